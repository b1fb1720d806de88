import { RichText } from '#ui/text/RichText.tsx';
import styles from '#person/fields/ReadDifferently.module.css';
import { childCautionText } from '#tools/child-bmi/page-words.ts';

/** Who needs other charts, and where to get help with worries about eating; static, in the form. */
export function ChildCaution() {
  return (
    <p className={`${styles['note']} no-print`}>
      <RichText>{childCautionText}</RichText>
    </p>
  );
}
