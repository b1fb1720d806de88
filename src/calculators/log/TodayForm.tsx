import { useId, type Ref } from 'react';
import { kcal, kg, type EnergyUnit } from '@evenscale/formulas/units';
import type { EntryProblem } from '#person/entries/field.ts';
import type { FormEvent, FormState } from '#person/entries/machine.ts';
import { readWeight } from '#person/entries/measure.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { entryWords, measureProblemText, ownMeasures } from '#person/fields/entry-words.ts';
import { EnergySwitch } from '#person/fields/EnergySwitch.tsx';
import { weightUnitFor } from '#person/fields/form-props.ts';
import { MeasureEntry } from '#person/fields/MeasureEntry.tsx';
import { StoneChoice } from '#person/fields/StoneChoice.tsx';
import { UnitSwitch } from '#person/fields/UnitSwitch.tsx';
import { formatGivenWeight, formatWeight } from '#person/format-weight.ts';
import { Replacing, replacingWords } from '#person/log/Replacing.tsx';
import { unlikelyText } from '#person/log/unlikely-weight-words.ts';
import { fieldText, INTAKE, log, type Amount, type LogEntries, type LogInput } from '#tools/log/entries.ts';
import type { LastNumber } from '#tools/log/today.ts';
import { Button } from '#ui/Button.tsx';
import { formatIsoLongDay } from '#ui/text/format-date.ts';
import { Text } from '#ui/text/Text.tsx';
import styles from './LogPage.module.css';
import { hintText, intakeProblemText, logWords as words } from './log-words.ts';

export interface TodayFormProps {
  readonly state: FormState<LogEntries, LogInput>;
  readonly onEvent: (event: FormEvent<LogEntries>) => void;
  readonly energyUnit: EnergyUnit;
  readonly isWeightHidden: boolean;
  /** The last numbers before today, as hints; never entries. */
  readonly last: Readonly<Record<Amount, LastNumber | null>>;
  readonly formRef: Ref<HTMLFormElement>;
  readonly fieldRef: (field: Amount) => Ref<HTMLInputElement>;
}

const unitsOf = ({ state, energyUnit }: TodayFormProps) => ({
  weight: weightUnitFor(state.entries),
  intake: energyUnit,
});

/** A number as it is shown, of either amount. */
function shown(amount: Amount, value: number, props: TodayFormProps): string {
  const units = unitsOf(props);
  return amount === 'weight'
    ? formatGivenWeight(kg(value), units.weight)
    : formatEnergy(kcal(value), units.intake);
}

/** What is known about an amount before it is entered today. */
function hintOf(amount: Amount, props: TodayFormProps): string | undefined {
  const { state, last, isWeightHidden } = props;
  if (amount === 'weight' && isWeightHidden) return words.weightHidden;
  if (state.entries[`${amount}Kept`] !== '') return words.loggedToday;
  const known = last[amount];
  return known ? hintText(shown(amount, known.value, props), known.day, state.entries.today) : undefined;
}

const numberText = (value: number | undefined): string => String(value ?? '');

/** What both fields have in common. */
function shared(amount: Amount, props: TodayFormProps) {
  const { state, onEvent, fieldRef, last, isWeightHidden } = props;
  const isHidden = amount === 'weight' && isWeightHidden;
  return {
    name: amount,
    text: state.entries[amount],
    placeholder: isHidden ? '' : fieldText(amount, numberText(last[amount]?.value), unitsOf(props)),
    hint: hintOf(amount, props),
    problem: state.problems[amount],
    question: state.questions[amount],
    units: state.entries.units,
    inputRef: fieldRef(amount),
    onEdit: (text: string) => onEvent({ type: 'edited', field: amount, text }),
    onLeave: () => onEvent({ type: 'left' }),
    onMeantOther: () => onEvent({ type: 'meantOther', field: amount }),
    onConfirm: () => onEvent({ type: 'confirmed' }),
    children: <Question amount={amount} {...props} />,
  };
}

/** What was written elsewhere, as it may be shown. */
const othersOf = (amount: Amount, props: TodayFormProps): string =>
  amount === 'weight' && props.isWeightHidden
    ? replacingWords.otherWeight
    : shown(amount, Number(props.state.entries[`${amount}Kept`]), props);

const replacesText = (amount: Amount, props: TodayFormProps): string =>
  replacingWords.replaces('Today', othersOf(amount, props));

