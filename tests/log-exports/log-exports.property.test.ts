import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLog, type LogFileOptions } from '../../packages/cli/src/log-reading.ts';
import { expectedOf, rounded } from './expected-days.ts';
import { LAYOUTS, type Layout } from './layouts.ts';
import { seventyDays } from './seventy-days.ts';
import type { Day } from './write-files.ts';
import type { Answers, ReadDays } from '#parts/log-import/log-file-reading.ts';
import { readLogFile } from '#parts/log-import/read-log-file.ts';

const NOTE = fc.stringMatching(/^[a-z]{1,5}(?:[ ,][ a-z]{0,5}[a-z])?$/u);

const days: fc.Arbitrary<readonly Day[]> = fc
  .uniqueArray(
    fc.record({
      day: fc
        .date({ min: new Date('2001-01-01'), max: new Date('2026-01-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      weight: fc.integer({ min: 5000, max: 50_000 }).map((hundredths) => hundredths / 100),
      energy: fc.integer({ min: 2, max: 18_000 }),
      waist: fc.integer({ min: 200, max: 1100 }).map((tenths) => tenths / 10),
      fat: fc.integer({ min: 10, max: 700 }).map((tenths) => tenths / 10),
      note: NOTE,
    }),
    { selector: ({ day }) => day, minLength: 1, maxLength: 20 },
  )
  .map((list) => list.toSorted((one, other) => (one.day < other.day ? -1 : 1)));

const today = '2026-12-01';
const read = (bytes: Uint8Array<ArrayBuffer>, answers: Answers = {}) =>
  readLogFile(new Blob([bytes]), answers, { today, report: () => undefined });

function expectDays(reading: ReadDays, list: readonly Day[], layout: Layout): void {
  expect(reading.refused.lines).toEqual([]);
  expect(reading.days.map(rounded)).toEqual(list.map((day) => rounded(expectedOf(day, layout))));
}

describe.each(Object.entries(LAYOUTS))('%s', (_, layout) => {
  test('any list of days reads back', async () => {
    await fc.assert(
      fc.asyncProperty(days, async (list) => {
        const reading = await read(layout.write(list), layout.answers);
        if (reading.kind !== 'read') throw new Error(JSON.stringify(reading));
        expectDays(reading, list, layout);
      }),
      { numRuns: 40 },
    );
  });

  const measures = layout.has.filter((name) => name !== 'note' && name !== 'energy');
  test.skipIf(measures.length === 0)('a word in place of a number costs only itself', async () => {
    await fc.assert(
      fc.asyncProperty(days, fc.constantFrom(...measures), fc.nat(19), async (list, name, place) => {
        const at = place % list.length;
        // A first day shows what the file leaves open.
        const [good, ...others] = [{ ...list[0], day: '2000-01-01' } as Day, ...list];
        const wrong = others.map((day, index) => (index === at ? { ...day, [name]: 'skipped' } : day));
        const reading = await read(layout.write([good, ...(wrong as readonly Day[])]), layout.answers);
        if (reading.kind !== 'read') throw new Error(JSON.stringify(reading));
        const field = { weight: 'weightKg', waist: 'waistCm', fat: 'bodyFat' }[name];
        const expected = [good, ...others].map((day, index) =>
          Object.fromEntries(
            Object.entries(expectedOf(day, layout)).filter(([key]) => index !== at + 1 || key !== field),
          ),
        );
        const filled = expected.filter((day) => Object.keys(day).length > 1);
        expect(reading.days.map(rounded)).toEqual(filled.map(rounded));
      }),
      { numRuns: 12 },
    );
  });

  test('70 days are read by the site and the command line, with one screen of questions at most', async () => {
    const list = seventyDays(layout);
    const bytes = layout.write(list);
    const first = await read(bytes);
    const reading = first.kind === 'questions' ? await read(bytes, layout.answers) : first;
    if (reading.kind !== 'read') throw new Error(JSON.stringify(reading));
    expectDays(reading, list, layout);

    const { weightUnit, order, person, clock } = layout.answers ?? {};
    const options = { weightUnit, dateOrder: order, person, clock } as LogFileOptions;
    const readFile = () => Promise.resolve(new Blob([bytes]));
    const inCommand = await readLog('export', options, { today, readFile });
    if (inCommand.kind !== 'read') throw new Error(JSON.stringify(inCommand));
    expect(inCommand.days.map(({ day, weightKg, intakeKcal }) => [day, weightKg, intakeKcal])).toEqual(
      reading.days.map(({ day, weightKg, intakeKcal }) => [day, weightKg, intakeKcal]),
    );
  });
});
