import { ACTIVITY_FACTORS, ACTIVITY_LEVELS } from '@evenscale/formulas/energy';
import { levelName } from '#person/fields/entry-words.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { lateStyles } from '#ui/late-styles.ts';
import { useIsHydrated } from '#ui/optional-part.ts';
import { Text } from '#ui/text/Text.tsx';
import { activityWeeks, levelsWords } from './activity-levels-words.ts';
import { chooserWords } from './activity-words.ts';
import css from './ActivityLevels.module.css?inline';

const styles = lateStyles('ActivityLevels', css);

function Levels() {
  return (
    <>
      <dl className={styles('levels')}>
        {ACTIVITY_LEVELS.map((level) => (
          <div key={level} className={styles('level')}>
            <Text as="dt">
              {[
                `${levelName(level)} `,
                { as: 'span', className: styles('factor'), text: `× ${ACTIVITY_FACTORS[level]}` },
              ]}
            </Text>
            <Text as="dd">
              {`${activityWeeks[level].week}. ${levelsWords.steps}: ${activityWeeks[level].steps}.`}
            </Text>
          </div>
        ))}
      </dl>
      <p className={styles('note')}>{levelsWords.note}</p>
    </>
  );
}

/** The five levels with explanations, where they are chosen; loads when its details are opened. */
export const ActivityLevels = withFailureMessage(function ActivityLevels() {
  return useIsHydrated() ? <Levels /> : <p>{chooserWords.loading}</p>;
});
