const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const BYTES_PER_MEGABYTE = 1_000_000;

/** A number of pages, formatted. */
export function formatCount(count: number): string {
  return whole.format(count);
}

/** Megabytes with one decimal; never 0.0 for a size above 0. */
export function formatMegabytes(bytes: number): string {
  const megabytes = bytes / BYTES_PER_MEGABYTE;
  return oneDecimal.format(bytes > 0 ? Math.max(megabytes, 0.1) : 0);
}
