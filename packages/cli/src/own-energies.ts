/** Measured energies that replace an equation's: maintenance from a log, resting energy from indirect calorimetry. */
import { totalDailyEnergyExpenditure } from '@evenscale/formulas/energy';
import type { EnergyUnit, Kcal } from '@evenscale/formulas/units';
import { isModelled } from '@evenscale/formulas/weight-model';
import { parseIntake } from '../../../src/parts/projection/projection-form.ts';
import { ownProblemText } from '../../../src/parts/projection/projection-words.ts';
import { ownMaintenanceText } from '../../../src/person/entries/person-fields.ts';
import { parseWeightText } from '../../../src/person/entry/measure-text.ts';
import type { Person } from '../../../src/person/person.ts';
import type { ProjectionPerson } from '../../../src/person/projection-person.ts';
import type { EntryMistake } from './answer.ts';

/** The options for these energies. */
export interface OwnEnergyOptions {
  readonly maintenance?: string;
  readonly resting?: string;
}

type Own = 'maintenance' | 'resting';

export const ownMistake = (entry: Own, options: OwnEnergyOptions, message: string): EntryMistake => ({
  entry: `--${entry}`,
  typed: options[entry] ?? '',
  message,
});

/** An optional measured energy. */
export function readOwn(
  entry: Own,
  options: OwnEnergyOptions,
  unit: EnergyUnit,
): { readonly value: Kcal | null; readonly mistakes: readonly EntryMistake[] } {
  const text = options[entry];
  const value = text === undefined ? null : parseIntake({ text, unit });
  const isWrong = text !== undefined && value === null;
  return { value, mistakes: isWrong ? [ownMistake(entry, options, ownProblemText(unit))] : [] };
}

/** Own maintenance calories, in the shape in which the forms take them from a log. */
export function ownEntries(own: Kcal | null, weight: string): { readonly ownMaintenance?: string } {
  const reading = parseWeightText(weight, 'kg');
  if (own === null || !reading.ok) return {};
  const figure = { value: own, low: own, high: own, weight: reading.value.kilograms };
  return { ownMaintenance: ownMaintenanceText(figure) };
}

/** The same person with a measured resting energy instead of the equation's. */
export function withResting(
  modelled: ProjectionPerson,
  resting: Kcal | null,
  { activityLevel, ownMaintenance }: Person,
): ProjectionPerson {
  if (resting === null || !modelled.model) return modelled;
  const tdee = ownMaintenance?.value ?? totalDailyEnergyExpenditure(resting, activityLevel);
  const model = {
    ...modelled.model,
    restingEnergy: resting,
    maintenanceIntake: tdee,
    pal: tdee / resting,
  };
  return { ...modelled, tdee, model: isModelled(model) ? model : null };
}