/** Asks about what was written elsewhere. */
function Question({ amount, ...props }: TodayFormProps & { readonly amount: Amount }) {
  const { state, onEvent, isWeightHidden } = props;
  if (state.problems[amount] !== 'replaces') return null;
  const isHidden = amount === 'weight' && isWeightHidden;
  const text = isHidden ? '' : fieldText(amount, state.entries[`${amount}Kept`], unitsOf(props));
  return (
    <p className={styles['replacing']}>
      <Replacing
        other={othersOf(amount, props)}
        onKeep={() => onEvent({ type: 'edited', field: amount, text })}
        onReplace={() => onEvent({ type: 'confirmed' })}
      />
    </p>
  );
}

/** The question about a weight that doesn't fit the log. */
function askText({ state: { entries }, isWeightHidden }: TodayFormProps): string {
  const reading = readWeight(entries.weight);
  const [usual, centimetres] = [entries.usual, entries.centimetres].map((text) => Number(text) || null);
  const context = { usual: usual ?? null, centimetres: centimetres ?? null };
  const shownIn = { unit: weightUnitFor(entries), isWeightHidden };
  return reading.ok ? unlikelyText(reading.value.kilograms, context, shownIn) : '';
}

function WeightField(props: TodayFormProps) {
  const { state, onEvent } = props;
  const { entries } = state;
  const unit = weightUnitFor(entries);
  const problemText = (problem: EntryProblem, inputUnit: string): string => {
    if (problem === 'missing') return entries.weight === '' ? words.empty : words.nothingNew;
    if (problem === 'replaces') return replacesText('weight', props);
    if (problem === 'implausible') return askText(props);
    return measureProblemText(ownMeasures, 'weight')(problem, inputUnit);
  };
  const { children, ...others } = shared('weight', props);
  return (
    <MeasureEntry
      {...others}
      kind={log.fields.weight}
      label={entryWords.weight}
      unit={unit}
      format={({ kilograms }) => formatWeight(kilograms, unit)}
      problemText={problemText}
    >
      {children}
      {entries.units === 'imperial' ? (
        <StoneChoice
          inStone={entries.inStone === 'yes'}
          onChoose={(inStone) => onEvent({ type: 'edited', field: 'inStone', text: inStone ? 'yes' : 'no' })}
        />
      ) : null}
    </MeasureEntry>
  );
}

const STEPS: Readonly<Record<EnergyUnit, number>> = { kcal: 50, kJ: 200 };

function IntakeField(props: TodayFormProps) {
  const { energyUnit } = props;
  const step = STEPS[energyUnit];
  const problemText = (problem: EntryProblem): string =>
    problem === 'replaces' ? replacesText('intake', props) : intakeProblemText(problem, energyUnit);
  return (
    <MeasureEntry
      {...shared('intake', props)}
      kind={{ measure: INTAKE, steps: { metric: step, imperial: step } }}
      label={energyUnit === 'kJ' ? words.intakeInKilojoules : words.intake}
      unit={energyUnit}
      format={(value) => formatEnergy(value, energyUnit)}
      problemText={problemText}
    />
  );
}

/** Today's weight and intake in one row: what is typed is logged, and an empty field says nothing. */
export function TodayForm(props: TodayFormProps) {
  const { state, onEvent } = props;
  const id = useId();
  const { today, units } = state.entries;
  return (
    <form
      ref={props.formRef}
      className={`${styles['today']} no-print`}
      method="dialog"
      noValidate
      autoComplete="off"
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        onEvent({ type: 'submitted' });
      }}
      onReset={(event) => {
        event.preventDefault();
        onEvent({ type: 'filled', entries: { weight: '', intake: '' } });
      }}
    >
      <div className={styles['heading']}>
        <Text as="h2" id={id}>
          {words.formTitle}
        </Text>
        <Text as="p" className={styles['quiet']}>
          {today === '' ? '' : formatIsoLongDay(today)}
        </Text>
      </div>
      <div className={styles['row']}>
        <WeightField {...props} />
        <IntakeField {...props} />
        <Button type="submit">{words.log}</Button>
      </div>
      <div className={styles['switches']}>
        <UnitSwitch units={units} onChoose={(text) => onEvent({ type: 'edited', field: 'units', text })} />
        <EnergySwitch />
      </div>
      <p className={styles['quiet']}>{words.promise}</p>
    </form>
  );
}
