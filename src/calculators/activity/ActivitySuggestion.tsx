import { suggestActivityLevel } from '#formulas/activity-choice.ts';
import type { ActivityAnswers, ActivityChoice } from '#formulas/activity-choice.ts';
import type { ActivityLevel } from '#formulas/energy.ts';
import { Button } from '#ui/Button.tsx';
import { betweenText, chooserWords, levelName, otherText, reasonText, usedText } from './activity-words.ts';
import { chooserStyles } from './chooser-styles.ts';

interface ReasonProps {
  readonly answers: ActivityAnswers;
  readonly choice: ActivityChoice;
}

function Reason({ answers, choice }: ReasonProps) {
  const between = betweenText(choice);
  return (
    <>
      <p>
        <strong className={chooserStyles('level')} data-result="choice.level">
          {levelName(choice.level)}
        </strong>
      </p>
      <p>{reasonText(answers, choice)}</p>
      {between === null ? null : <p>{between}</p>}
    </>
  );
}

export interface ActivitySuggestionProps {
  /** `null` while an answer is missing. */
  readonly answers: ActivityAnswers | null;
  readonly used: ActivityLevel | null;
  readonly onUse: (level: ActivityLevel) => void;
}

/** The level that fits, why, and how to take it over. */
export function ActivitySuggestion({ answers, used, onUse }: ActivitySuggestionProps) {
  const choice = answers && suggestActivityLevel(answers);
  const other = choice?.neighbour ?? null;
  return (
    <div className={chooserStyles('suggestion')}>
      <div role="status" className={chooserStyles('answer')}>
        {answers && choice ? (
          <Reason answers={answers} choice={choice} />
        ) : (
          <p className={chooserStyles('quiet')}>{chooserWords.waiting}</p>
        )}
        {used === null ? null : <p className={chooserStyles('used')}>{usedText(used)}</p>}
      </div>
      {choice ? (
        <div className={chooserStyles('actions')}>
          <Button kind="secondary" onPress={() => onUse(choice.level)}>
            {chooserWords.use}
          </Button>
          {other === null ? null : (
            <Button kind="text" onPress={() => onUse(other)}>
              {otherText(other)}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}
