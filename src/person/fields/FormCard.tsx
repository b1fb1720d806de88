import { useId, type ReactNode, type Ref } from 'react';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/text/Text.tsx';
import { chooseEnergyUnit } from '#person/energy/energy-unit.ts';
import { entryWords } from './entry-words.ts';
import type { FieldProps } from './MeasureField.tsx';
import { UnitSwitch } from './UnitSwitch.tsx';
import styles from './CalculatorForm.module.css';

export interface FormCardProps extends Pick<FieldProps, 'state' | 'onEvent'> {
  readonly title: string;
  /** A line under the title. */
  readonly line?: string;
  readonly formRef: Ref<HTMLFormElement>;
  readonly onSubmit: () => void;
  readonly onReset: () => void;
  /** For people who should read the figures differently; static. */
  readonly caution?: ReactNode;
  /** Help text for a field that is shown below the buttons. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The frame of a calculator's form: title, unit switch, Calculate and Reset. It isn't printed, since the result says
 * what was entered. `method="dialog"` outside a dialog sends nothing anywhere, with or without scripts.
 */
export function FormCard(props: FormCardProps) {
  const id = useId();
  return (
    <form
      ref={props.formRef}
      className={`${styles['form']} no-print`}
      method="dialog"
      noValidate
      // Otherwise the browser restores radios and selects after Back.
      autoComplete="off"
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
      onReset={(event) => {
        event.preventDefault();
        chooseEnergyUnit('kcal');
        props.onReset();
      }}
    >
      <div className={styles['heading']}>
        <Text as="h2" id={id}>
          {props.title}
        </Text>
        <UnitSwitch state={props.state} onEvent={props.onEvent} />
      </div>
      {props.line ? (
        <Text as="p" className={`${styles['quiet']} ${styles['line']}`}>
          {props.line}
        </Text>
      ) : null}
      {props.children}
      <div className={styles['actions']}>
        <Button type="submit">{entryWords.calculate}</Button>
        <Button kind="secondary" type="reset">
          {entryWords.reset}
        </Button>
      </div>
      <p className={styles['quiet']}>
        <span>{entryWords.promise}</span>
        {props.note}
      </p>
      {props.caution}
    </form>
  );
}
