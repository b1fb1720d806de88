import { useId, useRef } from 'react';
import type { Ref } from 'react';
import { Button } from '#ui/Button.tsx';
import { NumberField } from '#ui/NumberField.tsx';
import { afterPress } from '#calculators/shared/after-press.ts';
import { entryWords, unitNames } from '#calculators/shared/entry-words.ts';
import { understoodWeight, weightBoxes } from '#calculators/shared/measure-boxes.ts';
import { stepText } from '#calculators/shared/step-text.ts';
import fields from '#calculators/shared/PersonFields.module.css';
import type { GoalBox } from './goal-entry.ts';
import { PLANNER_RULES } from './planner-form.ts';
import type { PlannerEvent, PlannerState } from './planner-form.ts';
import { goalProblemText, plannerWords } from './planner-words.ts';

export interface GoalFieldProps {
  readonly state: PlannerState;
  readonly onEvent: (event: PlannerEvent) => void;
}

const isGoalBox = (box: string): box is GoalBox => ['kilograms', 'pounds', 'stone'].includes(box);

/** "Did you mean 11 st?" with one click to accept; it never blocks (ruling 15). */
function Question({ state, onEvent, onAccepted }: GoalFieldProps & { onAccepted: () => void }) {
  const meant = state.goal.question;
  if (!meant) return null;
  return (
    <p className={fields['question']} role="status">
      {entryWords.didYouMean(meant.label)}{' '}
      <Button
        kind="text"
        onPress={() => {
          onEvent({ type: 'goalMeantOther' });
          onAccepted();
        }}
      >
        {entryWords.accept(meant.label)}
      </Button>
    </p>
  );
}

function Boxes({ state, onEvent, inputRef }: GoalFieldProps & { inputRef: Ref<HTMLInputElement> }) {
  const id = useId();
  const draft = { ...state.form.draft, weight: state.goal.draft.weight };
  const boxes = weightBoxes(draft, PLANNER_RULES);
  const isPair = boxes.length > 1;
  const problem = state.goal.problems.goalWeight;
  const message = problem && goalProblemText(problem, boxes[0]?.unit ?? '');
  const all = boxes.map(({ box, label, unit, text, step }, index) => {
    const edit = (typed: string): void => {
      if (isGoalBox(box)) onEvent({ type: 'goalEdited', box, text: typed });
    };
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
        onLeave={() => afterPress(() => onEvent({ type: 'goalLeft' }))}
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
        <p id={id} className={fields['problem']}>
          {message}
        </p>
      ) : null}
    </fieldset>
  );
}

/** The goal weight in the unit of the person's own: one box, or two for stone and pounds. */
export function GoalWeightField(props: GoalFieldProps & { readonly inputRef: Ref<HTMLInputElement> }) {
  const cell = useRef<HTMLDivElement>(null);
  return (
    <div ref={cell} className={fields['cell']}>
      <Boxes {...props} />
      <Question {...props} onAccepted={() => cell.current?.querySelector('input')?.focus()} />
    </div>
  );
}
