import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_LEVELS,
  type ActivityCategory,
  type ActivityLevel,
  type Gender,
  GENDERS,
} from '@evenscale/formulas/energy';
import { kcal, kg, percent, years } from '@evenscale/formulas/units';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import type { Person } from '#person/person.ts';
import { choiceIn, numberIn, objectIn, readCases } from '@evenscale/reference/case-file';
import { accepted, check, expectSound } from '../../../tests/properties.ts';
import type { EnergyMethod } from './energy-estimates.ts';
import {
  buildEnergyComparison,
  type MethodEstimate,
  type ShownEnergyComparison,
} from './energy-comparison.ts';

const REFERENCE = join(import.meta.dirname, '../../../packages/formulas/reference');

function person(
  kilograms: number,
  centimetres: number,
  age: number,
  gender: Gender,
  activityLevel: ActivityLevel,
): Person {
  return {
    units: 'metric',
    weight: weightOf(kilograms, 'kg'),
    height: heightOf(centimetres, 'cm'),
    age: years(age),
    gender,
    activityLevel,
  };
}

function shown(someone: Person, bodyFat: number | null = null): ShownEnergyComparison {
  const report = buildEnergyComparison({ ...someone, bodyFat: bodyFat === null ? null : percent(bodyFat) });
  if (report.status !== 'shown') throw new Error(`expected a comparison, got ${report.status}`);
  return report;
}

function opinion({ estimates }: ShownEnergyComparison, method: EnergyMethod): MethodEstimate {
  const found = estimates.find((one) => one.method === method);
  if (!found) throw new Error(`no estimate by ${method}`);
  return found;
}

describe('the table agrees with the reference grids', () => {
  test.each(readCases(join(REFERENCE, 'bmr-tdee-grid.json')))('in case $id', ({ fields, expected }) => {
    const input = objectIn(fields, 'input');
    const someone = person(
      numberIn(input, 'weightKg'),
      numberIn(input, 'heightCm'),
      numberIn(input, 'age'),
      choiceIn(input, 'sex', GENDERS),
      choiceIn(input, 'activityLevel', ACTIVITY_LEVELS),
    );
    const without = shown(someone);
    const withFat = shown(someone, numberIn(input, 'bodyFatPctForKatch'));
    const off = (value: number, field: string): number => Math.abs(value - numberIn(expected, field));
    const resting = ({ resting: rest }: MethodEstimate): number => rest?.value ?? NaN;
    expect(off(resting(opinion(without, 'mifflin')), 'bmrMifflin')).toBeLessThanOrEqual(1);
    expect(off(opinion(without, 'mifflin').day.value, 'tdeeMifflin')).toBeLessThanOrEqual(2);
    expect(off(resting(opinion(without, 'harrisBenedict')), 'bmrHarrisBenedictRevised')).toBeLessThan(0.001);
    expect(off(resting(opinion(withFat, 'katchMcArdle')), 'bmrKatchMcArdle')).toBeLessThanOrEqual(1);
    expect(off(opinion(withFat, 'katchMcArdle').day.value, 'tdeeKatchMcArdle')).toBeLessThanOrEqual(2);
  });

  const LEVELS: Readonly<Record<ActivityCategory, ActivityLevel>> = {
    inactive: 'lightlyActive',
    lowActive: 'moderatelyActive',
    active: 'veryActive',
    veryActive: 'superActive',
  };

  test.each(readCases(join(REFERENCE, 'eer-2023.json')))('in case $id', ({ fields, expected }) => {
    const input = objectIn(fields, 'input');
    const level = LEVELS[choiceIn(input, 'activityCategory', ACTIVITY_CATEGORIES)];
    const someone = person(
      numberIn(input, 'weightKg'),
      numberIn(input, 'heightCm'),
      numberIn(input, 'ageYears'),
      choiceIn(input, 'sex', GENDERS),
      level,
    );
    const eer = opinion(shown(someone), 'eer');
    expect(Math.abs(eer.day.value - numberIn(expected, 'eerKcal'))).toBeLessThanOrEqual(0.01);
    expect(eer.resting).toBeNull();
  });
});

