import { expect, test } from 'vitest';
import { someHomeResult, someResult } from '../../tests/some-person.ts';
import { fineEntries, nextStepKinds } from './page-result.ts';
import type { TargetText } from './plan/target-choice.ts';

/** A healthy weight, at which the steps of 1,000 aren't for planning. */
const resultOf = (target: TargetText, others: Parameters<typeof someResult>[0] = {}) =>
  someResult({ goal: 'lose', target, ...others });

test('a target that isn’t for planning makes way for the goal’s own', () => {
  const { chosen, asked } = resultOf('extremeLoss').report;
  expect({ chosen: chosen?.key, asked: asked.key }).toEqual({ chosen: 'loss', asked: 'loss' });
  expect(resultOf('mildLoss').report.chosen?.key).toBe('mildLoss');
});

test('a link has no target that isn’t for planning', () => {
  expect(fineEntries(resultOf('extremeLoss'))['target']).toBe('');
  expect(fineEntries(resultOf('mildLoss'))['target']).toBe('mildLoss');
  expect(fineEntries(resultOf('lose~2300'))['target']).toBe('lose~2300');
  // Less than the usual minimum.
  expect(fineEntries(resultOf('lose~1400'))['target']).toBe('');
});

test('a link has no figure from the log of somebody else', () => {
  const own = '2400~2300~2500~70';
  expect(fineEntries(resultOf('mildLoss', { ownMaintenance: own }))['ownMaintenance']).toBe(own);
  const other = '2400~2300~2500~84';
  expect(fineEntries(resultOf('mildLoss', { ownMaintenance: other }))['ownMaintenance']).toBe('');
});

test.each([
  ['at a healthy weight', someHomeResult(), ['plan', 'figures', 'waist']],
  ['with the way to it in the answer', someHomeResult({ weight: '95 kg' }), ['figures', 'waist']],
  ['below it, without the waist', someHomeResult({ weight: '52 kg' }), ['figures']],
  ['below BMI 16, where a doctor comes first', someHomeResult({ weight: '47 kg' }), []],
  ['pregnant', someHomeResult({ pregnancy: 'yes' }), ['plan', 'figures']],
  ['pregnant below BMI 16', someHomeResult({ weight: '47 kg', pregnancy: 'yes' }), ['plan', 'figures']],
  ['on TDEE', someResult({ weight: '95 kg' }), ['plan', 'figures', 'waist']],
])('the next steps of somebody %s', (_, result, kinds) => {
  expect(nextStepKinds(result, false)).toEqual(kinds);
});

test('a waist that was entered is among the next steps below a healthy weight', () => {
  expect(nextStepKinds(someHomeResult({ weight: '52 kg' }), true)).toEqual(['figures', 'waist']);
});
