/** A day of the calendar as `<input type="date">` writes it: `2027-03-14`. It knows no time of day and no zone. */
export type IsoDay = string;

const MS_PER_DAY = 86_400_000;

const isoOf = (time: number): IsoDay => new Date(time).toISOString().slice(0, 10);

/** The start of a day in UTC; `null` if the text is not a date. */
function timeOf(day: IsoDay): number | null {
  const time = Date.parse(`${day}T00:00Z`);
  // A 30th of February may be read as a day of March.
  return Number.isNaN(time) || isoOf(time) !== day ? null : time;
}

/** The day that the visitor's own calendar shows. */
export function dayOf(moment: Date): IsoDay {
  return isoOf(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()));
}

/** The day some days after another. */
export function dayAfter(day: IsoDay, days: number): IsoDay {
  return isoOf((timeOf(day) ?? 0) + days * MS_PER_DAY);
}

/** Whole days from one day to another; `null` if the other is not a date. */
export function daysBetween(from: IsoDay, to: IsoDay): number | null {
  const [start, end] = [timeOf(from), timeOf(to)];
  return start === null || end === null ? null : Math.round((end - start) / MS_PER_DAY);
}

/** The beginning of a day in the visitor's own calendar. */
export function dateOf(day: IsoDay): Date {
  return new Date(`${day}T00:00`);
}
