import { gramsOfShares, type Macronutrient, type MacroShares } from '@evenscale/formulas/macros';
import type { Grams } from '@evenscale/formulas/units';
import type { Planned } from '#tools/planner/report.ts';
import { proteinNeed, type ProteinNeed, suggestedShares } from '#person/macros/protein-need.ts';

/** The suggested split for a plan's first intake; nothing is rounded. */
export interface PlanMacros {
  /** The protein recommendation it is based on. */
  readonly need: ProteinNeed;
  /** In percent of energy. */
  readonly shares: MacroShares;
  /** Per day. */
  readonly grams: Readonly<Record<Macronutrient, Grams>>;
}

/** A plan → its macros. Pure. */
export function planMacros({
  input,
  direction,
  intake,
}: Pick<Planned, 'input' | 'direction' | 'intake'>): PlanMacros {
  const need = proteinNeed(input.person, direction, input.bodyFat);
  const shares = suggestedShares(need, intake.value);
  return { need, shares, grams: gramsOfShares(intake.value, shares) };
}
