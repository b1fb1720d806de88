import { useId, type Ref } from 'react';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import type { NameOf } from '#person/entries/field.ts';
import type { FormEvent, FormState } from '#person/entries/machine.ts';
import { readWeight } from '#person/entries/measure.ts';
import { stepText } from '#person/entry/step-text.ts';
import { weightUnitFor } from '#person/fields/form-props.ts';
import { dateLimits, planner, type PlannerEntries } from '#tools/planner/entries.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { GoalWeightField } from './GoalWeightField.tsx';
import {
  dateHint,
  dateProblemText,
  goalByNames,
  paceHint,
  paceOptions,
  plannerWords,
} from '#tools/planner/words.ts';
import styles from './GoalFields.module.css';

const BY_OPTIONS = (['date', 'pace'] as const).map((value) => ({ value, label: goalByNames[value] }));

export interface GoalFieldsProps {
  readonly state: Pick<FormState<PlannerEntries, unknown>, 'entries' | 'problems' | 'questions'>;
  readonly onEvent: (event: FormEvent<PlannerEntries>) => void;
  readonly fieldRef: (field: NameOf<PlannerEntries>) => Ref<HTMLInputElement>;
}

function PaceField({ state: { entries }, onEvent }: GoalFieldsProps) {
  const weight = readWeight(entries.weight);
  return (
    <div className={styles['pace']}>
      <SelectField
        label={plannerWords.pace}
        name="pace"
        options={paceOptions}
        value={entries.pace}
        onChoose={(text) => onEvent({ type: 'edited', field: 'pace', text })}
        hint={paceHint(entries.pace, weight.ok ? weight.value : null, weightUnitFor(entries))}
      />
    </div>
  );
}

function GoalDateField({ state: { entries, problems }, onEvent, fieldRef }: GoalFieldsProps) {
  const { goalDate, today } = entries;
  const { min, max } = today ? dateLimits(today) : { min: '', max: '' };
  return (
    <DateField
      label={plannerWords.date}
      name="goalDate"
      value={goalDate}
      min={min}
      max={max}
      inputRef={fieldRef('goalDate')}
      hint={today ? dateHint(goalDate, today) : undefined}
      problem={problems.goalDate ? dateProblemText(goalDate, today) : undefined}
      onEdit={(text) => onEvent({ type: 'edited', field: 'goalDate', text })}
    />
  );
}

function BodyFat({ state: { entries, problems }, onEvent, fieldRef }: GoalFieldsProps) {
  const id = useId();
  const { bodyFat } = entries;
  const isAsked = entries.bodyFatAsk === 'yes';
  const edit = (text: string): void => onEvent({ type: 'edited', field: 'bodyFat', text });
  const { least, step } = planner.fields.bodyFat;
  return (
    <>
      <div className={styles['bodyFat']}>
        <label className={styles['check']} htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            data-field="bodyFatAsk"
            checked={isAsked}
            onChange={(event) =>
              onEvent({ type: 'edited', field: 'bodyFatAsk', text: event.target.checked ? 'yes' : 'no' })
            }
          />
          <span>{plannerWords.bodyFatAsk}</span>
        </label>
      </div>
      {isAsked ? (
        <NumberField
          label={plannerWords.bodyFat}
          unit="%"
          unitName="percent"
          name="bodyFat"
          value={bodyFat}
          inputRef={fieldRef('bodyFat')}
          onEdit={edit}
          onStep={(direction) => edit(stepText(bodyFat, step, direction, least))}
          hint={plannerWords.bodyFatHint}
          problem={problems.bodyFat ? plannerWords.bodyFatProblem : undefined}
        />
      ) : null}
    </>
  );
}

/** Goal weight, by a date or at a pace, and the optional body fat. */
export function GoalFields(props: GoalFieldsProps) {
  const { by } = props.state.entries;
  return (
    <div className={styles['goal']}>
      <GoalWeightField {...props} />
      <SegmentedChoice
        legend={plannerWords.by}
        options={BY_OPTIONS}
        value={by}
        onChoose={(text) => props.onEvent({ type: 'edited', field: 'by', text })}
      />
      {by === 'pace' ? <PaceField {...props} /> : <GoalDateField {...props} />}
      <BodyFat {...props} />
    </div>
  );
}
