import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepted, check, expectSound, ordered } from '../../../../tests/properties.ts';
import { HOME_BMI_BANDS, HOME_BMI_SCALE, classify, scalePosition } from '../bmi/bmi-bands.ts';
import { TDEE_BMI_BANDS, TDEE_BMI_SCALE } from '../bmi/tdee-bmi-bands.ts';
import {
  bodyMassIndex,
  bodyMassIndexImperial,
  idealWeightRange,
  idealWeightRangeImperial,
} from '../bmi/bmi.ts';
import { estimatedBodyFat, estimatedBodyFatCaveats } from './body-fat.ts';
import {
  bmiValue,
  centimetresFromInches,
  cm,
  inches,
  inchesFromCentimetres,
  kilogramsFromPounds,
  lb,
  poundsFromKilograms,
} from '../units.ts';

const { weight, height, age, gender } = accepted;
const index = fc.double({ noNaN: true, noDefaultInfinity: true }).map(bmiValue);
/** Human heights, which are large enough to avoid subnormal numbers. */
const personHeight = fc.double({ min: 10, max: 300, noNaN: true });

describe('body mass index', () => {
  test('is finite and not negative for everything the forms accept', () =>
    check([weight, height], (w, h) => {
      expectSound(bodyMassIndex(w, h));
      expectSound(bodyMassIndexImperial(poundsFromKilograms(w), inchesFromCentimetres(h)));
    }));

  test('rises with weight and falls with height', () =>
    check([weight, weight, height, height], (w1, w2, h1, h2) => {
      const [light, heavy] = ordered(w1, w2);
      const [short, tall] = ordered(h1, h2);
      expect(bodyMassIndex(heavy, h1)).toBeGreaterThanOrEqual(bodyMassIndex(light, h1));
      expect(bodyMassIndex(w1, tall)).toBeLessThanOrEqual(bodyMassIndex(w1, short));
    }));

  test('is the same in both unit systems within 0.011 %', () =>
    check(
      [fc.double({ min: 1, max: 2204, noNaN: true }), fc.double({ min: 10, max: 118, noNaN: true })],
      (w, h) => {
        const metric = bodyMassIndex(kilogramsFromPounds(lb(w)), centimetresFromInches(inches(h)));
        expect(Math.abs(bodyMassIndexImperial(lb(w), inches(h)) / metric - 1)).toBeLessThan(0.000_11);
      },
    ));
});

describe('the ideal weight range', () => {
  test('is finite, not negative and ordered for every height the forms accept', () =>
    check([height], (h) => {
      const { min, max } = idealWeightRange(h);
      expectSound(min);
      expectSound(max);
      expect(max).toBeGreaterThanOrEqual(min);
      expectSound(idealWeightRangeImperial(inchesFromCentimetres(h)).max);
    }));

  test('starts and ends with a healthy weight', () =>
    check([personHeight], (h) => {
      const metric = idealWeightRange(cm(h));
      const imperial = idealWeightRangeImperial(inches(h));
      const ends = [
        bodyMassIndex(metric.min, cm(h)),
        bodyMassIndex(metric.max, cm(h)),
        bodyMassIndexImperial(imperial.min, inches(h)),
        bodyMassIndexImperial(imperial.max, inches(h)),
      ];
      for (const rounded of ends) {
        // The last bits may be lost on the way back.
        const end = bmiValue(rounded * (1 + 1e-12));
        expect(classify(HOME_BMI_BANDS, end).key).toBe('normal');
        expect(classify(TDEE_BMI_BANDS, end).key).toBe('normalWeight');
      }
    }));

  test('rises with height and is the same in both unit systems within 0.011 %', () =>
    check([personHeight, personHeight], (h1, h2) => {
      const [short, tall] = ordered(h1, h2);
      expect(idealWeightRange(cm(tall)).max).toBeGreaterThanOrEqual(idealWeightRange(cm(short)).max);
      expect(idealWeightRange(cm(tall)).min).toBeGreaterThanOrEqual(
        idealWeightRange(cm(short)).min * (1 - 1e-15),
      );
      const imperial = kilogramsFromPounds(idealWeightRangeImperial(inchesFromCentimetres(cm(h1))).min);
      expect(Math.abs(imperial / idealWeightRange(cm(h1)).min - 1)).toBeLessThan(0.000_11);
    }));
});

describe('categories and scales', () => {
  test('every BMI has one category, and is within its limits', () =>
    check([index], (bmi) => {
      const band = classify(TDEE_BMI_BANDS, bmi);
      const next = TDEE_BMI_BANDS[TDEE_BMI_BANDS.indexOf(band) + 1];
      expect(bmi >= band.from || band === TDEE_BMI_BANDS[0]).toBe(true);
      expect(next === undefined || bmi < next.from).toBe(true);
    }));

  test('every BMI has a position between the ends of a scale', () =>
    check([index], (bmi) => {
      for (const scale of [HOME_BMI_SCALE, TDEE_BMI_SCALE]) {
        expectSound(scalePosition(scale, bmi));
        expect(scalePosition(scale, bmi)).toBeLessThanOrEqual(100);
      }
    }));
});

describe('estimated body fat', () => {
  test('is between 0 and 100 % for everything the forms accept, and rises with weight and age', () =>
    check([weight, weight, height, age, gender], (w1, w2, h, a, g) => {
      const [light, heavy] = ordered(w1, w2);
      const lower = estimatedBodyFat(bodyMassIndex(light, h), a, g);
      const higher = estimatedBodyFat(bodyMassIndex(heavy, h), a, g);
      expectSound(lower);
      expect(higher).toBeLessThanOrEqual(100);
      expect(higher).toBeGreaterThanOrEqual(lower);
      expect(estimatedBodyFatCaveats(bodyMassIndex(light, h), a, g, lower).length).toBeLessThanOrEqual(2);
    }));
});

describe('conversions', () => {
  test('converting there and back gives the same number', () =>
    check([weight, height], (w, h) => {
      expect(kilogramsFromPounds(poundsFromKilograms(w))).toBeCloseTo(w, 10);
      expect(centimetresFromInches(inchesFromCentimetres(h))).toBeCloseTo(h, 10);
    }));
});
