import { describe, expect, test } from 'vitest';
import { accepted, check, expectSound, ordered } from '../../tests/properties.ts';
import { bodyMassIndex } from './bmi.ts';
import { fatFreeMass, PROTEIN_ADVICE, proteinPerDay, proteinWeight } from './protein.ts';
import { bmiValue, cm, kg, percent } from './units.ts';

describe('recommendations for protein', () => {
  test('are those of their sources', () =>
    expect(
      Object.entries(PROTEIN_ADVICE).map(([key, { from, to, per }]) => `${key} ${from}–${to} ${per}`),
    ).toEqual([
      'minimum 0.8–0.8 bodyWeight', // Institute of Medicine 2005
      'guidelines 1.2–1.6 bodyWeight', // Dietary Guidelines for Americans 2025–2030
      'exercising 1.4–2 bodyWeight', // ISSN 2017
      'strength 1.6–2.2 bodyWeight', // Morton et al. 2018
      'leanDeficit 2.3–3.1 fatFreeMass', // Helms et al. 2014
    ]));

  test.each([
    { authority: 'article on protein, 50 kg', key: 'minimum', mass: 50, from: 40, to: 40 },
    { authority: 'article on protein, 80 kg', key: 'guidelines', mass: 80, from: 96, to: 128 },
    { authority: 'article on protein, 100 kg', key: 'strength', mass: 100, from: 160, to: 220 },
    { authority: 'by hand, 62.5 kg without fat', key: 'leanDeficit', mass: 62.5, from: 143.75, to: 193.75 },
  ] as const)('in grams a day: $key ($authority)', ({ key, mass, from, to }) => {
    const day = proteinPerDay(PROTEIN_ADVICE[key], kg(mass));
    expect(day.from).toBeCloseTo(from, 9);
    expect(day.to).toBeCloseTo(to, 9);
  });
});

describe('the weight that protein is counted for', () => {
  test.each([
    { why: 'just under 30: the weight', weight: 86.6, bmi: 29.999, result: 86.6 },
    { why: 'at 30: the weight of BMI 25', weight: 86.7, bmi: 30, result: 72.25 },
    { why: 'far above', weight: 140, bmi: 48.44, result: 72.25 },
  ])('$why', ({ weight, bmi, result }) =>
    expect(proteinWeight(kg(weight), cm(170), bmiValue(bmi))).toBeCloseTo(result, 9),
  );

  test('never makes a heavier person of anybody, and gives an index below 30', () =>
    check([accepted.weight, accepted.height], (weight, height) => {
      const counted = proteinWeight(weight, height, bodyMassIndex(weight, height));
      expectSound(counted);
      expect(counted).toBeLessThanOrEqual(weight);
      expect(bodyMassIndex(counted, height)).toBeLessThan(30);
    }));
});

test('what is not fat falls as fat rises, and never leaves the body', () =>
  check([accepted.weight, accepted.height, accepted.height], (weight, a, b) => {
    const [lean, fat] = ordered(percent(a / 3), percent(b / 3));
    expect(fatFreeMass(weight, fat)).toBeLessThanOrEqual(fatFreeMass(weight, lean));
    expect(fatFreeMass(weight, lean)).toBeLessThanOrEqual(weight);
    expectSound(fatFreeMass(weight, fat));
  }));
