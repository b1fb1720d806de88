/** What the fields of today's form have in common. */
import type { Ref } from 'react';
import { kcal, kg, type EnergyUnit } from '@evenscale/formulas/units';
import { isQuestion } from '#person/entries/field.ts';
import type { FormEvent, FormState } from '#person/entries/machine.ts';
import { boxesOf } from '#person/entries/measure.ts';
import { WAIST } from '#person/entries/waist.ts';
import { energyFigure, formatEnergy } from '#person/energy/format-energy.ts';
import { entryWords } from '#person/fields/entry-words.ts';
import { formatGivenWeight, formatTypedWeight } from '#person/format-weight.ts';
import { Replacing, replacingWords } from '#person/log/Replacing.tsx';
import {
  fieldText,
  isTyped,
  numberIn,
  type Amount,
  type AmountUnits,
  type LogEntries,
  type LogInput,
} from '#tools/log/entries.ts';
import type { LastNumber } from '#person/log/usual-weight.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import type { LogMessage } from './log-state.ts';
import styles from './LogPage.module.css';
import { hintText, logWords as words } from './log-words.ts';
import { waistUnitOf, weightUnitOf } from '#person/units.ts';

export interface TodayFormProps {
  readonly state: FormState<LogEntries, LogInput>;
  readonly onEvent: (event: FormEvent<LogEntries>) => void;
  /** Chooses the day; empty for today. */
  readonly onTurn: (picked: string) => void;
  readonly energyUnit: EnergyUnit;
  readonly isWeightHidden: boolean;
  /** The last numbers before today, as hints; never entries. */
  readonly last: Readonly<Record<Amount, LastNumber | null>>;
  /** What the last press did. */
  readonly message: LogMessage | null;
  readonly formRef: Ref<HTMLFormElement>;
  readonly fieldRef: (field: Amount) => Ref<HTMLInputElement>;
}

const unitsOf = ({ state, energyUnit }: TodayFormProps): AmountUnits => ({
  weight: weightUnitOf(state.entries),
  intake: energyUnit,
  waist: waistUnitOf(state.entries.units),
});

/** A number as it is shown. */
function shown(amount: Amount, value: number, props: TodayFormProps): string {
  const units = unitsOf(props);
  switch (amount) {
    case 'weight':
      return formatGivenWeight(kg(value), units.weight);
    case 'intake':
      return formatEnergy(kcal(value), units.intake);
    case 'waist':
      return `${boxesOf(WAIST, fieldText(amount, String(value), units)).large} ${units.waist}`;
    case 'bodyFat':
      return `${fieldText(amount, String(value), units)}%`;
  }
}

/** True if what is wrong is only asked about. */
export function isAsked({ problems: { weight, intake } }: TodayFormProps['state']): boolean {
  const found = [weight, intake].filter((problem) => problem !== undefined);
  return found.length > 0 && found.every(isQuestion);
}

/** What is known about an amount before it is entered today, or what its meals add up to. */
function hintOf(amount: Amount, props: TodayFormProps): string | undefined {
  const { state, last, isWeightHidden } = props;
  if (amount === 'weight' && isWeightHidden) return words.weightHidden;
  const sum = state.entries[amount].includes('+') ? numberIn(state.entries, amount) : null;
  if (sum !== null) return entryWords.understood(shown(amount, sum, props));
  if (state.entries[`${amount}Kept`] !== '' && !isTyped(state.entries, amount))
    return state.entries.picked === '' ? words.loggedToday : words.loggedThen;
  const known = last[amount];
  if (!known) return undefined;
  // The unit is in the field above, and the line is short.
  const text =
    amount === 'intake'
      ? energyFigure(kcal(known.value), props.energyUnit)
      : shown(amount, known.value, props);
  return hintText(text, known.day, state.entries);
}

/** What all fields have in common. */
export function sharedProps(amount: Amount, props: TodayFormProps) {
  const { state, onEvent, fieldRef } = props;
  return {
    name: amount,
    text: state.entries[amount],
    hint: hintOf(amount, props),
    problem: state.problems[amount],
    question: state.questions[amount],
    inputRef: fieldRef(amount),
    onEdit: (text: string) => onEvent({ type: 'edited', field: amount, text }),
    onLeave: () => onEvent({ type: 'left' }),
    // Somebody who says what was meant has logged it.
    onMeantOther: () => {
      onEvent({ type: 'meantOther', field: amount });
      onEvent({ type: 'submitted' });
    },
    confirmLabel: keepText(amount, props),
    onConfirm: () => onEvent({ type: 'confirmed' }),
    replaces: () => replacesText(amount, props),
    children: <Question amount={amount} {...props} />,
  };
}

/** What was written elsewhere, as it may be shown. */
const othersOf = (amount: Amount, props: TodayFormProps): string =>
  amount === 'weight' && props.isWeightHidden
    ? replacingWords.otherWeight
    : shown(amount, Number(props.state.entries[`${amount}Kept`]), props);

/** What the press keeps that logs an amount as it was typed. */
function keepText(amount: Amount, props: TodayFormProps): string | undefined {
  const typed = numberIn(props.state.entries, amount);
  if (typed === null) return undefined;
  return entryWords.keep(
    amount === 'weight'
      ? formatTypedWeight(kg(typed), weightUnitOf(props.state.entries))
      : shown(amount, typed, props),
  );
}

const replacesText = (amount: Amount, props: TodayFormProps): string =>
  replacingWords.replaces(
    props.state.entries.picked === '' ? words.formTitle : formatIsoDay(props.state.entries.picked),
    othersOf(amount, props),
  );

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

/** What a field of the form has in common with the others. */
export type FieldOf = (amount: Amount) => ReturnType<typeof sharedProps>;
