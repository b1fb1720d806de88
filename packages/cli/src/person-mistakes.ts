/** Turns a form's messages into the command line's error messages and questions. */
import { entryWords, problemText } from '../../../src/person/fields/entry-words.ts';
import { heightLine, readHeight, weightLine } from '../../../src/person/draft.ts';
import type { PersonField, PersonFormState, PersonRules } from '../../../src/person/form.ts';
import { formatEntry } from '../../../src/ui/text/format.ts';
import type { EntryMistake } from './answer.ts';
import { cliWords } from './cli-words.ts';
import { quoted } from './plain-text.ts';

const FIELDS: readonly PersonField[] = ['weight', 'height', 'age'];

const ENTRY_NAMES: Readonly<Record<PersonField, string>> = {
  weight: 'weight',
  height: 'height',
  age: '--age',
};

function typedIn({ draft }: PersonFormState, field: PersonField): string {
  if (field === 'weight') return weightLine(draft.weight);
  return field === 'height' ? heightLine(draft.height) : draft.age;
}

function unitOf({ draft }: PersonFormState, field: PersonField): string {
  return field === 'age' ? 'years' : draft[field].unit;
}

/** True if the form asks about a height that was already read as it suggests: 1.75 as 175 cm. */
function isUnderstood({ draft, questions }: PersonFormState): boolean {
  const meant = questions.height && readHeight(questions.height.text);
  const read = readHeight(draft.height);
  return (
    meant?.ok === true &&
    read.ok &&
    formatEntry(meant.value.centimetres) === formatEntry(read.value.centimetres)
  );
}

function questionOf(state: PersonFormState, field: PersonField): string | null {
  if (field === 'age' || (field === 'height' && isUnderstood(state))) return null;
  return state.questions[field]?.label ?? null;
}

/** The fields' messages, each with the likely intended value. */
export function personMistakes(state: PersonFormState, rules: PersonRules): readonly EntryMistake[] {
  return FIELDS.flatMap((field) => {
    const problem = state.problems[field];
    if (!problem) return [];
    const meant = questionOf(state, field);
    const message = [
      problemText(field, problem, unitOf(state, field), rules),
      ...(meant === null ? [] : [entryWords.didYouMean(meant)]),
      ...(problem === 'implausible' ? [cliWords.useAnywayHint] : []),
    ].join(' ');
    return [{ entry: ENTRY_NAMES[field], typed: typedIn(state, field), message }];
  });
}

/** "Did you mean …?" about entries that were used anyway. */
export function personQuestions(state: PersonFormState): readonly string[] {
  return FIELDS.flatMap((field) => {
    const meant = questionOf(state, field);
    return meant === null
      ? []
      : [`${ENTRY_NAMES[field]} ${quoted(typedIn(state, field))}: ${entryWords.didYouMean(meant)}`];
  });
}
