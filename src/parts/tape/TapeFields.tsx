import type { Gender } from '@evenscale/formulas/energy';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { unitNames } from '#person/fields/entry-words.ts';
import { stepText } from '#person/entry/step-text.ts';
import { TAPE_PLACES, type TapeEvent, type TapeForm } from './tape-form.ts';
import { tapeAs } from './tape-text.ts';
import { tapeHints, tapeLabels, tapeProblemText } from './tape-words.ts';
import type { WaistInput } from '#person/entries/waist.ts';

/** Arrow keys step by half a unit; a tape can't be read more exactly. */
const STEP = 0.5;

export interface TapeFieldsProps {
  readonly form: TapeForm;
  readonly gender: Gender;
  readonly unit: WaistInput;
  readonly onEvent: (event: TapeEvent) => void;
}

/** The two or three measures, in the page's unit. */
export function TapeFields({ form, gender, unit, onEvent }: TapeFieldsProps) {
  return TAPE_PLACES[gender].map((place) => {
    const text = tapeAs(form.texts[place], unit);
    const problem = form.problems[place];
    const edit = (typed: string): void => onEvent({ type: 'edited', place, text: { unit, text: typed } });
    return (
      <NumberField
        key={place}
        label={tapeLabels[place]}
        unit={unit}
        unitName={unitNames[unit] ?? unit}
        name={`tape-${place}`}
        value={text}
        hint={tapeHints[gender][place]}
        problem={problem && tapeProblemText(place, problem, unit)}
        onEdit={edit}
        onStep={(direction) => edit(stepText(text, STEP, direction, 0))}
      />
    );
  });
}
