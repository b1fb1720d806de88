import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { describedBy, FieldNotes, type FieldNotesProps } from './FieldNotes.tsx';
import styles from './NumberField.module.css';
import { privateText } from './private-text.ts';
import { Text } from '#ui/text/Text.tsx';

export interface NumberFieldProps extends FieldNotesProps {
  /** Visible label; its first word is the one people look for. */
  readonly label: string;
  /** Hides the label visually, if a group's legend is the visible one. */
  readonly labelHidden?: boolean;
  /** Unit shown at the end of the field, for example `kg`. */
  readonly unit: string;
  /** The unit's full name, for screen readers, after the label. */
  readonly unitName: string;
  /** Name for scripts and tests; never sent anywhere. */
  readonly name: string;
  readonly value: string;
  readonly onEdit: (text: string) => void;
  readonly onLeave?: (() => void) | undefined;
  /** Arrow up (+1) and arrow down (−1). */
  readonly onStep?: (direction: 1 | -1) => void;
  /** `tel` also has a plus. */
  readonly inputMode?: 'decimal' | 'numeric' | 'tel' | undefined;
  /** A question or note below the field, which never blocks. */
  readonly question?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  /** Id of a message elsewhere, for an input that shares its message with another. */
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean | undefined;
}

function stepOf(key: string): 1 | -1 | null {
  if (key === 'ArrowUp') return 1;
  return key === 'ArrowDown' ? -1 : null;
}

/**
 * A number as text (`inputmode`, not `type="number"`), so that the browser doesn't discard typed text, and scrolling
 * doesn't change the value. The caller parses the text.
 */
export function NumberField(props: NumberFieldProps) {
  const id = useId();

  function step(event: KeyboardEvent): void {
    const direction = stepOf(event.key);
    if (!direction || !props.onStep) return;
    event.preventDefault();
    props.onStep(direction);
  }

  return (
    <div className={styles['field']}>
      <div className={styles['entry']}>
        <Text as="label" className={props.labelHidden ? 'visually-hidden' : styles['label']} htmlFor={id}>
          {[`${props.label} `, { as: 'span', className: 'visually-hidden', text: `in ${props.unitName}` }]}
        </Text>
        <div className={styles['box']}>
          <input
            id={id}
            ref={props.inputRef}
            className={styles['input']}
            type="text"
            inputMode={props.inputMode ?? 'decimal'}
            {...privateText}
            data-field={props.name}
            value={props.value}
            aria-invalid={props.problem !== undefined || props.invalid ? true : undefined}
            aria-describedby={describedBy(id, props, props.describedBy)}
            onChange={(event) => props.onEdit(event.target.value)}
            // Typing what the field already has counts, too.
            onInput={({ currentTarget: { value } }) => value === props.value && props.onEdit(value)}
            onBlur={props.onLeave}
            onKeyDown={step}
          />
          <Text as="span" className={styles['unit']} aria-hidden="true" translate="no">
            {props.unit}
          </Text>
        </div>
      </div>
      <FieldNotes id={id} hint={props.hint} problem={props.problem} />
      {props.question}
    </div>
  );
}
