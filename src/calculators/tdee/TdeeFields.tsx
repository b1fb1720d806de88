import { useId, type Ref } from 'react';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { BODY_FAT_LIMITS } from '#person/limits.ts';
import type { BodyFatEntry } from '#person/entry/body-fat-entry.ts';
import { stepText } from '#person/entry/step-text.ts';
import { GOALS, type TdeeEvent, type TdeeState } from './tdee-form.ts';
import { goalNames, tdeeWords } from './tdee-words.ts';
import styles from './TdeeFields.module.css';

const GOAL_OPTIONS = GOALS.map((goal) => ({ value: goal, label: goalNames[goal] }));

export interface TdeeFieldsProps {
  readonly state: Pick<TdeeState, 'goal' | 'bodyFat'>;
  readonly onEvent: (event: TdeeEvent) => void;
  readonly bodyFatRef: Ref<HTMLInputElement>;
}

function BodyFatField({
  entry,
  onEvent,
  bodyFatRef,
}: Omit<TdeeFieldsProps, 'state'> & { entry: BodyFatEntry }) {
  const edit = (text: string): void => onEvent({ type: 'bodyFatEdited', text });
  const { least, step } = BODY_FAT_LIMITS;
  return (
    <NumberField
      label={tdeeWords.bodyFat}
      unit="%"
      unitName="percent"
      name="bodyFat"
      value={entry.text}
      inputRef={bodyFatRef}
      onEdit={edit}
      onStep={(direction) => edit(stepText(entry.text, step, direction, least))}
      hint={tdeeWords.bodyFatHint}
      problem={entry.problem ? tdeeWords.bodyFatProblem : undefined}
    />
  );
}

/** The goal, and the optional body fat behind its checkbox. */
export function TdeeFields({ state, onEvent, bodyFatRef }: TdeeFieldsProps) {
  const id = useId();
  return (
    <div className={styles['fields']}>
      <SelectField
        label={tdeeWords.goal}
        name="goal"
        options={GOAL_OPTIONS}
        value={state.goal}
        onChoose={(goal) => onEvent({ type: 'goalChosen', goal })}
      />
      <div className={styles['bodyFat']}>
        <label className={styles['check']} htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            data-field="bodyFatAsk"
            checked={state.bodyFat.isGiven}
            onChange={(event) => onEvent({ type: 'bodyFatToggled', isGiven: event.target.checked })}
          />
          <span>{tdeeWords.bodyFatAsk}</span>
        </label>
      </div>
      {state.bodyFat.isGiven ? (
        <BodyFatField entry={state.bodyFat} onEvent={onEvent} bodyFatRef={bodyFatRef} />
      ) : null}
    </div>
  );
}
