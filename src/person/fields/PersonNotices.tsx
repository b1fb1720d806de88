import type { BodyMassIndex, Years } from '@evenscale/formulas/units';
import { Notice } from '#ui/Notice.tsx';
import { personNotice } from '#person/policy-words.ts';
import { hasGrowthChart, isUnderAge } from '#person/policy.ts';
import { helpParts } from '#person/help-words.ts';
import { Text } from '#ui/text/Text.tsx';
import { ChildrenLink } from '#person/answer/ChildrenLink.tsx';

export interface PersonNoticesProps {
  readonly age: Years;
  readonly bmi: BodyMassIndex;
}

/** Notices shown before the figures: under 18, or below a healthy weight. Their tone is calm. */
export function PersonNotices({ age, bmi }: PersonNoticesProps) {
  const text = personNotice(age, bmi);
  if (text === null) return null;
  return (
    <Notice>
      <Text as="p">{text}</Text>
      {isUnderAge(age) ? null : <Text as="p">{helpParts}</Text>}
      {isUnderAge(age) && hasGrowthChart(age) ? <ChildrenLink /> : null}
    </Notice>
  );
}
