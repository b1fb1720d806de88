/** Weight gain during pregnancy: the US guideline of 2009 by BMI before pregnancy, and the line between its points. */
import type { WeightRange, WeightRangeImperial } from '../bmi/bmi.ts';
import type { HomeBmiKey } from '../bmi/bmi-bands.ts';
import { kcal, kg, lb, weeks, type Kcal, type Kilograms, type Pounds, type Weeks } from '../units.ts';

/** A range as the guideline prints it in both units; neither is converted from the other. */
export interface PublishedGain {
  /** In kg. */
  readonly metric: WeightRange;
  /** In lb. */
  readonly imperial: WeightRangeImperial;
}

/** The guideline's gain in a week of the second and third trimesters, on average and as a range. */
export interface WeeklyGain extends PublishedGain {
  /** On average, in kg and in lb a week. */
  readonly mean: { readonly metric: Kilograms; readonly imperial: Pounds };
}

/** What the guideline gives for one BMI before pregnancy. */
export interface GainGuideline {
  /** The whole pregnancy with one baby. */
  readonly single: PublishedGain;
  /** The whole pregnancy with twins, provisional; null where there is no guideline. */
  readonly twins: PublishedGain | null;
  /** A week of the second and third trimesters with one baby. */
  readonly weekly: WeeklyGain;
}

const published = (
  [minKg, maxKg]: readonly [number, number],
  [minLb, maxLb]: readonly [number, number],
): PublishedGain => ({
  metric: { min: kg(minKg), max: kg(maxKg) },
  imperial: { min: lb(minLb), max: lb(maxLb) },
});

const weekly = (
  [meanKg, ...rangeKg]: readonly [number, number, number],
  [meanLb, ...rangeLb]: readonly [number, number, number],
): WeeklyGain => ({ mean: { metric: kg(meanKg), imperial: lb(meanLb) }, ...published(rangeKg, rangeLb) });

/** The guideline by category of the BMI before pregnancy (IOM/NRC 2009, table S-1). */
export const GAIN_GUIDELINES: Readonly<Record<HomeBmiKey, GainGuideline>> = {
  underweight: {
    single: published([12.5, 18], [28, 40]),
    twins: null,
    weekly: weekly([0.51, 0.44, 0.58], [1, 1, 1.3]),
  },
  normal: {
    single: published([11.5, 16], [25, 35]),
    twins: published([17, 25], [37, 54]),
    weekly: weekly([0.42, 0.35, 0.5], [1, 0.8, 1]),
  },
  overweight: {
    single: published([7, 11.5], [15, 25]),
    twins: published([14, 23], [31, 50]),
    weekly: weekly([0.28, 0.23, 0.33], [0.6, 0.5, 0.7]),
  },
  obese: {
    single: published([5, 9], [11, 20]),
    twins: published([11, 19], [25, 42]),
    weekly: weekly([0.22, 0.17, 0.27], [0.5, 0.4, 0.6]),
  },
};

/** The gain of the first trimester that the guideline assumes for every BMI (IOM/NRC 2009, table S-1). */
export const FIRST_TRIMESTER_GAIN: PublishedGain = published([0.5, 2], [1.1, 4.4]);

/** The week in which the first trimester's gain is reached. */
export const FIRST_TRIMESTER_END = weeks(13);

/** The week in which the line reaches the total, for one baby and for twins. */
export const TERM = { single: weeks(40), twins: weeks(37) } as const;

/** Energy in addition to that before pregnancy, by trimester, in kcal a day (IOM 2002/2005). */
export const EXTRA_ENERGY: Readonly<Record<1 | 2 | 3, Kcal>> = { 1: kcal(0), 2: kcal(340), 3: kcal(450) };

/** The first completed week of the second and of the third trimester. */
const TRIMESTERS_FROM = [weeks(14), weeks(28)] as const;

/**
 * The guideline's range for the whole pregnancy.
 *
 * @param category - category of the BMI before pregnancy
 * @param isTwins - twins instead of one baby; there is no guideline for more
 * @returns the range in kg and in lb, as printed; null for twins with a BMI below 18.5
 * @throws never
 * @source Institute of Medicine and National Research Council 2009, Weight Gain During Pregnancy, table S-1
 * @example totalGain('obese', false) // { metric: { min: 5, max: 9 }, imperial: { min: 11, max: 20 } }
 */
