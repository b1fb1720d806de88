import { basename } from 'node:path';
import { referenceFiles } from '@evenscale/reference/reference-files';
import { describe, expect, test } from 'vitest';
import { deviationText, quantityLabel, toleranceText, worstOf } from './quantity-words.ts';
import { runReferenceCases } from './reference-runs.ts';

const quantity = { name: 'bmr', compared: 14, tolerance: '1', deviation: 0.4, share: 0.4 };

test('every file of reference cases is run', () => {
  const runs = runReferenceCases();
  expect(runs.map(({ file }) => file)).toEqual(referenceFiles().map((file) => basename(file)));
  for (const run of runs) {
    expect(run.cases).toBeGreaterThan(1);
    expect(worstOf(run)?.share ?? 0).toBeLessThanOrEqual(1);
  }
});

test('every quantity has a readable name', () => {
  const names = runReferenceCases().flatMap(({ quantities }) => quantities.map(({ name }) => name));
  expect(names.filter((name) => quantityLabel(name) === name && !['fat'].includes(name))).toEqual([]);
});

describe('tolerances and deviations', () => {
  test.each([
    ['1', 0.4, '1 kcal', '0.4 kcal'],
    ['0.005 relative', 0.000487, '0.5%', '0.049%'],
    ['0 decimals printed', 0.4625, '0.5 kcal, half the last digit printed', '0.46 kcal'],
    ['exact', 0, 'must be the same', 'the same'],
    ['0.01', 7e-15, '0.01 kcal', 'the same'],
    ['exact', null, 'must be the same', 'the same'],
  ])('%s and %s are printed as “%s” and “%s”', (tolerance, deviation, allowed, found) => {
    const texts = [toleranceText, deviationText].map((text) =>
      text({ ...quantity, tolerance, deviation }).replaceAll('\u00a0', ' '),
    );
    expect(texts).toEqual([allowed, found]);
  });
});
