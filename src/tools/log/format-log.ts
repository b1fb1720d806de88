/** Figures of the log → text. */
import { kg, type Kilograms, type WeightUnit } from '@evenscale/formulas/units';
import { amountIn, formatWeight, shownChange } from '#person/format-weight.ts';
import { dayWithNumber } from '#person/log/local-day.ts';
import { formatOneDecimal } from '#ui/text/format.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { answerWords as words } from './words.ts';

/** Smaller changes are displayed as no change. */
const SHOWN_TENTH = 0.05;

/** Changes are shown in kg or pounds, never in stone. */
const changeUnit = (unit: WeightUnit): 'kg' | 'lb' => (unit === 'kg' ? 'kg' : 'lb');

/** A change of weight: "0.4 kg down", "1.1 lb up", "no change". */
export function formatChange(change: Kilograms, unit: WeightUnit): string {
  const amount = Math.abs(amountIn(change, changeUnit(unit)));
  if (amount < SHOWN_TENTH) return words.steady;
  const text = formatWeight(kg(Math.abs(change)), changeUnit(unit));
  return change < 0 ? words.down(text) : words.up(text);
}

/** The change from one weight to another as both are printed, with its share: "1.8 kg down (2.2%)". */
export function formatChangeBetween(from: Kilograms, to: Kilograms, unit: WeightUnit): string {
  const change = shownChange(from, to, unit);
  if (change === 0) return words.steady;
  const text = `${formatOneDecimal(Math.abs(change))} ${changeUnit(unit)}`;
  const share = formatOneDecimal(100 * Math.abs(to / from - 1));
  return `${change < 0 ? words.down(text) : words.up(text)} (${share}%)`;
}

/** The date for a day number: "Nov 22, 2026". */
export const formatDayNumber = (number: number): string => formatIsoDay(dayWithNumber(number));
