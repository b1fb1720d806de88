import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { Button } from '#ui/Button.tsx';
import { entryWords } from './entry-words.ts';
import { PersonFields, UnitSwitch } from './PersonFields.tsx';
import type { FieldProps } from './MeasureField.tsx';
import styles from './CalculatorForm.module.css';

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
      className={styles['card']}
      method="dialog"
      noValidate
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
          <h2 id={id}>{props.title}</h2>
          {props.line ? <p className={styles['quiet']}>{props.line}</p> : null}
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
