/** The estimate on the reference logs with realistic disturbances, and on our own simulated logs. */
import { kg } from '../units.ts';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readLogs } from '@evenscale/reference/log-file';
import type { ReferenceLog } from '@evenscale/reference/log-file';
import { byStraightLine } from '@evenscale/reference/log-report';
import { simulatedLog } from '../../../../tests/reference/logs/simulated-logs.ts';
import type { Simulation } from '../../../../tests/reference/logs/simulated-logs.ts';
import type { LogDay } from './log.ts';
import { median } from './median.ts';
import { ownMaintenance } from './own-maintenance.ts';
import type { OwnMaintenance } from './own-maintenance.ts';

type Found = Extract<OwnMaintenance, { kind: 'estimated' }>;

const shared = readLogs(join('packages', 'formulas', 'reference', 'logs', 'own-maintenance.json'));

function found({ person, days }: ReferenceLog, changed: readonly LogDay[] = days): Found | null {
  const result = ownMaintenance(person, changed);
  return result.kind === 'estimated' ? result : null;
}

const half = ({ maintenance }: Found): number => maintenance.high - maintenance.value;

/** The reference logs that have a figure, with that figure. */
const figures = shared.flatMap((log) => {
  const figure = found(log);
  return figure === null ? [] : [{ log, figure }];
});
const long = figures.filter(({ log }) => log.days.length >= 42);

const weighed = (days: readonly LogDay[], change: (weight: number, day: number) => number | null) =>
  days.map((entry) => {
    const weight = entry.weight === null ? null : change(entry.weight, entry.day);
    return { ...entry, weight: weight === null ? null : kg(weight) };
  });

describe('2 kg of water in the first week', () => {
  const courses: readonly (readonly [string, (day: number) => number])[] = [
    ['evenly over the week', (day) => Math.min(1, day / 7)],
    ['all on day 2', (day) => (day < 2 ? 0 : 1)],
    ['all on day 4', (day) => (day < 4 ? 0 : 1)],
    ['all on day 6', (day) => (day < 6 ? 0 : 1)],
    ['all on day 7', (day) => (day < 7 ? 0 : 1)],
    ['quickly at first', (day) => 1 - Math.exp(-day / 2)],
  ];

  test.each(courses)('moves the figure by at most 150 kcal or is flagged: %s', (_, course) => {
    const moves = figures.flatMap(({ log, figure }, at) => {
      const water = at % 3 === 0 ? 2 : -2;
      const wet = found(
        log,
        weighed(log.days, (weight, day) => weight + water * course(day)),
      );
      if (wet === null) return [];
      const isFlagged = wet.flags.includes('waterShift') || wet.flags.includes('fewWeeks');
      return [{ moved: Math.abs(wet.maintenance.value - figure.maintenance.value), isFlagged }];
    });
    expect(moves.filter(({ moved, isFlagged }) => moved > 150 && !isFlagged)).toEqual([]);
    expect(moves.length).toBeGreaterThan(100);
    expect(median(moves.map(({ moved }) => moved))).toBeLessThan(80);
  });

  test('is suspected in few logs in which nothing changed', () => {
    const others = long.filter(({ log }) => !log.isStartOfChange);
    const suspected = others.filter(({ figure }) => figure.flags.includes('waterShift'));
    expect(suspected.length / others.length).toBeLessThan(0.25);
  });
});

describe('a weigh-in 5 kg off', () => {
  /** The log without one weigh-in, and with that weigh-in 5 kg off. */
  const cases = long.flatMap(({ log, figure }, at) =>
    [0.2, 0.5, 0.8].map((share) => {
      const off = at % 2 === 0 ? 5 : -5;
      const weighings = log.days.filter(({ weight }) => weight !== null);
      const on = weighings[Math.round(share * (weighings.length - 1))]?.day;
      const mistaken = found(
        log,
        weighed(log.days, (weight, day) => (day === on ? weight + off : weight)),
      );
      const without = found(
        log,
        weighed(log.days, (weight, day) => (day === on ? null : weight)),
      );
      return { on, figure, mistaken: mistaken!, without: without! };
    }),
  );

  test('is left out', () => {
    const caught = cases.filter(({ on, mistaken }) => mistaken.window.leftOut.some(({ day }) => day === on));
    expect(caught.length / cases.length).toBeGreaterThan(0.99);
  });

  test('moves the figure by at most 10 kcal, compared with leaving the weigh-in out', () => {
    for (const { mistaken, without } of cases) {
      expect(Math.abs(mistaken.maintenance.value - without.maintenance.value)).toBeLessThan(10);
    }
  });

  test('moves the figure by at most 10 kcal in nine of ten logs, compared with the true weigh-in', () => {
    const moves = cases.map(({ mistaken, figure }) =>
      Math.abs(mistaken.maintenance.value - figure.maintenance.value),
    );
    expect(median(moves)).toBeLessThan(3);
    expect(moves.filter((move) => move <= 10).length / moves.length).toBeGreaterThan(0.88);
  });
});

