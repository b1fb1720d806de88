import { type BmiBand, HOME_BMI_BANDS, TDEE_BMI_BANDS } from '@evenscale/formulas/bmi';
import { ACTIVITY_FACTORS, MINIMUM_INTAKE, TARGET_STEPS } from '@evenscale/formulas/energy';
import { KCAL_PER_GRAM, MACRO_PLANS } from '@evenscale/formulas/macros';
import { formatExact, formatShare, formatWhole } from '../format-figure.ts';
import type { BlockProps } from './block-props.ts';

/** Figures in running text, calculated by the formulas so that text and calculators agree. */

export function Multiplier({ level }: BlockProps['multiplier']) {
  return <>{formatExact(ACTIVITY_FACTORS[level])}</>;
}

export function KcalPerGram({ of }: BlockProps['kcalPerGram']) {
  return <>{formatExact(KCAL_PER_GRAM[of])}</>;
}

export function BmiLimit({ of }: BlockProps['bmiLimit']) {
  const bands: readonly BmiBand<string>[] = [...HOME_BMI_BANDS, ...TDEE_BMI_BANDS];
  return <>{formatExact(bands.find((band) => band.key === of)?.from ?? Number.NaN)}</>;
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
