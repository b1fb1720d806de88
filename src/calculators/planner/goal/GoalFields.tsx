import { useId, type Ref } from 'react';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { BODY_FAT_LIMITS } from '#person/limits.ts';
import { readWeight, weightUnitOf } from '#person/draft.ts';
import { stepText } from '#person/entry/step-text.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { dateLimits } from './goal-entry.ts';
import { GoalWeightField, type GoalFieldProps } from './GoalWeightField.tsx';
import type { PlannerField } from '#calculators/planner/planner-form.ts';
import {
  dateHint,
  dateProblemText,
  goalByNames,
  paceHint,
  paceOptions,
  plannerWords,
} from '#calculators/planner/planner-words.ts';
import styles from './GoalFields.module.css';

const BY_OPTIONS = (['date', 'pace'] as const).map((value) => ({ value, label: goalByNames[value] }));

export interface GoalFieldsProps extends GoalFieldProps {
  readonly fieldRef: (field: PlannerField) => Ref<HTMLInputElement>;
}

function When({ state, onEvent, fieldRef }: GoalFieldsProps) {
  const { goal, today } = state;
  if (goal.by === 'pace') {
    const weight = readWeight(state.form.draft.weight);
    const unit = weightUnitOf(state.form.draft);
    return (
      <div className={styles['pace']}>
        <SelectField
          label={plannerWords.pace}
          name="pace"
          options={paceOptions}
          value={goal.pace}
          onChoose={(pace) => onEvent({ type: 'goalChosen', choice: { pace } })}
          hint={paceHint(goal.pace, weight.ok ? weight.value : null, unit)}
        />
      </div>
    );
  }
  const { min, max } = today ? dateLimits(today) : { min: '', max: '' };
  return (
    <DateField
      label={plannerWords.date}
      name="goalDate"
      value={goal.date}
      min={min}
      max={max}
      inputRef={fieldRef('goalDate')}
      hint={today ? dateHint(goal.date, today) : undefined}
      problem={goal.isDateWrong ? dateProblemText(today) : undefined}
      onEdit={(date) => onEvent({ type: 'goalChosen', choice: { date } })}
    />
  );
}

function BodyFat({ state, onEvent, fieldRef }: GoalFieldsProps) {
  const id = useId();
  const { isGiven, text, problem } = state.bodyFat;
  const edit = (typed: string): void => onEvent({ type: 'bodyFatEdited', text: typed });
  const { least, step } = BODY_FAT_LIMITS;
  return (
    <>
      <div className={styles['bodyFat']}>
        <label className={styles['check']} htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            data-field="bodyFatAsk"
            checked={isGiven}
            onChange={(event) => onEvent({ type: 'bodyFatToggled', isGiven: event.target.checked })}
          />
          <span>{plannerWords.bodyFatAsk}</span>
        </label>
      </div>
      {isGiven ? (
        <NumberField
          label={plannerWords.bodyFat}
          unit="%"
          unitName="percent"
          name="bodyFat"
          value={text}
          inputRef={fieldRef('bodyFat')}
          onEdit={edit}
          onStep={(direction) => edit(stepText(text, step, direction, least))}
          hint={plannerWords.bodyFatHint}
          problem={problem ? plannerWords.bodyFatProblem : undefined}
        />
      ) : null}
    </>
  );
}

/** Goal weight, by a date or at a pace, and the optional body fat. */
export function GoalFields(props: GoalFieldsProps) {
  const { state, onEvent, fieldRef } = props;
  return (
    <div className={styles['goal']}>
      <GoalWeightField state={state} onEvent={onEvent} inputRef={fieldRef('goalWeight')} />
      <SegmentedChoice
        legend={plannerWords.by}
        options={BY_OPTIONS}
        value={state.goal.by}
        onChoose={(by) => onEvent({ type: 'goalChosen', choice: { by } })}
      />
      <When {...props} />
      <BodyFat {...props} />
    </div>
  );
}
