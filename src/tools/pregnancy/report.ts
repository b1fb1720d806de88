import { bodyMassIndex, classify, HOME_BMI_BANDS, type HomeBmiKey } from '@evenscale/formulas/bmi';
import {
  extraEnergy,
  FIRST_TRIMESTER_GAIN,
  GAIN_GUIDELINES,
  gainRange,
  gainRangeImperial,
  totalGain,
} from '@evenscale/formulas/pregnancy';
import type { BodyMassIndex, Kcal, Weeks } from '@evenscale/formulas/units';
import type { Height, Weight } from '#person/entry/measure-text.ts';
import { formatGivenWeight } from '#person/format-weight.ts';
import { formatAge, measuresLine } from '#person/person-line.ts';
import { isFarUnderweight, isUnderAge } from '#person/policy/limits.ts';
import { formatPlural } from '#ui/text/format-plural.ts';
import { nearLimit, type NearLimit } from './near-limit.ts';
import { type PregnancyEntries, type PregnancyInput, weekIn } from './entries.ts';
import {
  adviceFor,
  type GainAdvice,
  type GainFigures,
  type GainPlace,
  isEarly,
  placeOf,
} from './gain-place.ts';
import { systemOf, type UnitSystem, weightUnitOf } from '#person/units.ts';

/** What would hold with a little more or less weight before. */
export interface NearRange extends Omit<NearLimit, 'other'> {
  readonly figures: GainFigures;
  readonly place: GainPlace | null;
}

/** What the page shows for an adult. */
export interface GainReport {
  readonly status: 'shown';
  readonly units: UnitSystem;
  /** What was entered, in one line. */
  readonly whose: string;
  readonly week: Weeks;
  readonly isTwins: boolean;
  readonly bmi: BodyMassIndex;
  readonly category: HomeBmiKey;
  readonly isFarUnderweight: boolean;
  /** The ranges on the other side of a limit that the weight before is near to, and where the gain is by them. */
  readonly near: NearRange | null;
  /** `null` where there's no guideline. */
  readonly figures: GainFigures | null;
  /** The weight now less the weight before, in kg or lb; negative after a loss. */
  readonly gain: number | null;
  /** Where the gain is, compared with the range until this week. */
  readonly place: GainPlace | null;
  readonly advice: GainAdvice | null;
  /** Energy in addition to that before pregnancy; only with one baby, and not from a BMI of 30 on, with which it's less. */
  readonly extra: Kcal | null;
}

/** Everything that the page shows, or that it shows no figure under 18. */
export type PregnancyReport = { readonly status: 'underAge' } | GainReport;

const WEEKS = ['# week', '# weeks'] as const;

const BABIES = { one: 'one baby', twins: 'twins' } as const;

/** "70 kg, 170 cm, 30 years, 24 weeks, one baby, 76 kg now" */
function entriesLine(input: PregnancyInput, weight: Weight, height: Height, week: Weeks): string {
  const { weightNow } = input;
  return [
    measuresLine({ ...input, weight, height }),
    formatAge(input.age),
    formatPlural(week, WEEKS),
    BABIES[input.babies],
    ...(weightNow ? [`${formatGivenWeight(weightNow.kilograms, weightUnitOf(input))} now`] : []),
  ].join(', ');
}

function figuresFor(
  category: HomeBmiKey,
  week: Weeks,
  isTwins: boolean,
  units: UnitSystem,
): GainFigures | null {
  const total = totalGain(category, isTwins);
  const inWeek =
    units === 'metric' ? gainRange(category, week, isTwins) : gainRangeImperial(category, week, isTwins);
  if (!total || !inWeek) return null;
  const { weekly } = GAIN_GUIDELINES[category];
  return {
    total: total[units],
    week: isEarly({ week }) ? FIRST_TRIMESTER_GAIN[units] : inWeek,
    weekly: isTwins ? null : weekly[units],
  };
}

/** The gain, and what follows from it. */
function comparedWith(
  guideline: Pick<GainReport, 'category' | 'figures' | 'week' | 'units'>,
  { weight, weightNow }: PregnancyInput,
): Pick<GainReport, 'gain' | 'place' | 'advice'> {
  if (!weight || !weightNow) return { gain: null, place: null, advice: null };
  const { units } = guideline;
  const gain = units === 'metric' ? weightNow.kilograms - weight.kilograms : weightNow.pounds - weight.pounds;
  const [before, now] = [weight.kilograms, weightNow.kilograms];
  const compared = { ...guideline, gain, before, now };
  return { gain, place: placeOf(compared), advice: adviceFor(compared) };
}

/** The other ranges near a limit; `null` where the other group has none. */
function rangeNear(
  guideline: Pick<GainReport, 'figures' | 'week' | 'units' | 'isTwins'>,
  { weight, height, ...input }: PregnancyInput,
): NearRange | null {
  const near = guideline.figures && weight && height && nearLimit(weight, height);
  if (!near) return null;
  const { other, ...limit } = near;
  const figures = figuresFor(other, guideline.week, guideline.isTwins, guideline.units);
  if (!figures) return null;
  const { place } = comparedWith({ ...guideline, category: other, figures }, { ...input, weight, height });
  return { ...limit, figures, place };
}

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
  const { weight, height } = input;
  const units = systemOf(input.units);
  if (!weight || !height || week === null) return null;
  const bmi = bodyMassIndex(weight.kilograms, height.centimetres);
  const category = classify(HOME_BMI_BANDS, bmi).key;
  const isTwins = input.babies === 'twins';
  const figures = figuresFor(category, week, isTwins, units);
  return {
    status: 'shown',
    units,
    whose: entriesLine(input, weight, height, week),
    week,
    isTwins,
    bmi,
    category,
    isFarUnderweight: isFarUnderweight(bmi),
    near: rangeNear({ figures, week, units, isTwins }, input),
    figures,
    ...comparedWith({ category, figures, week, units }, input),
    extra: isTwins || category === 'obese' ? null : extraEnergy(week),
  };
}
