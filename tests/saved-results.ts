/** Saved results for tests: a fixed one, and random ones for property tests. */
import fc from 'fast-check';
import type { ResultRow } from '#person/database/result-row.ts';
import { newResult } from '#parts/saved-results/new-result.ts';
import { changedEntries, initialEntries } from '#person/entries/field.ts';
import { keepEntries, type KeptEntries } from '#person/entries/kept.ts';
import { home } from '#tools/home/entries.ts';
import { planner, type PlannerEntries } from '#tools/planner/entries.ts';
import { pregnancy, type PregnancyEntries } from '#tools/pregnancy/entries.ts';
import { tdee, type TdeeEntries } from '#tools/tdee/entries.ts';
import { UNITS } from '#person/units.ts';

/** The entries of a TDEE result for the person in the specification's example. */
export const tdeeEntries = (differing: Partial<TdeeEntries> = {}): TdeeEntries =>
  changedEntries(tdee, initialEntries(tdee), {
    weight: 'kg~ 72,5 kg',
    height: 'cm~1,75 m',
    age: '30',
    goal: 'lose',
    ...differing,
  });

/** The same, as kept. */
const KEPT: KeptEntries = keepEntries(tdee, tdeeEntries());

/** A plan's entries as kept: 80 kg on May 20, 2027. */
export const keptPlan = (differing: Partial<PlannerEntries> = {}): KeptEntries =>
  keepEntries(
    planner,
    changedEntries(planner, initialEntries(planner), {
      weight: '90',
      height: '178',
      age: '40',
      goalWeight: '80',
      goalDate: '2027-05-20',
      ...differing,
    }),
  );

/** A pregnancy's entries as kept: week 24, from a due date. */
export const keptPregnancy = (differing: Partial<PregnancyEntries> = {}): KeptEntries =>
  keepEntries(
    pregnancy,
    changedEntries(pregnancy, initialEntries(pregnancy), {
      weight: '65',
      height: '165',
      age: '30',
      weightNow: '71',
      weekBy: 'dueDate',
      dueDate: '2027-03-20',
      today: '2026-11-28',
      ...differing,
    }),
  );

/** Whose results these are. */
const PERSON = 'me';

/** A result saved at a time such as `2026-11-21T17:03:05.000Z`. */
export function savedOn(instant: string, note = '', kept = KEPT): ResultRow {
  const result = newResult(kept, note, new Date(instant));
  if (!result) throw new RangeError(`savedOn: got ${kept.tool}`);
  return { ...result, person: PERSON };
}

const notes = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.constantFrom('=1+1', '"', ',', '\n', '\r\n', "'", '@', '\t', '-', ' ', 'ä', '😀'), {
      maxLength: 12,
    })
    .map((parts) => parts.join('')),
);

const weights = fc.oneof(
  fc.double({ min: 40, max: 200, noNaN: true }).map((kilograms) => `kg~${kilograms.toFixed(2)} kg`),
  fc
    .tuple(fc.integer({ min: 7, max: 30 }), fc.integer({ min: 0, max: 13 }))
    .map(([st, lb]) => `st~${st}~${lb}`),
);

const people = fc.record({
  weight: weights,
  height: fc.oneof(
    fc.integer({ min: 140, max: 210 }).map((centimetres) => `cm~${centimetres}`),
    fc.integer({ min: 0, max: 11 }).map((inches) => `ft~5~${inches}`),
  ),
  age: fc.integer({ min: 1, max: 120 }).map(String),
  gender: fc.constantFrom('male' as const, 'female' as const),
  units: fc.constantFrom(...UNITS),
});

/** Random results of home and TDEE with all kinds of people, notes and entries. */
export const savedResults: fc.Arbitrary<ResultRow> = fc
  .record({
    person: people,
    tool: fc.constantFrom('home', 'tdee'),
    goal: fc.constantFrom('lose' as const, 'maintain' as const, 'gain' as const),
    bodyFat: fc.constantFrom('', '22,5', '15.5 %'),
    macros: fc.constantFrom('balanced', 'lowCarb', 'own~176g~~0.9k', 'ketogenic~20~~30~s'),
    time: fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
    note: notes,
  })
  .map(({ person, tool, goal, bodyFat, macros, time, note }) => {
    const kept =
      tool === 'home'
        ? keepEntries(home, changedEntries(home, initialEntries(home), person))
        : keepEntries(tdee, tdeeEntries({ ...person, goal, bodyFat, macros }));
    return savedOn(time.toISOString(), note, kept);
  });
