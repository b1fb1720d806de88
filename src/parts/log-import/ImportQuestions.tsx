import { useState, type SyntheticEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { Text } from '#ui/text/Text.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import { importWords } from './words/log-import-words.ts';
import styles from './LogImport.module.css';
import type { Answers, ChosenTable, Question } from './log-file-reading.ts';
import type { UnknownTable } from './formats/unknown-table.ts';

const optionsOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }));

type ChoiceQuestion = Exclude<Question, { readonly kind: 'columns' }>;

interface ChoiceWords {
  readonly legend: string;
  readonly hint?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The words of the questions other than the columns. */
function wordsOf(question: ChoiceQuestion): ChoiceWords {
  switch (question.kind) {
    case 'order': {
      const { order, orderHint, orders } = importWords;
      return { legend: order(question.sample), hint: orderHint, options: optionsOf(orders) };
    }
    case 'person':
      return {
        legend: importWords.person,
        hint: importWords.personHint,
        options: question.people.map((person) => ({
          value: person.mark,
          label: importWords.onePerson(person),
        })),
      };
    case 'clock': {
      const { sample, written, utc } = question;
      const days = { written: formatIsoDay(written), utc: formatIsoDay(utc) };
      return { legend: importWords.clock(sample), hint: importWords.clockHint, options: optionsOf(days) };
    }
    case 'weightUnit':
      return {
        legend: importWords.weightUnit(question.sample),
        options: optionsOf(importWords.weightUnits),
      };
    case 'energyUnit':
      return {
        legend: importWords.energyUnit(question.sample),
        options: optionsOf(importWords.energyUnits),
      };
    case 'waistUnit':
      return { legend: importWords.waistUnit(question.sample), options: optionsOf(importWords.waistUnits) };
  }
}

interface ChoiceProps {
  readonly question: ChoiceQuestion;
  readonly answers: Answers;
  readonly isLate: boolean;
  readonly onAnswer: (answers: Answers) => void;
}

function Choice({ question, answers, isLate, onAnswer }: ChoiceProps) {
  const { kind } = question;
  const { legend, hint, options } = wordsOf(question);
  const value = answers[kind] ?? null;
  return (
    <SegmentedChoice<string>
      legend={legend}
      hint={hint}
      options={options}
      value={value}
      problem={isLate && value === null ? importWords.choose : undefined}
      onChoose={(chosen) => onAnswer({ [kind]: chosen })}
    />
  );
}

export interface ImportQuestionsProps {
  readonly questions: readonly Question[];
  /** The visitor's own units, preselected if the file leaves them open. */
  readonly usual: Pick<Answers, 'weightUnit' | 'energyUnit' | 'waistUnit'>;
  readonly onAnswer: (answers: Answers) => void;
  readonly onCancel: () => void;
}

const chosenColumns = ({ columns }: Answers): ChosenTable | undefined =>
  columns === 'asked' ? undefined : columns;

/** What the chosen columns leave open, so that it's asked on the same screen. */
function openIn(
  { opens, openWaist }: UnknownTable,
  { date, weight, energy }: ChosenTable,
): readonly ChoiceQuestion[] {
  const samples = {
    order: opens[date]?.order,
    weightUnit: weight === null ? null : opens[weight]?.weightUnit,
    energyUnit: energy === null ? null : opens[energy]?.energyUnit,
    waistUnit: openWaist,
  };
  return (['order', 'weightUnit', 'energyUnit', 'waistUnit'] as const).flatMap((kind) => {
    const sample = samples[kind];
    return sample === null || sample === undefined ? [] : [{ kind, sample }];
  });
}

/** The questions for these answers: other columns leave other things open. */
const questionsFor = (questions: readonly Question[], answers: Answers): readonly Question[] =>
  questions.flatMap((question) => {
    const columns = chosenColumns(answers);
    return question.kind === 'columns' && columns
      ? [question, ...openIn(question.table, columns)]
      : [question];
  });

/** The initial answers: the likely columns, what another file says, and the visitor's own units. */
function firstAnswers({ questions, usual }: Pick<ImportQuestionsProps, 'questions' | 'usual'>): Answers {
  const asked = questions.find((question) => question.kind === 'columns');
  const said = questions.find((question) => question.kind === 'weightUnit')?.said;
  return {
    ...usual,
    ...(said ? { weightUnit: said } : {}),
    ...(asked ? { columns: { ...asked.table.guess, place: asked.place } } : {}),
    ...(asked?.table.isForeign ? { order: 'dayFirst' } : {}),
  };
}

/** The answers to what was asked, since an answer overrides the file. */
function answersTo(questions: readonly Question[], answers: Answers): Answers {
  const kinds = new Set(questions.map(({ kind }) => kind));
  return Object.fromEntries(Object.entries(answers).filter(([kind]) => kinds.has(kind as Question['kind'])));
}

const isAnswered = ({ kind }: Question, answers: Answers): boolean => {
  if (kind !== 'columns') return answers[kind] !== undefined;
  const columns = chosenColumns(answers);
  return columns !== undefined && (columns.weight ?? columns.energy) !== null;
};

/** Asks for what the file doesn't say, on one screen. */
export function ImportQuestions({ questions, usual, onAnswer, onCancel }: ImportQuestionsProps) {
  const [answers, setAnswers] = useState(() => firstAnswers({ questions, usual }));
  const [isLate, setIsLate] = useState(false);
  const asked = questionsFor(questions, answers);
  const columns = chosenColumns(answers);
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setIsLate(true);
    if (asked.every((question) => isAnswered(question, answers))) onAnswer(answersTo(asked, answers));
  }
  const answer = (more: Answers): void => setAnswers({ ...answers, ...more });
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <h3 className={styles['title']}>{importWords.askTitle}</h3>
      {asked.map((question) =>
        question.kind === 'columns' ? (
          columns && (
            <ImportColumns
              key="columns"
              table={question.table}
              columns={columns}
              onChoose={(chosen) => answer({ columns: chosen })}
            />
          )
        ) : (
          <Choice
            key={question.kind}
            question={question}
            answers={answers}
            isLate={isLate}
            onAnswer={answer}
          />
        ),
      )}
      <div role="alert">
        {isLate && asked.some((question) => question.kind === 'columns' && !isAnswered(question, answers)) ? (
          <Text as="p" className={styles['problem']}>
            {importWords.columnsProblem}
          </Text>
        ) : null}
      </div>
      <div className={styles['buttons']}>
        <Button type="submit">{importWords.continue}</Button>
        <Button kind="secondary" onPress={onCancel}>
          {importWords.cancel}
        </Button>
      </div>
    </form>
  );
}
