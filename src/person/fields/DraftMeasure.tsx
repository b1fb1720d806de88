import type { Ref } from 'react';
import type { PersonEvent, PersonField, PersonFormState, PersonRules } from '#person/form.ts';
import { entryWords, problemText } from './entry-words.ts';
import type { DraftBox } from './measure-boxes.ts';
import { MeasureField } from './MeasureField.tsx';
import { StoneChoice } from './StoneChoice.tsx';

export interface DraftMeasureProps {
  readonly state: PersonFormState;
  readonly rules: PersonRules;
  readonly onEvent: (event: PersonEvent) => void;
  readonly fieldRef?: (field: PersonField) => Ref<HTMLInputElement>;
  readonly field: 'weight' | 'height';
  readonly boxes: readonly DraftBox[];
  /** How a written unit was read. */
  readonly understood: string | undefined;
}

/** A weight or height of a form that isn't a tool's: the log's, and that of a saved result. */
export function DraftMeasure({
  field,
  boxes,
  understood,
  state,
  rules,
  onEvent,
  fieldRef,
}: DraftMeasureProps) {
  const problem = state.problems[field];
  const unit = boxes[0]?.unit ?? '';
  return (
    <MeasureField
      label={entryWords[field]}
      boxes={boxes.map(({ box, ...others }) => ({
        ...others,
        name: boxes.length > 1 ? box : field,
        onEdit: (text) => onEvent({ type: 'edited', box, text }),
      }))}
      understood={understood}
      problem={problem && problemText(field, problem, unit, rules)}
      question={state.questions[field]}
      onLeave={() => onEvent({ type: 'left', field })}
      onMeantOther={() => onEvent({ type: 'meantOther', field })}
      onConfirm={problem === 'implausible' ? () => onEvent({ type: 'confirmed' }) : undefined}
      inputRef={fieldRef?.(field)}
    >
      {field === 'weight' && state.draft.units === 'imperial' ? (
        <StoneChoice
          inStone={state.draft.inStone}
          onChoose={(inStone) => onEvent({ type: 'stoneChosen', inStone })}
        />
      ) : null}
    </MeasureField>
  );
}
