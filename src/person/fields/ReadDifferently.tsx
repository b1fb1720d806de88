import { paths } from '#config/paths.ts';
import styles from './ReadDifferently.module.css';

const guide = `${paths.bmiInformation}#who-should-read-it-differently`;

/** Plain sentences near the form for those whom the numbers fit less well (ruling 11); never a question. */
export function ReadDifferently() {
  return (
    <p className={`${styles['note']} no-print`}>
      Made for adults of 18 and over. <a href={guide}>Read these numbers differently</a> if one of these fits
      you: in pregnancy or while breastfeeding they do not apply. At 65 and over a slightly higher BMI can be
      fine. Much muscle raises BMI without more fat. If you live with an eating disorder, or did, you may
      prefer to leave numbers to somebody who knows you.
    </p>
  );
}
