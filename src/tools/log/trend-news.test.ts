import { expect, test } from 'vitest';
import { kg } from '@evenscale/formulas/units';
import { buildLogTrend } from '#charts/curve/log-trend.ts';
import { trendNews, weekNews } from './trend-news.ts';

const logOf = (weights: readonly (number | null)[]) =>
  buildLogTrend(
    weights.flatMap((weight, day) =>
      weight === null ? [] : [{ day, weight: kg(weight), isConfirmed: false }],
    ),
    -Infinity,
  );

const newsOf = (weights: readonly (number | null)[]) => trendNews(logOf(weights));

/** So many days with a weight that falls by 0.1 kg a day. */
const falling = (days: number) => Array.from({ length: days }, (_, day) => 80 - 0.1 * day);

test('two weigh-ins have no direction, however far apart they are', () => {
  expect(newsOf([])).toEqual({ kind: 'few', weighings: 0, days: 0 });
  expect(newsOf([80])).toEqual({ kind: 'few', weighings: 1, days: 0 });
  expect(newsOf([82, 80])).toEqual({ kind: 'few', weighings: 2, days: 1 });
  // The days go on without a weigh-in.
  expect(trendNews(logOf([82, 80]), null, 9)).toEqual({ kind: 'few', weighings: 2, days: 9 });
});

test('neither have weigh-ins of less than a week, or three of a longer time', () => {
  expect(newsOf(falling(7)).kind).toBe('few');
  expect(newsOf([80, ...Array<null>(10).fill(null), 79, ...Array<null>(10).fill(null), 77])).toEqual({
    kind: 'few',
    weighings: 3,
    days: 22,
  });
  expect(newsOf(falling(8)).kind).not.toBe('few');
});

test('a month of losing is told, and a month of ups and downs isn’t', () => {
  const news = newsOf(falling(30));
  if (news.kind !== 'moved') throw new Error(news.kind);
  expect(news.to.trend - news.from.trend).toBeCloseTo(-2.9, 6);
  expect(newsOf(Array.from({ length: 30 }, (_, day) => 80 + 0.7 * Math.sin(day)))).toMatchObject({
    kind: 'unclear',
    from: { day: 0 },
    to: { day: 29 },
  });
});

test('one weigh-in after a gap doesn’t make a likely change sure; three in a row do', () => {
  const weeks = Array.from({ length: 55 }, (_, day) => 90 - 0.016 * day + 0.45 * Math.sin(2.1 * day));
  const later = [null, null, null, 88.6, 88.5, 88.7];
  const kinds = [0, 4, 5, 6].map((count) => newsOf([...weeks, ...later.slice(0, count)]).kind);
  expect(kinds).toEqual(['likely', 'likely', 'likely', 'moved']);
});

test('after weeks without a scale, a sure change is only likely: its newest trend is one weigh-in', () => {
  const gap = Array<null>(20).fill(null);
  expect(newsOf(falling(40)).kind).toBe('moved');
  expect(newsOf([...falling(40), ...gap, 75]).kind).toBe('likely');
  // Who weighs once a week has no gap.
  expect(newsOf(falling(85).map((weight, day) => (day % 7 === 0 ? weight : null))).kind).toBe('moved');
});

/** Thirteen weigh-ins in so many days, with ups and downs of about 0.6 kg and so much lost. */
const weighed = (days: number, lost: number) =>
  newsOf(
    Array.from({ length: days }, (_, day) =>
      Math.round((day * 12) / (days - 1)) > Math.round(((day - 1) * 12) / (days - 1)) || day === 0
        ? 80 - (lost * day) / (days - 1) + 0.8 * Math.sin(2.4 * day)
        : null,
    ),
  );

test('between a clear change and none, a likely one is told', () => {
  expect(weighed(30, 0).kind).toBe('unclear');
  expect(weighed(30, 0.9).kind).toBe('likely');
  expect(weighed(30, 2.4).kind).toBe('moved');
});

test('it’s too early for a change only in the first three weeks', () => {
  expect(weighed(21, 0).kind).toBe('early');
  expect(weighed(22, 0).kind).toBe('unclear');
  expect(newsOf(falling(8)).kind).toBe('early');
});

