import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classifyWaistToHeight } from '@evenscale/formulas/body-composition';
import { type Gender, GENDERS } from '@evenscale/formulas/energy';
import { percent, years } from '@evenscale/formulas/units';
import { heightOf, weightOf, type Height } from '#person/entry/measure-text.ts';
import type { Person } from '#person/person.ts';
import { choiceIn, numberIn, objectIn, readCases } from '@evenscale/reference/case-file';
import { accepted, check, expectSound } from '../../../../tests/properties.ts';
import { buildBodySize, CLASSIC_WEIGHTS } from './body-size-report.ts';
import type { ClassicWeight, ShownBodySize } from './body-size-report.ts';
import { formatRatio } from '#person/waist/format-ratio.ts';

const REFERENCE = join(import.meta.dirname, '../../../../packages/formulas/reference');

function metric(kilograms: number, centimetres: number, gender: Gender = 'female', age = 44): Person {
  return {
    units: 'metric',
    weight: weightOf(kilograms, 'kg'),
    height: heightOf(centimetres, 'cm'),
    age: years(age),
    gender,
    activityLevel: 'lightlyActive',
  };
}

function imperial(pounds: number, inches: number, gender: Gender = 'female'): Person {
  return {
    ...metric(1, 1, gender),
    units: 'imperial',
    weight: weightOf(pounds, 'lb'),
    height: heightOf(inches, 'in'),
  };
}

function shown(person: Person, waist: Height | null = null): ShownBodySize {
  const report = buildBodySize(person, waist);
  if (report.status !== 'shown') throw new Error(`expected a report, got ${report.status}`);
  return report;
}

const waist = (person: Person, centimetres: number): ShownBodySize['waist'] =>
  shown(person, heightOf(centimetres, 'cm')).waist;

describe('the reference cases', () => {
  const idealWeights = readCases(join(REFERENCE, 'ideal-weight-formulas.json'));
  test.each(idealWeights)('of the four weights: $id', ({ fields, expected }) => {
    const input = objectIn(fields, 'input');
    const { classics } = shown(metric(73, numberIn(input, 'heightCm'), choiceIn(input, 'sex', GENDERS)));
    expect(classics?.map(({ key }) => key)).toEqual(CLASSIC_WEIGHTS);
    for (const { key, value } of classics ?? [])
      expect(Math.abs(value - numberIn(expected, key))).toBeLessThanOrEqual(0.05);
  });

  const extras = readCases(join(REFERENCE, 'anthropometry-extras.json'));
  test.each(extras)('of waist and lean mass: $id', ({ fields, expected }) => {
    const input = objectIn(fields, 'input');
    const person = metric(
      numberIn(input, 'weightKg'),
      numberIn(input, 'heightCm'),
      choiceIn(input, 'sex', GENDERS),
    );
    const bodyFat = percent(numberIn(input, 'bodyFatPct'));
    const report = shown({ ...person, bodyFat }, heightOf(numberIn(input, 'waistCm'), 'cm'));
    const off = (value: number | null | undefined, field: string): number =>
      Math.abs((value ?? NaN) - numberIn(expected, field));
    expect(off('ratio' in report.waist ? report.waist.ratio : null, 'waistToHeight')).toBeLessThanOrEqual(
      0.005,
    );
    expect(off(report.leanMass.estimated, 'leanBodyMassBoerKg')).toBeLessThanOrEqual(0.005);
    expect(off(report.leanMass.measured?.index, 'ffmi')).toBeLessThanOrEqual(0.005);
  });
});

describe('a waist at a height of 175 cm', () => {
  const person = metric(74, 175);

  test.each([
    [69.9, 'noStatement'],
    [70, 'healthy'],
    [87.4, 'healthy'],
    [87.5, 'increased'],
    [104.9, 'increased'],
    [105, 'high'],
  ])('%d cm: %s', (centimetres, key) => {
    expect(waist(person, centimetres)).toMatchObject({ kind: 'classified', band: { key } });
  });

  test('is not calculated before it’s entered', () => {
    expect(shown(person).waist).toEqual({ kind: 'none' });
  });

  test.each([8.4, 52, 176])('of %d cm is questioned', (centimetres) => {
    expect(waist(person, centimetres)).toEqual({ kind: 'implausible' });
  });

  test('has no category from a BMI of 35 on', () => {
    expect(waist(metric(107, 175), 91)).toMatchObject({ kind: 'classified' });
    expect(waist(metric(107.2, 175), 91)).toEqual({ kind: 'unclassified', ratio: 0.52, reason: 'highBmi' });
  });

  test('gets no assessment with a BMI below 18.5', () => {
    expect(waist(metric(56.7, 175), 77)).toMatchObject({ kind: 'classified' });
    expect(waist(metric(56.6, 175), 77)).toEqual({
      kind: 'unclassified',
      ratio: 0.44,
      reason: 'underweight',
    });
  });
});

