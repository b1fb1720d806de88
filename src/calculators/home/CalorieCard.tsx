import type { ReactNode } from 'react';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import { EnergySwitch } from '#person/fields/EnergySwitch.tsx';
import { useHasOwnLead } from '#person/store.ts';
import { remarkText, withheldExplanation, withheldText } from '#person/policy-words.ts';
import { withheldReasons } from '#person/policy/what-is-said.ts';
import { Result } from '#ui/Result.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { HomeReport } from '#tools/home/report.ts';
import { homeWords, lossFold } from '#tools/home/words.ts';
import figures from '#ui/Figures.module.css';
import { CalorieRows } from './CalorieRows.tsx';
import styles from './HomeReport.module.css';
import { Text } from '#ui/text/Text.tsx';

function Headline({ report }: { report: HomeReport }) {
  const { maintenance } = report;
  const unit = useEnergyUnit();
  if (maintenance.status === 'withheld') {
    return (
      <p className={figures['headline']}>
        <span>{`${homeWords.maintenance}: `}</span>
        <Result name="calories.maintenance" className={styles['reason']}>
          {withheldText[maintenance.reason]}
        </Result>
      </p>
    );
  }
  const remark = remarkText(maintenance, report.gender, report.gentlest, unit);
  return (
    <p className={figures['headline']}>
      <Result
        name="calories.maintenance"
        value={maintenance.value}
        className={`${figures['big']} ${figures[report.isUnderAge || report.pregnancy ? 'small' : 'energy']}`}
      >
        {energyFigure(maintenance.value, unit)}
      </Result>
      {report.isUnderAge ? null : (
        <Text as="span" className={styles['beside']}>{` ${homeWords.aDay(unit)}`}</Text>
      )}
      {remark ? (
        <Text as="span" className={styles['remark']}>
          {remark}
        </Text>
      ) : null}
    </p>
  );
}

/** The equation's figures; folded away below a number of the visitor's own, and open on paper. */
function Equation({ isFolded, children }: { readonly isFolded: boolean; readonly children: ReactNode }) {
  if (!isFolded) return <>{children}</>;
  return (
    <details className={`${styles['folded']} ${styles['openInPrint']} ${styles['equation']}`}>
      <Text as="summary">{homeWords.byEquation}</Text>
      {children}
    </details>
  );
}

interface CalorieCardProps {
  readonly report: HomeReport;
  readonly way: ReactNode;
  readonly own: ReactNode;
  readonly presets: ReactNode;
}

interface MaintenanceProps extends Omit<CalorieCardProps, 'way'> {
  /** True if the number of the visitor's own comes first. */
  readonly isLed: boolean;
}

/** Maintenance with its title, and the switch of the energies' unit. */
function Maintenance({ report, own, presets, isLed }: MaintenanceProps) {
  const unit = useEnergyUnit();
  const headline = <Headline report={report} />;
  const title = (
    <Text as="p" className={styles['title']}>
      {/* During pregnancy, nobody should stay as they are. */}
      {report.pregnancy ? homeWords.maintenance : homeWords.stay}
    </Text>
  );
  if (report.maintenance.status === 'withheld')
    return (
      <>
        <EnergySwitch>{headline}</EnergySwitch>
        {presets}
      </>
    );
  if (report.isUnderAge)
    return (
      <div className={styles['stay']}>
        <EnergySwitch>{headline}</EnergySwitch>
        {/* Too long to be beside the figure. */}
        <Text as="p" className={styles['beside']}>
          {homeWords.growingLine(unit)}
        </Text>
        {presets}
      </div>
    );
  return (
    <div className={styles['stay']}>
      {own}
      <Equation isFolded={isLed}>
        {isLed ? title : <EnergySwitch>{title}</EnergySwitch>}
        {headline}
        {isLed ? <CalorieRows report={report} /> : null}
      </Equation>
      {presets}
    </div>
  );
}

/** The title, which is beside the switch if it's visible. */
function Title({ isVisible }: { readonly isVisible: boolean }) {
  const title = (
    <h3 id="calorie-card" className={isVisible ? styles['title'] : 'visually-hidden'}>
      {homeWords.calorieTitle}
    </h3>
  );
  return isVisible ? <EnergySwitch>{title}</EnergySwitch> : title;
}

/** Beside the way, or else the rows beside maintenance; those of a fold are below it. */
function layoutOf(hasWay: boolean, isLed: boolean): string {
  if (hasWay) return styles['reach'] ?? '';
  return isLed ? '' : (styles['calories'] ?? '');
}

/** The reasons below the figures; that of a loss that is folded away is with it. */
function reasonsBeside(report: HomeReport) {
  const { maintenance, weightLoss, weightGain } = report;
  const isLossBelow = lossFold(report) === null || weightGain.status === 'withheld';
  return withheldReasons(isLossBelow ? [maintenance, weightLoss, weightGain] : [maintenance, weightGain]);
}

/** Maintenance, resting energy, and the two targets, each assessed. */
export function CalorieCard({ report, way, own, presets }: CalorieCardProps) {
  const unit = useEnergyUnit();
  const isLed = useHasOwnLead() && !report.isDoctorFirst;
  const reasons = reasonsBeside(report);
  return (
    <section className={`${styles['part']} ${layoutOf(Boolean(way), isLed)}`} aria-labelledby="calorie-card">
      <Title isVisible={report.isDoctorFirst || isLed} />
      {report.isDoctorFirst ? null : <Maintenance {...{ report, own, presets, isLed }} />}
      {way ? <div className={styles['way']}>{way}</div> : null}
      {isLed ? null : <CalorieRows report={report} />}
      {report.isDoctorFirst ? presets : null}
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
