import { entryWords } from './entry-words.ts';
import { heightAs, heightUnitOf, readHeight, readWeight, weightAs, weightUnitOf } from '#person/draft.ts';
import type { PersonDraft } from '#person/draft.ts';
import type { PersonBox, PersonRules } from '#person/form.ts';
import { formatHeight } from '#person/format-height.ts';
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

/** The height inputs in the chosen units, with their text. */
export function heightBoxes(draft: PersonDraft, { steps }: PersonRules): readonly DraftBox[] {
  const text = heightAs(draft.height, heightUnitOf(draft));
  const step = steps.height[draft.units];
  if (text.unit === 'cm')
    return [{ box: 'centimetres', label: entryWords.height, unit: 'cm', text: text.centimetres, step }];
  return [
    { box: 'feet', label: entryWords.feet, unit: 'ft', text: text.feet, step: 1 },
    { box: 'inches', label: entryWords.inches, unit: 'in', text: text.inches, step },
  ];
}

/** How a written unit was read if it isn't the field's own: `11 st 4` in the kilogram field. */
export function understoodWeight(draft: PersonDraft): string | undefined {
  const unit = weightUnitOf(draft);
  const reading = readWeight(draft.weight);
  if (!reading.ok || draft.weight.unit !== unit || reading.unit === unit) return undefined;
  return entryWords.understood(formatWeight(reading.value.kilograms, unit));
}

/** How `5'11"` or `1,75 m` was read if the field's own unit is different. */
export function understoodHeight(draft: PersonDraft): string | undefined {
  const unit = heightUnitOf(draft);
  const reading = readHeight(draft.height);
  if (!reading.ok || draft.height.unit !== unit || reading.unit === unit || reading.unit === 'in')
    return undefined;
  return entryWords.understood(formatHeight(reading.value.centimetres, draft.units));
}
