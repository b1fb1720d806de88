import { RichText } from '#ui/text/RichText.tsx';
import { logPage as words } from '#tools/log/page-words.ts';
import { plannerWords } from '#tools/planner/words.ts';
import styles from './LogPage.module.css';

/** Who shouldn't keep a log or asks a doctor first, and whom to call: one line that opens, static, before the first field. */
export function LogCaution() {
  return (
    <details className={`${styles['caution']} no-print`}>
      <summary>
        <span className={styles['cautionTitle']}>{words.cautionTitle}</span>
      </summary>
      <p>
        <RichText>{words.caution}</RichText>
      </p>
      <p>{plannerWords.medicine}</p>
      <p>
        <RichText>{words.notFor}</RichText>
      </p>
    </details>
  );
}
