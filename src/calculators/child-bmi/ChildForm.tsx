import type { ReactNode, Ref, RefCallback } from 'react';
import { FormCard } from '#person/fields/FormCard.tsx';
import {
  heightBoxes,
  understoodHeight,
  understoodWeight,
  weightBoxes,
} from '#person/fields/measure-boxes.ts';
import { MeasureField } from '#person/fields/MeasureField.tsx';
import styles from '#person/fields/PersonFields.module.css';
import { childNames } from '#person/child/child-measurement.ts';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { AgeFields } from './age/AgeFields.tsx';
import { CHILD_RULES } from './child-rules.ts';
import type { ChildEvent, ChildField, ChildState } from './child-form.ts';
import { childFormWords as words } from './child-form-words.ts';

const SEX_OPTIONS = [
  { value: 'female', label: childNames.female },
  { value: 'male', label: childNames.male },
] as const;

export interface ChildFormProps {
  readonly state: ChildState;
  readonly onEvent: (event: ChildEvent) => void;
  readonly formRef: Ref<HTMLFormElement>;
  readonly fieldRef: (field: ChildField) => RefCallback<HTMLElement>;
  readonly onSubmit: () => void;
  /** Who needs other charts; static. */
  readonly caution?: ReactNode;
}

function Measures({ state: { form }, onEvent, fieldRef }: ChildFormProps) {
  const shared = {
    state: form,
    rules: CHILD_RULES,
    onEvent,
    fieldRef: (field: 'weight' | 'height' | 'age') => fieldRef(field === 'age' ? 'weight' : field),
  };
  return (
    <>
      <MeasureField
        {...shared}
        field="weight"
        boxes={weightBoxes(form.draft, CHILD_RULES)}
        understood={understoodWeight(form.draft)}
      />
      <MeasureField
        {...shared}
        field="height"
        boxes={heightBoxes(form.draft, CHILD_RULES)}
        understood={understoodHeight(form.draft)}
      />
    </>
  );
}

/** Sex, age, weight and height of a child. It is never printed, since it may contain a date of birth. */
export function ChildForm(props: ChildFormProps) {
  const { state, onEvent, fieldRef } = props;
  return (
    <FormCard
      title={words.formTitle}
      line={words.formLine}
      state={state.form}
      onEvent={onEvent}
      formRef={props.formRef}
      onSubmit={props.onSubmit}
      onReset={() => onEvent({ type: 'reset' })}
      caution={props.caution}
    >
      <div className={styles['fields']}>
        <div className={styles['wide']}>
          <SegmentedChoice
            legend={words.sex}
            options={SEX_OPTIONS}
            value={state.gender}
            onChoose={(gender) => onEvent({ type: 'genderChosen', gender })}
            hint={words.sexHint}
            problem={state.isGenderMissing ? words.sexMissing : undefined}
            inputRef={fieldRef('gender')}
          />
        </div>
        <AgeFields age={state.age} today={state.today} onEvent={onEvent} fieldRef={fieldRef} />
        <Measures {...props} />
      </div>
    </FormCard>
  );
}
