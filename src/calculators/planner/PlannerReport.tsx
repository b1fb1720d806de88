import type { ReactNode } from 'react';
import { AnswerActions, AnswerHead } from '#person/answer/AnswerHead.tsx';
import { EnergySwitch } from '#person/fields/EnergySwitch.tsx';
import { Text } from '#ui/text/Text.tsx';
import { NoPlan } from './plan/NoPlan.tsx';
import { PlanFacts, PlanHeadline, PlanMaintenance } from './plan/PlanFacts.tsx';
import type { PlanOfferProps } from './plan/PlanOffer.tsx';
import type { Planned, PlanReport } from '#tools/planner/report.ts';
import {
  afterwardsNote,
  afterwardsText,
  goalText,
  saveText,
  plannerWords,
  underweightText,
} from '#tools/planner/words.ts';
import styles from './PlannerReport.module.css';

export interface PlannerReportProps<Report = PlanReport> extends Pick<PlanOfferProps, 'onTake'> {
  readonly report: Report;
  /** Ways to save and share a plan; static. */
  readonly actions?: ReactNode;
  /** What was entered. */
  readonly entries?: ReactNode;
}

function AtGoal({ report }: { report: Extract<PlanReport, { kind: 'maintain' }> }) {
  const { intake, gender } = report;
  return (
    <section className={styles['card']} aria-labelledby="plan-title">
      <h2 id="plan-title">{plannerWords.resultsTitle}</h2>
      <EnergySwitch>
        <PlanMaintenance figure={intake} gender={gender} text={saveText} />
      </EnergySwitch>
    </section>
  );
}

function Plan({ report: plan, onTake, actions, entries }: PlannerReportProps<Planned>) {
  return (
    <section className={styles['card']} aria-labelledby="plan-title">
      <AnswerHead id="plan-title" title={plannerWords.resultsTitle} sentence={goalText(plan.input)} />
      <div className={styles['columns']}>
        <div className={styles['part']}>
          <PlanHeadline plan={plan} onTake={onTake} />
          <PlanMaintenance
            figure={plan.maintenance}
            gender={plan.gender}
            text={afterwardsText(plan.input)}
            note={afterwardsNote(plan)}
          />
        </div>
        <PlanFacts plan={plan} />
      </div>
      {actions ? (
        <Text as="p" className={`${styles['note']} no-print`}>
          {[{ as: 'a', href: '#plan-macros', text: plannerWords.macros }]}
        </Text>
      ) : null}
      <div className={styles['end']}>
        <AnswerActions actions={actions} />
        {entries}
      </div>
    </section>
  );
}

/** The plan, or why there is none and what is possible instead. */
export function PlannerReport({ report, onTake, actions, entries }: PlannerReportProps) {
  const notice = report.kind === 'planned' || report.kind === 'maintain' ? underweightText(report.bmi) : null;
  return (
    <>
      {notice === null ? null : (
        <Text as="p" className={styles['remark']}>
          {notice}
        </Text>
      )}
      {report.kind === 'planned' ? (
        <Plan report={report} onTake={onTake} actions={actions} entries={entries} />
      ) : null}
      {report.kind === 'maintain' ? <AtGoal report={report} /> : null}
      {report.kind === 'planned' || report.kind === 'maintain' ? null : (
        <NoPlan report={report} onTake={onTake} />
      )}
      {report.kind === 'planned' ? null : entries}
    </>
  );
}
