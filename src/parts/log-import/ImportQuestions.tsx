import { useState, type SyntheticEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { Text } from '#ui/text/Text.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import { fittingUnits } from './own-units.ts';
import { unitNames } from './words/file-words.ts';
import { importWords } from './words/log-import-words.ts';
import styles from './LogImport.module.css';
import type { Answers, ChosenTable, Question } from './log-file-reading.ts';
import type { UnknownTable } from './formats/unknown-table.ts';

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

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
    default: {
      const { kind, sample } = question;
      return { legend: importWords[kind](sample), options: optionsOf(importWords[`${kind}s`]) };
    }
  }
}

interface ChoiceProps {
  readonly question: ChoiceQuestion;
  readonly answers: Answers;
  readonly problem: string | undefined;
  readonly onAnswer: (answers: Answers) => void;
}

function Choice({ question, answers, problem, onAnswer }: ChoiceProps) {
  const { kind } = question;
  const { legend, hint, options } = wordsOf(question);
  const value = answers[kind] ?? null;
  return (
    <SegmentedChoice<string>
      legend={legend}
      hint={hint}
      options={options}
      value={value}
      problem={problem}
      onChoose={(chosen) => onAnswer({ [kind]: chosen })}
    />
  );
}

export interface ImportQuestionsProps {
  readonly questions: readonly Question[];
  /** The visitor's own units, preselected if the file leaves them open. */
  readonly usual: Pick<Answers, 'weightUnit' | 'energyUnit' | 'waistUnit'>;
  /** The visitor’s weight in kg; `null` if it isn’t known. */
  readonly weightKg: number | null;
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

type UnitQuestion = Extract<Question, { readonly kind: 'weightUnit' | 'waistUnit' }>;

const isOfUnit = (question: Question): question is UnitQuestion =>
  question.kind === 'weightUnit' || question.kind === 'waistUnit';

/** The units that fit, unless the answer to a question is among them, or nothing tells. */
function betterUnits(question: UnitQuestion, answers: Answers, weightKg: number | null) {
  const units = fittingUnits(question.kind, question.sample, weightKg);
  const answer = answers[question.kind];
  return answer !== undefined && units.includes(answer) ? [] : units;
}

/** The answers with the units that fit, where the visitor's own don't. */
function fitted(questions: readonly Question[], answers: Answers, weightKg: number | null): Answers {
  const better = questions.filter(isOfUnit).flatMap((question): readonly Answers[] => {
    const [unit] = betterUnits(question, answers, weightKg);
    return unit === undefined ? [] : [{ [question.kind]: unit }];
  });
  return Object.assign({}, answers, ...better) as Answers;
}

/** The initial answers: the likely columns, what another file says, and the visitor's own units. */
function firstAnswers({ questions, usual, weightKg }: Omit<ImportQuestionsProps, 'onAnswer' | 'onCancel'>) {
  const asked = questions.find((question) => question.kind === 'columns');
  const said = questions.find((question) => question.kind === 'weightUnit')?.said;
  const answers: Answers = {
    ...usual,
    ...(asked ? { columns: { ...asked.table.guess, place: asked.place } } : {}),
    ...(asked?.table.isForeign ? { order: 'dayFirst' } : {}),
  };
  const likely = fitted(questionsFor(questions, answers), answers, weightKg);
  return said ? { ...likely, weightUnit: said } : likely;
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
export function ImportQuestions({ questions, usual, weightKg, onAnswer, onCancel }: ImportQuestionsProps) {
  const [answers, setAnswers] = useState(() => firstAnswers({ questions, usual, weightKg }));
  const [isLate, setIsLate] = useState(false);
  /** The unit that doesn't fit and was asked about: a second press keeps it. */
  const [doubted, setDoubted] = useState<string | null>(null);
  const asked = questionsFor(questions, answers);
  const columns = chosenColumns(answers);
  const doubtful = asked.filter(isOfUnit).find(
    // What another file says isn't doubted.
    (question) => !('said' in question) && betterUnits(question, answers, weightKg).length > 0,
  );
  const doubt = doubtful ? `${doubtful.kind} ${answers[doubtful.kind] ?? ''}` : null;
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setIsLate(true);
    if (!asked.every((question) => isAnswered(question, answers))) return;
    if (doubt === doubted) onAnswer(answersTo(asked, answers));
    else setDoubted(doubt);
  }
  function problemOf(question: ChoiceQuestion): string | undefined {
    if (!isLate) return undefined;
    if (answers[question.kind] === undefined) return importWords.choose;
    const [better] = doubtful ? betterUnits(doubtful, answers, weightKg) : [];
    if (question.kind !== doubtful?.kind || doubt !== doubted || better === undefined) return undefined;
    return importWords.doubtfulUnit[doubtful.kind](unitNames[better]);
  }
  // Other columns may be in other units.
  const answer = (more: Answers): void => {
    const next = { ...answers, ...more };
    setAnswers(more.columns ? fitted(questionsFor(questions, next), next, weightKg) : next);
  };
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
            problem={problemOf(question)}
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
