/** What a trend did, in the same words wherever it is said: on the log, home's card, in the week, in print and in a link. */
import type { WeightUnit } from '@evenscale/formulas/units';
import { formatAmountBetween, formatChangeBetween } from './format-log.ts';
import type { Told } from './trend-news.ts';

const words = {
  probablyDown: (amount: string) => `probably down: about ${amount}`,
  probablyUp: (amount: string) => `probably up: about ${amount}`,
  early: 'too early to see a clear change',
  unclear: 'no clear change',
} as const;

const UPS_AND_DOWNS = 'Any difference is within the usual ups and downs of weigh-ins.';

/** What a reader of a change should know; `null` where it's sure. */
export const changeMeanings: Readonly<Record<Told['kind'], string | null>> = {
  moved: null,
  likely: 'A few days of water can still explain part of it.',
  early: UPS_AND_DOWNS,
  unclear: UPS_AND_DOWNS,
};

/** "1.2 kg down", "probably down: about 1.2 kg", "no clear change", "too early to see a clear change". */
export function changeText({ kind, from, to }: Told, unit: WeightUnit): string {
  if (kind === 'early' || kind === 'unclear') return words[kind];
  if (kind === 'moved') return formatChangeBetween(from.trend, to.trend, unit);
  const amount = formatAmountBetween(from.trend, to.trend, unit);
  return to.trend < from.trend ? words.probablyDown(amount) : words.probablyUp(amount);
}

export const sentenceCase = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** The same as a sentence: "Probably down: about 1.2 kg since Nov 1". */
export const changeSince = (told: Told, unit: WeightUnit, day: string): string =>
  `${sentenceCase(changeText(told, unit))} since ${day}`;
