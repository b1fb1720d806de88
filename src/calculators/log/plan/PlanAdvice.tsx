import { useMemo } from 'react';
import type { WeightUnit } from '@evenscale/formulas/units';
import { paths } from '#config/paths.ts';
import { replacePlan, type PlanWrite } from '#person/database/plans.ts';
import type { PlanRow } from '#person/database/plan-row.ts';
import type { Outcome } from '#person/database/with-store.ts';
import type { LogReport } from '#person/log/log-report.ts';
import { asEaten } from '#person/plan/as-eaten.ts';
import type { FollowedPlan } from '#person/plan/followed-plan.ts';
import { planAdvice, waitingUpdate } from '#person/plan/plan-advice.ts';
import type { PlanOffer } from '#person/plan/plan-offer.ts';
import type { OnTheWay } from '#person/plan/plan-today.ts';
import { asEatenText, keepText, offerText, samePaceText, updateText } from '#person/plan/plan-offer-words.ts';
import { planWords as words } from '#person/plan/plan-words.ts';
import { updatedPlanOf } from '#tools/planner/kept-plan.ts';
import { Button } from '#ui/Button.tsx';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { Text } from '#ui/text/Text.tsx';
import { logAnswerStyles as styles } from '#calculators/log/answer/log-answer-styles.ts';
import type { LogAnswerProps } from '#calculators/log/answer/LogAnswer.tsx';
import { showMessage, useLog } from '#calculators/log/log-state.ts';

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
  const later = updatedPlanOf(row, { ...offer, change: offer.samePace });
  const laterText = samePaceText(offer, plan, energyUnit);
  const leave = (): void => {
    const { leftKcal: _, ...before } = row;
    const offered = offer.change && { leftKcal: offer.change.intake.value };
    void say(replacePlan(row.id, { ...before, leftOn: today, ...offered }, row.person), words.left);
  };
  return (
    <div className={`${styles('offer')} no-print`}>
      <Text as="p">{offerText(offer, plan, energyUnit)}</Text>
      {next && text !== null ? (
        <Button onPress={() => void say(replacePlan(row.id, next, row.person), words.updated)}>
          <Text as="span">{text}</Text>
        </Button>
      ) : (
        <Text as="p">
          {[`${words.noUpdate} `, { as: 'a', href: paths.weightPlanner, text: words.newPlan }]}
        </Text>
      )}
      {later && laterText !== null ? (
        <p className={styles('press')}>
          <Button kind="text" onPress={() => void say(replacePlan(row.id, later, row.person), words.updated)}>
            <Text as="span">{laterText}</Text>
          </Button>
        </p>
      ) : null}
      <p className={styles('press')}>
        <Button kind="text" onPress={leave}>
          <Text as="span">{keepText(offer, plan, energyUnit)}</Text>
        </Button>
      </p>
    </div>
  );
}

/** True beside a plan that the trend has left, unless the log or the person's weight says something first. */
const canPlanAgain = ({ beside, mean }: OnTheWay, report: LogReport): boolean =>
  beside === 'apart' && mean.status !== 'withheld' && report.kind !== 'stopped';

/** The way on where the log asks for no update: the planner begins with today's trend, and the plan's goal. */
function PlanAgain() {
  return (
    <Text as="p" className={`${styles('text')} no-print`}>
      {[{ as: 'a', href: paths.weightPlanner, text: words.again }]}
    </Text>
  );
}

interface PlanAdviceProps extends Omit<OfferProps, 'offer'>, Pick<LogAnswerProps, 'days'> {
  readonly now: OnTheWay;
  readonly report: LogReport;
  readonly unit: WeightUnit;
}

interface NoUpdateProps extends Pick<PlanAdviceProps, 'now' | 'report'> {
  readonly isAgreed: boolean;
  /** Where eating on as lately leads; `null` if that isn't said. */
  readonly eaten: string | null;
}

/** Where eating on as lately leads, if that is elsewhere than the plan; `null` otherwise. */
function useAsEaten(props: PlanAdviceProps): string | null {
  const { plan, now, days, report, today, unit, energyUnit } = props;
  const { isWeightHidden } = useLog().view;
  return useMemo(() => {
    const found = asEaten(plan, now, days, report, today);
    return found && asEatenText(found, plan, unit, energyUnit, isWeightHidden);
  }, [plan, now, days, report, today, unit, energyUnit, isWeightHidden]);
}

const Line = ({ text }: { readonly text: string }) => (
  <Text as="p" className={styles('text')}>
    {text}
  </Text>
);

/** It leads to a choice, so a printed page doesn't have it. */
const Eaten = ({ text }: { readonly text: string | null }) =>
  text === null ? null : (
    <Text as="p" className={`${styles('text')} no-print`}>
      {text}
    </Text>
  );

/** Where the log asks for no update: that it agrees, or the way on, after where eating on as lately leads. */
function NoUpdate({ now, report, isAgreed, eaten }: NoUpdateProps) {
  if (isAgreed && eaten === null) return <Line text={words.agrees} />;
  return (
    <>
      <Eaten text={eaten} />
      {eaten !== null || canPlanAgain(now, report) ? <PlanAgain /> : null}
    </>
  );
}

/** The update that the log asks for, unless it was left aside lately or waits; or that the log agrees with the plan. */
export function PlanAdvice(props: PlanAdviceProps) {
  const { row, plan, now, days, report, today, energyUnit } = props;
  const advice = useMemo(() => planAdvice(plan, now, days, report, today), [plan, now, days, report, today]);
  const eaten = useAsEaten(props);
  if (advice === null || advice === 'agrees')
    return <NoUpdate {...{ now, report, eaten }} isAgreed={advice === 'agrees'} />;
  if (advice.reason === 'oddWeighing') return <Line text={words.waits(formatIsoDay(advice.day))} />;
  const offer = waitingUpdate(advice, row, today);
  return (
    offer && (
      <>
        <Eaten text={eaten} />
        <Offer {...{ row, plan, offer, today, energyUnit }} />
      </>
    )
  );
}