export function totalGain(category: HomeBmiKey, isTwins: boolean): PublishedGain | null {
  return GAIN_GUIDELINES[category][isTwins ? 'twins' : 'single'];
}

/** Straight from 0 to the first trimester's gain, and from there to the total, where it ends. */
function onLine(early: number, total: number, week: Weeks, isTwins: boolean): number {
  const term = TERM[isTwins ? 'twins' : 'single'];
  const at = Math.min(Math.max(week, 0), term);
  if (at <= FIRST_TRIMESTER_END) return early * (at / FIRST_TRIMESTER_END);
  return early + (total - early) * ((at - FIRST_TRIMESTER_END) / (term - FIRST_TRIMESTER_END));
}

/**
 * The range of weight gained until a week: straight lines from 0 to the guideline's gain at the end of the first
 * trimester, and from there to its total at week 40, or week 37 with twins.
 *
 * @param category - category of the BMI before pregnancy
 * @param week - completed weeks of pregnancy; below 0 counts as 0, and after the last week the total stays
 * @param isTwins - twins instead of one baby
 * @returns the range in kg, not rounded; null for twins with a BMI below 18.5
 * @throws never
 * @source Institute of Medicine and National Research Council 2009, table S-1; the lines are Evenscale’s own
 * @example gainRange('normal', weeks(40), false) // { min: 11.5, max: 16 }
 */
export function gainRange(category: HomeBmiKey, week: Weeks, isTwins: boolean): WeightRange | null {
  const total = totalGain(category, isTwins)?.metric;
  if (!total) return null;
  const { min, max } = FIRST_TRIMESTER_GAIN.metric;
  return { min: kg(onLine(min, total.min, week, isTwins)), max: kg(onLine(max, total.max, week, isTwins)) };
}

/**
 * The same in pounds, between the pounds that the guideline prints.
 *
 * @param category - category of the BMI before pregnancy
 * @param week - completed weeks of pregnancy; below 0 counts as 0, and after the last week the total stays
 * @param isTwins - twins instead of one baby
 * @returns the range in lb, not rounded; null for twins with a BMI below 18.5
 * @throws never
 * @source Institute of Medicine and National Research Council 2009, table S-1; the lines are Evenscale’s own
 * @example gainRangeImperial('normal', weeks(40), false) // { min: 25, max: 35 }
 */
export function gainRangeImperial(
  category: HomeBmiKey,
  week: Weeks,
  isTwins: boolean,
): WeightRangeImperial | null {
  const total = totalGain(category, isTwins)?.imperial;
  if (!total) return null;
  const { min, max } = FIRST_TRIMESTER_GAIN.imperial;
  return { min: lb(onLine(min, total.min, week, isTwins)), max: lb(onLine(max, total.max, week, isTwins)) };
}

/**
 * The trimester of a week.
 *
 * @param week - completed weeks of pregnancy, 0 or more
 * @returns 1 up to week 13, 2 from week 14, 3 from week 28; exact, no unit
 * @throws never
 * @source American College of Obstetricians and Gynecologists, How Your Fetus Grows During Pregnancy
 * @example trimesterOf(weeks(28)) // 3
 */
export function trimesterOf(week: Weeks): 1 | 2 | 3 {
  const [second, third] = TRIMESTERS_FROM;
  if (week < second) return 1;
  return week < third ? 2 : 3;
}

/**
 * Energy in addition to that before pregnancy, on average of the trimester and with one baby.
 *
 * @param week - completed weeks of pregnancy, 0 or more
 * @returns energy in kcal a day: 0, 340 or 450, exact
 * @throws never
 * @source Institute of Medicine 2002/2005, Dietary Reference Intakes for Energy (the second trimester’s 340, the third’s 452 rounded)
 * @example extraEnergy(weeks(20)) // 340
 */
export function extraEnergy(week: Weeks): Kcal {
  return EXTRA_ENERGY[trimesterOf(week)];
}
