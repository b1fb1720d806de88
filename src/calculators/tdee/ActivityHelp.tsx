import { ACTIVITY_FACTORS, ACTIVITY_LEVELS } from '#formulas/energy.ts';
import { activityLevelNames } from '#calculators/shared/entry-words.ts';
import { FormHelp } from '#calculators/shared/FormHelp.tsx';
import { activityWeeks, tdeeWords } from './tdee-words.ts';
import styles from './ActivityHelp.module.css';

/** The five levels, explained where they are chosen. */
export function ActivityHelp() {
  return (
    <FormHelp title={tdeeWords.activityHelpTitle}>
      <dl className={styles['levels']}>
        {ACTIVITY_LEVELS.map((level) => (
          <div key={level} className={styles['level']}>
            <dt>
              {activityLevelNames[level].split(':')[0]}{' '}
              <span className={styles['factor']}>× {ACTIVITY_FACTORS[level]}</span>
            </dt>
            <dd>
              {activityWeeks[level].week}. {tdeeWords.stepsColumn}: {activityWeeks[level].steps}.
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles['note']}>{tdeeWords.activityHelpNote}</p>
    </FormHelp>
  );
}
