import type { ReactNode } from 'react';
import { AnswerActions, AnswerHead } from '#person/answer/AnswerHead.tsx';
import { Deferred } from '#person/answer/BelowResult.tsx';
import { useUntold } from '#person/answer/use-untold.ts';
import { helpParts } from '#person/policy/help-words.ts';
import { Text } from '#ui/text/Text.tsx';
import { NoPlan, type NoPlanProps } from './plan/NoPlan.tsx';
import { PlanFacts, PlanHeadline, PlanMaintenance } from './plan/PlanFacts.tsx';
import type { PlanOfferProps } from './plan/PlanOffer.tsx';
import type { Planned, PlanReport } from '#tools/planner/report.ts';
import { untoldBeside } from '#tools/planner/untold.ts';
import {
  afterwardsNote,
  afterwardsText,
  goalText,
  saveText,
  plannerWords,
  underweightParts,
} from '#tools/planner/words.ts';
import styles from './PlannerReport.module.css';

interface PlanSlots {
  /** Ways to save and share a plan; static. */
  readonly actions?: ReactNode;
  /** What was entered. */
  readonly entries?: ReactNode;
}

export interface PlannerReportProps extends PlanSlots, Omit<NoPlanProps, 'report'> {
  readonly report: PlanReport;
  /** The plan's curve, a separate island. Present while its goal is moved to where no plan is possible, too. */
  readonly curve?: ReactNode;
}

function AtGoal({ report }: { report: Extract<PlanReport, { kind: 'maintain' }> }) {
  const { intake, gender } = report;
  return (
    <section className={styles['card']} aria-labelledby="plan-title">
      <h2 id="plan-title">{plannerWords.resultsTitle}</h2>
      <PlanMaintenance figure={intake} gender={gender} text={saveText} />
    </section>
  );
}

/** The goal in a sentence, what to eat until then, and what to eat afterward. */
function PlanTop({ plan, onTake }: { readonly plan: Planned } & Pick<PlanOfferProps, 'onTake'>) {
  return (
    <>
      <AnswerHead id="plan-title" title={plannerWords.resultsTitle} sentence={goalText(plan.input)} />
      <div className={styles['part']}>
        <PlanHeadline plan={plan} onTake={onTake} />
        <PlanMaintenance
          figure={plan.maintenance}
          gender={plan.gender}
          text={afterwardsText(plan.input)}
          note={afterwardsNote(plan)}
        />
      </div>
    </>
  );
}

/** The plan's other figures, and what can be done with it. */
function PlanRest({ plan, actions, entries }: { readonly plan: Planned } & PlanSlots) {
  return (
    <>
      <PlanFacts plan={plan} />
      <div className={styles['end']}>
        <AnswerActions actions={actions} />
        {entries}
      </div>
    </>
  );
}

/** What is said without a plan: nothing needs to change, or why there is none and what is possible instead. */
function Other({ report, ...presses }: Pick<PlannerReportProps, 'report' | 'onTake'>) {
  if (report.kind === 'planned') return null;
  return report.kind === 'maintain' ? <AtGoal report={report} /> : <NoPlan report={report} {...presses} />;
}

function UnderweightNotice({ report }: Pick<PlannerReportProps, 'report'>) {
  const notice = underweightParts(report);
  if (notice === null) return null;
  return (
    <div className={styles['remark']}>
      <Text as="p">{notice}</Text>
      <Text as="p">{helpParts}</Text>
    </div>
  );
}

/** The plan, or why there is none and what is possible instead. */
export function PlannerReport({ report, curve, actions, entries, ...presses }: PlannerReportProps) {
  const plan = report.kind === 'planned' ? report : null;
  useUntold(untoldBeside(report));
  return (
    <>
      <UnderweightNotice report={report} />
      {plan || curve ? (
        <section className={styles['card']} aria-labelledby={plan ? 'plan-title' : undefined}>
          {plan ? <PlanTop plan={plan} onTake={presses.onTake} /> : <Other report={report} {...presses} />}
          <Deferred>
            {/* Stays the same element while the goal is moved. */}
            {curve}
            {plan ? <PlanRest plan={plan} actions={actions} entries={entries} /> : null}
          </Deferred>
        </section>
      ) : (
        <Other report={report} {...presses} />
      )}
      {plan ? null : entries}
    </>
  );
}
