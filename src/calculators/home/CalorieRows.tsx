import { CalorieRow } from '#person/answer/CalorieRow.tsx';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { fullStepText } from '#person/policy/gain-words.ts';
import { healthyRangeText, withheldExplanation, withheldText } from '#person/policy-words.ts';
import type { WithheldReason } from '#person/policy.ts';
import type { HomeReport } from '#tools/home/report.ts';
import { homeWords, lossFold } from '#tools/home/words.ts';
import figures from '#ui/Figures.module.css';
import { Result } from '#ui/Result.tsx';
import { Text } from '#ui/text/Text.tsx';
import styles from './HomeReport.module.css';

/** Two targets that aren't shown, for the same reason, as one row. */
function NoTargets({ reason }: { readonly reason: WithheldReason }) {
  return (
    <div className={figures['row']}>
      <Text as="dt">{homeWords.noTargets}</Text>
      <dd className={styles['reason']}>
        <Result name="calories.weightLoss">{withheldText[reason]}</Result>
        <span className="visually-hidden">
          <Result name="calories.weightGain">{withheldText[reason]}</Result>
        </span>
      </dd>
    </div>
  );
}

/** The reason why neither target is shown; `null` if one is, or if the reasons differ. */
function commonReason({ weightLoss, weightGain }: HomeReport): WithheldReason | null {
  if (weightLoss.status !== 'withheld' || weightGain.status !== 'withheld') return null;
  return weightLoss.reason === weightGain.reason ? weightLoss.reason : null;
}

/** The label of the loss; a pace only beside a figure. */
const lossLabel = ({ units, weightLoss }: HomeReport): string =>
  weightLoss.status === 'withheld' ? homeWords.noLoss : homeWords.weightLoss(units);

/** That a healthy weight needs no loss; from 65 on, the title above the row says so. */
const lossNote = ({ bmi, needsNoLoss, isLossUnneeded }: HomeReport): string | null =>
  needsNoLoss && !isLossUnneeded ? healthyRangeText(bmi) : null;

function Loss({ report }: { readonly report: HomeReport }) {
  const { gender, gentlest } = report;
  return (
    <CalorieRow
      {...{ gender, gentlest }}
      name="calories.weightLoss"
      label={lossLabel(report)}
      figure={report.weightLoss}
      isPrinted={!report.needsNoLoss}
      note={lossNote(report)}
    />
  );
}

/** The label of the gain; a pace only beside a figure. */
const gainLabel = ({ units, weightGain }: HomeReport): string =>
  weightGain.status === 'withheld' ? homeWords.noGain : homeWords.weightGain(units);

function Gain({ report }: { readonly report: HomeReport }) {
  const { gender, gentlest } = report;
  const unit = useEnergyUnit();
  return (
    <CalorieRow
      {...{ gender, gentlest }}
      name="calories.weightGain"
      label={gainLabel(report)}
      figure={report.weightGain}
      note={fullStepText(report, unit)}
      withheld={report.isDoctorFirst ? homeWords.gainWithDoctor : undefined}
    />
  );
}

/** The two targets, below a healthy weight the gain first; one that is folded away is after the rows. */
function Targets({ report }: { readonly report: HomeReport }) {
  const reason = commonReason(report);
  if (reason) return <NoTargets reason={reason} />;
  const gain = report.isGainUnneeded ? null : <Gain key="gain" report={report} />;
  const loss = lossFold(report) ? null : <Loss key="loss" report={report} />;
  return report.isUnderweight ? [gain, loss] : [loss, gain];
}

/** A loss that a doctor comes before is open on paper; one that isn't needed isn't printed. */
function FoldedLoss({ report }: { readonly report: HomeReport }) {
  const { weightLoss, needsNoLoss } = report;
  const unit = useEnergyUnit();
  const title = lossFold(report);
  if (title === null) return null;
  return (
    <details className={`${styles['folded']} ${needsNoLoss ? 'no-print' : styles['openInPrint']}`}>
      <Text as="summary">{title}</Text>
      <dl>
        <Loss report={report} />
      </dl>
      {weightLoss.status === 'withheld' ? (
        <Text as="p" className={styles['basis']}>
          {withheldExplanation(weightLoss.reason, unit)}
        </Text>
      ) : null}
    </details>
  );
}

function FoldedGain({ report }: { readonly report: HomeReport }) {
  if (!report.isGainUnneeded) return null;
  return (
    <details className={`${styles['folded']} no-print`}>
      <Text as="summary">{homeWords.unneededGain}</Text>
      <dl>
        <Gain report={report} />
      </dl>
    </details>
  );
}

/** The targets that the weight gives no reason for, or that a doctor comes before, folded away: each figure is still on the page. */
function FoldedTargets({ report }: { readonly report: HomeReport }) {
  if (commonReason(report)) return null;
  return (
    <>
      <FoldedLoss report={report} />
      <FoldedGain report={report} />
    </>
  );
}

/**
 * Resting energy and the two targets. Below BMI 16 the gain comes first, and after it what the body uses, all in one
 * size: a doctor comes before every number.
 */
export function CalorieRows({ report }: { readonly report: HomeReport }) {
  const { gender, gentlest, isDoctorFirst } = report;
  const targets = <Targets key="targets" report={report} />;
  const rest = (
    <CalorieRow
      key="rest"
      {...{ gender, gentlest }}
      name="calories.bmr"
      label={homeWords.bmr}
      figure={{ status: 'fine', isBelowRest: false, value: report.bmr }}
    />
  );
  const maintenance = (
    <CalorieRow
      key="maintenance"
      {...{ gender, gentlest }}
      name="calories.maintenance"
      label={homeWords.maintenance}
      figure={report.maintenance}
    />
  );
  return (
    <div>
      <dl className={styles['rows']}>{isDoctorFirst ? [targets, maintenance, rest] : [rest, targets]}</dl>
      <FoldedTargets report={report} />
    </div>
  );
}
