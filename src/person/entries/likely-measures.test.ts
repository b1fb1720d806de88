import { describe, expect, test } from 'vitest';
import { likelyExchange, measureQuestions } from './likely-measures.ts';

describe('weight and height in each other’s box', () => {
  test.each([
    ['165', '74', '74 kg, 165 cm'],
    ['kg~180', 'cm~92,5', '92.5 kg, 180 cm'],
    ['1.65', '74', '74 kg, 165 cm'],
    ['150', '60', '60 kg, 150 cm'],
  ])('%s and %s: %s', (weight, height, label) =>
    expect(likelyExchange({ weight, height })).toMatchObject({
      label,
      question: 'Are weight and height in each other’s box?',
      accept: `Swap: ${label}`,
    }),
  );

  test('one press enters both as they were typed', () => {
    expect(likelyExchange({ weight: 'kg~180', height: 'cm~92,5' })).toMatchObject({
      text: 'cm~180',
      also: { weight: 'kg~92,5' },
    });
  });

  test.each([
    ['a plausible adult', '90', '180'],
    ['a heavy one', '180', '160'],
    ['a height in inches', '90', '72'],
    ['a heavy person’s height in inches', '130', '70'],
    ['the same number twice', '70', '70'],
    ['a giant', '280', '86'],
    ['neither way round', '150', '20'],
    ['pounds and feet', 'lb~165', 'ft~5~9'],
    ['pounds', 'lb~365', 'cm~74'],
    ['a written unit', '165 lb', '50'],
    ['no height', '165', ''],
    ['no number', '165', 'tall'],
  ])('isn’t asked about for %s: %s and %s', (_, weight, height) =>
    expect(likelyExchange({ weight, height })).toBeNull(),
  );
});

describe('one number in both boxes', () => {
  test.each([
    ['165', '165', 'Is 165 kg your weight? It’s the same number as your height.'],
    ['kg~172,50', 'cm~172.5 cm', 'Is 172.5 kg your weight? It’s the same number as your height.'],
    ['165', '1.65', 'Is 165 kg your weight? It’s the same number as your height.'],
    ['90', '90', 'Is 90 kg your weight? It’s the same number as your height.'],
  ])('%s and %s: %s', (weight, height, question) =>
    expect(measureQuestions({ weight, height })).toMatchObject({
      weight: { question, accept: null },
      height: null,
    }),
  );

  test.each([
    ['a heavy adult', '165', '166'],
    ['pounds and feet', 'lb~165', 'ft~5~5'],
    ['pounds', 'lb~165', 'cm~165'],
    ['a BMI that is questioned anyway', '30', '30'],
    ['no height', '165', ''],
  ])('isn’t asked about for %s: %s and %s', (_, weight, height) =>
    expect(measureQuestions({ weight, height }).weight?.question).toBeUndefined(),
  );

  test.each([
    ['70', '70', null, '5 ft 10 in (177.8 cm)'],
    ['300', '300', '300 lb (136.1 kg)', null],
  ])('another unit explains %s and %s, and only that is asked', (weight, height, ofWeight, ofHeight) => {
    const asked = measureQuestions({ weight, height });
    expect([asked.weight?.label ?? null, asked.height?.label ?? null]).toEqual([ofWeight, ofHeight]);
  });
});

describe('pounds typed as kilograms', () => {
  test.each([
    ['182', '167.6', '182 lb (82.6 kg)'],
    ['kg~200', 'cm~180', '200 lb (90.7 kg)'],
  ])('%s and %s: %s', (weight, height, label) =>
    expect(measureQuestions({ weight, height }).weight).toMatchObject({ label }),
  );

  test.each([
    ['a heavy adult', '140', '170'],
    ['more than is usual in pounds, too', '280', '165'],
    ['a written unit', '182 kg', '167.6'],
    ['pounds', 'lb~182', 'cm~167.6'],
    ['no height', '182', ''],
  ])('aren’t asked about for %s: %s and %s', (_, weight, height) =>
    expect(measureQuestions({ weight, height }).weight).toBeNull(),
  );
});

describe('pounds typed before Imperial was chosen', () => {
  const typed = { weight: 'kg~130', height: 'cm~163' } as const;
  test.each([
    ['are asked about', { ...typed, units: 'imperial' }, null, '130 lb (59 kg)'],
    ['aren’t without that choice', { ...typed, units: 'metric' }, null, undefined],
    ['aren’t once they were calculated with', { ...typed, units: 'imperial' }, typed, undefined],
    ['aren’t if they are a usual weight', { ...typed, weight: 'kg~90', units: 'imperial' }, null, undefined],
  ] as const)('%s', (_, entries, asked, label) =>
    expect(measureQuestions(entries, asked).weight?.label).toBe(label),
  );
});

test('a number in another unit is entered in that unit', () => {
  const texts = (['236', '400', '12'] as const).map(
    (weight) => measureQuestions({ weight, height: '178' }).weight?.text,
  );
  expect(texts).toEqual(['lb~236', 'lb~400', 'st~12~0']);
});

test('the question replaces those of both fields, which stay without it', () => {
  expect(measureQuestions({ weight: '165', height: '74' })).toMatchObject({
    weight: null,
    height: { label: '74 kg, 165 cm' },
  });
  expect(measureQuestions({ weight: '11', height: '69' })).toMatchObject({
    weight: { label: '11 st (69.9 kg)' },
    height: { label: '5 ft 9 in (175.3 cm)' },
  });
});
