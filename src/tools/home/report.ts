import {
  type BmiBand,
  classify,
  HOME_BMI_BANDS,
  HOME_BMI_SCALE,
  type HomeBmiKey,
  scalePosition,
} from '@evenscale/formulas/bmi';
import {
  ACTIVITY_FACTORS,
  type Gender,
  mifflinStJeor,
  totalDailyEnergyExpenditure,
} from '@evenscale/formulas/energy';
import type { BodyMassIndex, Kcal, Years } from '@evenscale/formulas/units';
import { isUnderAge, isUnderweight, type PolicyFigure } from '#person/policy.ts';
import type { TargetReport } from '#person/target-report.ts';
import { isOffered, targetAt, targetsOf, type Targets } from '#person/targets.ts';
import {
  type BackgroundLimits,
  backgroundLimitsOf,
  idealWeightRangeOf,
  isInOlderRange,
  isLossUnneeded,
  isOlder,
  needsNoLoss,
  olderRangeOf,
  policyPersonOf,
  type WeightRange,
} from '#person/assessment.ts';
import type { Person } from '#person/person.ts';
import type { Calculated } from '#person/entries/form-result.ts';
import type { HomeResult } from '#person/page-result.ts';
import type { HomeEntries, HomeInput } from './entries.ts';
import { systemOf, type UnitSystem } from '#person/units.ts';

/** Everything the home page shows for one person; nothing is rounded. */
export interface HomeReport extends TargetReport {
  readonly units: UnitSystem;
  readonly gender: Gender;
  readonly bmi: BodyMassIndex;
  /** `null` under 18, where adult categories don't apply. */
  readonly band: BmiBand<HomeBmiKey> | null;
  /** The marker's position on the scale from 15 to 35, in percent. */
  readonly position: number;
  readonly idealWeightRange: WeightRange;
  /** From 65 on; otherwise `null`. */
  readonly olderRange: WeightRange | null;
  readonly pregnancy: boolean;
  readonly isLossUnneeded: boolean;
  /** True for an adult with a BMI of 30 or more. */
  readonly isGainUnneeded: boolean;
  /** True if losing isn't printed. */
  readonly needsNoLoss: boolean;
  readonly isInOlderRange: boolean;
  readonly age: Years;
  readonly bmr: Kcal;
  readonly weightLoss: PolicyFigure;
  readonly weightGain: PolicyFigure;
  readonly isUnderAge: boolean;
  readonly isUnderweight: boolean;
  /** True if a plan to the nearest healthy weight is offered. */
  readonly hasWay: boolean;
  /** The equation gave nothing above 0, far outside the people it was developed on. */
  readonly isOutsideRange: boolean;
}

/** The lower limits, if the person is judged by them: not from 65 on, and not during pregnancy. */
export const judgingLimitsOf = ({
  background,
  olderRange,
  pregnancy,
}: Pick<HomeReport, 'background' | 'olderRange' | 'pregnancy'>): BackgroundLimits | null =>
  olderRange || pregnancy ? null : background;

/** From 65 on, a doctor comes before losing; and nobody plans a weight during pregnancy. */
function hasWay(person: Person, targets: Targets): boolean {
  if (isUnderweight(targets.facts.bmi)) return isOffered('gain', targets);
  return !needsNoLoss(person) && !isOlder(person) && isOffered('loss', targets);
}

/** Person → report. Pure. */
export function buildHomeReport(person: Person): HomeReport {
  const { weight, height, age, gender, activityLevel } = person;
  const bmr = mifflinStJeor(weight.kilograms, height.centimetres, age, gender);
  const tdee = totalDailyEnergyExpenditure(bmr, activityLevel);
  const facts = policyPersonOf(person, { bmr, tdee });
  const targets = targetsOf(facts);
  const { bmi } = facts;
  const band = isUnderAge(age) ? null : classify(HOME_BMI_BANDS, bmi);
  return {
    ...targets,
    day: { bmr, tdee, pal: ACTIVITY_FACTORS[activityLevel], own: null },
    units: systemOf(person.units),
    gender,
    bmi,
    band,
    position: scalePosition(HOME_BMI_SCALE, bmi),
    idealWeightRange: idealWeightRangeOf(person),
    olderRange: olderRangeOf(person),
    background: backgroundLimitsOf(person),
    pregnancy: person.pregnancy === true,
    isLossUnneeded: isLossUnneeded(person),
    isGainUnneeded: band?.key === 'obese',
    needsNoLoss: needsNoLoss(person),
    isInOlderRange: isInOlderRange(person),
    age,
    bmr,
    weightLoss: targetAt(targets.targets, 'loss').figure,
    weightGain: targetAt(targets.targets, 'gain').figure,
    isUnderAge: isUnderAge(age),
    isUnderweight: isUnderweight(bmi),
    hasWay: hasWay(person, targets),
    isOutsideRange: bmr <= 0,
  };
}

/** What was calculated → the page's result. */
export const homeResult = ({
  entries,
  input,
}: Pick<Calculated<HomeEntries, HomeInput>, 'entries' | 'input'>) =>
  ({ tool: 'home', entries: { ...entries }, input, report: buildHomeReport(input) }) satisfies HomeResult;
