import {
  BODY_FAT_STANDARD_ERROR,
  type BodyFatCaveat,
  estimatedBodyFat,
  estimatedBodyFatCaveats,
} from '@evenscale/formulas/body-composition';
import {
  type BmiBand,
  classify,
  scalePosition,
  TDEE_BMI_BANDS,
  TDEE_BMI_SCALE,
  type TdeeBmiKey,
} from '@evenscale/formulas/bmi';
import {
  ACTIVITY_LEVELS,
  type ActivityLevel,
  CALORIE_TARGET_KEYS,
  type CalorieTargetKey,
  energyRange,
  type Gender,
  type Goal,
  totalDailyEnergyExpenditure,
} from '@evenscale/formulas/energy';
import { type BodyMassIndex, type Kcal, type Percent, type Years } from '@evenscale/formulas/units';
import { figureFor, isUnderAge, isUnderweight } from '#person/policy.ts';
import type { PolicyFigure, PolicyPerson } from '#person/policy.ts';
import { buildTargetReport, type TargetReport } from '#person/target-report.ts';
import { plannedGoal, targetAt } from '#person/targets.ts';
import {
  isInOlderRange,
  isLossUnneeded,
  needsNoLoss,
  olderRangeOf,
  type WeightRange,
} from '#person/assessment.ts';
import { dayErrorOf } from '#person/energy/day-error.ts';
import type { DayEnergy } from '#person/energy/day-energy.ts';
import type { Person } from '#person/person.ts';
import { ownSettingsOf } from '#person/macros/macro-choice.ts';
import { type Leanness, leannessOf } from '#person/leanness.ts';
import type { Calculated } from '#person/entries/form-result.ts';
import type { TdeeResult } from '#person/page-result.ts';
import type { TdeeEntries, TdeeInput } from './entries.ts';
import { macrosOf, type TdeeMacros } from './macro-amounts.ts';
import { systemOf, type UnitSystem } from '#person/units.ts';

/** Body fat as displayed: the entered value, or the estimate, marked as such. */
export type BodyFatFigure =
  | { readonly isEstimated: false; readonly figure: PolicyFigure<Percent> }
  | {
      readonly isEstimated: true;
      readonly figure: PolicyFigure<Percent>;
      /** Standard error in percentage points. */
      readonly error: number;
      readonly caveats: readonly BodyFatCaveat[];
    };

/** Daily energy as a range; `basis` says where its margin of error comes from. */
export interface EnergyRange {
  readonly basis: 'equation' | 'bodyFatReading' | 'ownLog' | 'log';
  /**
   * Margin of error of the daily energy, as a fraction; `null` for a log, the visitor's own or one of a link, which has an
   * interval instead.
   */
  readonly error: number | null;
  readonly low: Kcal;
  readonly high: Kcal;
}

/** The next higher and lower activity levels: their daily energy, and the difference from the current one. */
export interface NeighborLevel {
  readonly level: ActivityLevel;
  readonly tdee: Kcal;
  readonly difference: number;
}

/** What the TDEE figures follow from. */
export type TdeeRequest = Person & Pick<TdeeInput, 'goal' | 'bodyFat' | 'target' | 'macros'>;

/** Everything the TDEE card shows; nothing is rounded. */
export interface TdeeReport extends TargetReport {
  readonly units: UnitSystem;
  readonly gender: Gender;
  readonly goal: Goal;
  readonly tdee: PolicyFigure;
  readonly range: EnergyRange;
  readonly bmr: Kcal;
  readonly bmi: BodyMassIndex;
  /** `null` under 18, where adult categories don't apply. */
  readonly band: BmiBand<TdeeBmiKey> | null;
  readonly position: number;
  readonly pregnancy: boolean;
  readonly bodyFat: BodyFatFigure;
  /** Set if body fat was entered and is below the estimate by more than its margin of error; otherwise `null`. */
  readonly leanness: Leanness | null;
  /**
   * The four plans and the visitor's own macros in grams (empty while it isn't known), or `null` without a target to plan with.
   */
  readonly macros: TdeeMacros | null;
  readonly neighbors: readonly NeighborLevel[];
  readonly isUnderAge: boolean;
  readonly isUnderweight: boolean;
  readonly isLossUnneeded: boolean;
  /** From 65 on; otherwise `null`. */
  readonly olderRange: WeightRange | null;
  readonly isInOlderRange: boolean;
  /** True if losing isn't printed. */
  readonly needsNoLoss: boolean;
  /** True if the answer begins with not losing weight: the losses are folded away. */
  readonly isLossFolded: boolean;
  readonly age: Years;
  readonly isOutsideRange: boolean;
}

