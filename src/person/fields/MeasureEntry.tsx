import type { Ref } from 'react';
import type { EntryProblem } from '#person/entries/field.ts';
import type { MeasureField as MeasureKind } from '#person/entries/kinds.ts';
import type { LikelyEntry } from '#person/entries/likely.ts';
import { boxesOf, measureAs, measureText, readMeasure } from '#person/entries/measure.ts';
import { isDecimalStone } from '#person/entry/measure-text.ts';
import { entryWords } from './entry-words.ts';
import { MeasureField, type MeasureBox, type MeasureFieldProps } from './MeasureField.tsx';

type Kept = 'label' | 'onLeave' | 'onMeantOther' | 'onConfirm' | 'confirmLabel' | 'className' | 'children';

export interface MeasureEntryProps<Value, Unit extends string> extends Pick<MeasureFieldProps, Kept> {
  /** The field of the tool's table. */
  readonly kind: Pick<MeasureKind<Value, Unit>, 'measure' | 'steps'>;
  /** The field's name. */
  readonly name: string;
  /** Before the names of two inputs, if a form has two such measures. */
  readonly prefix?: string;
  /** The unit of the inputs. */
  readonly unit: Unit;
  readonly text: string;
  /** What helps to enter it, below the field. */
  readonly hint?: string | undefined;
  readonly problem: EntryProblem | undefined;
  readonly problemText: (problem: EntryProblem, unit: string) => string;
  readonly question: LikelyEntry | null | undefined;
  /** A value as the field understood it, if another unit was written. */
  readonly format: (value: Value) => string;
  /** The keyboard of a phone, if not the one for decimals. */
  readonly inputMode?: MeasureBox['inputMode'];
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onEdit: (text: string) => void;
}

/** The names of the two inputs of a pair, for scripts, tests and their labels. */
const PAIRS: Readonly<Record<string, readonly ['stone' | 'feet', 'pounds' | 'inches']>> = {
  st: ['stone', 'pounds'],
  ft: ['feet', 'inches'],
};

const SMALL_UNITS: Readonly<Record<string, string>> = { st: 'lb', ft: 'in' };

function boxesFor<Value, Unit extends string>(props: MeasureEntryProps<Value, Unit>): readonly MeasureBox[] {
  const { kind, unit, name, label, prefix = '', inputMode, onEdit } = props;
  const { large, small } = boxesOf(kind.measure, measureAs(kind.measure, props.text, unit));
  const step = kind.steps[unit === kind.measure.units[0] ? 'metric' : 'imperial'];
  const pair = PAIRS[unit];
  const editLarge = (text: string): void => onEdit(measureText({ unit, large: text, small }));
  if (!pair) return [{ name, label, unit, text: large, step, inputMode, onEdit: editLarge }];
  // Nothing typed has no unit, so its second input is empty, too.
  const rest = small ?? '';
  return [
    {
      name: prefix + pair[0],
      label: entryWords[pair[0]],
      unit,
      text: large,
      step: 1,
      onEdit: (text) => onEdit(measureText({ unit, large: text, small: rest })),
    },
    {
      name: prefix + pair[1],
      label: entryWords[pair[1]],
      unit: SMALL_UNITS[unit] ?? '',
      text: rest,
      step,
      onEdit: (text) => onEdit(measureText({ unit, large, small: text })),
    },
  ];
}

/** How an entry was read, if that isn't obvious: `11 st 4` in the kilogram field, or 11.5 in the one for stone. */
function understood<Value, Unit extends string>(props: MeasureEntryProps<Value, Unit>): string | undefined {
  const { kind, unit, text, format } = props;
  const reading = readMeasure(kind.measure, text);
  const boxes = boxesOf(kind.measure, text);
  if (!reading.ok || boxes.unit !== unit) return undefined;
  // Inches are the small unit of the field for feet.
  const isOwn = reading.unit === unit || reading.unit === 'in';
  const isObvious = isOwn && !(unit === 'st' && isDecimalStone(boxes.large));
  return isObvious ? undefined : entryWords.understood(format(reading.value));
}

/** A measure of a tool's form: its text in the inputs of the form's units. */
export function MeasureEntry<Value, Unit extends string>(props: MeasureEntryProps<Value, Unit>) {
  const { problem, question, unit, text, kind } = props;
  // A question is about what was typed, in the unit it was typed in, or in the one that was meant.
  const isAsked = [text, question?.text].some((each) => each && boxesOf(kind.measure, each).unit === unit);
  return (
    <MeasureField
      label={props.label}
      boxes={boxesFor(props)}
      understood={understood(props) ?? props.hint}
      problem={problem && props.problemText(problem, unit)}
      question={isAsked ? question : null}
      onLeave={props.onLeave}
      onMeantOther={props.onMeantOther}
      onConfirm={problem === 'implausible' ? props.onConfirm : undefined}
      confirmLabel={isAsked && question ? props.confirmLabel : undefined}
      inputRef={props.inputRef}
      className={props.className}
    >
      {props.children}
    </MeasureField>
  );
}
