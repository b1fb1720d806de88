import type { ReactNode } from 'react';
import type { CalorieTargetKey } from '@evenscale/formulas/energy';
import { AnswerActions, AnswerHead } from '#person/answer/AnswerHead.tsx';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { Deferred } from '#person/answer/BelowResult.tsx';
import type { MacroText } from '#person/macros/macro-choice.ts';
import { PersonNotices } from '#person/fields/PersonNotices.tsx';
import { withheldExplanation } from '#person/policy-words.ts';
import { withheldReasons } from '#person/policy.ts';
import { Notice } from '#ui/Notice.tsx';
import { MacroTabs } from './MacroTabs.tsx';
import { TargetChoice } from './TargetChoice.tsx';
import { BmiBar, Neighbors, TdeeHero, TdeeRange, TdeeTiles } from './TdeeFacts.tsx';
import type { TdeeReport as Report } from '#tools/tdee/report.ts';
import { leanMassSentence, targetSentence, tdeeWords } from '#tools/tdee/words.ts';
import { tdeeReportStyles as styles } from './tdee-report-styles.ts';
import { Text } from '#ui/text/Text.tsx';

export interface TdeeReportProps {
  readonly report: Report;
  readonly macros: MacroText;
  readonly onChooseTarget: (target: CalorieTargetKey) => void;
  readonly onChooseMacros: (macros: MacroText) => void;
  /** Ways to save and share. An embed has neither these nor the parts below the result. */
  readonly actions?: ReactNode;
  /** What was entered. */
  readonly entries: ReactNode;
  /** The visitor's own maintenance calories; a separate island. */
  readonly own?: ReactNode;
  /** Protein, custom split and meals; a separate island. */
  readonly split?: ReactNode;
}

/** The body figures and the daily energy's accuracy, below the answer. */
function Facts({ report, own }: Pick<TdeeReportProps, 'report' | 'own'>) {
  const lean = leanMassSentence(report);
  return (
    <>
      <div>
        <TdeeRange report={report} />
        {own}
      </div>
      <TdeeTiles report={report} />
      {lean === null ? null : <Text as="p">{lean}</Text>}
      {report.isOutsideRange || report.neighbors.length === 0 ? null : <Neighbors report={report} />}
      <BmiBar report={report} />
    </>
  );
}

/** The calories to eat, their macros, the other targets, and the figures that they come from. */
export function TdeeReport(props: TdeeReportProps) {
  const { report, macros, onChooseTarget, onChooseMacros, actions, entries, own, split } = props;
  const unit = useEnergyUnit();
  const reasons = withheldReasons(report.targets.map(({ figure }) => figure));
  return (
    <section
      className={styles('card')}
      aria-label={tdeeWords.resultsTitle}
      data-underweight={report.isUnderweight ? '' : undefined}
    >
      <AnswerHead title={tdeeWords.resultsTitle} sentence={targetSentence(report, unit)} />
      <PersonNotices report={report} />
      <TdeeHero report={report} />
      <Deferred>
        <MacroTabs report={report} macros={macros} onChoose={onChooseMacros} split={split} />
        <TargetChoice report={report} onChoose={onChooseTarget} />
        {reasons.map((reason) => (
          <Notice key={reason}>
            <Text as="p">{withheldExplanation(reason, unit)}</Text>
          </Notice>
        ))}
        <div className={styles('end')}>
          <AnswerActions actions={actions} />
          {entries}
        </div>
        <Facts report={report} own={own} />
      </Deferred>
    </section>
  );
}
