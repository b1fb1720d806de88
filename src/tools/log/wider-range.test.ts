import { describe, expect, test } from 'vitest';
import { addDays } from '#person/log/local-day.ts';
import { buildLogReport } from '#person/log/log-report.ts';
import type { LogPerson, StoredLogDay } from '#person/log/parse-log.ts';
import { widerSince } from './wider-range.ts';

const START = '2026-10-01';
const her: LogPerson = { gender: 'female', age: 40, saidOn: START, centimetres: 168 };

/** Six weeks with ups and downs; what is eaten falls by `step` on day 16. */
const log = (step: number): readonly StoredLogDay[] =>
  Array.from({ length: 42 }, (_, index) => ({
    day: addDays(START, index),
    weightKg: 76 - 0.02 * index - (Math.max(0, index - 16) * step) / 7700 + 0.3 * Math.sin(index * 2.3),
    intakeKcal: Math.round(2000 - (index < 16 ? 0 : step) + 250 * Math.sin(index * 1.7)),
  }));

/** What is said with so many days. */
function saidOn(days: readonly StoredLogDay[], count: number) {
  const until = days.slice(0, count);
  return widerSince(buildLogReport(until, her, addDays(START, count - 1)), until, her);
}

const widthOn = (days: readonly StoredLogDay[], count: number): number => {
  const report = buildLogReport(days.slice(0, count), her, addDays(START, count - 1));
  if (report.kind !== 'estimated') throw new Error(report.kind);
  return report.found.maintenance.high - report.found.maintenance.low;
};

describe('a range that is wider because a change of intake shows', () => {
  const days = log(250);
  const counts = Array.from({ length: 21 }, (_, index) => 22 + index);

  test('says so from that day on, for a week at most', () => {
    const said = counts.filter((count) => saidOn(days, count) !== null);
    expect(said[0]).toBe(26);
    expect(widthOn(days, 26)).toBeGreaterThan(1.4 * widthOn(days, 25));
    expect(saidOn(days, 26)).toBe(addDays(START, 17));
    expect(said.at(-1)).toBeLessThan(26 + 7);
  });

  test('says nothing without a change', () => {
    const steady = log(0);
    expect(counts.filter((count) => saidOn(steady, count) !== null)).toEqual([]);
  });
});

test('a log without a figure says nothing', () => {
  expect(saidOn(log(250), 10)).toBeNull();
});