function rangeOf(request: TdeeRequest, { tdee, own }: DayEnergy): EnergyRange {
  if (own) return { basis: own.person ? 'ownLog' : 'log', error: null, low: own.low, high: own.high };
  const { bodyFat } = request;
  const error = dayErrorOf(request);
  return { basis: bodyFat === null ? 'equation' : 'bodyFatReading', error, ...energyRange(tdee, error) };
}

function bodyFatOf(bodyFat: Percent | null, facts: PolicyPerson): BodyFatFigure {
  if (bodyFat !== null) return { isEstimated: false, figure: figureFor('bodyFat', bodyFat, facts) };
  const { bmi, age, gender } = facts;
  const value = estimatedBodyFat(bmi, age, gender);
  const caveats = estimatedBodyFatCaveats(bmi, age, gender, value);
  const figure = figureFor('bodyFat', value, facts);
  return { isEstimated: true, figure, error: BODY_FAT_STANDARD_ERROR, caveats };
}

function neighborsOf({ activityLevel }: Person, { bmr, tdee, own }: DayEnergy): readonly NeighborLevel[] {
  // Activity factors can't be compared with a figure that wasn't calculated with one.
  if (own) return [];
  const here = ACTIVITY_LEVELS.indexOf(activityLevel);
  return [here - 1, here + 1].flatMap((index) => {
    const level = ACTIVITY_LEVELS[index];
    if (level === undefined) return [];
    const other = totalDailyEnergyExpenditure(bmr, level);
    return [{ level, tdee: other, difference: other - tdee }];
  });
}

/** True for somebody who needn't lose weight at their age, or who asked for a loss that this weight rules out. */
function isLossFolded(request: TdeeRequest, targets: TargetReport): boolean {
  if (isLossUnneeded(request)) return true;
  // With `untold`, no loss has a figure, so there is none to fold away.
  const { asked, untold } = targets;
  const isRefused = untold === null && asked.goal === 'lose' && plannedGoal(targets) !== 'lose';
  return isRefused && needsNoLoss(request);
}

/** From loss to gain. If losing is folded away, maintenance comes first and the largest loss last. */
function targetOrder(isLossLast: boolean): readonly CalorieTargetKey[] {
  if (!isLossLast) return CALORIE_TARGET_KEYS;
  const first = CALORIE_TARGET_KEYS.indexOf('maintain');
  return [...CALORIE_TARGET_KEYS.slice(first), ...CALORIE_TARGET_KEYS.slice(0, first).toReversed()];
}

/** Input → report; macros are for the target to plan with. Pure. */
export function buildTdeeReport(request: TdeeRequest): TdeeReport {
  const { age, gender, weight, goal, bodyFat, macros } = request;
  const targets = buildTargetReport(request);
  const { day, facts, chosen } = targets;
  const { bmr } = day;
  const { bmi } = facts;
  const isFolded = isLossFolded(request, targets);
  return {
    units: systemOf(request.units),
    gender,
    goal,
    ...targets,
    tdee: targets.maintenance,
    range: rangeOf(request, day),
    bmr,
    bmi,
    band: isUnderAge(age) ? null : classify(TDEE_BMI_BANDS, bmi),
    position: scalePosition(TDEE_BMI_SCALE, bmi),
    pregnancy: request.pregnancy === true,
    bodyFat: bodyFatOf(bodyFat, facts),
    leanness: leannessOf(request),
    targets: targetOrder(isFolded).map((key) => targetAt(targets.targets, key)),
    macros: macrosOf(chosen, weight.kilograms, ownSettingsOf(macros)),
    neighbors: neighborsOf(request, day),
    isUnderAge: isUnderAge(age),
    isUnderweight: isUnderweight(bmi),
    isLossUnneeded: isLossUnneeded(request),
    olderRange: olderRangeOf(request),
    isInOlderRange: isInOlderRange(request),
    needsNoLoss: needsNoLoss(request),
    isLossFolded: isFolded,
    age,
    isOutsideRange: bmr <= 0,
  };
}

/** What was calculated → the page's result. */
export const tdeeResult = ({
  entries,
  input,
}: Pick<Calculated<TdeeEntries, TdeeInput>, 'entries' | 'input'>) =>
  ({ tool: 'tdee', entries: { ...entries }, input, report: buildTdeeReport(input) }) satisfies TdeeResult;
