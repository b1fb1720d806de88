import { kcal, kg } from '@evenscale/formulas/units';
import { expect, test } from 'vitest';
import { dayNumber } from '#person/log/local-day.ts';
import { changeSince, changeTexts, densityText, formatChange, windowDays } from './format-log.ts';
import type { Told } from './trend-news.ts';

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

test('a change that is none by one decimal is none, even if its ends aren’t', () => {
  expect(changeTexts(change(-0.01, -0.07, 0.04), 'kg')).toEqual({
    change: 'no change',
    ends: ['0.07 kg down', '0.04 kg up'],
  });
});

test('the energy of a weight is per kg or lb, to the nearest hundred, and nothing without a change', () => {
  const found = (weekly: number, stored: number) => ({
    weeklyChange: change(weekly, weekly, weekly),
    stored: { value: kcal(stored), low: kcal(stored), high: kcal(stored) },
  });
  expect(densityText(found(-0.3, -304), 'kg', 'kcal')).toBe('about 7,100 kcal per kg');
  expect(densityText(found(-0.3, -304), 'st', 'kcal')).toBe('about 3,200 kcal per lb');
  expect(densityText(found(0.3, 304), 'kg', 'kJ')).toBe('about 29,700 kJ per kg');
  expect(densityText(found(0.01, 10), 'kg', 'kcal')).toBeNull();
});

test('the days of a figure are named without their year', () => {
  expect(windowDays({ from: dayNumber('2026-07-27'), to: dayNumber('2026-11-28') })).toEqual([
    'Jul 27',
    'Nov 28',
  ]);
});

const told = (kind: Told['kind'], change = -1.2): Told => ({
  kind,
  from: { day: 0, weight: kg(80), trend: kg(80) },
  to: { day: 29, weight: kg(80 + change), trend: kg(80 + change) },
});

test.each([
  [told('moved'), '1.2 kg down since Nov 1'],
  [told('likely'), 'Probably down: about 1.2 kg since Nov 1'],
  [told('likely', 0.8), 'Probably up: about 0.8 kg since Nov 1'],
  [told('early'), 'Too early to see a clear change since Nov 1'],
  [told('unclear'), 'No clear change since Nov 1'],
] as const)('a change is told as sure as it is: %#', (news, text) => {
  expect(changeSince(news, 'kg', 'Nov 1')).toBe(text);
});

test('in pounds, as both weights are printed', () => {
  expect(changeSince(told('likely'), 'lb', 'Nov 1')).toBe('Probably down: about 2.7 lb since Nov 1');
});
