import type { FormProps } from '#person/fields/form-props.ts';
import { FormCard } from '#person/fields/FormCard.tsx';
import { WeightAndHeight } from '#person/fields/WeightAndHeight.tsx';
import styles from '#person/fields/PersonFields.module.css';
import { childNames } from '#person/child/child-measurement.ts';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { AgeFields } from './age/AgeFields.tsx';
import { child, type ChildEntries } from '#tools/child-bmi/entries.ts';
import { childEntryWords, childFormWords as words } from '#tools/child-bmi/form-words.ts';

const SEX_OPTIONS = [
  { value: 'female', label: childNames.female },
  { value: 'male', label: childNames.male },
] as const;

/** Sex, age, weight and height of a child. It is never printed, since it may contain a date of birth. */
export function ChildForm(props: FormProps<ChildEntries>) {
  const { state, onEvent, fieldRef } = props;
  return (
    <FormCard
      title={words.formTitle}
      line={words.formLine}
      entries={state.entries}
      onEvent={onEvent}
      formRef={props.formRef}
      caution={props.caution}
    >
      <div className={styles['fields']}>
        <div className={styles['wide']}>
          <SegmentedChoice
            legend={words.sex}
            options={SEX_OPTIONS}
            value={state.entries.gender === '' ? null : state.entries.gender}
            onChoose={(text) => onEvent({ type: 'edited', field: 'gender', text })}
            hint={words.sexHint}
            problem={state.problems.gender ? words.sexMissing : undefined}
            inputRef={fieldRef('gender')}
          />
        </div>
        <AgeFields {...props} />
        <WeightAndHeight {...props} fields={child.fields} words={childEntryWords} />
      </div>
    </FormCard>
  );
}
