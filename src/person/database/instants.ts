/** The last instant that a row can have. */
const LAST_INSTANT = Date.parse('2199-12-31T23:59:59.999Z');

/** `now`, or just after `previous` if the clock was ahead then, so that a change always counts as newer. */
export const laterThan = (previous: string, now: Date): string =>
  new Date(Math.min(LAST_INSTANT, Math.max(now.getTime(), Date.parse(previous) + 1))).toISOString();
