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
import {
  asEatenText,
  keepText,
  offerText,
  samePaceText,
  startApartText,
  updateText,
} from '#person/plan/plan-offer-words.ts';
import { planWords as words } from '#person/plan/plan-words.ts';
import { startApart } from '#person/plan/start-apart.ts';
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

/** False where the log or the person's weight says something first. */
const isOpen = ({ mean }: OnTheWay, report: LogReport): boolean =>
  mean.status !== 'withheld' && report.kind !== 'stopped';

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
  readonly reasons: readonly string[];
}

/**
 * Why the plan may be worth a change, besides what an update says: where eating on as lately leads, and that it starts at
 * another weight than the log has.
 */
function useReasons(props: PlanAdviceProps): readonly string[] {
  const { plan, now, days, report, today, unit, energyUnit } = props;
  const { isWeightHidden } = useLog().view;
  return useMemo(() => {
    if (!isOpen(now, report)) return [];
    const [start, eaten] = [startApart(plan, days), asEaten(plan, now, days, report, today)];
    return [
      ...(start ? [startApartText(start, plan, unit, isWeightHidden)] : []),
      ...(eaten ? [asEatenText(eaten, plan, unit, energyUnit, isWeightHidden)] : []),
    ];
  }, [plan, now, days, report, today, unit, energyUnit, isWeightHidden]);
}

const Line = ({ text }: { readonly text: string }) => (
  <Text as="p" className={styles('text')}>
    {text}
  </Text>
);

/** They lead to a choice, so a printed page doesn't have them. */
const Reasons = ({ reasons }: Pick<NoUpdateProps, 'reasons'>) =>
  reasons.map((text) => (
    <Text key={text} as="p" className={`${styles('text')} no-print`}>
      {text}
    </Text>
  ));

/** Where the log asks for no update: that it agrees, or the way on. */
function NoUpdate({ now, report, isAgreed, reasons }: NoUpdateProps) {
  if (isAgreed && reasons.length === 0) return <Line text={words.agrees} />;
  const isApart = now.beside === 'apart' && isOpen(now, report);
  return (
    <>
      <Reasons reasons={reasons} />
      {reasons.length > 0 || isApart ? <PlanAgain /> : null}
    </>
  );
}

/** The update that the log asks for, unless it was left aside lately or waits; or that the log agrees with the plan. */
export function PlanAdvice(props: PlanAdviceProps) {
  const { row, plan, now, days, report, today, energyUnit } = props;
  const advice = useMemo(() => planAdvice(plan, now, days, report, today), [plan, now, days, report, today]);
  const reasons = useReasons(props);
  if (advice === null || advice === 'agrees')
    return <NoUpdate {...{ now, report, reasons }} isAgreed={advice === 'agrees'} />;
  if (advice.reason === 'oddWeighing') return <Line text={words.waits(formatIsoDay(advice.day))} />;
  const offer = waitingUpdate(advice, row, today);
  return (
    offer && (
      <>
        <Reasons reasons={reasons} />
        <Offer {...{ row, plan, offer, today, energyUnit }} />
      </>
    )
  );
}
