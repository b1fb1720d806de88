import type { Loaded } from './load.ts';
import type { Pressure } from './load/wrk.ts';

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const whole = (value: number): string => Math.round(value).toLocaleString('en');

const rate = (rounds: readonly Pressure[]): number =>
  median(rounds.map(({ requestsPerSecond }) => requestsPerSecond));

const slowest = (rounds: readonly Pressure[]): string =>
  `${median(rounds.map(({ p99 }) => p99)).toFixed(1)} ms`;

/** The table of requests per second: medians over the rounds. */
export function formatLoad(loaded: readonly Loaded[], connections: number): string {
  const rows = loaded.map(({ name, bytes, ours, bare }) => {
    const ratio = rate(ours) / rate(bare);
    const errors = ours.reduce((sum, { errors: count }) => sum + count, 0);
    return [
      name.padEnd(8),
      `${whole(bytes)} B`.padStart(10),
      whole(rate(ours)).padStart(10),
      whole(rate(bare)).padStart(10),
      `${ratio.toFixed(2)}x`.padStart(7),
      slowest(ours).padStart(10),
      slowest(bare).padStart(10),
      String(errors).padStart(7),
      ratio >= 0.9 ? '' : '  UNDER 0.9x',
    ].join('');
  });
  return [
    `Requests per second over ${connections} keep-alive connections; p99 is the 99th percentile of latency`,
    `${'file'.padEnd(8)}${'size'.padStart(10)}${'ours'.padStart(10)}${'bare'.padStart(10)}${'ratio'.padStart(7)}${'p99 ours'.padStart(10)}${'p99 bare'.padStart(10)}${'errors'.padStart(7)}`,
    ...rows,
  ].join('\n');
}
