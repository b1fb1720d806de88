/** A weigh-in far from the trend of the others, which may move the own maintenance by itself. Pure. */
import {
  trendShares,
  type Estimate,
  type LogWindow,
  type TrendDay,
} from '@evenscale/formulas/own-maintenance';
import { kg, type Kcal, type Kilograms } from '@evenscale/formulas/units';

/** A weigh-in that stands out. */
export interface StandingOut {
  /** Number of the local day. */
  readonly day: number;
  /** From the trend of the others; above 0 for a higher weight. */
  readonly distance: Kilograms;
}

/** A weigh-in that moves the figure by itself. */
export interface OddWeighing extends StandingOut {
  /** The figure without it. */
  readonly without: Estimate<Kcal>;
}

/**
 * What stands out: further from the trend of the others than so many kilograms, and than so many times what is usual for
 * the log. With weigh-ins that vary by 0.5 kg, fewer than 5 in 100 days have one that moves the figure.
 */
const STANDS_OUT = { kilograms: 1, usualErrors: 2.5 } as const;
/** A figure that moves by less than this, in kcal, isn't worth a word. */
const NOTICEABLE = 100;
/** How many weigh-ins are tried, since each takes a calculation of its own. */
const TRIED = 2;

/** The trend on a day of the weigh-ins on other days; `null` if too few are near. */
function trendOfOthers(weighings: readonly TrendDay[], day: number): number | null {
  const shares = trendShares(
    weighings.filter((other) => other.day !== day),
    day,
  );
  if (shares.length < 2) return null;
  const weights = shares.map(({ weight }) => weight);
  const value = shares.reduce((sum, { share, weight }) => sum + share * weight, 0);
  return Math.min(Math.max(value, Math.min(...weights)), Math.max(...weights));
}

/**
 * The weigh-ins that stand out.
 *
 * @param weighings - those that count, in the order of their days; in kg
 */
export function standingOut(weighings: readonly TrendDay[]): readonly StandingOut[] {
  const all = weighings.flatMap(({ day, weight }) => {
    const expected = trendOfOthers(weighings, day);
    return expected === null ? [] : [{ day, distance: kg(weight - expected) }];
  });
  const squares = all.reduce((sum, { distance }) => sum + distance ** 2, 0);
  return all.filter(({ distance }) => {
    const usual = Math.sqrt((squares - distance ** 2) / Math.max(1, all.length - 1));
    return Math.abs(distance) >= Math.max(STANDS_OUT.kilograms, STANDS_OUT.usualErrors * usual);
  });
}

/** Those that pull the most on a line through all of them: far from the trend, and far from the middle. */
function strongest(all: readonly StandingOut[], { from, to }: LogWindow): readonly StandingOut[] {
  const pull = ({ day, distance }: StandingOut): number => Math.abs(distance * (day - (from + to) / 2));
  return all.toSorted((one, other) => pull(other) - pull(one)).slice(0, TRIED);
}

/**
 * The weigh-in without which the figure would be noticeably different; `null` if there is none.
 *
 * @param value - the figure with all weigh-ins
 * @param figureWithout - the figure without the weigh-in of a day; `null` if there would be none
 */
export function oddWeighing(
  value: Kcal,
  window: LogWindow,
  figureWithout: (day: number) => Estimate<Kcal> | null,
): OddWeighing | null {
  const moves = strongest(standingOut(window.weighings), window).flatMap((one) => {
    const without = figureWithout(one.day);
    return without && Math.abs(without.value - value) >= NOTICEABLE ? [{ ...one, without }] : [];
  });
  const by = ({ without }: OddWeighing): number => Math.abs(without.value - value);
  return moves.toSorted((one, other) => by(other) - by(one))[0] ?? null;
}
