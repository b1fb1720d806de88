import {
  type ActivityAnswers,
  type ActivityChoice,
  type ActivityLevel,
  suggestActivityLevel,
} from '@evenscale/formulas/energy';
import { Button } from '#ui/Button.tsx';
import { levelName } from '#person/fields/entry-words.ts';
import { type ActivityDraft, answersOf, isEffortOpen } from './activity-draft.ts';
import { betweenText, chooserWords, otherText, reasonText, usedText, workText } from './activity-words.ts';
import { chooserStyles } from './activity-styles.ts';
import { Text } from '#ui/text/Text.tsx';
import { Result } from '#ui/Result.tsx';

function Reason({ answers, choice }: { readonly answers: ActivityAnswers; readonly choice: ActivityChoice }) {
  const work = workText(answers, choice);
  const between = betweenText(choice);
  return (
    <>
      <p>
        <strong className={chooserStyles('level')}>
          <Result name="choice.level">{levelName(choice.level)}</Result>
        </strong>
      </p>
      <Text as="p">{reasonText(answers, choice)}</Text>
      {work === null ? null : <Text as="p">{work}</Text>}
      {between === null ? null : <Text as="p">{between}</Text>}
    </>
  );
}

/** What is missing for a level. */
function missingText({ work, trainingDays }: ActivityDraft): string {
  if (work === null && trainingDays === null) return chooserWords.waiting;
  return work === null ? chooserWords.workMissing : chooserWords.daysMissing;
}

export interface ActivitySuggestionProps {
  readonly draft: ActivityDraft;
  readonly onUse: (level: ActivityLevel) => void;
}

/** Of two levels that a week is between, the one that isn't in the form; `null` for a week with one level. */
function otherOf(choice: ActivityChoice | null, used: ActivityLevel | null): ActivityLevel | null {
  const { level = null, neighbour = null } = choice ?? {};
  return neighbour !== null && used === neighbour ? level : neighbour;
}

/** The suggested level, which is in the form already, the reason, and a button for the other of two. */
export function ActivitySuggestion({ draft, onUse }: ActivitySuggestionProps) {
  const { used } = draft;
  const answers = answersOf(draft);
  const choice = answers && suggestActivityLevel(answers);
  const other = otherOf(choice, used);
  return (
    <div className={chooserStyles('suggestion')}>
      <div role="status" className={chooserStyles('answer')}>
        {answers && choice ? (
          <Reason answers={answers} choice={choice} />
        ) : (
          <Text as="p" className={chooserStyles('quiet')}>
            {missingText(draft)}
          </Text>
        )}
        {answers && isEffortOpen(draft) ? <p>{chooserWords.effortOpen}</p> : null}
        {used === null ? null : (
          <Text as="p" className={chooserStyles('used')}>
            {usedText(used)}
          </Text>
        )}
      </div>
      {other === null ? null : (
        <div>
          <Button kind="secondary" onPress={() => onUse(other)}>
            <Text as="span">{otherText(other)}</Text>
          </Button>
        </div>
      )}
    </div>
  );
}