describe('a man of 80 kg, 180 cm, 30 years, moderately active', () => {
  const report = shown(person(80, 180, 30, 'male', 'moderatelyActive'));

  test('has three estimates, the site’s own first', () => {
    expect(report.estimates.map(({ method }) => method)).toEqual(['mifflin', 'harrisBenedict', 'eer']);
    expect(report.used.method).toBe('mifflin');
    expect(opinion(report, 'mifflin').day.value).toBe(2759);
    expect(opinion(report, 'eer').day.value).toBeCloseTo(2945.77, 2);
    expect(report.category).toBe('lowActive');
  });

  test('shows each published error as a range, at rest and for the day', () => {
    expect(opinion(report, 'mifflin').resting?.range?.low).toBe(1602);
    expect(opinion(report, 'mifflin').resting?.range?.high).toBeCloseTo(1958, 9);
    expect(opinion(report, 'mifflin').day.range?.high).toBeCloseTo(2759 * 1.14, 9);
    expect(opinion(report, 'harrisBenedict').resting?.value).toBeCloseTo(1853.632, 9);
    expect(opinion(report, 'harrisBenedict').resting?.range?.low).toBeCloseTo(1853.632 * 0.86, 9);
    expect(opinion(report, 'eer').day.range).toBeNull();
    expect(opinion(report, 'eer').error).toEqual({ kind: 'none' });
  });

  test('has no estimate from lean mass without a body fat measurement', () => {
    expect(report.missing).toEqual([
      { method: 'katchMcArdle', reason: 'needsBodyFat' },
      { method: 'cunningham', reason: 'needsBodyFat' },
    ]);
  });

  test('has a spread from the lowest to the highest daily figure', () => {
    expect(report.spread).toBeCloseTo(2945.77 - 2759, 2);
    expect(report.agreement).toBe('withinRange');
  });
});

describe('with a body fat measurement', () => {
  const report = shown(person(75, 172, 41, 'female', 'veryActive'), 12);

  test('Katch–McArdle is the site’s own and comes first', () => {
    expect(report.used.method).toBe('katchMcArdle');
    expect(report.estimates.map(({ method }) => method)).toEqual([
      'katchMcArdle',
      'mifflin',
      'harrisBenedict',
      'cunningham',
      'eer',
    ]);
    expect(opinion(report, 'katchMcArdle').resting?.value).toBeCloseTo(1795.6, 9);
    expect(opinion(report, 'cunningham').resting?.value).toBe(1952);
    expect(report.missing).toEqual([]);
  });

  test('the range is the effect of a measurement five points off', () => {
    const katch = opinion(report, 'katchMcArdle');
    expect(katch.resting?.range?.low).toBeCloseTo(1795.6 - 81, 9);
    expect(katch.resting?.range?.high).toBeCloseTo(1795.6 + 81, 9);
    expect(katch.error).toMatchObject({ kind: 'bodyFatReading', points: 5 });
    expect('energy' in katch.error ? katch.error.energy : 0).toBeCloseTo(81, 9);
    expect(report.agreement).toBe('leanMass');
  });

  test('a measurement of 3 % has no range below 0', () => {
    const katch = opinion(shown(person(90, 185, 33, 'male', 'superActive'), 3), 'katchMcArdle');
    expect(katch.resting?.range?.high).toBeCloseTo(370 + 21.6 * 90, 9);
  });
});

describe('when a method does not apply', () => {
  test('none is shown under 18', () => {
    const teenager = person(61, 171, 17.9, 'female', 'lightlyActive');
    expect(buildEnergyComparison(teenager)).toEqual({ status: 'underAge' });
  });

  test.each([
    [18.9, false],
    [19, true],
  ])('at %d years the reference intakes are given: %s', (age, isGiven) => {
    const { estimates, missing } = shown(person(64, 176, age, 'male', 'veryActive'));
    expect(estimates.some(({ method }) => method === 'eer')).toBe(isGiven);
    expect(missing.some(({ reason }) => reason === 'olderAdultsOnly')).toBe(!isGiven);
  });

  test('no method far outside its range', () => {
    const report = shown(person(5, 100, 120, 'male', 'superActive'));
    expect(report.estimates.map(({ method }) => method)).toEqual(['mifflin']);
    expect(report.missing).toContainEqual({ method: 'harrisBenedict', reason: 'outsideRange' });
    expect(report.missing).toContainEqual({ method: 'eer', reason: 'outsideRange' });
  });

  test('nothing is compared if the calculator itself shows no figure', () => {
    expect(buildEnergyComparison(person(1, 50, 120, 'female', 'sedentary'))).toEqual({
      status: 'outsideRange',
    });
  });
});

