/** Dates and figures of saved results → text, by the clock and the calendar of where the visitor is. */
import { kg, poundsFromKilograms } from '#formulas/units.ts';
import { formatDateTime, formatDayOfYear, formatMonth, formatYear } from '#ui/format-date.ts';
import { formatEntry, formatKcal, formatOneDecimal } from '#ui/format.ts';
import { heightAs } from '#person/draft.ts';

/** The unit of weights on a page. */
export type WeightUnitShown = 'kg' | 'lb';

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const tickTexts = { day: formatDayOfYear, month: formatMonth, year: formatYear } as const;

/** "Nov 21, 2026, 5:03 PM" */
export const formatWhen = (instant: string): string => formatDateTime(new Date(instant));

/** A date under a chart, as exact as the distance of its ticks: "Nov 21", "Nov 2026", "2026". */
export const formatTickDate = (time: number, exactness: keyof typeof tickTexts): string =>
  tickTexts[exactness](new Date(time));

/** A number of results, with a thousands separator. */
export const formatCount = (count: number): string => whole.format(count);

/** A weight that is kept in kilograms: "72.5 kg", "159.8 lb". */
export function formatSavedWeight(kilograms: number, unit: WeightUnitShown): string {
  return `${formatOneDecimal(unit === 'kg' ? kilograms : poundsFromKilograms(kg(kilograms)))} ${unit}`;
}

/** A height beside a weight in such a unit: "175 cm", "5 ft 8.9 in". */
export function formatSavedHeight(centimetres: number, unit: WeightUnitShown): string {
  const metric = formatEntry(centimetres);
  const boxes = heightAs({ unit: 'cm', centimetres: String(centimetres) }, 'ft');
  return unit === 'kg' || boxes.unit === 'cm' ? `${metric} cm` : `${boxes.feet} ft ${boxes.inches} in`;
}

/** "2,556 kcal" */
export const formatEnergy = (energy: number): string => `${formatKcal(energy)} kcal`;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** An instant as the text of a field for date and time: `2026-11-21T17:03`. */
export function formatDateEntry(instant: string): string {
  const date = new Date(instant);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-');
  return `${parts}T${[date.getHours(), date.getMinutes()].map(twoDigits).join(':')}`;
}
