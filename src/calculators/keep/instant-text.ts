const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:?\d\d)?)?$/u;

const daysOf = (year: string, month: string): number =>
  new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();

/**
 * A date of a file, in any form of ISO 8601 that people and programs write, as the store has it. A day alone is its
 * first instant in UTC, a time without a zone is this device's. Text that is no date stays as it is.
 */
export function canonicalInstant(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  const match = ISO.exec(text.trim());
  if (!match) return text;
  const [, year = '', month = '', day = '', time, zone = ''] = match;
  if (Number(day) > daysOf(year, month)) return text;
  const instant = Date.parse(`${year}-${month}-${day}${time === undefined ? '' : `T${time}${zone}`}`);
  return Number.isNaN(instant) ? text : new Date(instant).toISOString();
}
