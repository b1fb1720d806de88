import { formatCounted } from './format-plural.ts';

const MONTHS_PER_YEAR = 12;
const YEARS = { one: 'year', other: 'years' };
const MONTHS = { one: 'month', other: 'months' };

/** "9 years 4 months" from completed months. */
export function ageText(completed: number): string {
  const years = formatCounted(Math.floor(completed / MONTHS_PER_YEAR), YEARS);
  const rest = completed % MONTHS_PER_YEAR;
  return rest === 0 ? years : `${years} ${formatCounted(rest, MONTHS)}`;
}
