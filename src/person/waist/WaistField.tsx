import type { Ref } from 'react';
import { boxesOf, measureAs, measureText } from '#person/entries/measure.ts';
import { WAIST, type WaistInput, type WaistProblem } from '#person/entries/waist.ts';
import { stepText } from '#person/entry/step-text.ts';
import { waistProblemText, waistWords } from './waist-words.ts';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { unitNames } from '#person/fields/entry-words.ts';

/** How much an arrow key changes. */
const STEPS: Readonly<Record<WaistInput, number>> = { cm: 1, in: 0.5 };

export interface WaistFieldProps {
  readonly waist: string;
  readonly unit: WaistInput;
  readonly problem: WaistProblem | null;
  /** In addition to where to measure. */
  readonly hint?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onEdit: (waist: string) => void;
  readonly onLeave?: () => void;
}

/** A waist, in the page's unit. */
export function WaistField({ waist, unit, problem, hint, inputRef, onEdit, onLeave }: WaistFieldProps) {
  const text = boxesOf(WAIST, measureAs(WAIST, waist, unit)).large;
  const edit = (typed: string): void => onEdit(measureText({ unit, large: typed, small: null }));
  return (
    <NumberField
      label={waistWords.label}
      unit={unit}
      unitName={unitNames[unit] ?? unit}
      name="waist"
      value={text}
      inputRef={inputRef}
      onEdit={edit}
      onLeave={onLeave}
      onStep={(direction) => edit(stepText(text, STEPS[unit], direction, 0))}
      hint={[waistWords.hint, hint].filter(Boolean).join(' ')}
      problem={problem ? waistProblemText(problem, unit) : undefined}
    />
  );
}
