import { useId } from 'react';
import styles from './SegmentedChoice.module.css';
import { Text } from './Text.tsx';

export interface SegmentedChoiceProps<Value extends string> {
  readonly legend: string;
  readonly legendHidden?: boolean;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly hint?: string | undefined;
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
      <Text
        as="legend"
        id={`${id}-legend`}
        className={props.legendHidden ? 'visually-hidden' : styles['legend']}
      >
        {props.legend}
      </Text>
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
            <Text as="span" className={styles['face']}>
              {option.label}
            </Text>
          </label>
        ))}
      </div>
      {props.hint ? (
        <Text as="p" id={`${id}-hint`} className={styles['hint']}>
          {props.hint}
        </Text>
      ) : null}
    </fieldset>
  );
}
