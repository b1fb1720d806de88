/** The new texts are read, converted and questioned exactly like the old ones. Goes with the old code. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heightOf } from '#person/entry/measure-text.ts';
import {
  likelyHeight as oldLikelyHeight,
  likelyWeight as oldLikelyWeight,
} from '#person/entry/likely-entry.ts';
import * as old from '#person/draft.ts';
import type { HeightText, WeightText } from '#person/draft.ts';
import { likelyWaist as oldLikelyWaist, waistAs, waistOf } from '#person/waist/waist-text.ts';
import { likelyHeight, likelyWeight } from './likely.ts';
import { HEIGHT, measureAs, measureText, readHeight, readMeasure, readWeight, WEIGHT } from './measure.ts';
import { likelyWaist, WAIST } from './waist.ts';

const RUNS = { numRuns: 20_000 };

const number = fc.oneof(
  fc.integer({ min: 0, max: 700 }).map(String),
  fc
    .tuple(fc.integer({ min: 0, max: 300 }), fc.constantFrom('.', ','), fc.nat(999))
    .map((parts) => parts.join('')),
);
const unit = fc.constantFrom(
  '',
  ' ',
  'kg',
  ' lb',
  ' st',
  'cm',
  ' m',
  'ft',
  "'",
  '"',
  ' in',
  ' stone ',
  ' lbs',
  ' oz',
);
const typed = fc.oneof(
  fc.constant(''),
  number,
  fc.tuple(number, unit).map((parts) => parts.join('')),
  fc.tuple(number, unit, number, unit).map((parts) => parts.join('')),
  fc.string({ maxLength: 8 }).map((text) => text.replaceAll('~', '')),
);

const weights: fc.Arbitrary<WeightText> = fc.oneof(
  typed.map((kilograms) => ({ unit: 'kg' as const, kilograms })),
  typed.map((pounds) => ({ unit: 'lb' as const, pounds })),
  fc.record({ unit: fc.constant('st' as const), stone: typed, pounds: typed }),
);
const heights: fc.Arbitrary<HeightText> = fc.oneof(
  typed.map((centimetres) => ({ unit: 'cm' as const, centimetres })),
  fc.record({ unit: fc.constant('ft' as const), feet: typed, inches: typed }),
);

function textOf({ unit: of, ...boxes }: WeightText | HeightText): string {
  const [large = '', small = null] = Object.values(boxes);
  return measureText({ unit: of, large, small });
}

/** The question, if accepting it gives an entry that the form accepts. */
function asked<Text extends WeightText | HeightText>(
  meant: { readonly label: string; readonly text: Text } | null,
  isReadable: (text: Text) => boolean,
) {
  return meant && isReadable(meant.text) ? { label: meant.label, text: textOf(meant.text) } : null;
}

test('weights', () => {
  fc.assert(
    fc.property(weights, (text) => {
      const now = textOf(text);
      expect(readWeight(now)).toEqual(old.readWeight(text));
      for (const to of ['kg', 'lb', 'st'] as const)
        expect(measureAs(WEIGHT, now, to)).toBe(textOf(old.weightAs(text, to)));
      expect(likelyWeight(now)).toEqual(asked(oldLikelyWeight(text), (meant) => old.readWeight(meant).ok));
    }),
    RUNS,
  );
});

test('heights', () => {
  fc.assert(
    fc.property(heights, (text) => {
      const now = textOf(text);
      expect(readHeight(now)).toEqual(old.readHeight(text));
      for (const to of ['cm', 'ft'] as const)
        expect(measureAs(HEIGHT, now, to)).toBe(textOf(old.heightAs(text, to)));
      expect(likelyHeight(now)).toEqual(asked(oldLikelyHeight(text), (meant) => old.readHeight(meant).ok));
    }),
    RUNS,
  );
});

test('waists', () => {
  fc.assert(
    fc.property(typed, fc.constantFrom('cm' as const, 'in' as const), (text, of) => {
      const now = measureText({ unit: of, large: text, small: null });
      const reading = readMeasure(WAIST, now);
      expect(reading.ok ? reading.value : null).toEqual(waistOf({ unit: of, text }));
      for (const to of ['cm', 'in'] as const) {
        const then = waistAs({ unit: of, text }, to);
        expect(measureAs(WAIST, now, to)).toBe(
          measureText({ unit: then.unit, large: then.text, small: null }),
        );
      }
      const meant = oldLikelyWaist({ unit: of, text });
      const meantText = meant && measureText({ unit: of, large: meant.text.text, small: null });
      expect(likelyWaist(now)).toEqual(meant && { label: meant.label, text: meantText });
    }),
    RUNS,
  );
});

test('a height of 302.26 cm is above the limit', () =>
  expect(heightOf(119, 'in').centimetres).toBeGreaterThan(300));
