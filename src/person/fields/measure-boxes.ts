import { weightUnitOf } from '#person/person.ts';
import { entryWords } from './entry-words.ts';
import { readWeight, weightAs } from '#person/draft.ts';
import type { PersonDraft } from '#person/draft.ts';
import type { PersonBox, PersonRules } from '#person/form.ts';
import { formatWeight } from '#person/format-weight.ts';

/** An input of a measure in a form that isn't a tool's. */
export interface DraftBox {
  readonly box: PersonBox;
  readonly label: string;
  readonly unit: string;
  readonly text: string;
  readonly step: number;
}

/** The weight inputs in the chosen units, with their text. */
export function weightBoxes(draft: PersonDraft, { steps }: PersonRules): readonly DraftBox[] {
  const text = weightAs(draft.weight, weightUnitOf(draft));
  const step = steps.weight[draft.units];
  const label = entryWords.weight;
  if (text.unit === 'kg') return [{ box: 'kilograms', label, unit: 'kg', text: text.kilograms, step }];
  if (text.unit === 'lb') return [{ box: 'pounds', label, unit: 'lb', text: text.pounds, step }];
  return [
    { box: 'stone', label: entryWords.stone, unit: 'st', text: text.stone, step: 1 },
    { box: 'pounds', label: entryWords.pounds, unit: 'lb', text: text.pounds, step },
  ];
}

/** How a written unit was read if it isn't the field's own: `11 st 4` in the kilogram field. */
export function understoodWeight(draft: PersonDraft): string | undefined {
  const unit = weightUnitOf(draft);
  const reading = readWeight(draft.weight);
  if (!reading.ok || draft.weight.unit !== unit || reading.unit === unit) return undefined;
  return entryWords.understood(formatWeight(reading.value.kilograms, unit));
}
