import { Button } from '#ui/Button.tsx';
import type { Offer } from '#tools/planner/plan/offer.ts';
import { offersOf, type PlanReport } from '#tools/planner/report.ts';
import { offerText } from '#tools/planner/words.ts';
import { Text } from '#ui/text/Text.tsx';

export interface PlanOffersProps {
  readonly report: PlanReport;
  readonly onTake: (offer: Offer) => void;
}

/** One click replaces the requested plan with another one. */
export function PlanOffers({ report, onTake }: PlanOffersProps) {
  return offersOf(report).map((offer) => (
    <div key={offer.kind} className="no-print">
      <Button kind="secondary" onPress={() => onTake(offer)}>
        <Text as="span">{offerText(offer)}</Text>
      </Button>
    </div>
  ));
}
