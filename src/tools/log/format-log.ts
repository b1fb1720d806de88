/** Figures of the log → text. */
import type { Estimate, FoundMaintenance, LogWindow } from '@evenscale/formulas/own-maintenance';
import type { EnergyUnit, Kilograms, WeightUnit } from '@evenscale/formulas/units';
import { shownEnergyDifference } from '#person/energy/format-energy.ts';
import { amountIn, shownChange } from '#person/format-weight.ts';
import { dayWithNumber } from '#person/log/local-day.ts';
import { formatDecimals, formatKcal, formatOneDecimal } from '#ui/text/format.ts';
import { dateLabel } from '#charts/curve/curve-label-words.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import type { Told } from './trend-news.ts';
import { answerWords as words } from './words.ts';

/** Changes are shown in kg or pounds, never in stone. */
export const changeUnit = (unit: WeightUnit): 'kg' | 'lb' => (unit === 'kg' ? 'kg' : 'lb');

/** A change of weight: "0.4 kg down", "1.1 lb up", "no change". */
export function formatChange(change: Kilograms, unit: WeightUnit, decimals = 1): string {
  const amount = Math.abs(amountIn(change, changeUnit(unit)));
  // Smaller changes are displayed as no change.
  if (amount < 0.5 / 10 ** decimals) return words.steady;
  const text = `${formatDecimals(amount, decimals)} ${changeUnit(unit)}`;
  return change < 0 ? words.down(text) : words.up(text);
}

/** How far a weight is from another, on either side: "1.8 kg". */
export const formatDistance = (distance: Kilograms, unit: WeightUnit): string =>
  `${formatOneDecimal(Math.abs(amountIn(distance, changeUnit(unit))))} ${changeUnit(unit)}`;

/** A change with its interval, `null` if both ends look the same; with two decimals, so that it goes with its energy. */
export function changeTexts(
  { value, low, high }: Estimate<Kilograms>,
  unit: WeightUnit,
): { readonly change: string; readonly ends: readonly [string, string] | null } {
  const [change, least, most] = [value, low, high].map((amount) => formatChange(amount, unit, 2)) as [
    string,
    string,
    string,
  ];
  return { change, ends: least === most ? null : [least, most] };
}

/** A smaller change of weight, in kg or lb, has too few printed digits for an energy per kg or lb. */
const LEAST_CHANGE = 0.1;

/**
 * The energy per unit of weight that the log's figure was calculated with, as round as it can be while the printed change of
 * weight times it is the printed energy; `null` without a change of weight.
 */
export function densityText(
  { intake, maintenance, weeklyChange }: Pick<FoundMaintenance, 'intake' | 'maintenance' | 'weeklyChange'>,
  unit: WeightUnit,
  energyUnit: EnergyUnit,
): string | null {
  const shownIn = changeUnit(unit);
  const weekly = Number(formatDecimals(Math.abs(amountIn(weeklyChange.value, shownIn)), 2));
  if (weekly < LEAST_CHANGE) return null;
  const daily = Math.abs(shownEnergyDifference(intake.value, maintenance.value, energyUnit));
  const roundedTo = (step: number): number => Math.round((7 * daily) / weekly / step) * step;
  const round = [100, 10].map(roundedTo).find((perWeight) => Math.round((perWeight * weekly) / 7) === daily);
  return `about ${formatKcal(round ?? roundedTo(1))} ${energyUnit} per ${shownIn}`;
}

/** How much there is between two weights as both are printed: "1.8 kg". */
export const formatAmountBetween = (from: Kilograms, to: Kilograms, unit: WeightUnit): string =>
  `${formatOneDecimal(Math.abs(shownChange(from, to, unit)))} ${changeUnit(unit)}`;

/** The change from one weight to another as both are printed: "1.8 kg down". */
export function formatChangeBetween(from: Kilograms, to: Kilograms, unit: WeightUnit): string {
  const change = shownChange(from, to, unit);
  if (change === 0) return words.steady;
  const text = formatAmountBetween(from, to, unit);
  return change < 0 ? words.down(text) : words.up(text);
}

/** A change with its share of the printed weight before: "1.8 kg down (2.2%)". */
export function withShare(change: string, from: Kilograms, to: Kilograms, unit: WeightUnit): string {
  const amount = Math.abs(shownChange(from, to, unit));
  const printed = Math.round(amountIn(from, unit) * 10) / 10;
  return amount === 0 ? change : `${change} (${formatOneDecimal((100 * amount) / printed)}%)`;
}

/** A likely change over so many days isn't explained by a few days of water. */
const WATER_DAYS = 56;

/** What a reader of a trend's change should know; `null` where it's sure, or probable for weeks. */
export function changeMeaning({ kind, from, to }: Pick<Told, 'kind' | 'from' | 'to'>): string | null {
  if (kind === 'moved') return null;
  if (kind !== 'likely') return words.unclearMeaning;
  return to.day - from.day < WATER_DAYS ? words.likelyMeaning : null;
}

/** What a trend did: "1.2 kg down", "probably down: about 1.2 kg", "no clear change", "too early to see a clear change". */
export function changeText({ kind, from, to }: Told, unit: WeightUnit): string {
  if (kind === 'early' || kind === 'unclear') return words[kind];
  if (kind === 'moved') return formatChangeBetween(from.trend, to.trend, unit);
  const amount = formatAmountBetween(from.trend, to.trend, unit);
  return to.trend < from.trend ? words.probablyDown(amount) : words.probablyUp(amount);
}

export const sentenceCase = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** The same as a sentence, wherever it is said: "Probably down: about 1.2 kg since Nov 1". */
export const changeSince = (told: Told, unit: WeightUnit, day: string): string =>
  `${sentenceCase(changeText(told, unit))} since ${day}`;

/** The date for a day number: "Nov 22, 2026". */
export const formatDayNumber = (number: number): string => formatIsoDay(dayWithNumber(number));

/** "Jul 27" and "Nov 28": the first and the last day of a figure, which are months apart at most. */
export const windowDays = ({ from, to }: Pick<LogWindow, 'from' | 'to'>): readonly [string, string] => [
  dateLabel(from, false),
  dateLabel(to, false),
];
