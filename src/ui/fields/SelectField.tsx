import { useId, type Ref } from 'react';
import { describedBy, FieldNotes, type FieldNotesProps } from './FieldNotes.tsx';
import fields from './NumberField.module.css';
import styles from './SelectField.module.css';
import { Text } from '#ui/text/Text.tsx';

export interface SelectFieldProps<Value extends string> extends FieldNotesProps {
  readonly label: string;
  readonly name: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly isDisabled?: boolean;
  }[];
  readonly value: Value;
  readonly selectRef?: Ref<HTMLSelectElement> | undefined;
  readonly onChoose: (value: Value) => void;
}

/** Longer options may be cut off in browsers whose selects don't wrap. */
const SHORT = 20;

/** One choice from a select with longer options. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const id = useId();
  const chosen = props.options.find(({ value }) => value === props.value)?.label ?? '';
  function choose(value: string): void {
    const option = props.options.find((candidate) => candidate.value === value);
    if (option) props.onChoose(option.value);
  }
  return (
    <div className={fields['field']}>
      <div className={fields['entry']}>
        <Text as="label" className={fields['label']} htmlFor={id}>
          {props.label}
        </Text>
        <div className={styles['box']} data-chosen={chosen.length > SHORT ? chosen : undefined}>
          <select
            id={id}
            ref={props.selectRef}
            className={styles['select']}
            data-field={props.name}
            value={props.value}
            aria-invalid={props.problem ? true : undefined}
            aria-describedby={describedBy(id, props)}
            onChange={(event) => choose(event.target.value)}
          >
            {props.options.map((option) => (
              // A new text is a new option element (see `Text`).
              <option
                key={`${option.value} ${option.label}`}
                value={option.value}
                disabled={option.isDisabled}
              >
                {option.label}
              </option>
            ))}
          </select>
        </div>
      </div>
      <FieldNotes id={id} hint={props.hint} problem={props.problem} />
    </div>
  );
}
