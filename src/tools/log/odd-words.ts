/** What is said of a weigh-in that moves the own maintenance by itself: no blame, and when it settles. */
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import { energyFigure } from '#person/energy/format-energy.ts';
import type { OddWeighing } from '#person/log/odd-weighing.ts';
import { fillSentence } from '#ui/text/fill-sentence.ts';
import type { TextPart } from '#ui/text/text-part.ts';
import { formatDayNumber, formatDistance } from './format-log.ts';

export const oddWords = {
  why: 'That’s usually water: from salt, travel, a hard workout or the menstrual cycle.',
  soon: 'A few more weigh-ins will settle it.',
  /** For one that isn't among the newest. */
  inTime: 'It counts for less as you log more.',
  ifWrong: 'If it’s wrong:',
  correct: 'Correct it',
  remove: 'Delete it',
  removed: (day: string) => `The weight from ${day} is deleted.`,
} as const;

/** A weigh-in among the last days of the log is soon one of many. */
const SOON_DAYS = 7;

export interface OddShown {
  readonly unit: WeightUnit;
  readonly energyUnit: EnergyUnit;
  readonly isWeightHidden: boolean;
}

/** How far it is from the trend; while weights are hidden, only on which side. */
function distanceText(
  { distance }: OddWeighing,
  { unit, isWeightHidden }: Omit<OddShown, 'energyUnit'>,
): string {
  const side = distance > 0 ? 'above' : 'below';
  return isWeightHidden ? `well ${side}` : `${formatDistance(distance, unit)} ${side}`;
}

/** "Without it: 2,110 kcal a day (1,760–2,460)." */
function withoutParts(what: string, { without }: OddWeighing, unit: EnergyUnit): readonly TextPart[] {
  const partOf = (name: string, value: number): TextPart => ({
    name,
    value,
    text: energyFigure(value, unit),
  });
  return fillSentence(`Without ${what}: {value} ${unit} a day ({low}–{high}).`, {
    value: partOf('maintenance.withoutOdd', without.value),
    low: partOf('maintenance.withoutOdd.low', without.low),
    high: partOf('maintenance.withoutOdd.high', without.high),
  });
}

/** Directly below the number: "Without your weigh-in on Nov 22, 2026: 2,110 kcal a day (1,760–2,460)." */
export const withoutOddParts = (odd: OddWeighing, unit: EnergyUnit): readonly TextPart[] =>
  withoutParts(`your weigh-in on ${formatDayNumber(odd.day)}`, odd, unit);

/**
 * What follows it: "Your weigh-in on Nov 22, 2026, is 1.8 kg above your trend, and it moves this number by itself. …"
 *
 * @param last - the number of the figure's last day
 */
export const oddText = (odd: OddWeighing, last: number, shown: Omit<OddShown, 'energyUnit'>): string =>
  `Your weigh-in on ${formatDayNumber(odd.day)}, is ${distanceText(odd, shown)} your trend, and it moves this number by itself. ${oddWords.why} ${last - odd.day <= SOON_DAYS ? oddWords.soon : oddWords.inTime}`;

/** The same for a reader of a shared log. */
export const oddForReader = (odd: OddWeighing, shown: OddShown): readonly TextPart[] => [
  `The weigh-in on ${formatDayNumber(odd.day)}, is ${distanceText(odd, shown)} the trend and moves this number by itself. `,
  ...withoutParts('it', odd, shown.energyUnit),
];
