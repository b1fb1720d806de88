import { stepText } from '#person/entry/step-text.ts';
import { ageProblemText, entryWords, measureMessage } from '#person/fields/entry-words.ts';
import { FormCard } from '#person/fields/FormCard.tsx';
import type { FormProps } from '#person/fields/form-props.ts';
import { MeasureEntry } from '#person/fields/MeasureEntry.tsx';
import styles from '#person/fields/PersonFields.module.css';
import { WeightAndHeight } from '#person/fields/WeightAndHeight.tsx';
import { formatWeight } from '#person/format-weight.ts';
import { pregnancy, type PregnancyEntries } from '#tools/pregnancy/entries.ts';
import {
  dueDateProblemText,
  pregnancyFormWords as words,
  weekProblemText,
  weightNowProblems,
} from '#tools/pregnancy/form-words.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { weightUnitOf } from '#person/units.ts';

const BY_OPTIONS = [
  { value: 'week', label: words.byWeek },
  { value: 'dueDate', label: words.byDueDate },
] as const;

const BABIES_OPTIONS = [
  { value: 'one', label: words.one },
  { value: 'twins', label: words.twins },
] as const;

export type PregnancyFormProps = FormProps<PregnancyEntries>;

function Count({
  name,
  ...props
}: PregnancyFormProps & {
  readonly name: 'age' | 'week';
  readonly label: string;
  readonly unit: string;
  readonly hint?: string;
  readonly problem: string | undefined;
}) {
  const { state, onEvent, fieldRef, label, unit, hint, problem } = props;
  const text = state.entries[name];
  const { step, least } = pregnancy.fields[name];
  const edit = (next: string): void => onEvent({ type: 'edited', field: name, text: next });
  return (
    <NumberField
      label={label}
      name={name}
      unit={unit}
      unitName={unit}
      inputMode="numeric"
      value={text}
      hint={hint}
      problem={problem}
      inputRef={fieldRef(name)}
      onEdit={edit}
      onStep={(direction) => edit(stepText(text, step, direction, least))}
    />
  );
}

function Age(props: PregnancyFormProps) {
  const problem = props.state.problems.age;
  return (
    <Count
      {...props}
      name="age"
      label={entryWords.age}
      unit="years"
      problem={problem && ageProblemText(problem, pregnancy.fields.age)}
    />
  );
}

/** The week, or the due date that gives it. */
function HowFar(props: PregnancyFormProps) {
  const { state, onEvent, fieldRef } = props;
  const { weekBy, dueDate } = state.entries;
  const { week, dueDate: dueProblem } = state.problems;
  if (weekBy === 'week')
    return (
      <Count
        {...props}
        name="week"
        label={words.week}
        unit={words.weekUnit}
        hint={words.weekHint}
        problem={week && weekProblemText(week)}
      />
    );
  return (
    <DateField
      name="dueDate"
      label={words.dueDate}
      hint={words.dueDateHint}
      value={dueDate}
      min=""
      max=""
      isNeverStored
      problem={dueProblem && dueDateProblemText(dueProblem)}
      inputRef={fieldRef('dueDate')}
      onEdit={(text) => onEvent({ type: 'edited', field: 'dueDate', text })}
    />
  );
}

function WeightNow({ state: { entries, problems, questions }, onEvent, fieldRef }: PregnancyFormProps) {
  const unit = weightUnitOf(entries);
  return (
    <MeasureEntry
      kind={pregnancy.fields.weightNow}
      name="weightNow"
      prefix="now-"
      label={words.weightNow}
      hint={words.weightNowHint}
      unit={unit}
      text={entries.weightNow}
      problem={problems.weightNow}
      problemText={(problem, of) => measureMessage(weightNowProblems, problem, of)}
      question={questions.weightNow}
      format={({ kilograms }) => formatWeight(kilograms, unit)}
      inputRef={fieldRef('weightNow')}
      onEdit={(text) => onEvent({ type: 'edited', field: 'weightNow', text })}
      onLeave={() => onEvent({ type: 'left' })}
      onMeantOther={() => onEvent({ type: 'meantOther', field: 'weightNow' })}
      onConfirm={() => onEvent({ type: 'confirmed' })}
    />
  );
}

/** Weight before, height, age, week, one baby or twins, and weight now. Never printed, since it may have a due date. */
export function PregnancyForm(props: PregnancyFormProps) {
  const { state, onEvent, fieldRef } = props;
  return (
    <FormCard
      title={words.formTitle}
      line={words.formLine}
      entries={state.entries}
      onEvent={onEvent}
      formRef={props.formRef}
      note={<span>{` ${words.privacy}`}</span>}
    >
      <div className={styles['fields']}>
        <WeightAndHeight {...props} fields={pregnancy.fields} weightLabel={words.weight} />
        <div className={`${styles['cell']} ${styles['half']}`}>
          <Age {...props} />
        </div>
        <div className={styles['wide']}>
          <SegmentedChoice
            legend={words.weekBy}
            options={BY_OPTIONS}
            value={state.entries.weekBy}
            onChoose={(text) => onEvent({ type: 'edited', field: 'weekBy', text })}
          />
        </div>
        <div className={styles['two']}>
          <div className={styles['cell']}>
            <HowFar {...props} />
          </div>
          <WeightNow {...props} />
        </div>
        <div className={styles['wide']}>
          <SegmentedChoice
            legend={words.babies}
            options={BABIES_OPTIONS}
            value={state.entries.babies}
            onChoose={(text) => onEvent({ type: 'edited', field: 'babies', text })}
            inputRef={fieldRef('babies')}
          />
        </div>
        <div className={styles['wide']}>{props.caution}</div>
      </div>
    </FormCard>
  );
}
