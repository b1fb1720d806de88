import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepted, check, expectSound, ordered } from '../../../../tests/properties.ts';
import { fatFreeMassIndex } from './body-fat.ts';
import {
  WAIST_TO_HEIGHT_BANDS,
  boerLeanMass,
  classifyWaistToHeight,
  devine,
  hamwi,
  miller,
  robinson,
  waistToHeight,
} from './body-size.ts';
import { navyBodyFat } from './navy-body-fat.ts';
import { cm, percent } from '../units.ts';

const { weight, height, gender } = accepted;
const bodyFat = fc.double({ min: 0, max: 100, noNaN: true }).map(percent);

describe('body measures', () => {
  test('are finite and not negative for everything the forms accept', () =>
    check([weight, height, height, bodyFat, gender], (w, h, waist, fat, g) => {
      expectSound(waistToHeight(waist, h));
      expectSound(boerLeanMass(w, h, g));
      expectSound(fatFreeMassIndex(w, fat, h));
      for (const equation of [devine, robinson, miller, hamwi]) expectSound(equation(h, g) ?? 0);
    }));

  test('rise with weight and height', () =>
    check([weight, weight, height, height, gender], (w1, w2, h1, h2, g) => {
      const [light, heavy] = ordered(w1, w2);
      const [short, tall] = ordered(h1, h2);
      expect(boerLeanMass(heavy, tall, g)).toBeGreaterThanOrEqual(boerLeanMass(light, short, g));
      for (const equation of [devine, robinson, miller, hamwi]) {
        expect(equation(tall, g) ?? 0).toBeGreaterThanOrEqual(equation(short, g) ?? 0);
      }
    }));

  test('put every waist-to-height ratio into one category', () =>
    check([fc.double({ noNaN: true })], (ratio) =>
      expect(WAIST_TO_HEIGHT_BANDS).toContain(classifyWaistToHeight(ratio)),
    ));
});

describe('body fat from a tape measure', () => {
  test('is between 0 and 100 % or impossible, for any measurements', () =>
    check([height, height, height, height, gender], (tall, neck, waist, hip, g) => {
      const tape = { height: tall, neck, waist };
      const result = navyBodyFat(g === 'male' ? { gender: g, ...tape } : { gender: g, ...tape, hip });
      if (result.kind === 'impossible') return;
      expectSound(result.bodyFat);
      expect(result.bodyFat).toBeLessThanOrEqual(100);
    }));

  test('rises with the waist', () =>
    check([fc.integer({ min: 60, max: 160 }), fc.integer({ min: 60, max: 160 })], (a, b) => {
      const [narrow, wide] = ordered(a, b).map((waist) =>
        navyBodyFat({ gender: 'male', height: cm(178), neck: cm(38), waist: cm(waist) }),
      );
      if (narrow?.kind !== 'estimated' || wide?.kind !== 'estimated') return;
      expect(wide.bodyFat).toBeGreaterThanOrEqual(narrow.bodyFat);
    }));
});
