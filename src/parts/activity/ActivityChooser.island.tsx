import { useReducer, useRef } from 'react';
import {
  type ActivityLevel,
  KNOWN_STEP_BANDS,
  type StepBand,
  suggestActivityLevel,
  TRAINING_EFFORTS,
  WORKING_DAYS,
} from '@evenscale/formulas/energy';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { useIsHydrated, useOwnControls, useReset } from '#ui/optional-part.ts';
import { fillForm } from '#person/store.ts';
import { answersOf, emptyActivityDraft, reduceActivity, type ActivityAnswer } from './activity-draft.ts';
import { chooserWords, dayOptions, effortNames, stepNames, workNames } from './activity-words.ts';
import { ActivitySuggestion } from './ActivitySuggestion.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { chooserStyles } from './activity-styles.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';

const STEPS: readonly StepBand[] = ['unknown', ...KNOWN_STEP_BANDS];
const STEP_OPTIONS = STEPS.map((steps) => ({ value: steps, label: stepNames[steps] }));

/**
 * A few questions about a typical week, for the activity field. Rendered inside the calculator's form, but not part of
 * it.
 */
function Chooser() {
  const [draft, send] = useReducer(reduceActivity, emptyActivityDraft);
  const part = useRef<HTMLDivElement>(null);
  useOwnControls(part);
  useReset(() => send({ type: 'emptied' }));
  const choose = (level: ActivityLevel): void => {
    fillForm({ entries: { activityLevel: level } });
    send({ type: 'used', level });
  };
  // The last answer sets the level: nothing else needs to be pressed.
  const answer = (given: ActivityAnswer): void => {
    const event = { type: 'answered', answer: given } as const;
    send(event);
    const week = answersOf(reduceActivity(draft, event));
    if (week) choose(suggestActivityLevel(week).level);
  };
  return (
    <div ref={part} className={chooserStyles('part')}>
      <ChoiceList
        legend={chooserWords.work}
        hint={chooserWords.workHint}
        choices={WORKING_DAYS}
        words={workNames}
        value={draft.work}
        onChoose={(work) => answer({ work })}
      />
      <SelectField
        label={chooserWords.days}
        name="choice-days"
        options={dayOptions}
        value={String(draft.trainingDays ?? '')}
        hint={chooserWords.daysHint}
        onChoose={(days) => answer({ trainingDays: days === '' ? null : Number(days) })}
      />
      {draft.trainingDays ? (
        <ChoiceList
          legend={chooserWords.effort}
          choices={TRAINING_EFFORTS}
          words={effortNames}
          value={draft.effort}
          onChoose={(effort) => answer({ effort })}
        />
      ) : null}
      <SelectField
        label={chooserWords.steps}
        name="choice-steps"
        options={STEP_OPTIONS}
        value={draft.steps}
        hint={chooserWords.stepsHint}
        onChoose={(steps) => answer({ steps })}
      />
      <ActivitySuggestion draft={draft} onUse={choose} />
      <p className={chooserStyles('quiet')}>{chooserWords.basis}</p>
    </div>
  );
}

/** "Help me choose", shown once its script has loaded. */
export const ActivityChooser = withFailureMessage(function ActivityChooser() {
  return useIsHydrated() ? <Chooser /> : <p>{chooserWords.loading}</p>;
});
