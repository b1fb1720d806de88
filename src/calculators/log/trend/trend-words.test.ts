import { describe, expect, test } from 'vitest';
import { kg } from '@evenscale/formulas/units';
import { dayNumber } from '#person/log/local-day.ts';
import type { OnTheWay } from '#person/plan/plan-today.ts';
import type { Told } from '#tools/log/trend-news.ts';
import {
  curveName,
  jumpsText,
  leftOutText,
  planStops,
  trendReadings,
  trendSentences,
  trendStops,
} from './trend-words.ts';

const first = dayNumber('2026-09-20');
const told = (kind: Told['kind']): Told => ({
  kind,
  from: { day: first, weight: kg(80), trend: kg(80) },
  to: { day: first + 40, weight: kg(79.2), trend: kg(79.2) },
});

const expected = { day: first + 40, weight: kg(79), low: kg(76), high: kg(81), isMeasured: true };
const now: OnTheWay = {
  kind: 'underWay',
  day: 40,
  days: 180,
  start: { day: first, weight: kg(80) },
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
  test('says when a direction shows, and after a week without one what is missing', () => {
    const few = (weighings: number, days: number) =>
      trendSentences({ kind: 'few', weighings, days }, null, 'kg');
    expect(few(0, 0)).toEqual([]);
    expect(few(1, 6)).toEqual(['1 weigh-in so far; the trend shows after about a week']);
    expect(few(2, 7)).toEqual(['2 weigh-ins so far. A few more will show the trend.']);
  });

  test('is where it is beside a plan, before what it did', () => {
    expect(trendSentences(told('unclear'), now, 'kg')).toEqual([
      '0.2 kg above the plan, within the usual ups and downs',
      'No clear change since Sep 20, 2026',
    ]);
    expect(trendSentences(told('early'), now, 'kg')[1]).toBe(
      'Too early to see a clear change since Sep 20, 2026',
    );
    expect(trendSentences(told('likely'), now, 'kg')).toEqual([
      '0.2 kg above the plan, within the usual ups and downs',
      'Probably down: about 0.8 kg since Sep 20, 2026',
      'A few days of water can still explain part of it.',
    ]);
    expect(trendSentences(told('moved'), { ...now, distance: 0.9, beside: 'apart' }, 'kg')).toEqual([
      '0.9 kg behind the plan',
      '0.8 kg down since Sep 20, 2026, about 0.1 kg a week',
    ]);
  });

  test('blames no water for a probable change of many weeks', () => {
    const lost = (days: number) =>
      trendSentences(
        { ...told('likely'), to: { day: first + days, weight: kg(77), trend: kg(77) } },
        null,
        'kg',
      );
    expect(lost(55)).toHaveLength(2);
    expect(lost(56)).toHaveLength(1);
  });

  test('has the weekly rate of a change that’s sure and isn’t from a few days', () => {
    const lost = (kind: Told['kind'], days: number) =>
      trendSentences(
        { ...told(kind), to: { day: first + days, weight: kg(77), trend: kg(77) } },
        null,
        'kg',
      )[0];
    expect(lost('moved', 35)).toBe('3.0 kg down since Sep 20, 2026, about 0.6 kg a week');
    expect(lost('moved', 13)).toBe('3.0 kg down since Sep 20, 2026');
    expect(lost('likely', 35)).toBe('Probably down: about 3.0 kg since Sep 20, 2026');
    // Less than is printed.
    expect(lost('moved', 600)).toBe('3.0 kg down since Sep 20, 2026');
    expect(trendSentences(told('moved'), null, 'st')[0]).toBe(
      '1.8 lb down since Sep 20, 2026, about 0.3 lb a week',
    );
  });

  test('is what it did without a plan', () => {
    expect(trendSentences(told('moved'), null, 'kg')).toEqual([
      '0.8 kg down since Sep 20, 2026, about 0.1 kg a week',
    ]);
    expect(trendSentences(told('unclear'), null, 'kg')).toEqual([
      'No clear change since Sep 20, 2026',
      'Any change since then is within the usual ups and downs of weigh-ins.',
    ]);
  });

  test.each(['moved', 'likely', 'early', 'unclear'] as const)(
    'says the same of a trend that is %s while weights are hidden, without the distance from the plan',
    (kind) => {
      for (const beside of ['near', 'apart'] as const) {
        const shown = trendSentences(told(kind), { ...now, beside }, 'kg');
        const hidden = trendSentences(told(kind), { ...now, beside }, 'kg', true);
        const [first = '', ...others] = shown;
        expect(first).toMatch(/^0\.2 kg /u);
        expect(hidden.map((text) => text.toLowerCase())).toEqual(
          [first.replace('0.2 kg ', ''), ...others].map((text) => text.toLowerCase()),
        );
      }
    },
  );
});

