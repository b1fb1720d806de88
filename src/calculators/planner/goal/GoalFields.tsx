import { memo } from 'react';
import { Button } from '#ui/Button.tsx';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { readWeight } from '#person/entries/measure.ts';
import { BodyFatFields, type BodyFatFieldsProps } from '#person/fields/BodyFatFields.tsx';
import type { FieldProps } from '#person/fields/form-props.ts';
import { addDays } from '#person/log/local-day.ts';
import { isGoalUnplanned } from '#tools/planner/chosen-goal.ts';
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

function PaceField({ state: { entries }, onEvent }: FieldProps<PlannerEntries>) {
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

function GoalDateField({ state: { entries, problems }, onEvent, fieldRef }: FieldProps<PlannerEntries>) {
  const { goalDate, goalWeight, isDateChosen, today } = entries;
  const isProposed = isDateChosen === 'no' && readWeight(goalWeight).ok && !isGoalUnplanned(entries);
  const { min, max } = today ? dateLimits(today) : { min: '', max: '' };
  const edit = (text: string): void => onEvent({ type: 'edited', field: 'goalDate', text });
  const proposed = today && problems.goalDate ? addDays(today, PROPOSED_DAYS) : '';
  return (
    <div className={styles['date']}>
      <DateField
        label={plannerWords.date}
        name="goalDate"
        value={goalDate}
        min={min}
        max={max}
        inputRef={fieldRef('goalDate')}
        hint={today ? dateHint(goalDate, today, isProposed) : ''}
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

type GoalFieldsProps = FieldProps<PlannerEntries> & Pick<BodyFatFieldsProps, 'hasResult'>;

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
      <BodyFatFields {...props} className={styles['bodyFat']} />
    </div>
  );
});
