import { Button } from '#ui/Button.tsx';
import type { Offer } from './plan-offers.ts';
import { offerText } from './planner-words.ts';

export interface PlanOfferProps {
  readonly offer: Offer | null;
  readonly onTake: (offer: Offer) => void;
}

/** One click puts a gentler plan in place of what was asked for. */
export function PlanOffer({ offer, onTake }: PlanOfferProps) {
  if (!offer) return null;
  return (
    <Button kind="secondary" onPress={() => onTake(offer)}>
      {offerText(offer)}
    </Button>
  );
}
