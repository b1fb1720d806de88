/** A calendar day as the value of `<input type="date">`: `2027-03-14`. It has no time of day and no time zone. */
export type IsoDay = string;

const MS_PER_DAY = 86_400_000;

const isoOf = (time: number): IsoDay => new Date(time).toISOString().slice(0, 10);

/** The start of a day in UTC; `null` if the text isn't a date. */
function timeOf(day: IsoDay): number | null {
  const time = Date.parse(`${day}T00:00Z`);
  // February 30 may be read as a day in March.
  return Number.isNaN(time) || isoOf(time) !== day ? null : time;
}

/** The visitor's local day. */
export function dayOf(moment: Date): IsoDay {
  return isoOf(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()));
}

/** The day that many days after another. */
export function dayAfter(day: IsoDay, days: number): IsoDay {
  return isoOf((timeOf(day) ?? 0) + days * MS_PER_DAY);
}

/** Whole days from one day to another; `null` if the other isn't a date. */
export function daysBetween(from: IsoDay, to: IsoDay): number | null {
  const [start, end] = [timeOf(from), timeOf(to)];
  return start === null || end === null ? null : Math.round((end - start) / MS_PER_DAY);
}

/** The start of a day in local time. */
export function dateOf(day: IsoDay): Date {
  return new Date(`${day}T00:00`);
}
