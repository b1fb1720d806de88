import { useState } from 'react';
import type { EntryProblem } from '#person/entries/field.ts';
import type { MeasureEntries } from '#person/fields/form-props.ts';
import { MeasureEntry } from '#person/fields/MeasureEntry.tsx';
import { formatWeight } from '#person/format-weight.ts';
import { weightUnitOf } from '#person/units.ts';
import { planner } from '#tools/planner/entries.ts';
import { goalProblemText } from '#tools/planner/goal-words.ts';
import { likelyGoal } from '#tools/planner/likely-goal.ts';
import { styles } from './home-way-styles.ts';
import { homeWayWords as words } from './home-way-words.ts';

export interface GoalFieldProps {
  readonly text: string;
  readonly isTyped: boolean;
  readonly problem: EntryProblem | undefined;
  readonly person: MeasureEntries;
  readonly onEdit: (text: string) => void;
}

/** The planner's field for the goal weight. */
export function GoalField({ text, isTyped, problem, person, onEdit }: GoalFieldProps) {
  /** The text with which the field was left: from then on, it may be asked about. */
  const [left, setLeft] = useState<string | null>(null);
  const unit = weightUnitOf(person);
  const question = isTyped && left === text ? likelyGoal(text, person) : null;
  return (
    <MeasureEntry
      kind={planner.fields.goalWeight}
      name="goalWeight"
      prefix="goal-"
      label={words.goalWeight}
      unit={unit}
      text={text}
      problem={problem}
      problemText={goalProblemText}
      question={question}
      format={({ kilograms }) => formatWeight(kilograms, unit)}
      inputRef={null}
      className={styles('goal')}
      onEdit={onEdit}
      onLeave={() => setLeft(text)}
      onMeantOther={() => {
        if (question) onEdit(question.text);
      }}
    />
  );
}
