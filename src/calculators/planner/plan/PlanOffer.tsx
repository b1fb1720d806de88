import { Button } from '#ui/Button.tsx';
import type { Offer } from '#tools/planner/plan/plan-offers.ts';
import { offerText } from '#tools/planner/words.ts';
import { Text } from '#ui/text/Text.tsx';

export interface PlanOfferProps {
  readonly offer: Offer | null;
  readonly onTake: (offer: Offer) => void;
}

/** One click replaces the requested plan with a gentler one. */
export function PlanOffer({ offer, onTake }: PlanOfferProps) {
  if (!offer) return null;
  return (
    <div className="no-print">
      <Button kind="secondary" onPress={() => onTake(offer)}>
        <Text as="span">{offerText(offer)}</Text>
      </Button>
    </div>
  );
}
