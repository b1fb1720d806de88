const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

export const formatBytes = (bytes: number): string => grouped.format(bytes);
export const formatTime = (ms: number): string => `${grouped.format(ms)} ms`;

const WIDTHS = [44, 12, 12, 10] as const;

/** One line of the printed table. */
export function formatRow(...cells: readonly string[]): string {
  return cells
    .map((cell, index) => (index === 0 ? cell.padEnd(WIDTHS[0]) : cell.padStart(WIDTHS[index] ?? 0)))
    .join('')
    .trimEnd();
}
