import { expect, test } from 'vitest';
import { someResult } from '../../tests/some-person.ts';
import { fineEntries } from './page-result.ts';

/** A healthy weight, at which the steps of 1,000 aren't for planning. */
const resultOf = (target: 'extremeLoss' | 'mildLoss', others: Parameters<typeof someResult>[0] = {}) =>
  someResult({ goal: 'lose', target, ...others });

test('a target that isn’t for planning makes way for the goal’s own', () => {
  const { chosen, asked } = resultOf('extremeLoss').report;
  expect({ chosen: chosen?.key, asked: asked.key }).toEqual({ chosen: 'loss', asked: 'loss' });
  expect(resultOf('mildLoss').report.chosen?.key).toBe('mildLoss');
});

test('a link has no target that isn’t for planning', () => {
  expect(fineEntries(resultOf('extremeLoss'))['target']).toBe('');
  expect(fineEntries(resultOf('mildLoss'))['target']).toBe('mildLoss');
});

test('a link has no figure from the log of somebody else', () => {
  const own = '2400~2300~2500~70';
  expect(fineEntries(resultOf('mildLoss', { ownMaintenance: own }))['ownMaintenance']).toBe(own);
  const other = '2400~2300~2500~84';
  expect(fineEntries(resultOf('mildLoss', { ownMaintenance: other }))['ownMaintenance']).toBe('');
});