test('a waist of exactly 0.4, 0.5 or 0.6 of the height has the same ratio in inches', () => {
  for (let height = 50; height <= 85; height += 0.5) {
    for (const [share, key] of [
      [0.4, 'healthy'],
      [0.5, 'increased'],
      [0.6, 'high'],
    ] as const) {
      const report = shown(imperial(height * 2.4, height), heightOf(height * share, 'in'));
      // At 2.4 lb per inch the BMI is between 18.5 and 35 for these heights.
      expect(report.waist, `${height} in`).toMatchObject({ kind: 'classified', band: { key } });
    }
  }
});

describe('the lower limits for some family backgrounds', () => {
  test('are shown only if they were requested', () => expect(shown(metric(74, 175)).background).toBeNull());

  test.each([
    [18.4, 'underweight'],
    [18.6, 'normalWeight'],
    [22.9, 'normalWeight'],
    [23.1, 'overweight'],
    [27.4, 'overweight'],
    [27.6, 'obesityClass1'],
    [32.6, 'obesityClass2'],
    [37.6, 'obesityClass3'],
  ])('a BMI of %d: %s', (bmi, key) => {
    const person = { ...metric(bmi * 4, 200), familyBackground: true };
    expect(shown(person).background?.band.key).toBe(key);
  });
});

describe('the four weights', () => {
  const weights = (person: Person): Readonly<Partial<Record<ClassicWeight, number>>> =>
    Object.fromEntries((shown(person).classics ?? []).map(({ key, value }) => [key, value]));

  test('are in pounds next to a range in pounds', () => {
    const man = imperial(170, 70, 'male');
    expect(shown(man).healthyRange.unit).toBe('lb');
    expect(weights(man)['devine']).toBeCloseTo(73 / 0.453592, 9);
    expect(weights(man)['robinson']).toBeCloseTo(71 / 0.453592, 9);
  });

  test('are defined from five feet on, in both unit systems', () => {
    expect(shown(metric(50, 152.3)).classics).toBeNull();
    expect(shown(imperial(110, 59.9)).classics).toBeNull();
    expect(weights(metric(50, 152.4, 'male'))).toEqual({ hamwi: 48, devine: 50, robinson: 52, miller: 56.2 });
    expect(shown(imperial(110, 60)).classics).toHaveLength(4);
  });
});

describe('lean mass', () => {
  test('comes from body fat only if it was entered', () => {
    expect(shown(metric(74, 175)).leanMass.measured).toBeNull();
    const { measured } = shown({ ...metric(74, 175), bodyFat: percent(30) }).leanMass;
    expect(measured?.value).toBeCloseTo(51.8, 9);
    expect(measured?.index).toBeCloseTo(16.914286, 5);
  });

  test('is in pounds for imperial entries', () => {
    const { estimated, measured } = shown({ ...imperial(180, 71, 'male'), bodyFat: percent(18) }).leanMass;
    expect(measured?.value).toBeCloseTo(147.6, 9);
    expect(estimated).toBeCloseTo((0.407 * 81.64656 + 0.267 * 180.34 - 19.2) / 0.453592, 6);
  });

  test('is not estimated for an impossible body', () => {
    expect(shown(metric(2, 30)).leanMass.estimated).toBeNull();
    expect(shown(metric(20, 200)).leanMass.estimated).toBeNull();
  });
});

test('is not shown under 18', () => {
  expect(buildBodySize(metric(60, 168, 'female', 17.9), null)).toEqual({ status: 'underAge' });
});

describe('for any accepted entries', () => {
  const { weight, height, age, gender } = accepted;

  test('every figure is finite and not negative, and agrees with its category', () =>
    check([weight, height, height, age, gender], (w, h, around, a, g) => {
      const report = buildBodySize(
        { ...metric(w, h, g, a), familyBackground: true, bodyFat: percent(23) },
        heightOf(around, 'cm'),
      );
      if (report.status !== 'shown') return;
      const { classics, leanMass, waist: finding } = report;
      for (const { value } of classics ?? []) expectSound(value);
      expectSound(leanMass.estimated ?? 0);
      expectSound(leanMass.measured?.value ?? 0);
      expectSound(leanMass.measured?.index ?? 0);
      if (!('ratio' in finding)) return;
      expectSound(finding.ratio);
      if (finding.kind !== 'classified') return;
      const printed = formatRatio(finding.ratio, (value) => classifyWaistToHeight(value).key);
      expect(classifyWaistToHeight(Number(printed)).key).toBe(finding.band.key);
    }));

  test('pounds and inches give the same results', () =>
    check([weight, fc.double({ min: 100, max: 300, noNaN: true }), gender], (w, h, g) => {
      const one = shown(metric(w, h, g));
      const other = shown({
        ...imperial(1, 1, g),
        weight: weightOf(weightOf(w, 'kg').pounds, 'lb'),
        height: heightOf(heightOf(h, 'cm').inches, 'in'),
      });
      one.classics?.forEach(({ value }, index) => {
        const pounds = other.classics?.[index]?.value;
        if (pounds !== undefined) expect(pounds * 0.453592).toBeCloseTo(value, 6);
      });
      expect((other.leanMass.estimated ?? 0) * 0.453592).toBeCloseTo(one.leanMass.estimated ?? 0, 6);
    }));
});
