import { ChildrenLink } from '#person/fields/ChildrenLink.tsx';
import { Text } from '#ui/text/Text.tsx';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { withheldText } from '#person/safety-words.ts';
import { EnergySwitch } from '#person/fields/EnergySwitch.tsx';
import { PlanOffer } from './PlanOffer.tsx';
import type { PlanOfferProps } from './PlanOffer.tsx';
import type { Refusal } from '#calculators/planner/planner-report.ts';
import { plannerWords, reasonText } from '#calculators/planner/planner-words.ts';
import styles from '#calculators/planner/PlannerReport.module.css';

/** Why there is no plan, with a button for each plan that is possible. Not styled as an alarm (rulings 9 to 11). */
export function NoPlan({ report, onTake }: { report: Refusal } & Pick<PlanOfferProps, 'onTake'>) {
  const unit = useEnergyUnit();
  return (
    <section className={styles['card']} aria-labelledby="plan-title">
      <h2 id="plan-title">{plannerWords.noPlanTitle}</h2>
      <p className={styles['reason']}>
        {report.kind === 'notSafe' ? (
          <Text as="span">
            {[{ name: 'plan.intake', className: styles['withheld'], text: withheldText.unsafe }, '. ']}
          </Text>
        ) : null}
        <Text as="span">{reasonText(report, unit)}</Text>
      </p>
      {report.kind === 'notSafe' ? <EnergySwitch /> : null}
      {report.kind === 'underAge' ? <ChildrenLink /> : null}
      {'offer' in report ? (
        <div>
          <PlanOffer offer={report.offer} onTake={onTake} />
        </div>
      ) : null}
    </section>
  );
}
