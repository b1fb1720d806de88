/** What is said in the first weeks of a plan, while water alone moves the weight. */
import type { Kilograms, WeightUnit } from '@evenscale/formulas/units';
import { shownChange } from '#person/format-weight.ts';
import { WEIGH_IN } from '#person/plan/plan-band.ts';
import { FIRST_OUTSIDE, type OnTheWay, type PlanToday } from '#person/plan/plan-today.ts';
import { formatAmountBetween, sentenceCase } from './format-log.ts';

/** A weight further from the plan's line than this, in kg, isn't explained by water alone. */
const MOST_WATER = 3;

type Side = 'above' | 'below';

const water = (unit: WeightUnit): string =>
  `normal in the first two weeks: water alone moves a weight by ${unit === 'kg' ? '1 to 2 kg' : '2 to 4 lb'}.`;

const ifItStays = 'If the next few days are the same, the plan’s starting weight or the calories may be off.';

const words = {
  fromStart: (amount: string, side: Side) => `${amount} ${side} the plan’s starting weight. `,
  close: 'Close to the plan’s line.',
  normal: (side: Side, unit: WeightUnit) => `${sentenceCase(side)} the plan’s line, which is ${water(unit)}`,
  far: (side: Side) => `Further ${side} the plan’s line than water alone explains. ${ifItStays}`,
  /** Where the distance is said already. */
  meaning: {
    normal: (unit: WeightUnit) => `A distance like this is ${water(unit)}`,
    far: `A distance like this is more than water alone explains. ${ifItStays}`,
  },
} as const;

/** A weight beside the plan's on the same day, if it has one. */
export interface BesidePlanned {
  readonly weight: Kilograms;
  readonly planned: Kilograms | undefined;
}

interface Away {
  /** In kg. */
  readonly distance: number;
  readonly side: Side;
}

/** How far a newest weight is from the plan's line, away from the goal, in the plan's first two weeks. */
function awayOf(last: BesidePlanned | undefined, now: PlanToday | null): Away | null {
  if (now?.kind !== 'underWay' || now.day >= FIRST_OUTSIDE || last?.planned === undefined) return null;
  const distance = last.weight - last.planned;
  if (now.direction === 'losing') return distance > 0 ? { distance, side: 'above' } : null;
  return now.direction === 'gaining' && distance < 0 ? { distance: -distance, side: 'below' } : null;
}

function earlyText({ distance, side }: Away, unit: WeightUnit): string {
  if (distance <= WEIGH_IN) return words.close;
  return distance > MOST_WATER ? words.far(side) : words.normal(side, unit);
}

/** How far somebody has come from the weight that the plan starts with, which may never have been weighed; nothing on the way back. */
function fromStart(weight: Kilograms, { start, direction }: OnTheWay, unit: WeightUnit): string {
  const isLosing = direction === 'losing';
  const isTowards = isLosing ? weight < start.weight : weight > start.weight;
  if (!isTowards || shownChange(start.weight, weight, unit) === 0) return '';
  return words.fromStart(formatAmountBetween(start.weight, weight, unit), isLosing ? 'below' : 'above');
}

/** In the first two weeks of a plan, what a newest weight on the other side of it than the goal means. */
export function earlySentence(
  last: BesidePlanned | undefined,
  now: PlanToday | null,
  unit: WeightUnit,
  isWeightHidden = false,
): string | null {
  const away = awayOf(last, now);
  if (!away || !last || now?.kind !== 'underWay') return null;
  const since = isWeightHidden ? '' : fromStart(last.weight, now, unit);
  return `${since}${earlyText(away, unit)}`;
}

/** The same where a sentence has said the distance already: what it means, if that isn't plain. */
export function earlyMeaning(
  last: BesidePlanned | undefined,
  now: PlanToday | null,
  unit: WeightUnit,
): string | null {
  const away = awayOf(last, now);
  // Otherwise the ups and downs, or one weigh-in, are its reason.
  const isCarried = now?.kind === 'underWay' && now.beside === 'apart';
  if (!away || !isCarried || away.distance <= WEIGH_IN) return null;
  return away.distance > MOST_WATER ? words.meaning.far : words.meaning.normal(unit);
}

/** The same for a weight that is on the line or on the goal's side of it: how far somebody has come, and why that's fast. */
export function firstDaysSentence(
  last: BesidePlanned | undefined,
  now: PlanToday | null,
  unit: WeightUnit,
): string | null {
  if (now?.kind !== 'underWay' || now.day >= FIRST_OUTSIDE || !last) return null;
  const since = fromStart(last.weight, now, unit);
  return since === '' ? null : `${since}Water moves first, so expect a slower pace later.`;
}
