/** Saved results for tests: a fixed one, and random ones for property tests. */
import { ACTIVITY_LEVELS, GENDERS } from '@evenscale/formulas/energy';
import { kcal, kg, percent, years } from '@evenscale/formulas/units';
import type { SavedResult } from '#person/database/saved-result.ts';
import { newResult } from '#parts/saved-results/new-result.ts';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import type { OwnMaintenance } from '#person/own-maintenance.ts';
import type { ShownResult } from '#parts/saved-results/shown-result.ts';
import fc from 'fast-check';

/** The TDEE calculator's result for the person in the specification's example. */
export const SHOWN: ShownResult = {
  calculator: 'tdee',
  person: {
    units: 'metric',
    inStone: false,
    weight: weightOf(72.5, 'kg'),
    height: heightOf(175, 'cm'),
    age: years(30),
    gender: 'male',
    activityLevel: 'moderatelyActive',
  },
  draft: {
    units: 'metric',
    inStone: false,
    weight: { unit: 'kg', kilograms: ' 72,5 kg' },
    height: { unit: 'cm', centimetres: '1,75 m' },
    age: '30',
    gender: 'male',
    activityLevel: 'moderatelyActive',
  },
  goal: 'lose',
  bodyFat: null,
  bodyFatText: '',
};

/** A result saved at a time such as `2026-11-21T17:03:05.000Z`. */
export const savedOn = (instant: string, note = '', shown = SHOWN): SavedResult =>
  newResult(shown, note, new Date(instant));

const notes = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.constantFrom('=1+1', '"', ',', '\n', '\r\n', "'", '@', '\t', '-', ' ', 'ä', '😀'), {
      maxLength: 12,
    })
    .map((parts) => parts.join('')),
);
const entry = fc.string({ unit: 'grapheme', maxLength: 20 });

/** Own maintenance calories, with an interval of a fraction of them in both directions. */
const ownFrom = (value: number, share: number): OwnMaintenance => ({
  value: kcal(value),
  low: kcal(value - share * value),
  high: kcal(value + share * value),
  weight: kg(80),
});

/** Random results with all kinds of people, notes and entries. */
export const savedResults: fc.Arbitrary<SavedResult> = fc
  .record({
    kilograms: fc.double({ min: 2, max: 1000, noNaN: true }),
    centimetres: fc.double({ min: 30, max: 300, noNaN: true }),
    age: fc.integer({ min: 0, max: 120 }),
    gender: fc.constantFrom(...GENDERS),
    activityLevel: fc.constantFrom(...ACTIVITY_LEVELS),
    units: fc.constantFrom('metric' as const, 'imperial' as const),
    goal: fc.constantFrom('lose' as const, 'maintain' as const, 'gain' as const),
    bodyFat: fc.option(fc.double({ min: 1, max: 70, noNaN: true })),
    calculator: fc.constantFrom('home' as const, 'tdee' as const),
    inStone: fc.boolean(),
    time: fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
    note: notes,
    bodyFatText: entry,
    macros: fc.constantFrom('balanced', 'lowCarb', 'own~26~44~30', 'ketogenic~20~50~30~s'),
    own: fc.option(
      fc.tuple(fc.double({ min: 500, max: 10_000, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
    ),
  })
  .map((drawn) => {
    const { gender, activityLevel, units, inStone } = drawn;
    // The TDEE calculator accepts ages from one year.
    const age = years(drawn.calculator === 'tdee' ? Math.max(1, drawn.age) : drawn.age);
    const weight = weightOf(drawn.kilograms, units === 'metric' ? 'kg' : inStone ? 'st' : 'lb');
    const shown: ShownResult = {
      calculator: drawn.calculator,
      person: {
        units,
        inStone,
        weight: weight.kilograms > 1000 ? weightOf(80, 'kg') : weight,
        height: heightOf(drawn.centimetres, 'cm'),
        age,
        gender,
        activityLevel,
        ...(drawn.calculator === 'tdee' && drawn.own ? { ownMaintenance: ownFrom(...drawn.own) } : {}),
      },
      draft: { ...SHOWN.draft, units, inStone, age: String(age), gender, activityLevel },
      ...(drawn.calculator === 'home'
        ? {}
        : {
            goal: drawn.goal,
            bodyFat: drawn.bodyFat === null ? null : percent(drawn.bodyFat),
            bodyFatText: drawn.bodyFatText,
            macros: drawn.macros,
          }),
    };
    return newResult(shown, drawn.note, drawn.time);
  });