describe('the meaning of the difference', () => {
  test.each([
    ['sittingGap', 70, 175, 30, 'male', 'sedentary', null],
    ['withinRange', 62, 165, 45, 'female', 'lightlyActive', null],
    ['withinRange', 110, 176, 50, 'male', 'lightlyActive', null],
    ['apart', 50, 155, 75, 'female', 'superActive', null],
    ['leanMass', 72, 169, 28, 'female', 'moderatelyActive', 12],
  ] as const)('%s for %d kg, %d cm, %d years, %s, %s', (agreement, kilos, tall, age, gender, level, fat) => {
    expect(shown(person(kilos, tall, age, gender, level), fat).agreement).toBe(agreement);
  });

  test('an underweight person is recognized', () => {
    expect(shown(person(51, 178, 26, 'female', 'sedentary')).isUnderweight).toBe(true);
    expect(shown(person(67, 178, 26, 'female', 'sedentary')).isUnderweight).toBe(false);
  });
});

describe('for any accepted entries', () => {
  const { weight, height, age, gender } = accepted;
  const fat = fc.option(fc.double({ min: 1, max: 70, noNaN: true }));
  const level = fc.constantFrom(...ACTIVITY_LEVELS);

  test('every figure is finite, above 0, inside its range and within the spread', () =>
    check([weight, height, age, gender, level, fat], (w, h, a, g, l, f) => {
      const report = buildEnergyComparison({
        ...person(w, h, a, g, l),
        bodyFat: f === null ? null : percent(f),
      });
      if (report.status !== 'shown') return;
      expectSound(report.spread);
      expect(report.estimates.length + report.missing.length).toBe(5);
      for (const { resting, day } of report.estimates) {
        for (const estimate of resting ? [resting, day] : [day]) {
          expectSound(estimate.value);
          expect(estimate.value).toBeGreaterThan(0);
          if (!estimate.range) continue;
          expectSound(estimate.range.low);
          expect(estimate.range.low).toBeLessThanOrEqual(estimate.value);
          expect(estimate.range.high).toBeGreaterThanOrEqual(estimate.value);
        }
        expect(Math.abs(day.value - report.used.day.value)).toBeLessThanOrEqual(report.spread);
      }
    }));

  test('pounds and inches give the same results as kilograms and centimeters', () =>
    check([weight, height, age, gender, level], (w, h, a, g, l) => {
      const metric = person(w, h, a, g, l);
      const imperial: Person = {
        ...metric,
        units: 'imperial',
        weight: weightOf(metric.weight.pounds, 'lb'),
        height: heightOf(metric.height.inches, 'in'),
      };
      const [one, other] = [metric, imperial].map((someone) => buildEnergyComparison(someone));
      if (one?.status !== 'shown' || other?.status !== 'shown') return;
      if (one.estimates.length !== other.estimates.length) return; // At the edge of an equation's range.
      one.estimates.forEach(({ day }, index) => {
        expect(other.estimates[index]?.day.value).toBeCloseTo(day.value, 6);
      });
    }));
});

test('the visitor’s own log comes first, followed by every equation', () => {
  const man = person(80, 180, 40, 'male', 'sedentary');
  const ownMaintenance = { value: kcal(2500), low: kcal(2400), high: kcal(2600), weight: kg(80) };
  const report = buildEnergyComparison({ ...man, ownMaintenance });
  const without = buildEnergyComparison(man);
  if (report.status !== 'shown' || without.status !== 'shown') throw new RangeError('expected a comparison');
  expect(report.used).toMatchObject({ method: 'ownLog', isUsed: true, resting: null, day: { value: 2500 } });
  expect(report.estimates.slice(1).map(({ method, day }) => [method, day])).toEqual(
    without.estimates.map(({ method, day }) => [method, day]),
  );
  expect(report.agreement).toBe('outsideOwn');
  const wide = { ...ownMaintenance, low: kcal(1000), high: kcal(4000) };
  const agreeing = buildEnergyComparison({ ...man, ownMaintenance: wide });
  expect(agreeing.status === 'shown' && agreeing.agreement).toBe('withinOwn');
});
