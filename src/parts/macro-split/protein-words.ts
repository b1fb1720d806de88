/** How much protein is advised, in words: for whom, how the split compares with it, and by which weight. */
import { PROTEIN_ADVICE, type ProteinAdviceKey, REFERENCE_BMI } from '@evenscale/formulas/macros';
import type { WeightUnit } from '@evenscale/formulas/units';
import { formatWeight } from '#person/format-weight.ts';
import { DOSE_DECIMALS, DOSE_UNIT, formatDose, MOST_DOSE_DECIMALS } from '#person/macros/format-dose.ts';
import { OLDER_PROTEIN_REASON } from '#person/macros/older-protein-words.ts';
import type { UnitSystem } from '#person/units.ts';
import { formatGrams } from '#ui/text/format.ts';
import type { ProteinReport, ProteinRow } from './macro-split-report.ts';

/** Who a recommendation is for, and who issued it. */
export const adviceNames: Readonly<Record<ProteinAdviceKey, string>> = {
  minimum: 'Recommended allowance for healthy adults (RDA, 2005)',
  older: 'The least from 65 on, by experts (PROT-AGE, 2013)',
  guidelines: 'US dietary guidelines 2025–2030',
  exercising: 'Adults who exercise (ISSN, 2017)',
  strength: 'Strength training (Morton et al., 2018)',
  leanDeficit: 'Lean athletes losing weight, by your lean mass (Helms et al., 2014)',
};

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** "1.2–1.6", or one figure if both ends are equal. */
function stretchText({ from, to }: Stretch, format: (value: number) => string): string {
  return from === to ? format(from) : `${format(from)}–${format(to)}`;
}

/** "1.2–1.6 g/kg", "0.54–0.73 g/lb" */
const doses = (perKilogram: Stretch, units: UnitSystem, decimals?: number): string =>
  `${stretchText(perKilogram, (dose) => formatDose(dose, units, decimals))} ${DOSE_UNIT[units]}`;

/** "1.2–1.6 g/kg, 84–112 g a day" */
export function adviceText({ perKilogram, perDay }: ProteinRow, units: UnitSystem): string {
  return `${doses(perKilogram, units)}, ${stretchText(perDay, formatGrams)} g a day`;
}

/** "2.7 g/kg" */
function pointerText(perKilogram: number, units: UnitSystem, decimals?: number): string {
  return doses({ from: perKilogram, to: perKilogram }, units, decimals);
}

/** A second decimal if it takes one for a printed dose to be on the correct side of a printed limit. */
function agreeingDecimals(perKilogram: number, limits: readonly number[], units: UnitSystem): number {
  const sideAt = (limit: number, decimals: number): number =>
    Math.sign(Number(formatDose(perKilogram, units, decimals)) - Number(formatDose(limit, units, decimals)));
  const usual = DOSE_DECIMALS[units];
  const agrees = limits.every((limit) => sideAt(limit, usual) === sideAt(limit, MOST_DOSE_DECIMALS));
  return agrees ? usual : MOST_DOSE_DECIMALS;
}

/** A dose that is outside a limit, in grams where both print the same. */
function outsideText(
  { perKilogram, weight }: ProteinReport,
  limits: readonly number[],
  units: UnitSystem,
  decimals: number,
): string {
  const printed = (dose: number): string => formatDose(dose, units, decimals);
  return limits.some((limit) => printed(limit) === printed(perKilogram))
    ? `${formatGrams(perKilogram * weight)} g`
    : pointerText(perKilogram, units, decimals);
}

/** The split's dose above its place among the ranges: as near to a printed end as it's drawn. */
export function flagText({ perKilogram, rows }: ProteinReport, units: UnitSystem): string {
  const ends = rows.flatMap((row) => [row.perKilogram.from, row.perKilogram.to]);
  return pointerText(perKilogram, units, agreeingDecimals(perKilogram, ends, units));
}

