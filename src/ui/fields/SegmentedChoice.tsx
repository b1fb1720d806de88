import { useId, type Ref } from 'react';
import { describedBy, FieldNotes, type FieldNotesProps } from './FieldNotes.tsx';
import styles from './SegmentedChoice.module.css';
import { Text } from '#ui/text/Text.tsx';

export interface SegmentedChoiceProps<Value extends string> extends FieldNotesProps {
  readonly legend: string;
  readonly legendHidden?: boolean;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** `null` if nothing is chosen yet. */
  readonly value: Value | null;
  readonly onChoose: (value: Value) => void;
  /** The choice made, or the first one without any, so that it can get the focus. */
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  /** Id of an explanation elsewhere. */
  readonly describedBy?: string | undefined;
}

/** A few choices side by side: radio buttons that look like a switch. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const id = useId();
  const focused = props.value ?? props.options[0]?.value;
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={describedBy(id, props, props.describedBy)}
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
        {props.options.map((option) => (
          <label key={option.value} className={styles['option']}>
            <input
              ref={option.value === focused ? props.inputRef : undefined}
              className={styles['radio']}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === props.value}
              onChange={() => props.onChoose(option.value)}
              // Pressing what is already chosen chooses it, too. Chromium has no click for the space bar then.
              onClick={() => option.value === props.value && props.onChoose(option.value)}
              onKeyDown={({ key }) =>
                key === ' ' && option.value === props.value && props.onChoose(option.value)
              }
            />
            <Text as="span" className={styles['face']}>
              {option.label}
            </Text>
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={props.hint} problem={props.problem} />
    </fieldset>
  );
}
