/** The steps from a person's data to resting and daily energy. */
import type { EnergyUnit } from '@evenscale/formulas/units';
import type { TdeeInput } from '../../../../src/calculators/tdee/tdee-form.ts';
import { site } from '../../../../src/config/site.ts';
import { buildSteps } from '../../../../src/parts/calculation-steps/build-steps.ts';
import { workingText } from '../../../../src/parts/calculation-steps/steps-text.ts';
import { groupTitles } from '../../../../src/parts/calculation-steps/steps-words.ts';
import type { PersonDraft } from '../../../../src/person/draft.ts';
import { cliWords } from '../cli-words.ts';

const SHOWN: readonly string[] = [groupTitles.measures, groupTitles.energy];

/** The energies that the weight model starts from. The methodology page describes the model itself. */
export function modelWorking(
  { person, bodyFat, draft }: Pick<TdeeInput, 'person' | 'bodyFat'> & { readonly draft: PersonDraft },
  unit: EnergyUnit,
): readonly string[] {
  const all = buildSteps({ calculator: 'tdee', person, draft, bodyFat }, unit);
  const groups = all.groups.filter(({ title }) => SHOWN.includes(title));
  return [...workingText({ ...all, groups }, site.url).split('\n'), '', cliWords.modelWorking];
}
