import type { LogGroup, LogReport } from './log-report.ts';

const rounded = (value: number | null, decimals: number): string =>
  value === null ? '-' : value.toFixed(decimals);

function row(name: string, { logs, error, lineError, coverage }: LogGroup): string {
  const cells = [String(logs), rounded(error, 1), rounded(lineError, 1), rounded(coverage, 1)];
  return `  ${name.padEnd(30)}${cells.map((cell) => cell.padStart(15)).join('')}`;
}

/** Median errors in kcal per day, and how often the interval contains the truth, with a straight line at 7,700 kcal per kilogram for comparison. */
export function formatLogs(file: string, report: LogReport): string {
  const { logs, refused, all, startOfChange, elsewhere, short, missed } = report;
  const headings = ['logs', 'median error', 'straight line', '95 % hold, in %'];
  return [
    `${file}: ${String(logs)} logs, ${String(refused)} refused, ${String(missed.length)} targets missed`,
    `  ${''.padEnd(30)}${headings.map((heading) => heading.padStart(15)).join('')}`,
    row('42 days and more', all),
    row('  beginning with a change', startOfChange),
    row('  others', elsewhere),
    row('21 to 41 days (no target)', short),
    ...missed.map((sentence) => `  MISSED: ${sentence}`),
  ].join('\n');
}
