import type { EnergyUnit } from '@evenscale/formulas/units';
import { targetNames } from '#config/energy-names.ts';
import type { TargetKey } from '#person/plan/target-choice.ts';
import { formatEnergy } from './format-energy.ts';

/** The target that macros are based on. */
export const targetBasis = (key: TargetKey, target: number, unit: EnergyUnit): string =>
  `Based on ${formatEnergy(target, unit)} a day (${targetNames[key].toLowerCase()}).`;
