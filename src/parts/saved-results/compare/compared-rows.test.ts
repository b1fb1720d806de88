import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keptPlan, savedOn, savedResults, tdeeEntries } from '../../../../tests/saved-results.ts';
import { keepEntries } from '#person/entries/kept.ts';
import { summaryOf } from '#parts/saved-results/summary.ts';
import { tdee, type TdeeEntries } from '#tools/tdee/entries.ts';
import {
  comparedEntries,
  comparedFigures,
  withoutWeights,
  type ComparedRow,
  type Pair,
} from './compared-rows.ts';

const of = (change: Partial<TdeeEntries> = {}) =>
  summaryOf(savedOn('2026-11-21T17:03:05.000Z', '', keepEntries(tdee, tdeeEntries(change))))!;

const line = ({ name, values, difference }: ComparedRow): string => [name, ...values, difference].join(' | ');

describe('two results', () => {
  test('are compared with what was entered', () => {
    const pair: Pair = [
      of({ bodyFat: '25' }),
      of({ weight: 'kg~70', bodyFat: '22.5', age: '31', gender: 'female' }),
    ];
    expect(comparedEntries(pair).map(line)).toEqual([
      'Weight | 72.5 kg | 70.0 kg | −2.5 kg',
      'Height | 175 cm | 175 cm | same',
      'Age | 30 years | 31 years | +1 year',
      'Gender | male | female | changed',
      'Activity level | Moderately active | Moderately active | same',
      'Body fat | 25% | 22.5% | −2.5 percentage points',
    ]);
  });

  test('are compared in figures: what a reader gets by subtracting one from the other', () => {
    const lines = comparedFigures([of(), of({ weight: 'kg~70' })], 'kcal').map(line);
    expect(lines[0]).toBe('Target, to lose | 2,094 kcal | 2,056 kcal | −38 kcal');
    expect(lines[1]).toBe('Calories to maintain | 2,594 kcal | 2,556 kcal | −38 kcal');
    expect(lines[2]).toBe('BMI | 23.7 | 22.9 | −0.8');
  });

  test('of another unit are shown in the newer one’s', () => {
    const [weight, height] = comparedEntries([of(), of({ units: 'imperial', weight: 'lb~160' })]);
    expect(weight?.values).toEqual(['159.8 lb', '160.0 lb']);
    expect(weight?.difference).toBe('+0.2 lb');
    expect(height?.values).toEqual(['5 ft 8.9 in', '5 ft 8.9 in']);
  });

  test('of different calculators have a line for what only one has', () => {
    const plan = summaryOf(savedOn('2026-11-21T17:03:05.000Z', '', keptPlan()))!;
    const entries = comparedEntries([of(), plan]).map(line);
    expect(entries).toContain('Goal | – | 80 kg by May 20, 2027 | changed');
    const figures = comparedFigures([of(), plan], 'kJ');
    expect(figures[0]?.name).toBe('Target');
    expect(figures.at(-1)).toMatchObject({ name: 'Afterward, to stay there', difference: '–' });
    expect(figures[0]?.difference).toMatch(/^[+−][\d,]+ kJ$/u);
  });
});

test('while weights are hidden, nothing is compared that tells one', () => {
  const pair: Pair = [of(), summaryOf(savedOn('2026-11-21T17:03:05.000Z', '', keptPlan()))!];
  const rows = withoutWeights([...comparedEntries(pair), ...comparedFigures(pair, 'kcal')]);
  expect(rows.map(line).join('\n')).not.toMatch(/kg|BMI/u);
  expect(rows.length).toBeGreaterThan(5);
});

test('a result compared with itself is the same, and nothing is ever absurd', () => {
  fc.assert(
    fc.property(savedResults, savedResults, (one, other) => {
      const [first, second] = [summaryOf(one), summaryOf(other)];
      if (!first || !second) return;
      const same = [...comparedEntries([first, first]), ...comparedFigures([first, first], 'kcal')];
      for (const row of same) expect(['same', '–']).toContain(row.difference);
      const lines = [...comparedEntries([first, second]), ...comparedFigures([first, second], 'kJ')].map(
        line,
      );
      expect(lines.join('\n')).not.toMatch(/NaN|Infinity|undefined|null|-/u);
    }),
    { numRuns: 200 },
  );
});
