/** Local days as numbers, without the code that reads and stores a log. */
const MS_PER_DAY = 86_400_000;

/** The number of a date's day, as in a log: days since Jan 1, 1970. */
export const dayNumberOf = (date: Date): number =>
  Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / MS_PER_DAY;

/** A numbered day in local time. */
export const dayNumbered = (day: number): Date => new Date(1970, 0, 1 + day);
