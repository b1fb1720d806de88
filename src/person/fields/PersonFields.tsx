import type { ReactNode } from 'react';
import { ACTIVITY_LEVELS } from '@evenscale/formulas/energy';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { activityLevelNames, entryWords, problemText } from './entry-words.ts';
import { heightBoxes, understoodHeight, understoodWeight, weightBoxes } from './measure-boxes.ts';
import { MeasureField, type FieldProps } from './MeasureField.tsx';
import { stepText } from '#person/entry/step-text.ts';
import styles from './PersonFields.module.css';

const GENDER_OPTIONS = [
  { value: 'male', label: entryWords.male },
  { value: 'female', label: entryWords.female },
] as const;

const ACTIVITY_OPTIONS = ACTIVITY_LEVELS.map((level) => ({ value: level, label: activityLevelNames[level] }));

function AgeField({ state, rules, onEvent, fieldRef }: FieldProps) {
  const { age } = state.draft;
  const problem = state.problems.age;
  const edit = (text: string): void => onEvent({ type: 'edited', box: 'age', text });
  return (
    <NumberField
      label={entryWords.age}
      unit="years"
      unitName="years"
      name="age"
      inputMode="numeric"
      value={age}
      inputRef={fieldRef?.('age')}
      onEdit={edit}
      onStep={(direction) => edit(stepText(age, rules.steps.age, direction, rules.youngest))}
      problem={problem && problemText('age', problem, 'years', rules)}
    />
  );
}

interface PersonFieldsProps extends FieldProps {
  readonly activityHelp?: ReactNode;
  /** Id of the text that says why the gender is needed. */
  readonly genderHint: string;
}

/** Weight, height, age, gender and activity level: one set of fields for every calculator. */
export function PersonFields(props: PersonFieldsProps) {
  const { draft } = props.state;
  return (
    <div className={styles['fields']}>
      <MeasureField
        {...props}
        field="weight"
        boxes={weightBoxes(draft, props.rules)}
        understood={understoodWeight(draft)}
      />
      <MeasureField
        {...props}
        field="height"
        boxes={heightBoxes(draft, props.rules)}
        understood={understoodHeight(draft)}
      />
      <div className={styles['two']}>
        <div className={styles['cell']}>
          <AgeField {...props} />
        </div>
        <div className={styles['cell']}>
          <SegmentedChoice
            legend={entryWords.gender}
            options={GENDER_OPTIONS}
            value={draft.gender}
            onChoose={(gender) => props.onEvent({ type: 'genderChosen', gender })}
            describedBy={props.genderHint}
          />
        </div>
      </div>
      <div className={styles['wide']}>
        <SelectField
          label={entryWords.activityLevel}
          name="activityLevel"
          options={ACTIVITY_OPTIONS}
          value={draft.activityLevel}
          onChoose={(activityLevel) => props.onEvent({ type: 'activityLevelChosen', activityLevel })}
        />
        <div className={styles['helps']}>{props.activityHelp}</div>
      </div>
    </div>
  );
}
