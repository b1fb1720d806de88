import styles from '#person/fields/ReadDifferently.module.css';
import { RichText } from '#ui/text/RichText.tsx';
import { plannerCautionText } from './planner-explanation-words.ts';

/** Plain sentences near the form for people who should not use it (ruling 11); never a question. */
export function PlannerCaution() {
  return (
    <p className={styles['note']}>
      <RichText>{plannerCautionText}</RichText>
    </p>
  );
}
