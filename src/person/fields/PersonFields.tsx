import { memo, type ReactNode } from 'react';
import { ACTIVITY_LEVELS } from '@evenscale/formulas/energy';
import type { NumberField as NumberKind } from '#person/entries/kinds.ts';
import { stepText } from '#person/entry/step-text.ts';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { activityLevelNames, ageProblemText, entryWords } from './entry-words.ts';
import type { FieldProps, PersonEntries } from './form-props.ts';
import styles from './PersonFields.module.css';
import { WeightAndHeight, type WeightAndHeightProps } from './WeightAndHeight.tsx';

const GENDER_OPTIONS = [
  { value: 'male', label: entryWords.male },
  { value: 'female', label: entryWords.female },
] as const;

const ACTIVITY_OPTIONS = ACTIVITY_LEVELS.map((level) => ({ value: level, label: activityLevelNames[level] }));

export interface PersonFieldsProps extends FieldProps<PersonEntries> {
  /** The fields of the tool's table. */
  readonly fields: WeightAndHeightProps['fields'] & {
    readonly age: Pick<NumberKind, 'least' | 'most' | 'step'>;
  };
  /** Help with the activity level; static, closed at first. */
  readonly help?: ReactNode;
  /** False where the activity level doesn't matter. */
  readonly isLevelAsked?: boolean;
  /** False where it may be chosen, but the visitor's own maintenance calories are used. */
  readonly isLevelUsed?: boolean;
  /** Id of the text that says why the gender is needed. */
  readonly genderHint: string;
}

function AgeField({ state, fields, onEvent, fieldRef }: Omit<PersonFieldsProps, 'genderHint'>) {
  const { age } = state.entries;
  const problem = state.problems.age;
  const { least, step } = fields.age;
  const edit = (text: string): void => onEvent({ type: 'edited', field: 'age', text });
  return (
    <NumberField
      label={entryWords.age}
      unit="years"
      unitName="years"
      name="age"
      inputMode="numeric"
      value={age}
      inputRef={fieldRef('age')}
      onEdit={edit}
      onStep={(direction) => edit(stepText(age, step, direction, least))}
      problem={problem && ageProblemText(problem, fields.age)}
    />
  );
}

function LevelField({ state, onEvent, fieldRef, help, isLevelUsed = true }: PersonFieldsProps) {
  return (
    <div className={styles['wide']}>
      <SelectField
        label={entryWords.activityLevel}
        name="activityLevel"
        options={ACTIVITY_OPTIONS}
        value={state.entries.activityLevel}
        selectRef={fieldRef('activityLevel')}
        onChoose={(text) => onEvent({ type: 'edited', field: 'activityLevel', text })}
        hint={isLevelUsed ? undefined : entryWords.levelUnused}
      />
      <div className={styles['helps']}>{help}</div>
    </div>
  );
}

/** Weight, height, age, gender and activity level: one set of fields for every calculator. */
export const PersonFields = memo(function PersonFields(props: PersonFieldsProps) {
  const { state, onEvent, fieldRef, isLevelAsked = true } = props;
  const { gender } = state.entries;
  return (
    <div className={styles['fields']}>
      <WeightAndHeight {...props} />
      <div className={styles['two']}>
        <div className={styles['cell']}>
          <AgeField {...props} />
        </div>
        <div className={styles['cell']}>
          <SegmentedChoice
            legend={entryWords.gender}
            options={GENDER_OPTIONS}
            value={gender}
            onChoose={(text) => onEvent({ type: 'edited', field: 'gender', text })}
            describedBy={props.genderHint}
            inputRef={fieldRef('gender')}
          />
        </div>
      </div>
      {isLevelAsked ? <LevelField {...props} /> : null}
    </div>
  );
});
