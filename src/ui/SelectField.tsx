import { useId } from 'react';
import styles from './SelectField.module.css';
import { Text } from './Text.tsx';

export interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly hint?: string | undefined;
}

/** One choice from a list whose entries need a few words each. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const id = useId();
  function choose(value: string): void {
    const option = props.options.find((candidate) => candidate.value === value);
    if (option) props.onChoose(option.value);
  }
  return (
    <div className={styles['field']}>
      <Text as="label" className={styles['label']} htmlFor={id}>
        {props.label}
      </Text>
      <select
        id={id}
        className={styles['select']}
        data-field={props.name}
        value={props.value}
        aria-describedby={props.hint ? `${id}-hint` : undefined}
        onChange={(event) => choose(event.target.value)}
      >
        {props.options.map((option) => (
          // A new text is a new option (see Text).
          <option key={`${option.value} ${option.label}`} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {props.hint ? (
        <Text as="p" id={`${id}-hint`} className={styles['hint']}>
          {props.hint}
        </Text>
      ) : null}
    </div>
  );
}
