import { ACTIVITY_FACTORS, ACTIVITY_LEVELS } from '#formulas/energy/energy.ts';
import { levelName } from '#person/fields/entry-words.ts';
import { FormHelp } from '#ui/FormHelp.tsx';
import { activityWeeks, tdeeWords } from './tdee-words.ts';
import styles from './ActivityHelp.module.css';
import { Text } from '#ui/Text.tsx';

/** The five levels, explained where they are chosen. */
export function ActivityHelp() {
  return (
    <FormHelp title={tdeeWords.activityHelpTitle}>
      <dl className={styles['levels']}>
        {ACTIVITY_LEVELS.map((level) => (
          <div key={level} className={styles['level']}>
            <Text as="dt">
              {[
                `${levelName(level)} `,
                { as: 'span', className: styles['factor'], text: `× ${ACTIVITY_FACTORS[level]}` },
              ]}
            </Text>
            <Text as="dd">
              {`${activityWeeks[level].week}. ${tdeeWords.stepsColumn}: ${activityWeeks[level].steps}.`}
            </Text>
          </div>
        ))}
      </dl>
      <p className={styles['note']}>{tdeeWords.activityHelpNote}</p>
    </FormHelp>
  );
}
