/** Figures of the log → text. */
import { kg, type Kilograms, type WeightUnit } from '@evenscale/formulas/units';
import { amountIn, formatWeight } from '#person/format-weight.ts';
import { dayWithNumber } from '#person/log/local-day.ts';
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

/** The date for a day number: "Nov 22, 2026". */
export const formatDayNumber = (number: number): string => formatIsoDay(dayWithNumber(number));
