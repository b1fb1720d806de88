/** Turns a form's messages into the command line's error messages and questions. */
import { parseHeightText, parseWeightText } from '../../../src/person/entry/measure-text.ts';
import type { EntryProblem, Texts } from '../../../src/person/entries/field.ts';
import type { NumberField } from '../../../src/person/entries/kinds.ts';
import {
  boxesOf,
  HEIGHT,
  measureLine,
  readHeight,
  readWeight,
  WEIGHT,
} from '../../../src/person/entries/measure.ts';
import {
  ageProblemText,
  entryWords,
  measureProblemText,
  ownMeasures,
  type MeasureWords,
} from '../../../src/person/fields/entry-words.ts';
import type { MeasureEntries } from '../../../src/person/fields/form-props.ts';
import { formatHeight } from '../../../src/person/format-height.ts';
import { formatGivenWeight } from '../../../src/person/format-weight.ts';
import { formatEntry } from '../../../src/ui/text/format.ts';
import type { EntryMistake } from './answer.ts';
import { cliWords } from './cli-words.ts';
import { isBare, type TypedForm } from './form-entries.ts';
import { measureProblem, type Measured } from './measure-problem-words.ts';
import { quoted } from './plain-text.ts';
import { systemOf, weightUnitOf } from '../../../src/person/units.ts';

type MeasureName = 'weight' | 'height';
const MEASURES = ['weight', 'height'] as const;

const lineOf = (field: MeasureName, text: string): string =>
  measureLine(field === 'weight' ? WEIGHT : HEIGHT, text);

/** The part of a form that has weight and height. */
type MeasureForm = Pick<TypedForm<MeasureEntries, unknown>, 'entries' | 'typed' | 'problems' | 'questions'>;

/** Whose weight and height are typed. */
export interface MeasureNaming {
  readonly words: MeasureWords;
  readonly kinds: Readonly<Record<MeasureName, Measured>>;
}

const OWN: MeasureNaming = { words: ownMeasures, kinds: { weight: 'weight', height: 'height' } };

/** True if the form asks about a height that was already read as it suggests: 1.75 as 175 cm. */
function isUnderstood({ entries, questions }: MeasureForm): boolean {
  const meant = questions.height && readHeight(questions.height.text);
  const read = readHeight(entries.height);
  return (
    meant?.ok === true &&
    read.ok &&
    formatEntry(meant.value.centimetres) === formatEntry(read.value.centimetres)
  );
}

function questionOf(form: MeasureForm, field: MeasureName): string | null {
  const asked = form.questions[field];
  if (!asked || (field === 'height' && isUnderstood(form))) return null;
  return asked.accept === null && asked.question ? asked.question : entryWords.didYouMean(asked.label);
}

/** True for a height where the weight belongs, or the other way round. */
function isSwapped(field: MeasureName, typed: string): boolean {
  if (isBare(typed)) return false;
  return field === 'weight' ? parseHeightText(typed, 'cm').ok : parseWeightText(typed, 'kg').ok;
}

/** True for a number that may be in another unit than it was read in. */
const isUnitDoubtful = (problem: EntryProblem, typed: string): boolean =>
  (problem === 'implausible' || problem === 'tooLarge') && isBare(typed);

interface FoundMeasure {
  readonly field: MeasureName;
  readonly problem: EntryProblem;
  readonly typed: string;
}

function measureMessage(
  { entries }: MeasureForm,
  { field, problem, typed }: FoundMeasure,
  { words, kinds }: MeasureNaming,
): string {
  if (problem === 'implausible')
    return measureProblemText(words, field)(
      problem,
      boxesOf(field === 'weight' ? WEIGHT : HEIGHT, entries[field]).unit,
    );
  if (problem === 'notANumber' && isSwapped(field, typed)) return cliWords.swapped;
  return measureProblem(kinds[field], problem);
}

/** The messages about weight and height, each with the likely intended value. */
export function measureMistakes(form: MeasureForm, naming = OWN): readonly EntryMistake[] {
  return MEASURES.flatMap((field) => {
    const problem = form.problems[field];
    if (!problem) return [];
    const question = questionOf(form, field);
    const typed = lineOf(field, form.typed[field] ?? '');
    const message = [
      measureMessage(form, { field, problem, typed }, naming),
      ...(isUnitDoubtful(problem, typed) ? [cliWords.bareUnits[systemOf(form.entries.units)]] : []),
      ...(question === null ? [] : [question]),
      ...(problem === 'implausible' ? [cliWords.useAnywayHint] : []),
    ].join(' ');
    return [{ entry: field, typed, message }];
  });
}

/** How an option is called, and what is wrong with what was typed. */
type Messages<Entries> = {
  readonly [Name in keyof Entries]?: readonly [entry: string, message: (problem: EntryProblem) => string];
};

/** The messages about options, in the order of `messages`. */
export const optionMistakes = <Entries extends Texts<Entries>>(
  { problems, typed }: Pick<TypedForm<Entries, unknown>, 'problems' | 'typed'>,
  messages: Messages<Entries>,
): readonly EntryMistake[] =>
  (Object.keys(messages) as (keyof Entries)[]).flatMap((name) => {
    const [problem, found] = [problems[name], messages[name]];
    return problem && found
      ? [{ entry: found[0], typed: typed[name] ?? '', message: found[1](problem) }]
      : [];
  });

/** How a measure was understood. */
function understood(field: MeasureName, { entries }: MeasureForm): string {
  const [weight, height] = [readWeight(entries.weight), readHeight(entries.height)];
  if (field === 'weight')
    return weight.ok ? formatGivenWeight(weight.value.kilograms, weightUnitOf(entries)) : '';
  return height.ok ? formatHeight(height.value.centimetres, entries.units) : '';
}

/** "Did you mean …?", or another question, about entries that were used anyway. */
export function measureQuestions(form: MeasureForm): readonly string[] {
  return MEASURES.flatMap((field) => {
    const question = questionOf(form, field);
    const typed = quoted(lineOf(field, form.entries[field]));
    return question === null
      ? []
      : [`${field} ${typed}: ${cliWords.usedAs(understood(field, form))} ${question}`];
  });
}

/** The fields that describe an adult. */
interface PersonEntries extends MeasureEntries {
  readonly age: string;
}

/** The messages about weight, height and age. */
export const personMistakes = (
  { fields }: { readonly fields: { readonly age: Pick<NumberField, 'least' | 'most'> } },
  form: Pick<TypedForm<PersonEntries, unknown>, keyof MeasureForm>,
): readonly EntryMistake[] => [
  ...measureMistakes(form),
  ...optionMistakes(form, { age: ['--age', (problem) => ageProblemText(problem, fields.age)] }),
];
