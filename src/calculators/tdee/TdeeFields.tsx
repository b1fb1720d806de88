import { useId, type Ref } from 'react';
import { stepText } from '#person/entry/step-text.ts';
import type { FormEvent, FormState } from '#person/entries/machine.ts';
import { GOALS, tdee, type TdeeEntries } from '#tools/tdee/entries.ts';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { goalNames, tdeeWords } from '#tools/tdee/words.ts';
import styles from './TdeeFields.module.css';

const GOAL_OPTIONS = GOALS.map((goal) => ({ value: goal, label: goalNames[goal] }));

export interface TdeeFieldsProps {
  readonly state: Pick<FormState<TdeeEntries, unknown>, 'entries' | 'problems'>;
  readonly onEvent: (event: FormEvent<TdeeEntries>) => void;
  readonly bodyFatRef: Ref<HTMLInputElement>;
}

function BodyFatField({ state, onEvent, bodyFatRef }: TdeeFieldsProps) {
  const { bodyFat } = state.entries;
  const { least, step } = tdee.fields.bodyFat;
  const edit = (text: string): void => onEvent({ type: 'edited', field: 'bodyFat', text });
  return (
    <NumberField
      label={tdeeWords.bodyFat}
      unit="%"
      unitName="percent"
      name="bodyFat"
      value={bodyFat}
      inputRef={bodyFatRef}
      onEdit={edit}
      onStep={(direction) => edit(stepText(bodyFat, step, direction, least))}
      hint={tdeeWords.bodyFatHint}
      problem={state.problems.bodyFat ? tdeeWords.bodyFatProblem : undefined}
    />
  );
}

/** The goal, and the optional body fat behind its checkbox. */
export function TdeeFields(props: TdeeFieldsProps) {
  const { state, onEvent } = props;
  const id = useId();
  const isAsked = state.entries.bodyFatAsk === 'yes';
  return (
    <div className={styles['fields']}>
      <SelectField
        label={tdeeWords.goal}
        name="goal"
        options={GOAL_OPTIONS}
        value={state.entries.goal}
        onChoose={(text) => onEvent({ type: 'edited', field: 'goal', text })}
      />
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
          <span>{tdeeWords.bodyFatAsk}</span>
        </label>
      </div>
      {isAsked ? <BodyFatField {...props} /> : null}
    </div>
  );
}
