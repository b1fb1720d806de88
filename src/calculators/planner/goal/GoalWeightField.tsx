import type { FieldProps } from '#person/fields/form-props.ts';
import { MeasureEntry } from '#person/fields/MeasureEntry.tsx';
import { formatWeight } from '#person/format-weight.ts';
import { goalProblemText } from '#tools/planner/goal-words.ts';
import { plannerWords } from '#tools/planner/words.ts';
import { planner, type PlannerEntries } from '#tools/planner/entries.ts';
import styles from './GoalFields.module.css';
import { weightUnitOf } from '#person/units.ts';

/** The goal weight in the unit of the current weight: one input, or two for stone and pounds. */
export function GoalWeightField({ state, onEvent, fieldRef }: FieldProps<PlannerEntries>) {
  const { entries, problems, questions } = state;
  const unit = weightUnitOf(entries);
  return (
    <MeasureEntry
      kind={planner.fields.goalWeight}
      name="goalWeight"
      prefix="goal-"
      label={plannerWords.goalWeight}
      unit={unit}
      text={entries.goalWeight}
      problem={problems.goalWeight}
      problemText={goalProblemText}
      question={questions.goalWeight}
      format={({ kilograms }) => formatWeight(kilograms, unit)}
      inputRef={fieldRef('goalWeight')}
      className={styles['weight']}
      onEdit={(text) => onEvent({ type: 'edited', field: 'goalWeight', text })}
      onLeave={() => onEvent({ type: 'left' })}
      onMeantOther={() => onEvent({ type: 'meantOther', field: 'goalWeight' })}
    />
  );
}
