import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './SegmentedChoice.module.css';

export interface SegmentedChoiceProps<Value extends string> {
  readonly legend: string;
  readonly legendHidden?: boolean;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly hint?: ReactNode;
}

/** A few choices side by side, of which one is always chosen: radio buttons in the look of a switch. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const id = useId();
  return (
    <fieldset
      className={styles['group']}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={props.hint ? `${id}-hint` : undefined}
    >
      <legend id={`${id}-legend`} className={props.legendHidden ? 'visually-hidden' : styles['legend']}>
        {props.legend}
      </legend>
      <div className={styles['track']}>
        {props.options.map((option) => (
          <label key={option.value} className={styles['option']}>
            <input
              className={styles['radio']}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === props.value}
              onChange={() => props.onChoose(option.value)}
            />
            <span className={styles['face']}>{option.label}</span>
          </label>
        ))}
      </div>
      {props.hint ? (
        <p id={`${id}-hint`} className={styles['hint']}>
          {props.hint}
        </p>
      ) : null}
    </fieldset>
  );
}
