/** The steps from a person's data to resting and daily energy. */
import { ACTIVITY_FACTORS } from '@evenscale/formulas/energy';
import type { EnergyUnit, Percent } from '@evenscale/formulas/units';
import { site } from '../../../../src/config/site.ts';
import { buildSteps } from '../../../../src/parts/calculation-steps/build-steps.ts';
import { workingText } from '../../../../src/parts/calculation-steps/steps-text.ts';
import { groupTitles, stepsWords } from '../../../../src/parts/calculation-steps/steps-words.ts';
import type { Calculated } from '../../../../src/person/entries/form-result.ts';
import { formatEnergy } from '../../../../src/person/energy/format-energy.ts';
import type { Person } from '../../../../src/person/person.ts';
import { personLine } from '../../../../src/person/person-line.ts';
import type { ProjectionPerson } from '../../../../src/person/projection-person.ts';
import { buildTdeeReport } from '../../../../src/tools/tdee/report.ts';
import { cliWords } from '../cli-words.ts';
import type { OwnEnergyOptions } from '../own-energies.ts';

const SHOWN: readonly string[] = [groupTitles.measures, groupTitles.energy];

/** The energies that the weight model starts from. The methodology page describes the model itself. */
export function modelWorking(
  { input: person, entries }: Calculated<object, Person & { readonly bodyFat: Percent | null }>,
  unit: EnergyUnit,
): readonly string[] {
  const report = buildTdeeReport({ ...person, goal: 'maintain', target: null, macros: '' });
  const all = buildSteps({ tool: 'tdee', entries: { ...entries }, input: person, report }, unit);
  const groups = all.groups.filter(({ title }) => SHOWN.includes(title));
  return [...workingText({ ...all, groups }, site.url).split('\n'), '', cliWords.modelWorking];
}

/** An activity level isn't needed if maintenance calories are given. */
export const entriesLine = (person: Person): string =>
  person.ownMaintenance ? `${personLine(person)}, ${person.gender}` : cliWords.person(person);

/** The steps if own energies replace the equation's. They mention only what was entered. */
export function ownWorking(
  person: Person,
  { bmr, model, tdee }: ProjectionPerson,
  { maintenance, resting }: OwnEnergyOptions,
  energy: EnergyUnit,
): readonly string[] {
  const day = formatEnergy(tdee, energy);
  const rest = formatEnergy(model?.restingEnergy ?? bmr, energy);
  return [
    stepsWords.title,
    stepsWords.entries(entriesLine(person)),
    '',
    cliWords.restingWorking(rest, resting !== undefined),
    maintenance === undefined
      ? cliWords.levelWorking(rest, ACTIVITY_FACTORS[person.activityLevel], day)
      : cliWords.maintenanceWorking(day),
    '',
    cliWords.modelWorking,
  ];
}
