import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTIVITY_LEVELS, type ActivityLevel, GENDERS, type Goal } from '@evenscale/formulas/energy';
import { kcal, percent, years } from '@evenscale/formulas/units';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import type { Person } from '#person/person.ts';
import { mostProteinOf } from './most-protein.ts';
import { proteinNeed, suggestedProtein, suggestedSettings } from './protein-need.ts';

function personOf(weight: number, height: number, activityLevel: ActivityLevel = 'veryActive'): Person {
  return {
    units: 'metric',
    weight: weightOf(weight, 'kg'),
    height: heightOf(height, 'cm'),
    age: years(30),
    gender: 'male',
    activityLevel,
  };
}

const lifter = personOf(92, 180);

describe('the suggested protein', () => {
  test.each([
    ['sedentary', 'lose', 'guidelines'],
    ['lightlyActive', 'gain', 'guidelines'],
    ['moderatelyActive', 'maintain', 'exercising'],
    ['moderatelyActive', 'lose', 'strength'],
    ['superActive', 'gain', 'strength'],
  ] as const)('%s, to %s: %s', (activityLevel, goal, key) =>
    expect(proteinNeed(personOf(70, 175, activityLevel), goal).key).toBe(key),
  );

  test('for a lean athlete who is losing weight is per kg of lean mass (Helms et al. 2014)', () => {
    const need = proteinNeed({ ...lifter, bodyFat: percent(15) }, 'lose');
    expect(need.key).toBe('leanDeficit');
    expect(need.from).toBeCloseTo(2.3 * 78.2, 9);
    expect(need.to).toBeCloseTo(3.1 * 78.2, 9);
    expect(mostProteinOf({ ...lifter, bodyFat: percent(15) }, 'lose')).toEqual({
      grams: need.to,
      isForLean: true,
    });
    // Body fat that is usual at this BMI.
    expect(proteinNeed({ ...lifter, bodyFat: percent(23) }, 'lose').key).toBe('strength');
  });

  test.each(ACTIVITY_LEVELS)(
    'from 65 on is one range for every goal, and never below PROT-AGE’s least: %s',
    (level) => {
      const person = { ...personOf(72, 170, level), age: years(68), bodyFat: percent(12) };
      for (const goal of ['lose', 'maintain', 'gain'] as const) {
        const need = proteinNeed(person, goal);
        expect(need).toMatchObject({ key: 'guidelines', isForOlder: true });
        expect(need.from).toBeCloseTo(1.2 * 72, 9);
        expect(need.to).toBeCloseTo(1.6 * 72, 9);
      }
      expect(proteinNeed({ ...person, age: years(64) }, 'lose').isForOlder).toBe(false);
    },
  );

  test('is the same number for every target, and fits into a small one', () => {
    const need = proteinNeed(personOf(70, 175), 'lose');
    expect(suggestedProtein(need)).toBe(133);
    for (const target of [1200, 1932, 3300])
      expect(suggestedSettings(need, kcal(target))).toEqual({
        protein: { amount: 133, unit: 'grams' },
        carbs: null,
        fat: { amount: 30, unit: 'percent' },
      });
    const large = proteinNeed(personOf(300, 190), 'lose');
    const { protein, fat } = suggestedSettings(large, kcal(1200));
    expect(protein?.amount).toBe(suggestedProtein(large));
    expect(fat?.amount).toBeLessThan(30);
    expect((protein?.amount ?? 0) * 4 + (fat?.amount ?? 0) * 12).toBeLessThanOrEqual(1200);
    expect(suggestedSettings(large, kcal(800))).toMatchObject({
      protein: { amount: 200 },
      fat: { amount: 0 },
    });
  });

  const anyone = fc.record({
    weight: fc.double({ min: 40, max: 220, noNaN: true }),
    height: fc.double({ min: 140, max: 210, noNaN: true }),
    gender: fc.constantFrom(...GENDERS),
    activityLevel: fc.constantFrom(...ACTIVITY_LEVELS),
    bodyFat: fc.option(fc.double({ min: 3, max: 60, noNaN: true }).map(percent)),
  });

  test('is never lower to lose weight than to gain it, nor to gain than to maintain; the limit is never below it', () => {
    const property = fc.property(anyone, ({ weight, height, activityLevel, ...others }) => {
      const person = { ...personOf(weight, height, activityLevel), ...others };
      const of = (goal: Goal): number => {
        const { from, to } = proteinNeed(person, goal);
        expect(to).toBeLessThanOrEqual(mostProteinOf(person, goal).grams + 1e-9);
        return (from + to) / 2;
      };
      expect(of('lose')).toBeGreaterThanOrEqual(of('gain'));
      expect(of('gain')).toBeGreaterThanOrEqual(of('maintain'));
    });
    fc.assert(property, { numRuns: 5000 });
  });
});
