import { useId, type ReactNode, type Ref } from 'react';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/text/Text.tsx';
import { chooseEnergyUnit } from '#person/energy/energy-unit.ts';
import { entryWords } from './entry-words.ts';
import type { FormEvent } from '#person/entries/machine.ts';
import type { MeasureEntries } from './form-props.ts';
import { UnitSwitch } from './UnitSwitch.tsx';
import styles from './CalculatorForm.module.css';

export interface FormCardProps {
  readonly entries: Pick<MeasureEntries, 'units'>;
  readonly onEvent: (event: FormEvent<Pick<MeasureEntries, 'units'>>) => void;
  readonly title: string;
  /** A line under the title. */
  readonly line?: string;
  readonly formRef: Ref<HTMLFormElement>;
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
        props.onEvent({ type: 'submitted' });
      }}
      onReset={(event) => {
        event.preventDefault();
        chooseEnergyUnit('kcal');
        props.onEvent({ type: 'reset' });
      }}
    >
      <div className={styles['heading']}>
        <Text as="h2" id={id}>
          {props.title}
        </Text>
        <UnitSwitch
          units={props.entries.units}
          onChoose={(text) => props.onEvent({ type: 'edited', field: 'units', text })}
        />
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
