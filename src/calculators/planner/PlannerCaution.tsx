import styles from '#person/fields/ReadDifferently.module.css';
import { RichText } from '#ui/text/RichText.tsx';
import { plannerCautionText } from '#tools/planner/words.ts';

/** A few sentences near the form for people who shouldn't use it; never a question. */
export function PlannerCaution() {
  return (
    <p className={styles['note']}>
      <RichText>{plannerCautionText}</RichText>
    </p>
  );
}
