import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { Button } from '#ui/Button.tsx';
import { entryWords } from './entry-words.ts';
import { PersonFields, UnitSwitch } from './PersonFields.tsx';
import type { FieldProps } from './MeasureField.tsx';
import styles from './CalculatorForm.module.css';
import { Text } from '#ui/Text.tsx';

export interface CalculatorFormProps extends FieldProps {
  readonly title: string;
  /** A line under the title. */
  readonly line?: string;
  readonly formRef: Ref<HTMLFormElement>;
  readonly onSubmit: () => void;
  readonly onReset: () => void;
  /** Explanation under the activity levels. */
  readonly activityHelp?: ReactNode;
  /** Who should read the numbers differently; static. */
  readonly caution?: ReactNode;
  /** True while the shown result belongs to earlier entries; the form is then not printed. */
  readonly isStale?: boolean;
  /** The calculator's own fields, after the shared ones. */
  readonly children?: ReactNode;
}

/**
 * The form card of every calculator: title, unit switch, the person's fields, Calculate and Reset.
 * `method="dialog"` outside a dialog sends nothing anywhere, with or without scripts.
 */
export function CalculatorForm(props: CalculatorFormProps) {
  const id = useId();
  return (
    <form
      ref={props.formRef}
      className={props.isStale ? `${styles['card']} no-print` : styles['card']}
      method="dialog"
      noValidate
      // Otherwise the browser restores radios and selects by itself after Back.
      autoComplete="off"
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
      onReset={(event) => {
        event.preventDefault();
        props.onReset();
      }}
    >
      <div className={`${styles['heading']} no-print`}>
        <div>
          <Text as="h2" id={id}>
            {props.title}
          </Text>
          {props.line ? (
            <Text as="p" className={styles['quiet']}>
              {props.line}
            </Text>
          ) : null}
        </div>
        <UnitSwitch state={props.state} onEvent={props.onEvent} />
      </div>
      <PersonFields {...props} />
      {props.children}
      <div className={`${styles['actions']} no-print`}>
        <Button type="submit">{entryWords.calculate}</Button>
        <Button kind="secondary" type="reset">
          {entryWords.reset}
        </Button>
        <p className={styles['quiet']}>{entryWords.promise}</p>
      </div>
      {props.caution}
    </form>
  );
}
