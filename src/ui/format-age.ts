const MONTHS_PER_YEAR = 12;

/** "9 years 4 months" of completed months. */
export function ageText(completed: number): string {
  const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
  const years = plural(Math.floor(completed / MONTHS_PER_YEAR), 'year');
  const rest = completed % MONTHS_PER_YEAR;
  return rest === 0 ? years : `${years} ${plural(rest, 'month')}`;
}
