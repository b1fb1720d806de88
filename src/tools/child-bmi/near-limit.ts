import { childBmiBands, type ChildBmiKey } from '@evenscale/formulas/growth';
import type { BmiBand } from '@evenscale/formulas/bmi';
import { isDoctorFirst, type ShownReport } from './report.ts';

/**
 * How close to a limit another measurement may well give another category, as a share of the BMI: about what a centimeter
 * of height or half a kilogram changes at 9 years. Our own rule.
 */
const NEAR = 0.02;

/** The two categories that a BMI is at the line of, the lower first; `null` away from one, and where a doctor comes first. */
export function nearLimit({
  gender,
  figures: { age, bmi },
  nextStep,
}: ShownReport): readonly [BmiBand<ChildBmiKey>, BmiBand<ChildBmiKey>] | null {
  if (isDoctorFirst(nextStep)) return null;
  const bands = childBmiBands(gender, age);
  const above = bands.findIndex(({ from }) => Math.abs(bmi - from) <= NEAR * from);
  const [lower, upper] = [bands[above - 1], bands[above]];
  return lower && upper ? [lower, upper] : null;
}
