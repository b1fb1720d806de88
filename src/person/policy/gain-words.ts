/** How a gain begins below a healthy weight: only for the tools that show it. */
import { TARGET_STEPS } from '@evenscale/formulas/energy';
import { type BodyMassIndex, type EnergyUnit, kcal, type Years } from '@evenscale/formulas/units';
import { fragments, paths } from '#config/paths.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import type { TextPart } from '#ui/text/text-part.ts';
import { isGainGentle, isUnderAge } from './limits.ts';

const GAIN_GUIDE: TextPart = {
  as: 'a',
  href: `${paths.article('gaining-weight')}#${fragments.gainingCalories}`,
  text: 'How to gain weight when you’re underweight',
};

/** Who is told about. */
interface Gaining {
  readonly age: Years;
  readonly bmi: BodyMassIndex;
  readonly pregnancy?: boolean | undefined;
}

/** How somebody begins who can start to gain weight alone; `null` for anyone else. */
export const gentleGainText = ({ age, bmi, pregnancy }: Gaining, unit: EnergyUnit): string | null =>
  isUnderAge(age) || pregnancy || !isGainGentle(bmi)
    ? null
    : `To gain weight, start with ${formatEnergy(kcal(TARGET_STEPS.mildGain), unit)} a day more than you use, and work up from there. If you’ve eaten little or nothing for more than 5 days, or lost more than 10% of your weight in 3 to 6 months without trying, call a doctor before you eat more.`;

/** How the usual step to gain weight fits that beginning; `null` for anyone else. */
export const fullStepText = (person: Gaining, unit: EnergyUnit): string | null =>
  gentleGainText(person, unit) === null
    ? null
    : `${formatEnergy(kcal(TARGET_STEPS.gain), unit)} more is the usual full step. Start with ${formatEnergy(kcal(TARGET_STEPS.mildGain), unit)} more for the first two weeks, then work up to it.`;

/** A notice, with how to begin and a link to the guide for somebody who can start to gain weight alone. */
export function withGuide(notice: string, person: Gaining, unit: EnergyUnit): readonly TextPart[] {
  const begin = gentleGainText(person, unit);
  return begin === null ? [notice] : [`${notice} ${begin} `, GAIN_GUIDE, '.'];
}
