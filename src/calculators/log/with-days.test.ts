import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#person/log/local-day.ts';
import { withDays } from './with-days.ts';

const entry = (number: number, weightKg: number) => ({ day: addDays('2026-01-01', number), weightKg });
const entries = fc
  .uniqueArray(fc.nat(60), { maxLength: 20 })
  .map((numbers) => numbers.toSorted((one, other) => one - other).map((number) => entry(number, 80)));

test('days are replaced, added and removed in order', () => {
  const days = [entry(1, 80), entry(3, 81), entry(5, 82)];
  const changed = new Map([
    [entry(3, 0).day, null],
    [entry(5, 0).day, entry(5, 90)],
    [entry(0, 0).day, entry(0, 70)],
    [entry(4, 0).day, entry(4, 71)],
    [entry(9, 0).day, null],
  ]);
  expect(withDays(days, changed)).toEqual([entry(0, 70), entry(1, 80), entry(4, 71), entry(5, 90)]);
  expect(days).toHaveLength(3);
});

test('for any log and any changes, the result equals a sorted map', () => {
  fc.assert(
    fc.property(entries, fc.array(fc.tuple(fc.nat(60), fc.boolean())), (days, changes) => {
      const changed = new Map(
        changes.map(([number, isSaved]) => [entry(number, 0).day, isSaved ? entry(number, 90) : null]),
      );
      const all = new Map(days.map((day) => [day.day, day]));
      for (const [day, value] of changed) {
        if (value) all.set(day, value);
        else all.delete(day);
      }
      const expected = [...all.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1));
      expect(withDays(days, changed)).toEqual(expected);
    }),
  );
});
