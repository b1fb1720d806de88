import { useId, type Ref } from 'react';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { EnergySwitch } from '#person/fields/EnergySwitch.tsx';
import formStyles from '#person/fields/CalculatorForm.module.css';
import fieldStyles from '#person/fields/PersonFields.module.css';
import { understoodWeight, weightBoxes } from '#person/fields/measure-boxes.ts';
import { DraftMeasure } from '#person/fields/DraftMeasure.tsx';
import { UnitSwitch } from '#person/fields/UnitSwitch.tsx';
import { stepText } from '#person/entry/step-text.ts';
import { Button } from '#ui/Button.tsx';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { Text } from '#ui/text/Text.tsx';
import { intakeAs, type LogFormEvent, type LogFormState } from './log-form.ts';
import { LOG_RULES } from './log-rules.ts';
import { intakeProblemText, logWords as words } from './log-words.ts';
import styles from './LogPage.module.css';

/** The fields that can get the focus. */
export type LogField = 'weight' | 'height' | 'age' | 'sex' | 'intake';

export interface TodayFormProps {
  readonly state: LogFormState;
  readonly energyUnit: EnergyUnit;
  readonly isWeightHidden: boolean;
  readonly onEvent: (event: LogFormEvent) => void;
  readonly onLog: () => void;
  readonly formRef: Ref<HTMLFormElement>;
  readonly fieldRef: (field: LogField) => Ref<HTMLInputElement>;
}

const ENERGY_NAMES: Readonly<Record<EnergyUnit, string>> = { kcal: 'kilocalories', kJ: 'kilojoules' };
const ENERGY_STEP: Readonly<Record<EnergyUnit, number>> = { kcal: 50, kJ: 200 };

function IntakeField({ state, energyUnit, onEvent, fieldRef }: TodayFormProps) {
  const { text } = intakeAs(state, energyUnit);
  const edit = (typed: string): void => onEvent({ type: 'intakeEdited', text: typed, unit: energyUnit });
  const problem = state.intakeProblem;
  return (
    <div className={fieldStyles['cell']}>
      <NumberField
        label={energyUnit === 'kJ' ? words.intakeInKilojoules : words.intake}
        unit={energyUnit}
        unitName={ENERGY_NAMES[energyUnit]}
        name="intake"
        inputMode="numeric"
        value={text}
        inputRef={fieldRef('intake')}
        onEdit={edit}
        onStep={(direction) => edit(stepText(text, ENERGY_STEP[energyUnit], direction, 0))}
        problem={problem ? intakeProblemText(problem, energyUnit) : undefined}
      />
    </div>
  );
}

/** Where the fields' values come from. All texts are about as long, so that nothing shifts. */
function hintOf({ day, filledFrom, isEdited }: LogFormState): string {
  if (filledFrom === null || isEdited) return words.begin;
  return filledFrom === day ? words.filledToday : words.filled(formatIsoDay(filledFrom));
}

/** Today's weight and intake, filled in from the last entry: one press logs them. */
export function TodayForm(props: TodayFormProps) {
  const { state, onEvent, isWeightHidden } = props;
  const id = useId();
  const hint = hintOf(state);
  return (
    <form
      ref={props.formRef}
      className={`${formStyles['form']} no-print`}
      method="dialog"
      noValidate
      autoComplete="off"
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        props.onLog();
      }}
    >
      <div className={formStyles['heading']}>
        <Text as="h2" id={id}>
          {words.formTitle}
        </Text>
        <UnitSwitch
          units={state.form.draft.units}
          onChoose={(units) => onEvent({ type: 'unitsChosen', units })}
        />
      </div>
      <Text as="p" className={`${formStyles['quiet']} ${formStyles['line']} ${styles['day']}`}>
        {state.day === '' ? hint : `${words.forDay(formatIsoDay(state.day))} ${hint}`}
      </Text>
      <div className={fieldStyles['fields']}>
        <DraftMeasure
          state={state.form}
          rules={LOG_RULES}
          onEvent={onEvent}
          fieldRef={(field) => props.fieldRef(field)}
          field="weight"
          boxes={weightBoxes(state.form.draft, LOG_RULES)}
          understood={understoodWeight(state.form.draft)}
        />
        <IntakeField {...props} />
      </div>
      {isWeightHidden ? <p className={formStyles['quiet']}>{words.weightHidden}</p> : null}
      {state.isEmpty ? (
        <Text as="p" className={fieldStyles['problem']}>
          {words.empty}
        </Text>
      ) : null}
      <div className={formStyles['actions']}>
        <Button type="submit">{words.log}</Button>
        <div className={styles['energy']}>
          <EnergySwitch />
        </div>
      </div>
      <p className={formStyles['quiet']}>{words.promise}</p>
    </form>
  );
}
