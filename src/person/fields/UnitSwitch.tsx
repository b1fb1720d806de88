import { useState } from 'react';
import { systemOf, type Units } from '#person/units.ts';
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
  // A visitor who used stone gets it back with Imperial.
  const [imperial, setImperial] = useState<Units>('imperial');
  if (units !== 'metric' && units !== imperial) setImperial(units);
  return (
    <SegmentedChoice
      legend={entryWords.units}
      legendHidden
      options={UNIT_OPTIONS}
      value={systemOf(units)}
      onChoose={(system) => onChoose(system === 'metric' ? system : imperial)}
    />
  );
}
