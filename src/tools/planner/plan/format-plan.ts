/** Formats that only the planner uses. */
import { formatNumber } from '#ui/text/format-number.ts';
import { formatPlural } from '#ui/text/format-plural.ts';
import type { Kilograms, WeightUnit } from '@evenscale/formulas/units';
import { formatKcal, formatOneDecimal } from '#ui/text/format.ts';
import { amountIn } from '#person/format-weight.ts';

const DAYS_PER_WEEK = 7;

/** A weight change without its sign, in kg or lb. It has two decimals, since a week changes little. */
export function formatChange(change: Kilograms, unit: WeightUnit): string {
  const amount = Math.abs(amountIn(change, unit));
  return `${formatNumber(amount, 2, 0)} ${unit === 'kg' ? 'kg' : 'lb'}`;
}

/** An approximate weight change without its sign, in kg or lb: `0.5 kg`, `1.1 lb`. */
export function formatRoughChange(change: number, unit: WeightUnit): string {
  return `${formatOneDecimal(Math.abs(change))} ${unit === 'kg' ? 'kg' : 'lb'}`;
}

/** A share of the body weight, as labeled in the choice of a pace: `0.25%`. */
export function formatPace(fraction: number): string {
  return `${formatNumber(fraction * 100, 2, 0)}%`;
}

/** A duration: `26 weeks`, `about 26 weeks`, `12 days`. */
export function formatLength(days: number): string {
  const weeks = days / DAYS_PER_WEEK;
  if (weeks < 2) return `${days} days`;
  return `${days % DAYS_PER_WEEK === 0 ? '' : 'about '}${formatKcal(weeks)} weeks`;
}

/** Time spent walking: `45 minutes`, `1 hour 50 minutes`. */
export function formatMinutes(minutes: number): string {
  // Rounded to five minutes, since the estimate isn't more precise.
  const rounded = Math.round(minutes / 5) * 5;
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60];
  const parts = [
    hours > 0 ? formatPlural(hours, ['# hour', '# hours']) : '',
    rest > 0 || hours === 0 ? `${rest} minutes` : '',
  ];
  return parts.filter(Boolean).join(' ');
}
