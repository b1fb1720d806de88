/** What weight and waist did over a log, as far as a scale and a tape can tell. Pure. */
import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { weighingsIn, weightTrend } from '@evenscale/formulas/own-maintenance';
import { cm, kg, type Centimetres, type Kilograms } from '@evenscale/formulas/units';
import { placeOf } from '#person/log/days-from.ts';
import { addDays, dayNumber } from '#person/log/local-day.ts';
import { dayOfLog } from '#person/log/days-in-reach.ts';
import { knownAgeOn, type LogDetails, type StoredLogDay } from '#person/log/parse-log.ts';
import { isBodyChangeShown } from '#person/policy/body-change.ts';

/**
 * What counts as a change. Two tapes that are each off by up to 2 cm differ by up to 2.8 cm (the errors add up as
 * squares), and a day's trend of the weight by less than a kilogram with water.
 */
export const BODY_CHANGE = {
  /** Between the first and the last waist. */
  leastDays: 28,
  /** Waists this close to either end are taken together. */
  endDays: 14,
  waist: 3,
  weight: 1,
  /** Between a waist and the weigh-in that goes with it. */
  nearDays: 7,
} as const;

/** A weigh-in this far away can still affect the trend. */
const REACH_DAYS = 30;

export interface BodyChange {
  /** The first and the last day with a waist. */
  readonly from: string;
  readonly to: string;
  /** 0 for less than counts as a change. */
  readonly weight: Kilograms;
  readonly waist: Centimetres;
}

/** The days between two, both included. */
const between = (days: readonly StoredLogDay[], from: string, to: string): readonly StoredLogDay[] =>
  days.slice(placeOf(from, days), placeOf(addDays(to, 1), days));

/** The middle waist; `null` without one. */
function middleWaist(days: readonly StoredLogDay[]): number | null {
  const waists = days.flatMap(({ waistCm }) => waistCm ?? []).toSorted((one, other) => one - other);
  const half = waists.length / 2;
  const [low, high] = [waists[Math.ceil(half) - 1], waists[Math.floor(half)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** The trend of the weight near a day; `null` without a weigh-in near it. */
function weightNear(days: readonly StoredLogDay[], day: string): number | null {
  const around = between(days, addDays(day, -REACH_DAYS), addDays(day, REACH_DAYS));
  const number = dayNumber(day);
  const [nearest] = weightTrend(weighingsIn(around.map(dayOfLog))).toSorted(
    (one, other) => Math.abs(one.day - number) - Math.abs(other.day - number),
  );
  return nearest && Math.abs(nearest.day - number) <= BODY_CHANGE.nearDays ? nearest.weight : null;
}

/** A difference of two that are printed with one decimal; 0 if it's below what counts. */
function counted(from: number, to: number, least: number): number {
  const difference = to - from;
  return Math.round(Math.abs(difference) * 10) / 10 < least ? 0 : difference;
}

const difference = (
  days: readonly StoredLogDay[],
  [first, last]: readonly [string, string],
): Omit<BodyChange, 'from' | 'to'> | null => {
  const { endDays, waist: leastWaist, weight: leastWeight } = BODY_CHANGE;
  const waists = [
    middleWaist(between(days, first, addDays(first, endDays - 1))),
    middleWaist(between(days, addDays(last, 1 - endDays), last)),
  ] as const;
  const weights = [weightNear(days, first), weightNear(days, last)] as const;
  if (waists[0] === null || waists[1] === null || weights[0] === null || weights[1] === null) return null;
  return {
    waist: cm(counted(waists[0], waists[1], leastWaist)),
    weight: kg(counted(weights[0], weights[1], leastWeight)),
  };
};

/**
 * The change of weight and waist between the first and the last waist; `null` if they are less than four weeks apart,
 * without weigh-ins near both, and for somebody for whom a smaller waist is no news to give.
 *
 * @param days - oldest first
 */
export function bodyChange(
  days: readonly StoredLogDay[],
  details: LogDetails | null,
  today: string,
  pregnancy: boolean,
): BodyChange | null {
  const hasWaist = ({ waistCm }: StoredLogDay): boolean => waistCm !== undefined;
  const [first, last] = [days.find(hasWaist), days.findLast(hasWaist)];
  if (!first || !last || dayNumber(last.day) - dayNumber(first.day) < BODY_CHANGE.leastDays) return null;
  const weight = weightNear(days, last.day);
  const age = knownAgeOn(details, today);
  const height = details?.centimetres ?? null;
  const bmi = height !== null && weight !== null ? bodyMassIndex(kg(weight), cm(height)) : null;
  if (!isBodyChangeShown({ age, bmi, pregnancy })) return null;
  const found = difference(days, [first.day, last.day]);
  return found && { from: first.day, to: last.day, ...found };
}
