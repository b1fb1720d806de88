import { kcal, kg } from '@evenscale/formulas/units';
import { expect, test } from 'vitest';
import { shownDifferenceFigure } from '#person/energy/format-energy.ts';
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

test('a change has two decimals with its ends', () => {
  expect(changeTexts(change(-0.4, -0.61, -0.22), 'kg')).toEqual({
    change: '0.40 kg down',
    ends: ['0.61 kg down', '0.22 kg down'],
  });
});

test('two ends that look the same are shown as one figure', () => {
  expect(changeTexts(change(-0.12, -0.123, -0.117), 'kg')).toEqual({ change: '0.12 kg down', ends: null });
});

const found = (weekly: number, intake: number, maintenance: number) => ({
  weeklyChange: change(weekly, weekly, weekly),
  intake: { value: kcal(intake), low: kcal(intake), high: kcal(intake) },
  maintenance: { value: kcal(maintenance), low: kcal(maintenance), high: kcal(maintenance) },
});

test('the energy of a weight is per kg or lb, and there is none without a change', () => {
  expect(densityText(found(-0.3, 2400, 2703.8), 'kg', 'kcal')).toBe('about 7,100 kcal per kg');
  expect(densityText(found(-0.3, 2400, 2703.8), 'st', 'kcal')).toBe('about 3,220 kcal per lb');
  expect(densityText(found(0.43, 2438, 2037), 'kg', 'kcal')).toBe('about 6,530 kcal per kg');
  expect(densityText(found(0.07, 2400, 2330), 'kg', 'kcal')).toBeNull();
});

test('the printed change of weight times its energy is the printed energy a day', () => {
  for (const unit of ['kg', 'lb'] as const)
    for (const energyUnit of ['kcal', 'kJ'] as const)
      for (let weekly = 0.101; weekly < 1.5; weekly += 0.0173) {
        const of = found(-weekly, 2437.7, 2437.7 + (6600 * weekly) / 7);
        const [shown = 0] =
          changeTexts(of.weeklyChange, unit)
            .change.match(/[\d.]+/u)
            ?.map(Number) ?? [];
        const energy = Number(densityText(of, unit, energyUnit)?.replaceAll(/[^\d]/gu, ''));
        const daily = Number(
          shownDifferenceFigure(of.intake.value, of.maintenance.value, energyUnit).replace(',', ''),
        );
        expect(Math.round((shown * energy) / 7)).toBe(daily);
      }
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