test('missing 30 % of weigh-ins widens the interval, and the figure stays inside the original one', () => {
  const results = figures.flatMap(({ log, figure }) =>
    [0, 4].flatMap((phase) => {
      const fewer = found(
        log,
        weighed(log.days, (weight, day) => ((day * 7 + phase) % 10 < 3 ? null : weight)),
      );
      return fewer === null ? [] : [{ figure, fewer }];
    }),
  );
  for (const { figure, fewer } of results) {
    expect(fewer.maintenance.value).toBeGreaterThan(figure.maintenance.low);
    expect(fewer.maintenance.value).toBeLessThan(figure.maintenance.high);
  }
  const ratios = results.map(({ figure, fewer }) => half(fewer) / half(figure));
  expect(median(ratios)).toBeGreaterThan(1);
});

/** Logs that differ only by chance. */
const simulated = (simulation: Omit<Simulation, 'seed'>, logs: number): readonly ReferenceLog[] =>
  Array.from({ length: logs }, (_, at) => simulatedLog({ ...simulation, seed: 1000 + at }));

test('more days never widen the interval beyond the noise', () => {
  const usual = { change: 'before', persistence: 0.5, deviation: 0.6, eaten: 0.5, missing: 0.1 } as const;
  const logs = simulated({ ...usual, days: 126 }, 25);
  const steps = logs.flatMap((log) => {
    const widths = [28, 42, 63, 84, 105, 126].flatMap((days) => {
      const figure = found(log, log.days.slice(0, days));
      return figure === null ? [] : [half(figure)];
    });
    return widths.slice(1).map((width, at) => width / widths[at]!);
  });
  expect(Math.max(...steps)).toBeLessThan(1.15);
  expect(median(steps)).toBeLessThan(0.8);
});

describe('on simulated logs of other people', () => {
  const usual = { days: 63, persistence: 0.5, deviation: 0.6, eaten: 0.5, missing: 0.2 } as const;

  test.each([
    // The maximum squared error, as a fraction of the straight line's.
    { what: 'that begin with a change of intake', simulation: { ...usual, change: 'atStart' }, left: 0.8 },
    { what: 'after a change long ago', simulation: { ...usual, change: 'before' }, left: 1.1 },
    { what: 'with a change within', simulation: { ...usual, change: 'within' }, left: 0.6 },
    { what: 'without a change', simulation: { ...usual, change: 'never' }, left: 1.1 },
    {
      what: 'with errors that last',
      simulation: { ...usual, change: 'before', persistence: 0.85 },
      left: 1.1,
    },
    { what: 'with a monthly cycle', simulation: { ...usual, change: 'before', cycle: 1.2 }, left: 1.1 },
    {
      what: 'with the meals eaten as entered',
      simulation: { ...usual, change: 'atStart', eaten: 1 },
      left: 0.8,
    },
  ] as const)(
    '$what, the interval contains the truth and the figure is at least as accurate as a straight line’s',
    ({ simulation, left }) => {
      const results = simulated(simulation, 60).flatMap((log) => {
        const figure = found(log);
        if (figure === null) return [];
        const { value, low, high } = figure.maintenance;
        const error = (value - log.expenditure) ** 2;
        const lineError = (byStraightLine(log) - log.expenditure) ** 2;
        return [{ error, lineError, isCovered: low <= log.expenditure && log.expenditure <= high }];
      });
      expect(results.length).toBeGreaterThan(50);
      expect(results.filter(({ isCovered }) => isCovered).length / results.length).toBeGreaterThan(0.88);
      const total = (of: (result: (typeof results)[number]) => number): number =>
        results.reduce((sum, result) => sum + of(result), 0);
      expect(total(({ error }) => error)).toBeLessThan(left * total(({ lineError }) => lineError));
    },
  );
});
