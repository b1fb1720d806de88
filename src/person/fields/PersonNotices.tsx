import { paths } from '#config/paths.ts';
import css from './PersonNotices.module.css?inline';
import { lateStyles } from '#ui/late-styles.ts';
import { Notice } from '#ui/Notice.tsx';
import { personNotices } from '#person/safety-words.ts';
import { Text } from '#ui/Text.tsx';

const styles = lateStyles('PersonNotices', css);

export interface PersonNoticesProps {
  readonly isUnderAge: boolean;
  readonly isUnderweight: boolean;
}

/** What must be said before the figures: under 18, or below a healthy weight. Calm, no alarm (rulings 10, 11). */
export function PersonNotices({ isUnderAge, isUnderweight }: PersonNoticesProps) {
  if (!isUnderAge && !isUnderweight) return null;
  return (
    <Notice>
      <Text as="p">{isUnderAge ? personNotices.underAge : personNotices.underweight}</Text>
      {isUnderAge ? (
        <p className="no-print">
          <a className={styles('way')} href={paths.childBmiCalculator}>
            {personNotices.toChildren}
          </a>
        </p>
      ) : null}
    </Notice>
  );
}
