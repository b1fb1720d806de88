import { describe, expect, test } from 'vitest';
import { accepted, check, expectSound, ordered } from '../../../../tests/properties.ts';
import { fatFreeMass } from '../body-composition/fat-free-mass.ts';
import { PROTEIN_ADVICE, proteinPerDay, proteinWeight } from './protein.ts';
import { cm, kg, percent } from '../units.ts';

describe('recommendations for protein', () => {
  test('are those of their sources', () =>
    expect(
      Object.entries(PROTEIN_ADVICE).map(([key, { from, to, per }]) => `${key} ${from}–${to} ${per}`),
    ).toEqual([
      'minimum 0.8–0.8 bodyWeight', // Institute of Medicine 2005
      'older 1–1.2 bodyWeight', // PROT-AGE 2013
      'guidelines 1.2–1.6 bodyWeight', // Dietary Guidelines for Americans 2025–2030
      'exercising 1.4–2 bodyWeight', // ISSN 2017
      'strength 1.6–2.2 bodyWeight', // Morton et al. 2018
      'leanDeficit 2.3–3.1 fatFreeMass', // Helms et al. 2014
    ]));

  test.each([
    { authority: 'article on protein, 50 kg', key: 'minimum', mass: 50, from: 40, to: 40 },
    { authority: 'article on protein, 70 kg', key: 'older', mass: 70, from: 70, to: 84 },
    { authority: 'article on protein, 80 kg', key: 'guidelines', mass: 80, from: 96, to: 128 },
    { authority: 'article on protein, 100 kg', key: 'strength', mass: 100, from: 160, to: 220 },
    { authority: 'by hand, 62.5 kg without fat', key: 'leanDeficit', mass: 62.5, from: 143.75, to: 193.75 },
  ] as const)('in grams a day: $key ($authority)', ({ key, mass, from, to }) => {
    const day = proteinPerDay(PROTEIN_ADVICE[key], kg(mass));
    expect(day.from).toBeCloseTo(from, 9);
    expect(day.to).toBeCloseTo(to, 9);
  });
});

describe('the weight that counts for protein', () => {
  test.each([
    { why: 'below BMI 25: the weight', weight: 60, result: 60 },
    { why: 'at BMI 25: the weight', weight: 72.25, result: 72.25 },
    { why: 'at BMI 30: a quarter of the 14.45 kg above', weight: 86.7, result: 75.8625 },
    { why: 'far above', weight: 140, result: 89.1875 },
  ])('$why', ({ weight, result }) => expect(proteinWeight(kg(weight), cm(170))).toBeCloseTo(result, 9));

  test('is never more than the weight, and never less than the smaller of the weight and the weight at BMI 25', () =>
    check([accepted.weight, accepted.height], (weight, height) => {
      const counted = proteinWeight(weight, height);
      expectSound(counted);
      expect(counted).toBeLessThanOrEqual(weight);
      expect(counted).toBeGreaterThanOrEqual(Math.min(weight, 25 * (height / 100) ** 2) * (1 - 1e-12));
    }));

  test('rises with the weight, without a jump at any BMI', () =>
    check([accepted.weight, accepted.height], (weight, height) => {
      const more = kg(weight + 0.001);
      const rise = proteinWeight(more, height) - proteinWeight(weight, height);
      expect(rise).toBeGreaterThan(0);
      expect(rise).toBeLessThanOrEqual(0.001 + 1e-9);
    }));
});

test('fat-free mass falls as fat rises, and stays between 0 and the weight', () =>
  check([accepted.weight, accepted.height, accepted.height], (weight, a, b) => {
    const [lean, fat] = ordered(percent(a / 3), percent(b / 3));
    expect(fatFreeMass(weight, fat)).toBeLessThanOrEqual(fatFreeMass(weight, lean));
    expect(fatFreeMass(weight, lean)).toBeLessThanOrEqual(weight);
    expectSound(fatFreeMass(weight, fat));
  }));