test('while weights are hidden, the curve is read as changes since its first day', () => {
  const trend = [first, first + 40].map((day, place) => ({ day, weight: kg(80 - 0.8 * place) }));
  const readings = trendReadings({ points: [], trend }, []);
  const stops = trendStops(readings, 'kg', true);
  expect(stops.map(({ value, spoken }) => [value, spoken])).toEqual([
    ['no change', 'Sep 20, 2026, no change since Sep 20, 2026'],
    ['0.8 kg down', 'Oct 30, 2026, 0.8 kg down since Sep 20, 2026'],
  ]);
  expect(curveName(readings, stops, 'kg', false)).toBe(
    'Weight trend, Sep 20, 2026 to Oct 30, 2026: 0.8 kg down. Weights are hidden.',
  );
});

describe('before there is a trend', () => {
  const points = [187, 186.4].map((pounds, index) => ({
    day: first + index,
    weight: kg(pounds * 0.45359237),
  }));
  const plan = points.map(({ day }) => ({ ...expected, day, weight: kg(84.5) }));

  test('weigh-ins are read, and no trend is named', () => {
    const readings = trendReadings({ points, trend: [] }, plan);
    const stops = trendStops(readings, 'lb');
    expect(stops.map(({ spoken }) => spoken)).toEqual([
      'Sep 20, 2026, Weighed 187.0 lb, Plan 186.3 lb',
      'Sep 21, 2026, Weighed 186.4 lb, Plan 186.3 lb',
    ]);
    expect(curveName(readings, stops, 'lb', true)).toBe(
      'Weigh-ins: 187.0 lb on Sep 20, 2026, 186.4 lb on Sep 21, 2026. A dashed line shows the plan.',
    );
  });

  test('with one, both are read', () => {
    const [stop] = trendStops(trendReadings({ points, trend: points }, plan), 'lb');
    expect(stop?.spoken).toBe('Sep 20, 2026, Trend 187.0 lb, Weighed 187.0 lb, Plan 186.3 lb');
  });
});

test('a day to come is read with the plan’s weight and its band', () => {
  const days = [100, 101].map((day) => ({ day: first + day, weight: kg(79.2), low: 77.6, high: 80.9 }));
  expect(planStops(days, 'kg').map(({ when, more, spoken }) => [when, more, spoken])).toEqual([
    [
      'Dec 29, 2026',
      'Plan, likely between 78 and 81 kg',
      'Dec 29, 2026, Plan 79.2 kg, likely between 78 and 81 kg',
    ],
    [
      'Dec 30, 2026',
      'Plan, likely between 78 and 81 kg',
      'Dec 30, 2026, Plan 79.2 kg, likely between 78 and 81 kg',
    ],
  ]);
  expect(planStops([{ day: first, weight: kg(79.2), low: 79.2, high: 79.2 }], 'kg')[0]?.more).toBe('Plan');
});

test.each([
  ['female', 41, /hard workout or the menstrual cycle\./u],
  ['female', 54, /hard workout or the menstrual cycle\./u],
  ['female', 68, /carbs or a hard workout\./u],
  ['male', 41, /carbs or a hard workout\./u],
] as const)('why weight jumps, for a %s person of %i', (gender, age, reason) =>
  expect(jumpsText({ gender, age, saidOn: '2026-11-20', centimetres: 170 }, '2026-11-29')).toMatch(reason),
);

test('why weight jumps, for somebody whose sex and age aren’t known', () =>
  expect(jumpsText(null, '2026-11-29')).toContain('and, for some people, the menstrual cycle.'));

test('weigh-ins that are left out are named, as long as they are few', () => {
  const odd = Array.from({ length: 4 }, (_, index) => ({ day: first + index, weight: kg(92.4 + index) }));
  expect(leftOutText(odd.slice(0, 1), 'kg')).toBe(
    'The cross, 92.4 kg on Sep 20, 2026, doesn’t fit the days around it. It’s left out.',
  );
  expect(leftOutText(odd.slice(0, 2), 'kg')).toBe(
    'The crosses don’t fit the days around them and are left out: 92.4 kg on Sep 20, 2026 and 93.4 kg on Sep 21, 2026.',
  );
  expect(leftOutText(odd, 'kg')).toBe('The crosses don’t fit the days around them and are left out.');
});
