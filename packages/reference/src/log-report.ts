/** Compares maintenance from a log with true energy use, and with a straight-line fit at 7,700 kcal per kilogram. */
import { basename } from 'node:path';
import { median, ownMaintenance } from '@evenscale/formulas/own-maintenance';
import { readHeading } from './case-file.ts';
import { readLogs, type ReferenceLog } from './log-file.ts';

/** Shorter logs are estimated, too, but have no target. */
const MANY_DAYS = 42;

/** The largest allowed median errors in kcal per day, and the minimum percentage of intervals that contain the truth. */
const TARGETS = { all: 60, startOfChange: 65, coverage: { least: 92, most: 98 } } as const;

const KCAL_PER_KG = 7700;

interface LogResult {
  readonly log: ReferenceLog;
  readonly isLong: boolean;
  readonly error: number;
  readonly lineError: number;
  readonly isCovered: boolean;
}

/** The result for a group of logs; the errors are medians in kcal per day, null without logs. */
export interface LogGroup {
  readonly logs: number;
  readonly error: number | null;
  readonly lineError: number | null;
  /** Percentage of the 95 % intervals that contain the truth. */
  readonly coverage: number | null;
}

export interface LogReport {
  readonly file: string;
  readonly title: string;
  readonly sources: readonly string[];
  readonly logs: number;
  readonly refused: number;
  /** Logs of 42 days or more that have a figure. */
  readonly all: LogGroup;
  /** Of these, the logs that start with a change in intake, and the others. */
  readonly startOfChange: LogGroup;
  readonly elsewhere: LogGroup;
  /** Shorter logs that have a figure. */
  readonly short: LogGroup;
  /** One sentence for each target that is missed. */
  readonly missed: readonly string[];
}

const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;

/** What spreadsheets usually do: mean intake minus the slope of a straight line times 7,700 kcal. */
export function byStraightLine({ days }: ReferenceLog): number {
  const weighed = days.flatMap(({ day, weight }) => (weight === null ? [] : [{ day, weight }]));
  const eaten = days.flatMap(({ intake }) => (intake === null ? [] : [intake]));
  const [middle, level] = [mean(weighed.map(({ day }) => day)), mean(weighed.map(({ weight }) => weight))];
  const products = weighed.map(({ day, weight }) => (day - middle) * (weight - level));
  const squares = weighed.map(({ day }) => (day - middle) ** 2);
  return mean(eaten) - (KCAL_PER_KG * mean(products)) / mean(squares);
}

/** The figure for one log compared with the truth; null if there is none. */
function resultOf(log: ReferenceLog): LogResult | null {
  const found = ownMaintenance(log.person, log.days);
  if (found.kind !== 'estimated') return null;
  const { value, low, high } = found.maintenance;
  const [first, last] = [log.days[0]?.day ?? 0, log.days.at(-1)?.day ?? 0];
  return {
    log,
    isLong: last - first + 1 >= MANY_DAYS,
    error: Math.abs(value - log.expenditure),
    lineError: Math.abs(byStraightLine(log) - log.expenditure),
    isCovered: low <= log.expenditure && log.expenditure <= high,
  };
}

function groupOf(results: readonly LogResult[]): LogGroup {
  if (results.length === 0) return { logs: 0, error: null, lineError: null, coverage: null };
  return {
    logs: results.length,
    error: median(results.map(({ error }) => error)),
    lineError: median(results.map(({ lineError }) => lineError)),
    coverage: (100 * results.filter(({ isCovered }) => isCovered).length) / results.length,
  };
}

function missedBy(all: LogGroup, startOfChange: LogGroup): readonly string[] {
  const { coverage } = TARGETS;
  const checks: readonly (readonly [boolean, string])[] = [
    [all.logs === 0, `no log of ${String(MANY_DAYS)} days and more has a figure`],
    [(all.error ?? 0) > TARGETS.all, `median error above ${String(TARGETS.all)} kcal`],
    [
      (startOfChange.error ?? 0) > TARGETS.startOfChange,
      `median error at the start of a change above ${String(TARGETS.startOfChange)} kcal`,
    ],
    [
      all.coverage !== null && (all.coverage < coverage.least || all.coverage > coverage.most),
      `intervals hold the truth in less than ${String(coverage.least)} % or more than ${String(coverage.most)} %`,
    ],
  ];
  return checks.flatMap(([isMissed, sentence]) => (isMissed ? [sentence] : []));
}

export function reportLogs(path: string): LogReport {
  const logs = readLogs(path);
  const results = logs.map(resultOf).filter((result) => result !== null);
  const long = results.filter(({ isLong }) => isLong);
  const all = groupOf(long);
  const startOfChange = groupOf(long.filter(({ log }) => log.isStartOfChange));
  return {
    file: basename(path),
    ...readHeading(path),
    logs: logs.length,
    refused: logs.length - results.length,
    all,
    startOfChange,
    elsewhere: groupOf(long.filter(({ log }) => !log.isStartOfChange)),
    short: groupOf(results.filter(({ isLong }) => !isLong)),
    missed: missedBy(all, startOfChange),
  };
}
