/** Turns a form's messages into the command line's error messages and questions. */
import { entryWords, problemText } from '../../../src/person/fields/entry-words.ts';
import { heightLine, readHeight, readWeight, weightLine, weightUnitOf } from '../../../src/person/draft.ts';
import { parseHeightText, parseWeightText } from '../../../src/person/entry/measure-text.ts';
import type { EntryProblem, PersonField, PersonFormState, PersonRules } from '../../../src/person/form.ts';
import { formatHeight } from '../../../src/person/format-height.ts';
import { formatGivenWeight } from '../../../src/person/format-weight.ts';
import { formatEntry } from '../../../src/ui/text/format.ts';
import type { EntryMistake } from './answer.ts';
import { cliWords } from './cli-words.ts';
import { measureProblem } from './measure-problem-words.ts';
import { isBare } from './person-entries.ts';
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

/** True for a height where the weight belongs, or the other way round. */
function isSwapped(field: PersonField, typed: string): boolean {
  if (field === 'age' || isBare(typed)) return false;
  return field === 'weight' ? parseHeightText(typed, 'cm').ok : parseWeightText(typed, 'kg').ok;
}

/** True for a number that may be in another unit than it was read in. */
const isUnitDoubtful = (field: PersonField, problem: EntryProblem, typed: string): boolean =>
  field !== 'age' && (problem === 'implausible' || problem === 'tooLarge') && isBare(typed);

function problemOf(
  field: PersonField,
  problem: EntryProblem,
  { typed, unit, rules }: { typed: string; unit: string; rules: PersonRules },
): string {
  if (field === 'age' || problem === 'outOfRange' || problem === 'implausible')
    return problemText(field, problem, unit, rules);
  if (problem === 'notANumber' && isSwapped(field, typed)) return cliWords.swapped;
  const child = { weight: 'childWeight', height: 'childHeight' } as const;
  return measureProblem(rules.about ? child[field] : field, problem);
}

/** The fields' messages, each with the likely intended value. */
export function personMistakes(state: PersonFormState, rules: PersonRules): readonly EntryMistake[] {
  return FIELDS.flatMap((field) => {
    const problem = state.problems[field];
    if (!problem) return [];
    const meant = questionOf(state, field);
    const typed = typedIn(state, field);
    const message = [
      problemOf(field, problem, { typed, unit: unitOf(state, field), rules }),
      ...(isUnitDoubtful(field, problem, typed) ? [cliWords.bareUnits[state.draft.units]] : []),
      ...(meant === null ? [] : [entryWords.didYouMean(meant)]),
      ...(problem === 'implausible' ? [cliWords.useAnywayHint] : []),
    ].join(' ');
    return [{ entry: ENTRY_NAMES[field], typed, message }];
  });
}

/** How an entry was understood. */
function understood(field: PersonField, { draft }: PersonFormState): string {
  const weight = readWeight(draft.weight);
  const height = readHeight(draft.height);
  if (field === 'weight' && weight.ok) return formatGivenWeight(weight.value.kilograms, weightUnitOf(draft));
  return field === 'height' && height.ok ? formatHeight(height.value.centimetres, draft.units) : draft.age;
}

/** "Did you mean …?" about entries that were used anyway. */
export function personQuestions(state: PersonFormState): readonly string[] {
  return FIELDS.flatMap((field) => {
    const meant = questionOf(state, field);
    return meant === null
      ? []
      : [
          `${ENTRY_NAMES[field]} ${quoted(typedIn(state, field))}: ${cliWords.usedAs(understood(field, state))} ${entryWords.didYouMean(meant)}`,
        ];
  });
}
