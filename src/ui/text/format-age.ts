import { formatPlural } from './format-plural.ts';

const MONTHS_PER_YEAR = 12;
const YEARS = ['# year', '# years'] as const;
const MONTHS = ['# month', '# months'] as const;

/** "9 years 4 months" from completed months. */
export function ageText(completed: number): string {
  const years = formatPlural(Math.floor(completed / MONTHS_PER_YEAR), YEARS);
  const rest = completed % MONTHS_PER_YEAR;
  return rest === 0 ? years : `${years} ${formatPlural(rest, MONTHS)}`;
}
