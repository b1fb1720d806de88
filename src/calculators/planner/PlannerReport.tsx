import type { ReactNode } from 'react';
import { paths } from '#config/paths.ts';
import { AnswerActions, AnswerHead } from '#person/answer/AnswerHead.tsx';
import { Deferred } from '#person/answer/BelowResult.tsx';
import { useStop, useUntold } from '#person/answer/use-untold.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { EnergySwitch } from '#person/fields/EnergySwitch.tsx';
import { helpParts } from '#person/policy/help-words.ts';
import { Text } from '#ui/text/Text.tsx';
import { withUnbrokenUnits } from '#ui/text/unbroken.ts';
import { NoPlan, type NoPlanProps } from './plan/NoPlan.tsx';
import { LessActive, PlanHeadline, PlanMaintenance } from './plan/PlanFacts.tsx';
import { PlanOffers, type PlanOffersProps } from './plan/PlanOffers.tsx';
import { useConcern, useOtherPlan } from './plan/plan-store.ts';
import { isAtEdge } from '#tools/planner/plan/plan-offers.ts';
import { followable, type Planned, type PlanReport } from '#tools/planner/report.ts';
import { isStop, untoldBeside } from '#tools/planner/untold.ts';
import { afterwardsText, goalSentence, saveText, plannerWords } from '#tools/planner/words.ts';
import { askFirstText, beforePlanText, lostFirstText, underweightParts } from '#tools/planner/note-words.ts';
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
      <EnergySwitch>
        <PlanMaintenance figure={intake} gender={gender} text={saveText} />
      </EnergySwitch>
    </section>
  );
}

/** The goal in a sentence, what to eat until then, and what to eat afterward. */
function PlanTop({ plan, onTake }: { readonly plan: Planned } & Pick<PlanOffersProps, 'onTake'>) {
  const other = useOtherPlan();
  const before = lostFirstText(plan) ?? beforePlanText(plan);
  return (
    <>
      <div>
        <AnswerHead id="plan-title" title={titleBeside(other)} sentence={goalSentence(plan.input)} />
        <OtherPlan text={other} />
      </div>
      {before === null ? null : (
        <Text as="p" className={styles['remark']}>
          {before}
        </Text>
      )}
      {isAtEdge(plan.input) ? <PlanOffers report={plan} onTake={onTake} /> : null}
      <div className={styles['part']}>
        <PlanHeadline plan={plan} onTake={onTake} />
        <PlanMaintenance
          figure={plan.maintenance}
          gender={plan.gender}
          text={withUnbrokenUnits(afterwardsText(plan.input))}
        />
      </div>
    </>
  );
}

/** What somebody asks a doctor before eating less. Not in a part that loads late: it has to be on every sheet. */
function Medicine({ report }: Pick<PlannerReportProps, 'report'>) {
  const text = report.kind === 'planned' ? askFirstText(report) : null;
  if (text === null) return null;
  return (
    <Text as="p" className={styles['medicine']}>
      {text}
    </Text>
  );
}

/** The place of the way to follow what is shown, if that is possible, or may be again once a goal is moved on. */
function FollowPlace({ report, curve, follow }: Pick<PlannerReportProps, 'report' | 'curve' | 'follow'>) {
  return follow && (curve || followable(report)) ? <div className={styles['follow']}>{follow}</div> : null;
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

/** What the log says first, as home's card has it; the log, to which it leads, says the rest. */
function LogConcern() {
  const text = useConcern();
  if (text === null) return null;
  return (
    <Text as="p" className={`${styles['remark']} no-print`}>
      {[{ as: 'a', href: paths.log, text }]}
    </Text>
  );
}

/** A plan, with its curve and what can be done with it; also while its goal is moved to where none is possible. */
function PlanCard(props: PlannerReportProps) {
  const { report, curve, actions, entries, presets, onTake } = props;
  const plan = report.kind === 'planned' ? report : null;
  return (
    <section className={styles['card']} aria-labelledby={plan ? 'plan-title' : undefined}>
      {plan ? <PlanTop plan={plan} onTake={onTake} /> : <Other report={report} onTake={onTake} />}
      <Deferred>
        {plan ? presets : null}
        {/* They stay the same elements while the goal is moved. */}
        {curve}
        {plan ? <LessActive plan={plan} /> : null}
        <Medicine report={report} />
        <FollowPlace {...props} />
        {plan ? (
          <div className={styles['end']}>
            <AnswerActions actions={actions} />
            {entries}
          </div>
        ) : null}
      </Deferred>
    </section>
  );
}

/** The plan, or why there is none and what is possible instead. */
export function PlannerReport(props: PlannerReportProps) {
  const { report, curve, entries, presets, onTake } = props;
  const isPlanned = report.kind === 'planned';
  useUntold(untoldBeside(report));
  useStop(isStop(report));
  return (
    <>
      <LogConcern />
      <UnderweightNotice report={report} />
      {isPlanned || curve ? (
        <PlanCard {...props} />
      ) : (
        <>
          <Other report={report} onTake={onTake} />
          <Deferred>
            <FollowPlace {...props} />
          </Deferred>
        </>
      )}
      {isPlanned ? null : (
        <>
          {entries}
          {report.kind === 'maintain' ? presets : null}
        </>
      )}
    </>
  );
}
