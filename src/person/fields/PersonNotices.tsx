import type { BodyMassIndex } from '@evenscale/formulas/units';
import { Notice } from '#ui/Notice.tsx';
import { personNotices, underweightNotice } from '#person/safety-words.ts';
import { Text } from '#ui/text/Text.tsx';
import { ChildrenLink } from './ChildrenLink.tsx';

export interface PersonNoticesProps {
  readonly isUnderAge: boolean;
  readonly bmi: BodyMassIndex;
}

/** Notices shown before the figures: under 18, or below a healthy weight. Their tone is calm (rulings 10, 11). */
export function PersonNotices({ isUnderAge, bmi }: PersonNoticesProps) {
  const text = isUnderAge ? personNotices.underAge : underweightNotice(bmi);
  if (text === null) return null;
  return (
    <Notice>
      <Text as="p">{text}</Text>
      {isUnderAge ? <ChildrenLink /> : null}
    </Notice>
  );
}
