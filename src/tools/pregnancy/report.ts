import { bodyMassIndex, classify, HOME_BMI_BANDS, type HomeBmiKey } from '@evenscale/formulas/bmi';
import {
  extraEnergy,
  GAIN_GUIDELINES,
  gainRange,
  gainRangeImperial,
  totalGain,
} from '@evenscale/formulas/pregnancy';
import type { BodyMassIndex, Kcal, Weeks } from '@evenscale/formulas/units';
import type { Units } from '#person/entries/kinds.ts';
import type { Height, Weight } from '#person/entry/measure-text.ts';
import { formatAge, measuresLine } from '#person/person-line.ts';
import { isFarUnderweight, isUnderAge } from '#person/policy/limits.ts';
import { formatCounted } from '#ui/text/format-plural.ts';
import { type PregnancyEntries, type PregnancyInput, weekIn } from './entries.ts';

/** A range in the units of the form, in kg or lb. */
export interface GainSpan {
  readonly min: number;
  readonly max: number;
}

/** The guideline's figures, in the units of the form. */
export interface GainFigures {
  /** The whole pregnancy, as published in these units. */
  readonly total: GainSpan;
  /** Until this week. */
  readonly week: GainSpan;
  /** A week of the second and third trimesters; only with one baby. */
  readonly weekly: GainSpan | null;
}

/** What the page shows for an adult. */
export interface GainReport {
  readonly status: 'shown';
  readonly units: Units;
  /** What was entered, in one line. */
  readonly whose: string;
  readonly week: Weeks;
  readonly isTwins: boolean;
  readonly bmi: BodyMassIndex;
  readonly category: HomeBmiKey;
  readonly isFarUnderweight: boolean;
  /** `null` where there's no guideline. */
  readonly figures: GainFigures | null;
  /** The weight now less the weight before, in kg or lb; negative after a loss. */
  readonly gain: number | null;
  /** True if the gain, as printed, isn't within the range until this week. */
  readonly isOutside: boolean;
  /** Energy in addition to that before pregnancy; only with one baby. */
  readonly extra: Kcal | null;
}

/** Everything that the page shows, or that it shows no figure under 18. */
export type PregnancyReport = { readonly status: 'underAge' } | GainReport;

const WEEKS = { one: 'week', other: 'weeks' };

/** "70 kg, 170 cm, 30 years, 24 weeks" */
const entriesLine = (input: PregnancyInput, weight: Weight, height: Height, week: Weeks): string =>
  [measuresLine({ ...input, weight, height }), formatAge(input.age), formatCounted(week, WEEKS)].join(', ');

/** As it is printed, with one decimal. */
const printed = (value: number): number => Math.round(value * 10) / 10;

function figuresFor(category: HomeBmiKey, week: Weeks, isTwins: boolean, units: Units): GainFigures | null {
  const total = totalGain(category, isTwins);
  const inWeek =
    units === 'metric' ? gainRange(category, week, isTwins) : gainRangeImperial(category, week, isTwins);
  if (!total || !inWeek) return null;
  const { weekly } = GAIN_GUIDELINES[category];
  return { total: total[units], week: inWeek, weekly: isTwins ? null : weekly[units] };
}

function gainOf({ weight, weightNow, units }: PregnancyInput): number | null {
  if (!weight || !weightNow) return null;
  return units === 'metric' ? weightNow.kilograms - weight.kilograms : weightNow.pounds - weight.pounds;
}

const isWithin = (gain: number, { min, max }: GainSpan): boolean =>
  printed(gain) >= printed(min) && printed(gain) <= printed(max);

/**
 * Entries → report. Pure. BMI is calculated in kilograms and meters in all units, so that a change of units never
 * changes the guideline that applies.
 */
export function buildPregnancyReport(
  entries: PregnancyEntries,
  input: PregnancyInput,
): PregnancyReport | null {
  if (isUnderAge(input.age)) return { status: 'underAge' };
  const week = weekIn(entries, input);
  const { weight, height, units } = input;
  if (!weight || !height || week === null) return null;
  const bmi = bodyMassIndex(weight.kilograms, height.centimetres);
  const category = classify(HOME_BMI_BANDS, bmi).key;
  const isTwins = input.babies === 'twins';
  const figures = figuresFor(category, week, isTwins, units);
  const gain = gainOf(input);
  return {
    status: 'shown',
    units,
    whose: entriesLine(input, weight, height, week),
    week,
    isTwins,
    bmi,
    category,
    isFarUnderweight: isFarUnderweight(bmi),
    figures,
    gain,
    isOutside: gain !== null && figures !== null && !isWithin(gain, figures.week),
    extra: isTwins ? null : extraEnergy(week),
  };
}
