import type { Units } from '#person/entries/kinds.ts';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { entryWords } from './entry-words.ts';

const UNIT_OPTIONS = [
  { value: 'metric', label: entryWords.metric },
  { value: 'imperial', label: entryWords.imperial },
] as const;

export interface UnitSwitchProps {
  readonly units: Units;
  readonly onChoose: (units: Units) => void;
}

/** The unit switch in a form's heading. */
export function UnitSwitch({ units, onChoose }: UnitSwitchProps) {
  return (
    <SegmentedChoice
      legend={entryWords.units}
      legendHidden
      options={UNIT_OPTIONS}
      value={units}
      onChoose={onChoose}
    />
  );
}
