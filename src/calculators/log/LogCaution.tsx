import { Notice } from '#ui/Notice.tsx';
import { RichText } from '#ui/text/RichText.tsx';
import { logPage as words } from '#tools/log/page-words.ts';
import styles from './LogPage.module.css';

/** Who shouldn't keep a log, and whom to call; static, before the first field. */
export function LogCaution() {
  return (
    <div className={`${styles['caution']} no-print`}>
      <Notice>
        <p>
          <RichText>{words.caution}</RichText>
        </p>
        <p>
          <RichText>{words.notFor}</RichText>
        </p>
      </Notice>
    </div>
  );
}