/** Why this recommendation is the suggested one. */
export function reasonText(
  { suggested: { key }, isForOlder, goal }: ProteinReport,
  units: UnitSystem,
): string {
  if (isForOlder) return OLDER_PROTEIN_REASON;
  const { guidelines, strength } = PROTEIN_ADVICE;
  switch (key) {
    case 'leanDeficit':
      return 'You’re lean and losing weight. More protein helps you keep muscle while you do, so your range is the one for lean athletes.';
    case 'strength':
      return goal === 'lose'
        ? `At your activity level, your range is the one for strength training while you lose weight. If your days are active but you don’t train, ${doses(guidelines, units)} is enough.`
        : 'Extra calories add muscle only if you train for it, so your range is the one for strength training.';
    case 'exercising':
      return 'At your activity level, your range is the one for adults who exercise.';
    case 'guidelines':
    case 'minimum':
    case 'older':
      return `At your activity level, your range is the one in the US dietary guidelines. If you do strength training, use ${doses(strength, units)}.`;
  }
}

/** The highest useful amount, and where the figure comes from. */
function mostText({ most, weight }: ProteinReport, units: UnitSystem, decimals: number): string {
  const amount = `${pointerText(most.grams / weight, units, decimals)} (${formatGrams(most.grams)} g a day)`;
  const { strength, leanDeficit } = PROTEIN_ADVICE;
  return most.isForLean
    ? `About ${amount} is plenty: that’s the upper end of the range for lean athletes, ${pointerText(leanDeficit.to, units)} of lean mass.`
    : `About ${amount} is plenty: in training studies, more protein stopped helping at about ${pointerText(strength.from, units)}, and ${pointerText(strength.to, units)} is the upper limit of that estimate.`;
}

/** How the split's protein compares with the suggestion. */
export function levelText(protein: ProteinReport, units: UnitSystem): string {
  const { perKilogram, level, suggested, weight } = protein;
  const most = protein.most.grams / weight;
  const { minimum } = PROTEIN_ADVICE;
  const { from, to } = suggested.perKilogram;
  const limits = level === 'belowMinimum' ? [minimum.from] : [from, to, most];
  const decimals = agreeingDecimals(perKilogram, limits, units);
  const own = outsideText(protein, limits, units, decimals);
  const advised = `${doses(suggested.perKilogram, units, decimals)} (${stretchText(suggested.perDay, formatGrams)} g a day)`;
  switch (level) {
    case 'belowMinimum':
      return `Your split gives ${own}, less than ${pointerText(minimum.from, units, decimals)}, the minimum for healthy adults. Please choose more.`;
    case 'below':
      return `Your split gives ${own}, less than the ${advised} suggested for you.`;
    case 'within':
      return `Your split gives ${pointerText(perKilogram, units, decimals)}, within the ${advised} suggested for you.`;
    case 'above':
      return `Your split gives ${own}. The ${advised} suggested for you is enough, but up to ${pointerText(most, units, decimals)} can help with strength training.`;
    case 'aboveMost':
      return `Your split gives ${own}, more than is useful. ${mostText(protein, units, decimals)}`;
  }
}

/** Which weight is used above a BMI of 25, and why; `null` at or below it. */
export function weightText(
  { basis, weight, perBodyKilogram }: ProteinReport,
  units: UnitSystem,
  unit: WeightUnit,
): string | null {
  switch (basis) {
    case 'bodyWeight':
      return null;
    case 'adjustedWeight':
      return `Adjusted weight means that above a BMI of ${REFERENCE_BMI}, only a quarter of the extra weight counts, because fat tissue needs little protein. For you that’s ${formatWeight(weight, unit)}. By your full body weight, your split gives ${pointerText(perBodyKilogram, units)}.`;
    case 'leanBodyWeight':
      return `Above a BMI of ${REFERENCE_BMI}, only a quarter of the extra weight usually counts. Your body fat is clearly below what’s usual at your BMI, so your full body weight counts here.`;
  }
}
