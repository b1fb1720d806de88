import type { ReactNode } from 'react';
import { AnswerActions, AnswerHead } from '#person/answer/AnswerHead.tsx';
import { Deferred } from '#person/answer/BelowResult.tsx';
import { useStop, useUntold } from '#person/answer/use-untold.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { helpParts } from '#person/policy/help-words.ts';
import { Text } from '#ui/text/Text.tsx';
import { NoPlan, type NoPlanProps } from './plan/NoPlan.tsx';
import { PlanHeadline, PlanMaintenance } from './plan/PlanFacts.tsx';
import type { PlanOfferProps } from './plan/PlanOffer.tsx';
import { useOtherPlan } from './plan/plan-store.ts';
import { followable, type Planned, type PlanReport } from '#tools/planner/report.ts';
import { isStop, untoldBeside } from '#tools/planner/untold.ts';
import { afterwardsText, goalText, saveText, plannerWords } from '#tools/planner/words.ts';
import { underweightParts } from '#tools/planner/note-words.ts';
import styles from './PlannerReport.module.css';

interface PlanSlots {
  /** Ways to save and share a plan; static. */
  readonly actions?: ReactNode;
  /** What was entered. */
  readonly entries?: ReactNode;
  /** What of that nobody chose. */
  readonly presets?: ReactNode;
}

export interface PlannerReportProps extends PlanSlots, Omit<NoPlanProps, 'report'> {
  readonly report: PlanReport;
  /** The plan's curve, a separate island. Present while its goal is moved to where no plan is possible, too. */
  readonly curve?: ReactNode;
  /** The way to follow what is shown, a separate island. */
  readonly follow?: ReactNode;
}

const titleBeside = (other: string | null): string =>
  other === null ? plannerWords.resultsTitle : plannerWords.newTitle;

/** The plan that is followed, if it isn't the one of the answer. */
function OtherPlan({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <Text as="p" className={`${styles['note']} no-print`}>
      {text}
    </Text>
  );
}

function AtGoal({ report }: { report: Extract<PlanReport, { kind: 'maintain' }> }) {
  const { intake, gender } = report;
  const other = useOtherPlan();
  return (
    <section className={styles['card']} aria-labelledby="plan-title">
      <Text as="h2" id="plan-title">
        {titleBeside(other)}
      </Text>
      <OtherPlan text={other} />
      <PlanMaintenance figure={intake} gender={gender} text={saveText} />
    </section>
  );
}

/** The goal in a sentence, what to eat until then, and what to eat afterward. */
function PlanTop({ plan, onTake }: { readonly plan: Planned } & Pick<PlanOfferProps, 'onTake'>) {
  const other = useOtherPlan();
  return (
    <>
      <div>
        <AnswerHead id="plan-title" title={titleBeside(other)} sentence={goalText(plan.input)} />
        <OtherPlan text={other} />
      </div>
      <div className={styles['part']}>
        <PlanHeadline plan={plan} onTake={onTake} />
        <PlanMaintenance figure={plan.maintenance} gender={plan.gender} text={afterwardsText(plan.input)} />
      </div>
    </>
  );
}

/** What somebody asks a doctor before eating less. Not in a part that loads late: it has to be on every sheet. */
function Medicine({ direction }: Pick<Planned, 'direction'>) {
  if (direction !== 'lose') return null;
  return (
    <Text as="p" className={`${styles['note']} ${styles['medicine']}`}>
      {plannerWords.medicine}
    </Text>
  );
}

/** What is said without a plan: nothing needs to change, or why there is none and what is possible instead. */
function Other({ report, ...presses }: Pick<PlannerReportProps, 'report' | 'onTake'>) {
  if (report.kind === 'planned') return null;
  return report.kind === 'maintain' ? <AtGoal report={report} /> : <NoPlan report={report} {...presses} />;
}

function UnderweightNotice({ report }: Pick<PlannerReportProps, 'report'>) {
  const notice = underweightParts(report, useEnergyUnit());
  if (notice === null) return null;
  return (
    <div className={styles['remark']}>
      <Text as="p">{notice}</Text>
      <Text as="p">{helpParts}</Text>
    </div>
  );
}

/** The plan, or why there is none and what is possible instead. */
export function PlannerReport(props: PlannerReportProps) {
  const { report, curve, follow, actions, entries, presets, ...presses } = props;
  const plan = report.kind === 'planned' ? report : null;
  useUntold(untoldBeside(report));
  useStop(isStop(report));
  const way =
    follow && (curve || followable(report)) ? <div className={styles['follow']}>{follow}</div> : null;
  return (
    <>
      <UnderweightNotice report={report} />
      {plan || curve ? (
        <section className={styles['card']} aria-labelledby={plan ? 'plan-title' : undefined}>
          {plan ? <PlanTop plan={plan} onTake={presses.onTake} /> : <Other report={report} {...presses} />}
          <Deferred>
            {plan ? presets : null}
            {/* They stay the same elements while the goal is moved. */}
            {curve}
            {plan ? <Medicine direction={plan.direction} /> : null}
            {way}
            {plan ? (
              <div className={styles['end']}>
                <AnswerActions actions={actions} />
                {entries}
              </div>
            ) : null}
          </Deferred>
        </section>
      ) : (
        <>
          <Other report={report} {...presses} />
          <Deferred>{way}</Deferred>
        </>
      )}
      {plan ? null : entries}
      {plan ? null : presets}
    </>
  );
}
