import type { Sided } from './measure/interleave.ts';

const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

export const formatBytes = (bytes: number): string => grouped.format(bytes);
const formatTime = (ms: number): string => `${grouped.format(ms)} ms`;

const WIDTHS = [44, 12, 12, 10] as const;

/** One line of the printed table. */
export function formatRow(...cells: readonly string[]): string {
  return cells
    .map((cell, index) => (index === 0 ? cell.padEnd(WIDTHS[0]) : cell.padStart(WIDTHS[index] ?? 0)))
    .join('')
    .trimEnd();
}

export interface Comparison {
  readonly name: string;
  readonly medians: Sided<number>;
  /** The maximum ratio of the page's figure to the baseline's. */
  readonly limit: number;
  /** A difference below this many ms is noise. */
  readonly noise?: number;
}

/** A row with the two medians, their ratio, and whether it's within the limit. */
export function formatComparison({ name, medians, limit, noise = 0 }: Comparison): string {
  const { ours, limit: yardstick } = medians;
  const ratio = ours / yardstick;
  const isKept = ratio <= limit || ours - yardstick < noise;
  const verdict = `  ${isKept ? 'within' : 'OVER'} ${limit.toFixed(2)}x`;
  return formatRow(name, formatTime(ours), formatTime(yardstick), `${ratio.toFixed(2)}x`) + verdict;
}
