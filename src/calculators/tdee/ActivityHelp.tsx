import { ACTIVITY_FACTORS, ACTIVITY_LEVELS } from '#formulas/energy/energy.ts';
import { levelName } from '#person/fields/entry-words.ts';
import { FormHelp } from '#ui/FormHelp.tsx';
import { activityWeeks, tdeeWords } from './tdee-words.ts';
import css from './ActivityHelp.module.css?inline';
import { lateStyles } from '#ui/late-styles.ts';
import { useIsHere } from '#ui/optional-part.ts';
import { Text } from '#ui/Text.tsx';

const styles = lateStyles('ActivityHelp', css);

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
              {`${activityWeeks[level].week}. ${tdeeWords.stepsColumn}: ${activityWeeks[level].steps}.`}
            </Text>
          </div>
        ))}
      </dl>
      <p className={styles('note')}>{tdeeWords.activityHelpNote}</p>
    </>
  );
}

/** The five levels, explained where they are chosen. The page itself carries only the title. */
export function ActivityHelp() {
  const isHere = useIsHere();
  return <FormHelp title={tdeeWords.activityHelpTitle}>{isHere ? <Levels /> : null}</FormHelp>;
}
