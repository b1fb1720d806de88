import { paths } from '#config/paths.ts';
import css from './ChildrenLink.module.css?inline';
import { CALCULATE_FRAGMENT } from '#person/arrival/calculate-request.ts';
import { Text } from '#ui/text/Text.tsx';
import { lateStyles } from '#ui/late-styles.ts';
import { personNotices } from '#person/policy-words.ts';

const styles = lateStyles('ChildrenLink', css);

/** The most prominent way on from an answer that isn't made for the person. */
export function WayOn({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <p className="no-print">
      <a className={styles('way')} href={href}>
        <Text as="span">{text}</Text>
      </a>
    </p>
  );
}

/** Links from an adult calculator to the children's page, which takes over the entries and calculates at once. */
export const ChildrenLink = () => (
  <WayOn href={`${paths.childBmiCalculator}${CALCULATE_FRAGMENT}`} text={personNotices.toChildren} />
);
