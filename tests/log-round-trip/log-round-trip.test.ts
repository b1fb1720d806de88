import fc from 'fast-check';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exportLog } from '#parts/log-export/export-log.ts';
import { changesFrom, logDaysOf } from '#parts/log-import/merge-days.ts';
import { readLogFile } from '#parts/log-import/read-log-file.ts';
import { STORE_DATABASE } from '#person/database/store-schema.ts';
import { LOG_SPAN } from '#person/log/local-day.ts';
import { eraseEverything } from '#person/database/saved-store.ts';
import { readLog, writeDays } from '#person/log/log-store.ts';
import { cleanLogNote, parseStoredDay } from '#person/log/parse-log.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';

const NOW = new Date('2026-11-22T09:30:00.000Z');
const OPTIONS = { centimetres: null, heightDay: '2026-11-22', newId: () => '' };

/** Logs as stored: one entry a day, in order, with at least one value. */
const logs = fc
  .uniqueArray(
    fc.record(
      {
        day: fc
          .date({ min: new Date(LOG_SPAN.first), max: new Date(LOG_SPAN.last), noInvalidDate: true })
          .map((date) => date.toISOString().slice(0, 10)),
        weightKg: fc.double({ min: 0.001, max: 1000, noNaN: true }),
        intakeKcal: fc.double({ min: 0, max: 20_000, noNaN: true }).map((value) => value + 0),
        waistCm: fc.double({ min: 0.001, max: 300, noNaN: true }),
        bodyFat: fc.double({ min: 1, max: 70, noNaN: true }),
        note: fc.string({ maxLength: 40 }).map(cleanLogNote),
      },
      { requiredKeys: ['day'] },
    ),
    { selector: ({ day }) => day, maxLength: 30 },
  )
  .map((days) =>
    days
      .toSorted((one, other) => (one.day < other.day ? -1 : 1))
      .flatMap((day): StoredLogDay[] => {
        const stored = parseStoredDay(day);
        return stored ? [stored] : [];
      }),
  );

async function readBack(file: Blob): Promise<readonly StoredLogDay[]> {
  const reading = await readLogFile(file, {}, { today: '2026-11-22', report: () => undefined });
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading));
  expect(reading.refused.total).toBe(0);
  return reading.days;
}

async function storedLog(): Promise<readonly StoredLogDay[]> {
  const read = await readLog();
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

test('a log comes back unchanged from its file', async () => {
  await fc.assert(
    fc.asyncProperty(logs, async (log) => {
      fc.pre(log.length > 0);
      const { blob } = await exportLog(log, 'csv', NOW, OPTIONS);
      expect(await readBack(blob)).toEqual(log);
    }),
    { numRuns: 200 },
  );
});

const inHundredths = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : Math.round(value * 100) / 100;

test('what a clinic’s file has comes back, with two decimals', async () => {
  await fc.assert(
    fc.asyncProperty(logs, async (log) => {
      // What isn't likely for another app's file is refused there, and 0.00 says nothing.
      const likely = log.flatMap(({ day, weightKg, waistCm, bodyFat }): StoredLogDay[] => {
        const stored = parseStoredDay({
          day,
          weightKg: weightKg !== undefined && weightKg > 20 && weightKg < 500 ? weightKg : undefined,
          waistCm: waistCm !== undefined && waistCm > 1 ? waistCm : undefined,
          bodyFat,
        });
        return stored && day < '2026-11-22' ? [stored] : [];
      });
      fc.pre(likely.length > 0);
      const { blob } = await exportLog(likely, 'fhir', NOW, { ...OPTIONS, centimetres: 178 });
      const expected = likely.map(({ day, ...values }) => ({
        day,
        ...Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, inHundredths(value as number)]),
        ),
      }));
      expect(await readBack(blob)).toEqual(expected);
    }),
    { numRuns: 100 },
  );
});

describe('exported, erased and imported', () => {
  // Other files of the same worker may have left a log.
  beforeEach(() => deleteDB(STORE_DATABASE));
  afterEach(() => deleteDB(STORE_DATABASE));

  const log: readonly StoredLogDay[] = [
    { day: '2026-01-05', weightKg: 80.40000000000001, intakeKcal: 2150.5, note: "'=SUM(A1)" },
    { day: '2026-01-06', intakeKcal: 0 },
    { day: '2026-01-07', weightKg: 95, waistCm: 94.50000000000001, bodyFat: 27.3, isConfirmed: true },
    { day: '2026-01-08', waistCm: 93 },
    { day: '2026-01-09', bodyFat: 1 },
    { day: '2027-02-01', note: 'a plan, "quoted"' },
  ];

  test('the log is identical', async () => {
    expect((await writeDays(log)).ok).toBe(true);
    expect(await storedLog()).toEqual(log);
    const { blob } = await exportLog(await storedLog(), 'csv', NOW, OPTIONS);
    expect((await eraseEverything()).ok).toBe(true);
    expect(await storedLog()).toEqual([]);

    const written = await writeDays(changesFrom(await readBack(blob), logDaysOf(await storedLog()), 'log'));
    expect(await storedLog()).toEqual(log);
    if (written.ok) await written.value.undo();
    expect(await storedLog()).toEqual([]);
  });
});
