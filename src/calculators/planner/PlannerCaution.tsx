import { paths } from '#config/paths.ts';
import styles from '#person/fields/ReadDifferently.module.css';

const guide = `${paths.bmiInformation}#who-should-read-it-differently`;

/** Plain sentences near the form for those who should not plan with it (ruling 11); never a question. */
export function PlannerCaution() {
  return (
    <p className={styles['note']}>
      Made for adults of 18 and over. It does not fit pregnancy, breastfeeding, an illness, or medicines that
      change weight or must be matched to food, such as insulin; from 65 on ask a doctor first.{' '}
      <a href={guide}>Who should read these numbers differently</a>. If you live with an eating disorder, or
      did, please leave plans like this to somebody who knows you.
    </p>
  );
}
