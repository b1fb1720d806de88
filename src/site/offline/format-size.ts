import { formatNumber } from '#ui/text/format-number.ts';

const BYTES_PER_MEGABYTE = 1_000_000;

/** A number of pages, formatted. */
export function formatCount(count: number): string {
  return formatNumber(count, 0);
}

/** Megabytes with one decimal; never 0.0 for a size above 0. */
export function formatMegabytes(bytes: number): string {
  const megabytes = bytes / BYTES_PER_MEGABYTE;
  return formatNumber(bytes > 0 ? Math.max(megabytes, 0.1) : 0, 1);
}
