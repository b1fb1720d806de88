import { ChildrenLink } from '#person/answer/ChildrenLink.tsx';
import { Text } from '#ui/text/Text.tsx';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { helpParts } from '#person/policy/help-words.ts';
import { NoLongerPregnant } from '#person/fields/PersonNotices.tsx';
import { EnergySwitch } from '#person/fields/EnergySwitch.tsx';
import { PlanOffers, type PlanOffersProps } from './PlanOffers.tsx';
import type { Refusal } from '#tools/planner/report.ts';
import {
  hasHelpLine,
  insteadParts,
  noNeedText,
  reasonText,
  refusedIntake,
} from '#tools/planner/refusal-words.ts';
import { lostFirstText } from '#tools/planner/note-words.ts';
import { noPlanTitleOf } from '#tools/planner/words.ts';
import styles from '#calculators/planner/PlannerReport.module.css';

export interface NoPlanProps extends Pick<PlanOffersProps, 'onTake'> {
  readonly report: Refusal;
}

/** Why there is no plan, with a button for each plan that is possible. Not styled as an alarm. */
export function NoPlan({ report, onTake }: NoPlanProps) {
  const unit = useEnergyUnit();
  const lost = lostFirstText(report);
  const noNeed = noNeedText(report);
  const instead = insteadParts(report, unit);
  const title = (
    <Text as="h2" id="plan-title" className={styles['noPlan']}>
      {noPlanTitleOf(report)}
    </Text>
  );
  return (
    <section className={styles['card']} aria-labelledby="plan-title">
      {report.kind === 'notSafe' ? <EnergySwitch>{title}</EnergySwitch> : title}
      {lost === null ? null : <Text as="p">{lost}</Text>}
      {noNeed === null ? null : <Text as="p">{noNeed}</Text>}
      <p className={styles['reason']}>
        <Text as="span">{refusedIntake(report, unit)}</Text>
        <Text as="span">{reasonText(report, unit)}</Text>
      </p>
      {instead === null ? null : (
        <Text as="p" className="no-print">
          {instead}
        </Text>
      )}
      {report.kind === 'underAge' ? <ChildrenLink /> : null}
      {report.kind === 'refused' && report.reason === 'pregnancy' ? <NoLongerPregnant /> : null}
      {hasHelpLine(report) ? (
        <Text as="p" className={styles['note']}>
          {helpParts}
        </Text>
      ) : null}
      <PlanOffers report={report} onTake={onTake} />
    </section>
  );
}
