import { useMemo } from 'react';
import { paths } from '#config/paths.ts';
import { replacePlan, type PlanWrite } from '#person/database/plans.ts';
import type { PlanRow } from '#person/database/plan-row.ts';
import type { Outcome } from '#person/database/with-store.ts';
import type { LogReport } from '#person/log/log-report.ts';
import type { FollowedPlan } from '#person/plan/followed-plan.ts';
import { isAgreed, planOffer, type PlanOffer } from '#person/plan/plan-offer.ts';
import type { OnTheWay } from '#person/plan/plan-today.ts';
import { offerText, planWords as words, updateText } from '#person/plan/plan-words.ts';
import { updatedPlanOf } from '#tools/planner/kept-plan.ts';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/text/Text.tsx';
import { logAnswerStyles as styles } from '#calculators/log/answer/log-answer-styles.ts';
import type { LogAnswerProps } from '#calculators/log/answer/LogAnswer.tsx';
import { showMessage } from '#calculators/log/log-state.ts';

/** Says what was done, with the way back. */
export async function say(change: Promise<Outcome<PlanWrite>>, text: string): Promise<void> {
  const done = await change;
  showMessage(done.ok ? { text, undo: done.value.undo } : { text: '', problem: done.problem });
}

interface OfferProps extends Pick<LogAnswerProps, 'energyUnit' | 'today'> {
  readonly row: PlanRow;
  readonly plan: FollowedPlan;
  readonly offer: PlanOffer;
}

/** Why the plan should be updated, and the press that does it. */
function Offer({ row, plan, offer, energyUnit, today }: OfferProps) {
  const next = updatedPlanOf(row, offer);
  const text = updateText(offer, plan, energyUnit);
  return (
    <div className={`${styles('offer')} no-print`}>
      <Text as="p">{offerText(offer, energyUnit)}</Text>
      {next && text !== null ? (
        <Button onPress={() => void say(replacePlan(row.id, next, row.person), words.updated)}>
          <Text as="span">{text}</Text>
        </Button>
      ) : (
        <Text as="p">
          {[`${words.noUpdate} `, { as: 'a', href: paths.weightPlanner, text: words.newPlan }]}
        </Text>
      )}
      <p className={styles('press')}>
        <Button
          kind="text"
          onPress={() => void say(replacePlan(row.id, { ...row, leftOn: today }, row.person), words.left)}
        >
          {words.leave}
        </Button>
      </p>
    </div>
  );
}

interface PlanAdviceProps extends Omit<OfferProps, 'offer'>, Pick<LogAnswerProps, 'days'> {
  readonly now: OnTheWay;
  readonly report: LogReport;
}

/** The update that is offered where the log contradicts the plan, or that it doesn't. */
export function PlanAdvice({ now, days, report, ...props }: PlanAdviceProps) {
  const { plan, today } = props;
  const offer = useMemo(() => planOffer(plan, now, days, report, today), [plan, now, days, report, today]);
  if (offer) return <Offer {...props} offer={offer} />;
  if (!isAgreed(plan, now, report)) return null;
  return (
    <Text as="p" className={styles('text')}>
      {words.agrees}
    </Text>
  );
}
