import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { entryWords } from './entry-words.ts';
import type { FieldProps } from './MeasureField.tsx';

const UNIT_OPTIONS = [
  { value: 'metric', label: entryWords.metric },
  { value: 'imperial', label: entryWords.imperial },
] as const;

/** The unit switch in a form's heading. */
export function UnitSwitch({ state, onEvent }: Pick<FieldProps, 'state' | 'onEvent'>) {
  return (
    <SegmentedChoice
      legend={entryWords.units}
      legendHidden
      options={UNIT_OPTIONS}
      value={state.draft.units}
      onChoose={(units) => onEvent({ type: 'unitsChosen', units })}
    />
  );
}
