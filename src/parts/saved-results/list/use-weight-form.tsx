import { useRef, useState } from 'react';
import { understoodWeight, weightBoxes } from '#person/fields/measure-boxes.ts';
import { DraftMeasure } from '#person/fields/DraftMeasure.tsx';
import type { SavedResult } from '#person/database/saved-result.ts';
import type { PersonDraft } from '#person/draft.ts';
import { reducePersonForm, type Person } from '#person/form.ts';
import { readWeightForm, WEIGHT_RULES, weightFormOf } from '#parts/saved-results/other-weight.ts';

/** A weight as parsed, and as typed. */
export interface Weighed {
  readonly person: Person;
  readonly draft: PersonDraft;
}

/** The weight field for a saved person, and a function to read it, which shows a problem and moves the focus to it. */
export function useWeightForm(result: SavedResult) {
  const version = `${result.id} ${result.changedAt}`;
  const [edited, setEdited] = useState({ version, form: weightFormOf(result) });
  const field = useRef<HTMLInputElement>(null);
  // Another result brings its own weight.
  if (edited.version !== version) setEdited({ version, form: weightFormOf(result) });
  const { form } = edited;
  const read = (): Weighed | null => {
    const reading = readWeightForm(form);
    if (reading.ok) return { person: reading.person, draft: form.draft };
    setEdited({ version, form: { ...form, problems: { weight: reading.problem } } });
    field.current?.focus();
    return null;
  };
  const element = (
    <DraftMeasure
      state={form}
      rules={WEIGHT_RULES}
      onEvent={(event) => setEdited({ version, form: reducePersonForm(form, event, WEIGHT_RULES) })}
      fieldRef={() => field}
      field="weight"
      boxes={weightBoxes(form.draft, WEIGHT_RULES)}
      understood={understoodWeight(form.draft)}
    />
  );
  return { element, read };
}
