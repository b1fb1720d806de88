import { Notice } from '#ui/Notice.tsx';
import { personNotices } from '#person/safety-words.ts';
import { Text } from '#ui/text/Text.tsx';
import { ChildrenLink } from './ChildrenLink.tsx';

export interface PersonNoticesProps {
  readonly isUnderAge: boolean;
  readonly isUnderweight: boolean;
}

/** Notices shown before the figures: under 18, or below a healthy weight. Their tone is calm (rulings 10, 11). */
export function PersonNotices({ isUnderAge, isUnderweight }: PersonNoticesProps) {
  if (!isUnderAge && !isUnderweight) return null;
  return (
    <Notice>
      <Text as="p">{isUnderAge ? personNotices.underAge : personNotices.underweight}</Text>
      {isUnderAge ? <ChildrenLink /> : null}
    </Notice>
  );
}