test('a change that may be printed as none isn’t likely', () => {
  const steady = (lost: number) =>
    newsOf(Array.from({ length: 400 }, (_, day) => (day % 2 === 0 ? 80 - (lost * day) / 399 : null))).kind;
  expect(steady(0.5)).toBe('likely');
  expect(steady(0.09)).toBe('unclear');
});

test('a plan’s change is told since it began, once that has a week and four weigh-ins', () => {
  // Three steady weeks, then two of losing.
  const log = logOf(Array.from({ length: 36 }, (_, day) => 80 - 0.15 * Math.max(0, day - 21)));
  const since = (day: number) => trendNews(log, { day, weight: kg(80) });
  expect(since(21)).toMatchObject({ kind: 'moved', from: { day: 21 }, to: { day: 35 } });
  expect(since(28)).toMatchObject({ from: { day: 28 } });
  expect(since(29)).toMatchObject({ from: { day: 0 } });
  expect(since(40)).toEqual(trendNews(log));
  // A plan of long ago, of whose first days none is shown.
  expect(since(-8)).toEqual(trendNews(log));
});

test('a plan’s first weeks are told from the log’s start on, where they’re too few but the log is clear', () => {
  const start = { day: 40, weight: kg(76) };
  const slower = [...falling(41), ...Array.from({ length: 9 }, (_, day) => 76 + 0.4 * Math.sin(2 * day))];
  expect(trendNews(logOf(slower), start)).toMatchObject({ kind: 'moved', from: { day: 0 }, to: { day: 49 } });
  // Steady before, too.
  const steady = Array.from({ length: 50 }, (_, day) => 76 + 0.4 * Math.sin(2 * day));
  expect(trendNews(logOf(steady), start)).toMatchObject({ kind: 'early', from: { day: 40 } });
});

test('a week is told with the weigh-ins of the weeks before it', () => {
  // Alone, eight days of losing 0.1 kg a day are within the ups and downs.
  expect(newsOf(falling(8)).kind).toBe('early');
  expect(weekNews(logOf(falling(8)), 7)).toBeNull();
  expect(weekNews(logOf(falling(30)), 29)).toMatchObject({ from: { day: 22 }, to: { day: 29 } });
  expect(weekNews(logOf(falling(30)), 31)).toMatchObject({ from: { day: 24 }, to: { day: 29 } });
});

test('a week’s likely change is told, too', () => {
  const week = Array.from({ length: 30 }, (_, day) => 80 - 0.07 * day + 0.35 * Math.sin(2 * day));
  expect(weekNews(logOf(week), 29)?.kind).toBe('likely');
});

test('a week without weigh-ins at both ends, or of a steady weight, isn’t told', () => {
  expect(weekNews(logOf(falling(30)), 32)).toBeNull();
  expect(weekNews(logOf(falling(30)), 60)).toBeNull();
  expect(weekNews(logOf([80, 79]), 1)).toBeNull();
  expect(weekNews(logOf(Array.from({ length: 30 }, (_, day) => 80 + 0.5 * Math.sin(day))), 29)).toBeNull();
});

test('a weigh-in that is left out counts for nothing', () => {
  const weights = falling(30).map((weight, day) => (day === 29 ? 120 : weight));
  expect(newsOf(weights)).toMatchObject({ kind: 'moved', to: { day: 28 } });
});

test('since a plan’s start, a change is from the weight that the plan begins with', () => {
  const log = logOf(falling(30).map((weight) => weight - 0.2));
  for (const day of [0, -3])
    expect(trendNews(log, { day, weight: kg(80) })).toMatchObject({
      kind: 'moved',
      from: { day, trend: 80 },
      to: { day: 29 },
    });
});

test('it isn’t clear where that weight and the trend disagree, or are printed as the same', () => {
  const log = logOf(falling(30));
  const last = trendNews(log);
  if (last.kind !== 'moved') throw new Error(last.kind);
  for (const apart of [-1, 0.05])
    expect(trendNews(log, { day: 0, weight: kg(last.to.trend + apart) }).kind).toBe('unclear');
  expect(trendNews(log, { day: 0, weight: kg(last.to.trend + 0.2) }).kind).toBe('moved');
});
