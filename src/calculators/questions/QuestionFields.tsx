import { waistProblemOf } from '#person/entries/waist.ts';
import { bodyFatWords } from '#person/fields/body-fat-words.ts';
import { BodyFatFields } from '#person/fields/BodyFatFields.tsx';
import { WaistField } from '#person/waist/WaistField.tsx';
import type { FieldProps } from '#person/fields/form-props.ts';
import { GOALS, type TdeeEntries } from '#tools/tdee/entries.ts';
import { goalNames, tdeeWords } from '#tools/tdee/words.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import type { Question } from '#tools/tdee/questions/question.ts';
import { waistUnitOf } from '#person/units.ts';

const GOAL_OPTIONS = GOALS.map((goal) => ({ value: goal, label: goalNames[goal] }));

export interface QuestionFieldsProps extends FieldProps<TdeeEntries> {
  readonly asks: Question['asks'];
  /** True once Calculate was pressed. */
  readonly isAsked: boolean;
  readonly hasResult: boolean;
}

/** What a question asks in addition to the person. */
export function QuestionFields({ asks, isAsked, ...props }: QuestionFieldsProps) {
  const { state, onEvent } = props;
  return (
    <>
      {asks.includes('goal') ? (
        <SelectField
          label={tdeeWords.goal}
          name="goal"
          options={GOAL_OPTIONS}
          value={state.entries.goal}
          onChoose={(text) => onEvent({ type: 'edited', field: 'goal', text })}
        />
      ) : null}
      {asks.includes('bodyFat') ? (
        <BodyFatFields {...props} ask={asks.length === 1 ? bodyFatWords.has : bodyFatWords.ask} />
      ) : null}
      {asks.includes('waist') ? (
        <WaistField
          waist={state.entries.waist}
          unit={waistUnitOf(state.entries.units)}
          // Not during typing, before Calculate.
          problem={isAsked ? waistProblemOf(state.entries.waist) : null}
          onEdit={(text) => onEvent({ type: 'edited', field: 'waist', text })}
        />
      ) : null}
    </>
  );
}
