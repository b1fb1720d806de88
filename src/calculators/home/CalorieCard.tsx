import type { ReactNode } from 'react';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import { EnergySwitch } from '#person/fields/EnergySwitch.tsx';
import { CalorieRow } from '#person/answer/CalorieRow.tsx';
import { remarkText, withheldExplanation, withheldText } from '#person/policy-words.ts';
import { withheldReasons, type WithheldReason } from '#person/policy.ts';
import { Result } from '#ui/Result.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { HomeReport } from '#tools/home/report.ts';
import { homeWords } from '#tools/home/words.ts';
import figures from '#ui/Figures.module.css';
import styles from './HomeReport.module.css';
import { Text } from '#ui/text/Text.tsx';

function Headline({ report }: { report: HomeReport }) {
  const { maintenance } = report;
  const unit = useEnergyUnit();
  if (maintenance.status === 'withheld') {
    return (
      <p className={`${figures['headline']} ${styles['amount']}`}>
        <span>{`${homeWords.maintenance}: `}</span>
        <Result name="calories.maintenance" className={styles['reason']}>
          {withheldText[maintenance.reason]}
        </Result>
      </p>
    );
  }
  const remark = remarkText(maintenance, report.gender, report.gentlest, unit);
  return (
    <p className={`${figures['headline']} ${styles['amount']}`}>
      <Result
        name="calories.maintenance"
        value={maintenance.value}
        className={`${figures['big']} ${figures['energy']}`}
      >
        {energyFigure(maintenance.value, unit)}
      </Result>
      <Text
        as="span"
        className={styles['beside']}
      >{` ${report.isUnderAge ? homeWords.growingLine(unit) : homeWords.aDay(unit)}`}</Text>
      {remark ? (
        <Text as="span" className={styles['remark']}>
          {remark}
        </Text>
      ) : null}
    </p>
  );
}

/** Maintenance with its title, and the switch of the energies' unit. */
function Maintenance({ report }: { report: HomeReport }) {
  const headline = <Headline report={report} />;
  if (report.isUnderAge || report.maintenance.status === 'withheld')
    return <EnergySwitch>{headline}</EnergySwitch>;
  return (
    <div className={styles['stay']}>
      <EnergySwitch>
        <Text as="p" className={styles['title']}>
          {homeWords.stay}
        </Text>
      </EnergySwitch>
      {headline}
    </div>
  );
}

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
function lossLabel({ age, isLossUnneeded, units, weightLoss }: HomeReport): string {
  if (weightLoss.status === 'withheld') return homeWords.noLoss;
  return isLossUnneeded ? homeWords.unneededLoss(age) : homeWords.weightLoss(units);
}

/** The two targets; the one that fits the person better is first. */
function Targets({ report }: { readonly report: HomeReport }) {
  const { gender, gentlest, isLossUnneeded, units } = report;
  const shared = { gender, gentlest };
  const reason = commonReason(report);
  if (reason) return <NoTargets reason={reason} />;
  const loss = (
    <CalorieRow
      {...shared}
      key="loss"
      name="calories.weightLoss"
      label={lossLabel(report)}
      figure={report.weightLoss}
      isPrinted={!report.needsNoLoss}
    />
  );
  const gain = (
    <CalorieRow
      {...shared}
      key="gain"
      name="calories.weightGain"
      label={homeWords.weightGain(units)}
      figure={report.weightGain}
    />
  );
  return isLossUnneeded ? [gain, loss] : [loss, gain];
}

/** Maintenance, resting energy, and the two targets, each assessed. */
export function CalorieCard({ report, way }: { readonly report: HomeReport; readonly way: ReactNode }) {
  const { gender, gentlest } = report;
  const unit = useEnergyUnit();
  const reasons = withheldReasons([report.maintenance, report.weightLoss, report.weightGain]);
  return (
    <section
      className={`${styles['part']} ${styles[way ? 'reach' : 'calories']}`}
      aria-labelledby="calorie-card"
    >
      <h3 id="calorie-card" className="visually-hidden">
        {homeWords.calorieTitle}
      </h3>
      <Maintenance report={report} />
      <dl className={styles['rows']}>
        <CalorieRow
          gender={gender}
          gentlest={gentlest}
          name="calories.bmr"
          label={homeWords.bmr}
          figure={{ status: 'fine', isBelowRest: false, value: report.bmr }}
        />
        <Targets report={report} />
      </dl>
      {way ? <div className={`${styles['way']} no-print`}>{way}</div> : null}
      {reasons.length === 0 ? null : (
        <div className={styles['notices']}>
          {reasons.map((reason) => (
            <Notice key={reason}>
              <Text as="p">{withheldExplanation(reason, unit)}</Text>
            </Notice>
          ))}
        </div>
      )}
    </section>
  );
}
