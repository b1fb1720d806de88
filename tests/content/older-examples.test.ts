import { bodyMassIndexImperial } from '@evenscale/formulas/bmi';
import { inches, kg, lb, poundsFromKilograms } from '@evenscale/formulas/units';
import { describe, expect, test } from 'vitest';
import { CONCERN_LIMITS } from '#person/policy/concerns.ts';
import { OLDER } from '#person/policy/limits.ts';
import { articles } from '../site/library-entries.ts';

/** Every calculated number in the article about weight after 65. */

const { body } = articles.find(({ slug }) => slug === 'weight-after-65')!;

const rowsOf = (pattern: RegExp) => [...body.matchAll(pattern)].map((row) => row.slice(1).map(Number));

test('the range and its limits are those of our calculators', () => {
  expect(body).toContain(`Our calculators use a BMI of ${OLDER.lowestBmi} to ${OLDER.highestBmi}.`);
  expect(body).toContain(`from: ${OLDER.lowestBmi}, to: ${OLDER.highestBmi} }`);
  expect(body).toContain(`from: ${OLDER.lowestBmi}, to: ${OLDER.noReasonTo} }`);
  expect(body).toContain(`A BMI of up to ${OLDER.noReasonTo} isn't a reason`);
  expect(body).toContain(`lost more than ${100 * CONCERN_LIMITS.olderShare}% in half a year`);
});

describe('the weights by height', () => {
  const rows = rowsOf(/^\| (\d) ft (\d+) in \((\d+) cm\) \| (\d+)–(\d+) \| (\d+)–(\d+) \|$/gm);

  test('are in seven rows', () => expect(rows).toHaveLength(7));

  test.each(rows)('are in the range when rounded: %i ft %i in', (feet = 0, rest = 0, cm, ...weights) => {
    const tall = 12 * feet + rest;
    const meters = tall * 0.0254;
    expect(cm).toBe(Math.round(100 * meters));
    expect(weights).toEqual([
      Math.ceil((OLDER.lowestBmi * tall ** 2) / 703),
      Math.floor((OLDER.highestBmi * tall ** 2) / 703),
      Math.ceil(OLDER.lowestBmi * meters ** 2),
      Math.floor(OLDER.highestBmi * meters ** 2),
    ]);
  });
});

test('an inch of height makes the difference it says', () => {
  expect(bodyMassIndexImperial(lb(145), inches(64)).toFixed(1)).toBe('24.9');
  expect(bodyMassIndexImperial(lb(145), inches(65)).toFixed(1)).toBe('24.1');
  expect(body).toContain('has a BMI of 24.9, and at 5 ft 5 in (165 cm) it would be 24.1.');
});

test('the protein is 1.0, and 1.2 to 1.6 g per kilogram', () => {
  const rows = rowsOf(/^\| (\d+) lb \((\d+) kg\) \| (\d+) g \| (\d+)–(\d+) g \|$/gm);
  expect(rows).toHaveLength(4);
  for (const [pounds, weight = 0, ...protein] of rows) {
    expect(pounds).toBe(Math.round(poundsFromKilograms(kg(weight))));
    expect(protein).toEqual([weight, Math.round(1.2 * weight), Math.round(1.6 * weight)]);
  }
});

test('5% of 154 lb is 8 lb, or 3.5 kg', () => {
  expect(Math.round(0.05 * 154)).toBe(8);
  expect(0.05 * 70).toBeCloseTo(3.5);
  expect(body).toContain("At 154 lb (70 kg), that's about 8 lb (3.5 kg).");
});
