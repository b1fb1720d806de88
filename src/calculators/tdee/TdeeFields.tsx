import { BodyFatFields, type BodyFatFieldsProps } from '#person/fields/BodyFatFields.tsx';
import type { FieldProps } from '#person/fields/form-props.ts';
import { GOALS, type TdeeEntries } from '#tools/tdee/entries.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { goalNames, tdeeWords } from '#tools/tdee/words.ts';
import styles from './TdeeFields.module.css';

const GOAL_OPTIONS = GOALS.map((goal) => ({ value: goal, label: goalNames[goal] }));

/** The goal, and the optional body fat. */
export function TdeeFields(props: FieldProps<TdeeEntries> & Pick<BodyFatFieldsProps, 'hasResult'>) {
  const { state, onEvent } = props;
  return (
    <div className={styles['fields']}>
      <SelectField
        label={tdeeWords.goal}
        name="goal"
        options={GOAL_OPTIONS}
        value={state.entries.goal}
        onChoose={(text) => onEvent({ type: 'edited', field: 'goal', text })}
      />
      <BodyFatFields {...props} className={styles['bodyFat']} />
    </div>
  );
}
