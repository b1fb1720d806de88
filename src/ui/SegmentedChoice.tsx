import { useId } from 'react';
import type { Ref } from 'react';
import fields from './NumberField.module.css';
import styles from './SegmentedChoice.module.css';
import { Text } from './Text.tsx';

export interface SegmentedChoiceProps<Value extends string> {
  readonly legend: string;
  readonly legendHidden?: boolean;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** `null` where nothing is chosen yet. */
  readonly value: Value | null;
  readonly onChoose: (value: Value) => void;
  readonly hint?: string | undefined;
  /** Message in text; marks the group as invalid. */
  readonly problem?: string | undefined;
  /** The first choice, so that it can get the focus. */
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  /** Id of an explanation elsewhere. */
  readonly describedBy?: string | undefined;
}

/** A few choices side by side, of which one is chosen: radio buttons in the look of a switch. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const id = useId();
  const described = [props.describedBy, props.hint && `${id}-hint`, props.problem && `${id}-problem`].filter(
    Boolean,
  );
  return (
    <fieldset
      className={styles['group']}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={described.length > 0 ? described.join(' ') : undefined}
      aria-invalid={props.problem === undefined ? undefined : true}
    >
      <Text
        as="legend"
        id={`${id}-legend`}
        className={props.legendHidden ? 'visually-hidden' : styles['legend']}
      >
        {props.legend}
      </Text>
      <div className={styles['track']}>
        {props.options.map((option, index) => (
          <label key={option.value} className={styles['option']}>
            <input
              ref={index === 0 ? props.inputRef : undefined}
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
      {props.problem ? (
        <Text as="p" id={`${id}-problem`} className={fields['problem']}>
          {props.problem}
        </Text>
      ) : null}
    </fieldset>
  );
}
