import { paths } from '#config/paths.ts';
import css from './ChildrenLink.module.css?inline';
import { CALCULATE_FRAGMENT } from '#person/arrival/calculate-request.ts';
import { lateStyles } from '#ui/late-styles.ts';
import { personNotices } from '#person/policy-words.ts';

const styles = lateStyles('ChildrenLink', css);

/** Links from an adult calculator to the children's page, which takes over the entries and calculates at once. */
export function ChildrenLink() {
  return (
    <p className="no-print">
      <a className={styles('way')} href={`${paths.childBmiCalculator}${CALCULATE_FRAGMENT}`}>
        {personNotices.toChildren}
      </a>
    </p>
  );
}
