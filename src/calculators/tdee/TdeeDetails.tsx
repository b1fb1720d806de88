import { lazy, Suspense, type ReactNode } from 'react';
import { AnswerActions } from '#person/answer/AnswerHead.tsx';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { AdviceNotice } from '#person/fields/PersonNotices.tsx';
import type { MacroText } from '#person/macros/macro-choice.ts';
import { proteinBoundsOf } from '#person/macros/protein-note.ts';
import { fullStepText } from '#person/policy/gain-words.ts';
import { isOfPlan, useOwnTarget } from '#person/plan/own-target.ts';
import type { TargetText } from '#person/plan/target-choice.ts';
import { plannedGoal } from '#person/targets.ts';
import { PlateFold } from '#person/plate/PlateFold.tsx';
import { TrainingFold } from '#person/training/TrainingFold.tsx';
import type { TrainingText } from '#person/training/training-text.ts';
import { withheldExplanation } from '#person/policy-words.ts';
import { withheldReasons } from '#person/policy/what-is-said.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { MacroTabs } from './MacroTabs.tsx';
import { TargetChoice } from './TargetChoice.tsx';
import { MoreNumbers } from './TdeeFacts.tsx';
import { adviceText } from '#tools/tdee/detail-words.ts';
import { usualDayOf } from '#tools/tdee/training-days.ts';
import type { TdeeInput } from '#tools/tdee/entries.ts';
import type { TdeeReport } from '#tools/tdee/report.ts';
import { tdeeDetailsStyles as styles } from './tdee-details-styles.ts';
import { Text } from '#ui/text/Text.tsx';

export interface TdeeDetailsProps {
  readonly report: TdeeReport;
  readonly input: TdeeInput;
  readonly macros: MacroText;
  readonly onChooseTarget: (target: TargetText) => void;
  readonly onChooseMacros: (macros: MacroText) => void;
  readonly trainingDays: TrainingText;
  readonly onChooseTraining: (trainingDays: TrainingText) => void;
  /** Ways to save and share. An embed has neither these nor the parts below the result. */
  readonly actions?: ReactNode;
  /** What was entered. */
  readonly entries: ReactNode;
  /** What of the entries nobody chose. */
  readonly presets: ReactNode;
  /** The visitor's own maintenance calories; a separate island. */
  readonly own?: ReactNode;
  /** The plan that the visitor follows; a separate island. */
  readonly plan?: ReactNode;
  /** Protein, custom split and meals; a separate island. */
  readonly split?: ReactNode;
}

const UseInPlan = withFailureMessage(
  lazy(async () => ({ default: (await import('./UseInPlan.tsx')).UseInPlan })),
);

/** The way of what was chosen into the plan that is followed, while its calories are the target. */
function InPlan({ input, ...chosen }: Pick<TdeeDetailsProps, 'input' | 'macros' | 'trainingDays'>) {
  const own = useOwnTarget();
  return own && isOfPlan(input.target, own) ? (
    <Suspense fallback={null}>
      <UseInPlan own={own} {...chosen} />
    </Suspense>
  ) : null;
}

/** What follows an answer's main figures: the targets, the macros of the chosen one, and further figures. Loads late. */
export function TdeeDetails(props: TdeeDetailsProps) {
  const { report, input, macros, onChooseTarget, onChooseMacros, actions, entries, own, plan, split } = props;
  const unit = useEnergyUnit();
  const usual = usualDayOf(report, macros);
  const fullStep = report.chosen?.key === 'gain' ? fullStepText(report, unit) : null;
  const reasons = withheldReasons(report.targets.map(({ figure }) => figure));
  return (
    <>
      {fullStep === null ? null : <Text as="p">{fullStep}</Text>}
      {props.presets}
      <AdviceNotice advice={adviceText(report)} />
      {/* The one sentence in place of macros and targets. */}
      {report.isUnderAge ? <Text as="p">{withheldExplanation('underAge', unit)}</Text> : null}
      <TargetChoice report={report} plan={plan} onChoose={onChooseTarget} />
      {report.isUnderAge
        ? null
        : reasons.map((reason) => (
            <Notice key={reason}>
              <Text as="p">{withheldExplanation(reason, unit)}</Text>
            </Notice>
          ))}
      <div className={styles('ownAndMacros')}>
        {own}
        <MacroTabs
          report={report}
          protein={proteinBoundsOf(input, plannedGoal(report))}
          macros={macros}
          onChoose={onChooseMacros}
          split={split}
        />
      </div>
      {usual ? (
        <div className={styles('folds')}>
          <PlateFold {...usual} />
          <TrainingFold
            usual={usual}
            text={props.trainingDays}
            gender={report.gender}
            onChange={props.onChooseTraining}
          />
        </div>
      ) : null}
      <InPlan input={input} macros={macros} trainingDays={props.trainingDays} />
      <div className={styles('end')}>
        <AnswerActions actions={actions} />
        {entries}
      </div>
      <MoreNumbers report={report} />
    </>
  );
}
