/** Whether a change of the waist is put beside one of the weight. */
import type { BodyMassIndex, Years } from '@evenscale/formulas/units';
import { isUnderAge, isUnderweight } from './limits.ts';

/** True unless a smaller waist is no news to give: under 18, below BMI 18.5, and during pregnancy or breastfeeding. */
export const isBodyChangeShown = ({
  age,
  bmi,
  pregnancy,
}: {
  /** `null` for what isn't known. */
  readonly age: Years | null;
  readonly bmi: BodyMassIndex | null;
  readonly pregnancy: boolean;
}): boolean => !pregnancy && !(age !== null && isUnderAge(age)) && !(bmi !== null && isUnderweight(bmi));
