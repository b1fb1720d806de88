import { Blob as NodeBlob } from 'node:buffer';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { currentPerson, putPerson } from '#person/database/people.ts';
import { STORE_DATABASE } from '#person/database/store-schema.ts';
import { addDays } from '#person/log/local-day.ts';
import { readLog, writeDays } from '#person/log/log-store.ts';
import type { FileSummary, ImportChoice } from './file-summary.ts';
import { importer, type Importer, type Written } from './importer.ts';

const TODAY = '2026-11-22';
const CHOICE: ImportChoice = { preference: 'log', farChoice: null };
const NOBODY = { entries: null, energyUnit: 'kcal' } as const;
const nothing = (): void => undefined;

beforeEach(() => deleteDB(STORE_DATABASE));

async function summaryOf({ read }: Importer, rows: readonly string[]): Promise<FileSummary> {
  const file = new NodeBlob([`Date,Weight (kg)\n${rows.join('\n')}\n`]) as unknown as Blob;
  const found = await read({ file, answers: {}, today: TODAY, visit: NOBODY }, nothing);
  if (found.kind !== 'read') throw new Error(JSON.stringify(found));
  return found.summary;
}

function doneIn(written: Written) {
  if (written.kind !== 'written') throw new Error(JSON.stringify(written));
  return written.done;
}

async function units(): Promise<unknown> {
  const person = await currentPerson();
  return person.ok ? person.value?.entries : person.problem;
}

async function stored(): Promise<unknown> {
  const log = await readLog();
  return log.ok ? log.value : log.problem;
}

const manyRows = Array.from({ length: 1000 }, (_, index) => `${addDays('2020-01-01', index)},80.4`);

describe('an import', () => {
  test('gives the page a few of the days, and how many there are', async () => {
    const { days, comparison } = await summaryOf(importer(), manyRows);
    expect(days.total).toBe(1000);
    expect(days.some).toHaveLength(6);
    expect(days.counts).toEqual({ weightKg: 1000, intakeKcal: 0, waistCm: 0, bodyFat: 0, note: 0 });
    expect(comparison).toEqual({
      added: 1000,
      completed: 0,
      conflicts: { total: 0, some: [] },
      extended: 0,
      known: 0,
    });
  });

  test('says how much is written, and undoes it', async () => {
    const { write, undo, ...others } = importer();
    await summaryOf({ write, undo, ...others }, manyRows);
    const shares: number[] = [];
    const written = await write(CHOICE, (share) => void shares.push(share));
    expect(written).toMatchObject({ kind: 'written', days: 1000, stayed: 0 });
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.length).toBeGreaterThan(5);
    expect(shares.at(-1)).toBe(1);
    expect(await stored()).toHaveLength(1000);
    expect(await undo(doneIn(written))).toEqual({ ok: true, value: null });
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['Weight (lb)', '180', { units: 'imperial' }],
    ['Weight (st)', '12 st 6', { units: 'stone' }],
    // What was chosen on the page may be another one.
    ['Weight (kg)', '80', {}],
  ])('shows the log of a new visitor in its units: %s', async (name, weight, entries) => {
    const { read, write } = importer();
    const file = new NodeBlob([`Date,${name}\n2026-01-05,${weight}\n`]) as unknown as Blob;
    await read({ file, answers: {}, today: TODAY, visit: NOBODY }, nothing);
    await write(CHOICE, nothing);
    expect(await units()).toEqual(entries);
  });

  test('leaves the units of a visitor who has some', async () => {
    const file = new NodeBlob(['Date,Weight (lb)\n2026-01-05,180\n']) as unknown as Blob;
    const visit = { ...NOBODY, entries: { units: 'metric' } };
    const { read, write, undo } = importer();
    await read({ file, answers: {}, today: TODAY, visit }, nothing);
    const written = await write(CHOICE, nothing);
    expect(await units()).toEqual({});
    await undo(doneIn(written));
    await putPerson({ name: 'Ana' });
    const other = importer();
    await other.read({ file, answers: {}, today: TODAY, visit: NOBODY }, nothing);
    await other.write(CHOICE, nothing);
    expect(await units()).toEqual({});
  });

  test('that is stopped in between leaves the log as it was', async () => {
    await writeDays([{ day: '2020-01-05', weightKg: 79 }]);
    const steps = importer();
    await summaryOf(steps, manyRows);
    const shares: number[] = [];
    const written = await steps.write({ preference: 'file', farChoice: null }, (share) => {
      shares.push(share);
      if (share > 0.4) steps.stop();
    });
    expect(written).toEqual({ kind: 'stopped' });
    expect(Math.max(...shares)).toBeLessThan(0.6);
    expect(await stored()).toEqual([{ day: '2020-01-05', weightKg: 79 }]);
  });

  test('that is stopped after the last day was written says so, and can be undone', async () => {
    const steps = importer();
    await summaryOf(steps, manyRows);
    const written = await steps.write(CHOICE, (share) => (share === 1 ? steps.stop() : undefined));
    expect(written).toMatchObject({ kind: 'written', days: 1000, stayed: 0 });
    await steps.undo(doneIn(written));
    expect(await stored()).toEqual([]);
  });
});

test('each choice writes as many days as the page was told', async () => {
  const inLog = [
    { day: '2026-01-05', weightKg: 80.4 },
    { day: '2026-01-07', weightKg: 79 },
    { day: '2026-01-08', waistCm: 90 },
  ];
  const rows = ['05,80.4', '06,95', '07,80.2', '08,80.1', '09,79.9', '10,60', '11,80'].map(
    (row) => `2026-01-${row}`,
  );
  const counts = new Set<number>();
  const choices = (await summaryOf(importer(), rows)).changes;
  expect(choices).toHaveLength(6);
  for (const { preference, farChoice } of choices) {
    await deleteDB(STORE_DATABASE);
    await writeDays(inLog);
    const steps = importer();
    const { changes } = await summaryOf(steps, rows);
    const told = changes.find((other) => other.preference === preference && other.farChoice === farChoice);
    expect(await steps.write({ preference, farChoice }, nothing)).toMatchObject({
      kind: 'written',
      days: told?.days,
      stayed: 0,
    });
    counts.add(told?.days ?? 0);
  }
  expect([...counts].toSorted((one, other) => one - other)).toEqual([3, 4, 5, 6]);
});

test('where nothing can be stored, the import says why', async () => {
  const steps = importer();
  await summaryOf(steps, manyRows);
  const open = indexedDB.open(STORE_DATABASE, 100);
  await new Promise((go) => (open.onsuccess = go));
  open.result.close();
  expect(await steps.write(CHOICE, nothing)).toEqual({ kind: 'failed', problem: 'newer' });
  expect(await importer().write(CHOICE, nothing)).toEqual({ kind: 'failed', problem: 'failed' });
});
