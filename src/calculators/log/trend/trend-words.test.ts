import { describe, expect, test } from 'vitest';
import { kg } from '@evenscale/formulas/units';
import { dayNumber } from '#person/log/local-day.ts';
import type { OnTheWay } from '#person/plan/plan-today.ts';
import type { TrendNews } from '#tools/log/trend-news.ts';
import { curveName, trendReadings, trendSentences, trendStops } from './trend-words.ts';

const first = dayNumber('2026-09-20');
const told = (kind: 'moved' | 'unclear'): TrendNews => ({
  kind,
  from: { day: first, weight: kg(80), trend: kg(80) },
  to: { day: first + 40, weight: kg(79.2), trend: kg(79.2) },
});

const expected = { day: first + 40, weight: kg(79), low: kg(76), high: kg(81), isMeasured: true };
const now: OnTheWay = {
  kind: 'underWay',
  day: 40,
  days: 180,
  direction: 'losing',
  intake: { status: 'withheld', reason: 'underweight' },
  mean: { status: 'withheld', reason: 'underweight' },
  week: null,
  expected,
  trend: { day: first + 40, weight: kg(79.2) },
  distance: 0.2,
  beside: 'near',
  isOutside: false,
  lately: null,
};

describe('the first sentence of the trend', () => {
  test('is where it is beside a plan, before what it did', () => {
    expect(trendSentences(told('unclear'), now, 'kg')).toEqual([
      'On the plan’s course',
      'No clear change since Sep 20, 2026',
      'Any difference is within the usual ups and downs of weigh-ins.',
    ]);
    expect(trendSentences(told('moved'), { ...now, distance: 0.9, beside: 'apart' }, 'kg')).toEqual([
      '0.9 kg behind the plan',
      '0.8 kg down since Sep 20, 2026',
    ]);
  });

  test('is what it did without a plan, and while weights are hidden away from one', () => {
    expect(trendSentences(told('moved'), null, 'kg')).toEqual(['0.8 kg down since Sep 20, 2026']);
    const apart = { ...now, distance: 0.9, beside: 'apart' } as const;
    expect(trendSentences(told('moved'), apart, 'kg', true)).toEqual(['0.8 kg down since Sep 20, 2026']);
    expect(trendSentences(told('moved'), now, 'kg', true)[0]).toBe('On the plan’s course');
  });
});

test('while weights are hidden, the curve is read as changes since its first day', () => {
  const trend = [first, first + 40].map((day, place) => ({ day, weight: kg(80 - 0.8 * place) }));
  const stops = trendStops(trendReadings({ points: [], trend }, []), 'kg', true);
  expect(stops.map(({ value, spoken }) => [value, spoken])).toEqual([
    ['no change', 'Sep 20, 2026, no change since Sep 20, 2026'],
    ['0.8 kg down', 'Oct 30, 2026, 0.8 kg down since Sep 20, 2026'],
  ]);
  expect(curveName(stops, 'kg', true, false)).toBe(
    'Weight trend, Sep 20, 2026 to Oct 30, 2026: 0.8 kg down. Weights are hidden.',
  );
});
