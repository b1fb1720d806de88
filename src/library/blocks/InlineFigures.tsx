import { HOME_BMI_BANDS } from '#formulas/bmi/bmi-bands.ts';
import { MINIMUM_INTAKE } from '#formulas/energy/calorie-judgement.ts';
import { TARGET_STEPS } from '#formulas/energy/calorie-targets.ts';
import { ACTIVITY_FACTORS } from '#formulas/energy/energy.ts';
import { KCAL_PER_GRAM, MACRO_PLANS } from '#formulas/macros/macros.ts';
import { formatExact, formatShare, formatWhole } from '../format-figure.ts';
import type { BlockProps } from './block-props.ts';

/** Figures in running text that come from the formulas, so that text and calculators agree. */

export function Multiplier({ level }: BlockProps['multiplier']) {
  return <>{formatExact(ACTIVITY_FACTORS[level])}</>;
}

export function KcalPerGram({ of }: BlockProps['kcalPerGram']) {
  return <>{formatExact(KCAL_PER_GRAM[of])}</>;
}

export function BmiLimit({ of }: BlockProps['bmiLimit']) {
  return <>{formatExact(HOME_BMI_BANDS.find((band) => band.key === of)?.from ?? Number.NaN)}</>;
}

export function MacroShare({ plan, of }: BlockProps['macroShare']) {
  return <>{formatShare(MACRO_PLANS[plan][of])}</>;
}

export function MinimumIntake({ of }: BlockProps['minimumIntake']) {
  return <>{formatWhole(MINIMUM_INTAKE[of])}</>;
}

export function TargetStep({ of }: BlockProps['targetStep']) {
  return <>{formatWhole(Math.abs(TARGET_STEPS[of]))}</>;
}
