import { useId, type Ref } from 'react';
import { describedBy, FieldNotes, type FieldNotesProps } from './FieldNotes.tsx';
import styles from './NumberField.module.css';
import { privateText } from './private-text.ts';
import { Text } from '#ui/text/Text.tsx';

export interface DateFieldProps extends FieldNotesProps {
  readonly label: string;
  /** Name for scripts and tests; never sent anywhere. */
  readonly name: string;
  /** In the browser's format, `2027-03-14`; empty if the date is incomplete. */
  readonly value: string;
  readonly min: string;
  readonly max: string;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  /** True if it must not be stored, not even for a reload; see `site/offline/typed-values.ts`. */
  readonly isNeverStored?: boolean;
  readonly onEdit: (date: string) => void;
}

/** The browser's own date field, which follows the visitor's locale; looks like the number fields. */
export function DateField(props: DateFieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <div className={styles['entry']}>
        <Text as="label" className={styles['label']} htmlFor={id}>
          {props.label}
        </Text>
        <div className={styles['box']}>
          <input
            id={id}
            ref={props.inputRef}
            className={styles['input']}
            type="date"
            {...privateText}
            data-field={props.name}
            data-unkept={props.isNeverStored ? '' : undefined}
            value={props.value}
            min={props.min || undefined}
            max={props.max || undefined}
            aria-invalid={props.problem === undefined ? undefined : true}
            aria-describedby={describedBy(id, props)}
            onChange={(event) => props.onEdit(event.target.value)}
          />
        </div>
      </div>
      <FieldNotes id={id} problem={props.problem} />
      {props.hint === undefined ? null : (
        <Text as="p" id={`${id}-hint`} className={styles['hint']}>
          {props.hint}
        </Text>
      )}
    </div>
  );
}
