import {
  type BmiBand,
  classify,
  HOME_BMI_BANDS,
  HOME_BMI_SCALE,
  type HomeBmiKey,
  scalePosition,
} from '@evenscale/formulas/bmi';
import { type Gender, mifflinStJeor, totalDailyEnergyExpenditure } from '@evenscale/formulas/energy';
import type { BodyMassIndex, Kcal, Years } from '@evenscale/formulas/units';
import { isUnderAge, isUnderweight, OLDER, type PolicyFigure } from '#person/policy.ts';
import { targetsOf, type GentlestTarget } from '#person/targets.ts';
import {
  idealWeightRangeOf,
  isLossUnneeded,
  needsNoLoss,
  policyPersonOf,
  type WeightRange,
} from '#person/assessment.ts';
import { olderRangeOf } from '#person/range-words.ts';
import type { Units } from '#person/draft.ts';
import type { Person } from '#person/form.ts';

/** Everything the home page shows for one person; nothing is rounded. */
export interface HomeReport {
  readonly units: Units;
  readonly gender: Gender;
  readonly bmi: BodyMassIndex;
  /** `null` under 18, where adult categories don't apply. */
  readonly band: BmiBand<HomeBmiKey> | null;
  /** The marker's position on the scale from 15 to 35, in percent. */
  readonly position: number;
  readonly idealWeightRange: WeightRange;
  /** From 65 on; otherwise `null`. */
  readonly olderRange: WeightRange | null;
  readonly isLossUnneeded: boolean;
  /** True if losing isn't printed. */
  readonly needsNoLoss: boolean;
  readonly isInOlderRange: boolean;
  readonly age: Years;
  readonly bmr: Kcal;
  readonly maintenance: PolicyFigure;
  readonly weightLoss: PolicyFigure;
  readonly weightGain: PolicyFigure;
  /** The gentlest target to plan with; `null` if not even maintenance is. */
  readonly gentlest: GentlestTarget | null;
  readonly isUnderAge: boolean;
  readonly isUnderweight: boolean;
  /** The equation gave nothing above 0, far outside the people it was developed on. */
  readonly isOutsideRange: boolean;
}

/** Person → report. Pure. */
export function buildHomeReport(person: Person): HomeReport {
  const { weight, height, age, gender, activityLevel } = person;
  const bmr = mifflinStJeor(weight.kilograms, height.centimetres, age, gender);
  const tdee = totalDailyEnergyExpenditure(bmr, activityLevel);
  const facts = policyPersonOf(person, { bmr, tdee });
  const { maintenance, targets, gentlest } = targetsOf(facts);
  const { bmi } = facts;
  return {
    units: person.units,
    gender,
    bmi,
    band: isUnderAge(age) ? null : classify(HOME_BMI_BANDS, bmi),
    position: scalePosition(HOME_BMI_SCALE, bmi),
    idealWeightRange: idealWeightRangeOf(person),
    olderRange: olderRangeOf(person),
    isLossUnneeded: isLossUnneeded(person),
    needsNoLoss: needsNoLoss(person),
    isInOlderRange: isLossUnneeded(person) && bmi >= OLDER.lowestBmi,
    age,
    bmr,
    maintenance,
    weightLoss: targets.loss,
    weightGain: targets.gain,
    gentlest,
    isUnderAge: isUnderAge(age),
    isUnderweight: isUnderweight(bmi),
    isOutsideRange: bmr <= 0,
  };
}
