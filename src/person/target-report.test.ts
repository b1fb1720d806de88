import { kcal, kg } from '@evenscale/formulas/units';
import { expect, test } from 'vitest';
import { SHOWN } from '../../tests/saved-results.ts';
import { buildTargetReport, onlyFine } from './target-report.ts';
import type { SharedResult } from './shared-result.ts';

/** A healthy weight, at which the steps of 1,000 aren't for planning. */
const result: SharedResult = { ...SHOWN, goal: 'lose' };

test('a target that isn’t for planning makes way for the goal’s own', () => {
  const { chosen, asked } = buildTargetReport({ ...result, target: 'extremeLoss' });
  expect({ chosen: chosen?.key, asked: asked.key }).toEqual({ chosen: 'loss', asked: 'loss' });
  expect(buildTargetReport({ ...result, target: 'mildLoss' }).chosen?.key).toBe('mildLoss');
});

test('a link has no target that isn’t for planning', () => {
  expect(onlyFine({ ...result, target: 'extremeLoss' }).target).toBeNull();
  expect(onlyFine({ ...result, target: 'mildLoss' }).target).toBe('mildLoss');
});

test('a link has no figure from the log of somebody else', () => {
  const withFigure = (weight: number): SharedResult => {
    const own = { value: kcal(2400), low: kcal(2300), high: kcal(2500), weight: kg(weight) };
    const { person, draft } = result;
    return {
      ...result,
      person: { ...person, ownMaintenance: own },
      draft: { ...draft, ownMaintenance: own },
    };
  };
  const { kilograms } = result.person.weight;
  expect(onlyFine(withFigure(kilograms)).draft.ownMaintenance).toBeDefined();
  expect(onlyFine(withFigure(kilograms * 1.2)).draft.ownMaintenance).toBeUndefined();
});
