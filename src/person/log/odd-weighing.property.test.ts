/** How often a log with ordinary ups and downs is said to have an odd weigh-in. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './local-day.ts';
import { buildLogReport } from './log-report.ts';
import type { LogPerson, StoredLogDay } from './parse-log.ts';

const START = '2026-06-01';
const man: LogPerson = { gender: 'male', age: 40, saidOn: START, centimetres: 180 };

/** A kilogram up or down is two of these. */
const NOISE = 0.5;
const DAYS = 70;
const LOGS = 24;

/** A normal distribution, from two numbers between 0 and 1. */
const normal = (one: number, other: number): number =>
  Math.sqrt(-2 * Math.log(Math.max(one, 1e-9))) * Math.cos(2 * Math.PI * other);

const unit = fc.double({ min: 0, max: 1, noNaN: true });
const drawn = fc.record({
  every: fc.constantFrom(1, 2, 3),
  slope: fc.double({ min: -0.07, max: 0.03, noNaN: true }),
  noise: fc.array(fc.tuple(unit, unit, unit, unit), { minLength: DAYS, maxLength: DAYS }),
});

function logOf({ every, slope, noise }: typeof drawn extends fc.Arbitrary<infer Drawn> ? Drawn : never) {
  return noise.map(([one, two, three, four], day): StoredLogDay => ({
    day: addDays(START, day),
    intakeKcal: Math.round(2400 + 200 * normal(three, four)),
    ...(day % every === 0
      ? { weightKg: Math.round(10 * (82 + slope * day + NOISE * normal(one, two))) / 10 }
      : {}),
  }));
}

test('ordinary ups and downs are spoken of on fewer than 5% of the days', () => {
  // The share of many days is what is tested, so the draws are always the same.
  const logs = fc.sample(drawn, { numRuns: LOGS, seed: 20_261_129 }).map(logOf);
  let days = 0;
  let spoken = 0;
  for (const log of logs)
    for (let length = 22; length <= DAYS; length += 3) {
      const shown = log.slice(0, length);
      const report = buildLogReport(shown, man, shown.at(-1)?.day ?? START);
      if (report.kind !== 'estimated') continue;
      days += 1;
      spoken += report.odd ? 1 : 0;
    }
  expect(days).toBeGreaterThan(200);
  expect(spoken / days).toBeLessThan(0.05);
});
