import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './SelectField.module.css';

export interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly hint?: ReactNode;
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
      <label className={styles['label']} htmlFor={id}>
        {props.label}
      </label>
      <select
        id={id}
        className={styles['select']}
        data-field={props.name}
        value={props.value}
        aria-describedby={props.hint ? `${id}-hint` : undefined}
        onChange={(event) => choose(event.target.value)}
      >
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {props.hint ? (
        <p id={`${id}-hint`} className={styles['hint']}>
          {props.hint}
        </p>
      ) : null}
    </div>
  );
}
