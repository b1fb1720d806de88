import { memo, type Ref } from 'react';
import { Button } from '#ui/Button.tsx';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import type { NameOf } from '#person/entries/field.ts';
import type { FormEvent, FormState } from '#person/entries/machine.ts';
import { readWeight } from '#person/entries/measure.ts';
import { BodyFatFields } from '#person/fields/BodyFatFields.tsx';
import { addDays } from '#person/log/local-day.ts';
import { dateLimits, type PlannerEntries, PROPOSED_DAYS } from '#tools/planner/entries.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { Text } from '#ui/text/Text.tsx';
import { GoalWeightField } from './GoalWeightField.tsx';
import {
  dateHint,
  dateProblemText,
  goalByNames,
  paceHint,
  paceOptions,
  plannerWords,
  proposeText,
} from '#tools/planner/words.ts';
import styles from './GoalFields.module.css';
import { weightUnitOf } from '#person/units.ts';

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
        hint={paceHint(entries.pace, weight.ok ? weight.value : null, weightUnitOf(entries))}
      />
    </div>
  );
}

function GoalDateField({ state: { entries, problems }, onEvent, fieldRef }: GoalFieldsProps) {
  const { goalDate, today } = entries;
  const { min, max } = today ? dateLimits(today) : { min: '', max: '' };
  const edit = (text: string): void => onEvent({ type: 'edited', field: 'goalDate', text });
  const proposed = today && problems.goalDate ? addDays(today, PROPOSED_DAYS) : '';
  return (
    <div>
      <DateField
        label={plannerWords.date}
        name="goalDate"
        value={goalDate}
        min={min}
        max={max}
        inputRef={fieldRef('goalDate')}
        hint={today ? dateHint(goalDate, today) : undefined}
        problem={problems.goalDate ? dateProblemText(goalDate, today) : undefined}
        onEdit={edit}
      />
      {proposed ? (
        <Button
          kind="text"
          onPress={() => {
            edit(proposed);
            // The pressed button goes, so the focus moves to the answer.
            onEvent({ type: 'submitted' });
          }}
        >
          <Text as="span">{proposeText(proposed)}</Text>
        </Button>
      ) : null}
    </div>
  );
}

/** Goal weight, by a date or at a pace, and the optional body fat. */
export const GoalFields = memo(function GoalFields(props: GoalFieldsProps) {
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
      <BodyFatFields
        state={props.state}
        onEvent={props.onEvent}
        bodyFatRef={props.fieldRef('bodyFat')}
        className={styles['bodyFat']}
      />
    </div>
  );
});
