import { useState } from 'react';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { stepText } from '#person/entry/step-text.ts';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import {
  type Difference,
  type DifferenceUnit,
  parseDifference,
  type TrainingChoice,
} from './training-choice.ts';
import { differenceIn, unitIn } from './training-form.ts';
import { trainingStyles as styles } from './training-styles.ts';
import type { UsualDay } from './training-week.ts';
import { differenceProblem, trainingWords as words, unitSigns } from './training-words.ts';

/** The step of the arrow keys. */
const STEPS: Readonly<Record<DifferenceUnit, number>> = { percent: 5, kcal: 50, kJ: 200 };

interface Entry {
  readonly text: string;
  readonly isWrong: boolean;
}

interface DifferenceFieldsProps {
  readonly choice: TrainingChoice;
  readonly usual: UsualDay;
  readonly onSet: (difference: Difference) => void;
}

/** How much more to eat on training days, in percent or as an energy. */
export function DifferenceFields({ choice, usual, onSet }: DifferenceFieldsProps) {
  const energy = useEnergyUnit();
  // While it's being typed, the field keeps the text; an unreadable one stays until corrected.
  const [entry, setEntry] = useState<Entry | null>(null);
  const unit = unitIn(choice.difference.unit, energy);
  const shown = differenceIn(choice, usual.intake, unit);
  const text = entry?.text ?? String(shown.amount);

  function type(typed: string): void {
    const read = parseDifference(typed, unit);
    setEntry({ text: typed, isWrong: read === null && entry?.isWrong === true });
    // A unit that is typed counts once the field is left.
    if (read?.unit === unit) onSet(read);
  }

  function leave(): void {
    if (!entry) return;
    const read = parseDifference(entry.text, unit);
    setEntry(read ? null : { ...entry, isWrong: true });
    if (read && read.unit !== unit) onSet(read);
  }

  return (
    <div className={`${styles('fields')} no-print`}>
      <NumberField
        label={words.difference}
        unit={unitSigns[unit].sign}
        unitName={unitSigns[unit].name}
        name="training-difference"
        value={text}
        hint={words.differenceHint}
        problem={entry?.isWrong ? differenceProblem(unit) : undefined}
        onEdit={type}
        onLeave={leave}
        onStep={(direction) => type(stepText(text, STEPS[unit], direction, 0))}
      />
      <SegmentedChoice
        legend={words.unit}
        options={(['percent', energy] as const).map((value) => ({ value, label: unitSigns[value].sign }))}
        value={unit}
        onChoose={(chosen) => {
          setEntry(null);
          onSet(differenceIn(choice, usual.intake, chosen));
        }}
      />
    </div>
  );
}
