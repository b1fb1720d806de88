/** Plans of simulated people whose bodies are known, with and without updates. */
import { expect, test } from 'vitest';
import { bandAround } from '#person/plan/plan-band.ts';
import { simulatedPlan, type PlanEnd } from './simulated-plans.ts';

const PEOPLE = 60;

/** Half a year's plans of different people. */
function endsOf(updates: readonly number[], leftOut: number): readonly PlanEnd[] {
  return Array.from({ length: PEOPLE }, (_, at) =>
    simulatedPlan({ seed: 5000 + at, days: 182, updates, energyError: 0.12, leftOut }),
  ).filter((end) => end !== null);
}

/** The share of plans that end within the band around their goal, as wide as it is that long after the last update. */
function metShare(what: string, ends: readonly PlanEnd[]): number {
  const met = ends.filter(({ goal, weight, daysSince }) => {
    const { low, high } = bandAround(goal, daysSince);
    return low <= weight && weight <= high;
  });
  const errors = ends.map(({ goal, weight }) => Math.abs(weight - goal)).toSorted((a, b) => a - b);
  const middle = errors[Math.floor(errors.length / 2)] ?? 0;
  console.info(`${what}: ${met.length} of ${ends.length} met the goal, median ${middle.toFixed(1)} kg away`);
  return met.length / ends.length;
}

test.each([
  { log: 'complete logs', leftOut: 0 },
  { log: 'logs that lack up to a quarter of the food', leftOut: 0.25 },
])('with $log, updates on days 28, 56 and 84 lead 19 of 20 people to the goal', ({ log, leftOut }) => {
  const ends = endsOf([28, 56, 84], leftOut);
  expect(ends.length).toBeGreaterThan(PEOPLE / 2);
  expect(metShare(`${log}, three updates`, ends)).toBeGreaterThanOrEqual(0.95);
});

test('without updates, far fewer people get there', () => {
  expect(metShare('no updates', endsOf([], 0.25))).toBeLessThan(0.6);
});

test('the own maintenance sometimes wins over the trend', () => {
  expect(endsOf([56, 84], 0).filter(({ byOwn }) => byOwn > 0).length).toBeGreaterThan(0);
});
