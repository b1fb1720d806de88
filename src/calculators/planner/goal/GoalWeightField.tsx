import { useId, type Ref } from 'react';
import { NumberField } from '#ui/fields/NumberField.tsx';
import { afterPress } from '#ui/after-press.ts';
import { unitNames } from '#person/fields/entry-words.ts';
import { LikelyQuestion } from '#person/fields/MeasureField.tsx';
import { understoodWeight, weightBoxes } from '#person/fields/measure-boxes.ts';
import type { PersonEvent } from '#person/form.ts';
import { stepText } from '#person/entry/step-text.ts';
import fields from '#person/fields/PersonFields.module.css';
import type { PlannerEvent, PlannerState } from '#calculators/planner/planner-form.ts';
import { PLANNER_RULES } from '#calculators/planner/planner-rules.ts';
import { plannerWords } from '#calculators/planner/planner-words.ts';
import { goalProblemText } from './goal-words.ts';
import { likelyLoss } from './likely-loss.ts';
import styles from './GoalFields.module.css';
import { Text } from '#ui/text/Text.tsx';

export interface GoalFieldProps {
  readonly state: PlannerState;
  readonly onEvent: (event: PlannerEvent) => void;
}

interface WeightProps extends Pick<GoalFieldProps, 'state'> {
  readonly onTyped: (event: PersonEvent) => void;
}

function Boxes({ state, onTyped, inputRef }: WeightProps & { inputRef: Ref<HTMLInputElement> }) {
  const id = useId();
  const { draft, problems } = state.goal.form;
  const boxes = weightBoxes(draft, PLANNER_RULES);
  const isPair = boxes.length > 1;
  const problem = problems.weight === 'outOfRange' ? undefined : problems.weight;
  const message = problem && goalProblemText(problem, boxes[0]?.unit ?? '');
  const all = boxes.map(({ box, label, unit, text, step }, index) => {
    const edit = (typed: string): void => onTyped({ type: 'edited', box, text: typed });
    return (
      <NumberField
        key={box}
        label={isPair ? label : plannerWords.goalWeight}
        labelHidden={isPair}
        unit={unit}
        unitName={unitNames[unit] ?? unit}
        name={isPair ? `goal-${box}` : 'goalWeight'}
        value={text}
        inputRef={index === 0 ? inputRef : undefined}
        onEdit={edit}
        onLeave={() => afterPress(() => onTyped({ type: 'left', field: 'weight' }))}
        onStep={(direction) => edit(stepText(text, step, direction, 0))}
        hint={index === 0 ? understoodWeight(draft) : undefined}
        problem={isPair ? undefined : message}
        invalid={message !== undefined}
        describedBy={isPair && message ? id : undefined}
      />
    );
  });
  if (!isPair) return all;
  return (
    <fieldset className={fields['pair']}>
      <legend className={fields['legend']}>{plannerWords.goalWeight}</legend>
      {all}
      {message ? (
        <Text as="p" id={id} className={fields['problem']}>
          {message}
        </Text>
      ) : null}
    </fieldset>
  );
}

/** The goal weight in the unit of the current weight: one input, or two for stone and pounds. */
export function GoalWeightField({
  state,
  onEvent,
  inputRef,
}: GoalFieldProps & { readonly inputRef: Ref<HTMLInputElement> }) {
  const { draft, questions } = state.goal.form;
  const onTyped = (event: PersonEvent): void => onEvent({ type: 'goalTyped', event });
  // Absent until the visitor has left the field.
  const loss = questions.weight === undefined ? null : likelyLoss(draft.weight, state.form.draft);
  return (
    <div className={`${fields['cell']} ${styles['weight']}`}>
      <Boxes state={state} onTyped={onTyped} inputRef={inputRef} />
      <LikelyQuestion
        meant={loss ?? questions.weight}
        onAccepted={(weight) => onTyped({ type: 'restored', draft: { weight } })}
      />
    </div>
  );
}
