import { expect, test } from 'vitest';
import { daysSummary } from '../file-summary.ts';
import { collapsedTexts, comparedText, farText, foundText, leftOutTexts } from './file-words.ts';
import { refusedText } from './import-problem-words.ts';

test('a file is described in whole sentences that leave out what it lacks', () => {
  const day = { day: '2026-01-05', weightKg: 80 };
  expect(foundText({ formats: ['libra'], days: daysSummary([day]) })).toBe(
    'Read as Libra, from Jan 5, 2026 to Jan 5, 2026. 1 day has a weight.',
  );
  const days = [
    { ...day, waistCm: 90, note: 'early' },
    { ...day, intakeKcal: 2100, bodyFat: 22 },
    { day: '2026-03-01', weightKg: 81, bodyFat: 22 },
  ];
  expect(foundText({ formats: ['fitbit', 'withings', 'table'], days: daysSummary(days) })).toBe(
    'Read as Fitbit, Withings, and a table, from Jan 5, 2026 to Mar 1, 2026. 3 days have a weight. 1 day has calories. 1 day has a waist. 2 days have a body fat. 1 day has a note.',
  );
});

test('merged entries are reported with verbs that agree', () => {
  expect(collapsedTexts({ laterWeighings: 0, summedDays: 0, severalApps: 0 })).toEqual([]);
  expect(collapsedTexts({ laterWeighings: 1, summedDays: 2, severalApps: 1 })).toEqual([
    'Only a day’s first weigh-in counts, so 1 weigh-in is left out.',
    'On 2 days, meals were added up.',
    'On 1 day, more than one app recorded meals. The app with the highest total is used.',
  ]);
});

test('the comparison with the log has a sentence for each group of days', () => {
  const day = { day: '2026-01-05', weightKg: 80 };
  const none = { total: 0, some: [] };
  const conflicts = { total: 1, some: [{ inLog: day, inFile: { ...day, weightKg: 81 } }] };
  expect(comparedText({ added: 0, completed: 0, conflicts: none, extended: 0, known: 1 })).toBe(
    '0 days are new to your log. 1 day is already in your log.',
  );
  expect(
    comparedText({ added: 0, completed: 0, conflicts: { ...conflicts, total: 3 }, extended: 1, known: 2 }),
  ).toBe(
    '0 days are new to your log. 3 days have different values in your log and in the file. 1 of them also gets a value it was missing. 2 days are already in your log.',
  );
  expect(comparedText({ added: 1, completed: 2, conflicts, extended: 0, known: 0 })).toBe(
    '1 day is new to your log. 2 days in your log get values they were missing. 1 day has different values in your log and in the file.',
  );
});

test('a skipped line has its reason as a sentence', () => {
  expect(refusedText({ file: '', line: 1200, reason: 'noDate' })).toBe('Line 1,200: It has no date.');
  expect(refusedText({ file: 'a.csv', line: 7, reason: 'total' })).toBe(
    'Line 7 of a.csv: It’s a total of other lines.',
  );
});

test('what is left out is named with its rows, up to a point', () => {
  expect(leftOutTexts([])).toEqual([]);
  const columns = Array.from(
    { length: 8 },
    (_, at) => ({ kind: 'column', name: `c${at}`, rows: 1200 }) as const,
  );
  expect(
    leftOutTexts([{ kind: 'deleted', rows: 1 }, ...columns, { kind: 'table', name: 'steps.csv', rows: 1 }]),
  ).toEqual([
    '1 entry was deleted in the app and is left out.',
    'Left out, since the log has no place for it: c0 (1,200 rows), c1 (1,200 rows), c2 (1,200 rows), c3 (1,200 rows), c4 (1,200 rows), c5 (1,200 rows), and 2 more.',
    'Not read: steps.csv (1 row).',
  ]);
});

test('a weight that is far from the others is named by its day only while weights are hidden', () => {
  const far = { total: 1, some: [{ day: '2026-01-06', weightKg: 95 }] };
  const told = (isWeightHidden: boolean): string => farText(far, { weight: 'kg', isWeightHidden });
  expect(told(false)).toBe('1 weight is far from the others: 95 kg on Jan 6, 2026.');
  expect(told(true)).toBe('1 weight is far from the others: Jan 6, 2026.');
});
