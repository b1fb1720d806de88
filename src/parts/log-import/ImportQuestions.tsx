import { useState, type SyntheticEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Text } from '#ui/text/Text.tsx';
import { importWords } from './log-import-words.ts';
import styles from './LogImport.module.css';
import type { Answers, ChosenTable, Question } from './read-log-file.ts';
import type { UnknownTable } from './formats/unknown-table.ts';

const optionsOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }));

/** The questions other than the columns, with their words. */
const CHOICES = {
  order: { legend: importWords.order, hint: importWords.orderHint, options: optionsOf(importWords.orders) },
  weightUnit: {
    legend: importWords.weightUnit,
    hint: undefined,
    options: optionsOf(importWords.weightUnits),
  },
  energyUnit: {
    legend: importWords.energyUnit,
    hint: undefined,
    options: optionsOf(importWords.energyUnits),
  },
} as const;

interface ChoiceProps {
  readonly question: Exclude<Question, { readonly kind: 'columns' }>;
  readonly answers: Answers;
  readonly isLate: boolean;
  readonly onAnswer: (answers: Answers) => void;
}

function Choice({ question, answers, isLate, onAnswer }: ChoiceProps) {
  const { kind, sample } = question;
  const { legend, hint, options } = CHOICES[kind];
  const value = answers[kind] ?? null;
  return (
    <SegmentedChoice<string>
      legend={legend(sample)}
      hint={hint}
      options={options}
      value={value}
      problem={isLate && value === null ? importWords.choose : undefined}
      onChoose={(chosen) => onAnswer({ [kind]: chosen })}
    />
  );
}

interface ColumnsProps {
  readonly table: UnknownTable;
  readonly columns: ChosenTable;
  readonly onChoose: (columns: ChosenTable) => void;
}

const NONE = 'none';

/** The columns of a table, labeled with the header and the first row's cells. */
function columnOptions({ names, samples, guess }: UnknownTable) {
  return names.map((name, at) => {
    const title = guess.hasHeader && name.trim() !== '' ? name.trim() : importWords.columnNumber(at + 1);
    return { value: String(at), label: importWords.column(title, samples[0]?.[at]?.trim() ?? '') };
  });
}

function Columns({ table, columns, onChoose }: ColumnsProps) {
  const options = columnOptions(table);
  const optional = [{ value: NONE, label: importWords.noColumn }, ...options];
  const valueOf = (at: number | null): string => (at === null ? NONE : String(at));
  const placeOf = (value: string): number | null => (value === NONE ? null : Number(value));
  return (
    <>
      <SelectField
        label={importWords.dateColumn}
        name="dateColumn"
        options={options}
        value={String(columns.date)}
        onChoose={(value) => onChoose({ ...columns, date: Number(value) })}
      />
      <SelectField
        label={importWords.weightColumn}
        name="weightColumn"
        options={optional}
        value={valueOf(columns.weight)}
        onChoose={(value) => onChoose({ ...columns, weight: placeOf(value) })}
      />
      <SelectField
        label={importWords.energyColumn}
        name="energyColumn"
        options={optional}
        value={valueOf(columns.energy)}
        onChoose={(value) => onChoose({ ...columns, energy: placeOf(value) })}
      />
    </>
  );
}

export interface ImportQuestionsProps {
  readonly questions: readonly Question[];
  /** The visitor's own units, preselected if the file leaves them open. */
  readonly usual: Pick<Answers, 'weightUnit' | 'energyUnit'>;
  readonly onAnswer: (answers: Answers) => void;
  readonly onCancel: () => void;
}

/** The initial answers, only to the questions asked, since an answer overrides the file. */
function firstAnswers({ questions, usual }: Pick<ImportQuestionsProps, 'questions' | 'usual'>): Answers {
  const columnsQuestion = questions.find((question) => question.kind === 'columns');
  const hasQuestion = (kind: Question['kind']): boolean =>
    questions.some((question) => question.kind === kind);
  return {
    ...(columnsQuestion ? { columns: { ...columnsQuestion.table.guess, place: columnsQuestion.place } } : {}),
    ...(hasQuestion('weightUnit') && usual.weightUnit ? { weightUnit: usual.weightUnit } : {}),
    ...(hasQuestion('energyUnit') && usual.energyUnit ? { energyUnit: usual.energyUnit } : {}),
  };
}

const isAnswered = ({ kind }: Question, answers: Answers): boolean => {
  if (kind !== 'columns') return answers[kind] !== undefined;
  return answers.columns !== undefined && (answers.columns.weight ?? answers.columns.energy) !== null;
};

/** Asks for what the file doesn't say. */
export function ImportQuestions({ questions, usual, onAnswer, onCancel }: ImportQuestionsProps) {
  const [answers, setAnswers] = useState(() => firstAnswers({ questions, usual }));
  const [isLate, setIsLate] = useState(false);
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setIsLate(true);
    if (questions.every((question) => isAnswered(question, answers))) onAnswer(answers);
  }
  const answer = (more: Answers): void => setAnswers({ ...answers, ...more });
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <h3 className={styles['title']}>{importWords.askTitle}</h3>
      {questions.map((question) =>
        question.kind === 'columns' ? (
          answers.columns && (
            <Columns
              key="columns"
              table={question.table}
              columns={answers.columns}
              onChoose={(columns) => answer({ columns })}
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
        {isLate &&
        questions.some((question) => question.kind === 'columns' && !isAnswered(question, answers)) ? (
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
