import { kg } from '@evenscale/formulas/units';
import { expect, test } from 'vitest';
import { changeTexts, formatChange } from './format-log.ts';

const change = (value: number, low: number, high: number) => ({
  value: kg(value),
  low: kg(low),
  high: kg(high),
});

test('a change has one decimal, and none below a tenth', () => {
  expect([0.44, -1.25, 0.04].map((amount) => formatChange(kg(amount), 'kg'))).toEqual([
    '0.4 kg up',
    '1.3 kg down',
    'no change',
  ]);
  expect(formatChange(kg(-0.5), 'st')).toBe('1.1 lb down');
});

test('the ends of a change have one decimal if they look different from it', () => {
  expect(changeTexts(change(-0.4, -0.61, -0.22), 'kg')).toEqual({
    change: '0.4 kg down',
    ends: ['0.6 kg down', '0.2 kg down'],
  });
});

test('a change that looks like one of its ends gets another decimal', () => {
  expect(changeTexts(change(-0.12, -0.17, -0.07), 'kg')).toEqual({
    change: '0.12 kg down',
    ends: ['0.17 kg down', '0.07 kg down'],
  });
});

test('two ends that look the same are shown as one figure', () => {
  expect(changeTexts(change(-0.12, -0.13, -0.11), 'kg')).toEqual({ change: '0.1 kg down', ends: null });
});
