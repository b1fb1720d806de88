import { CALORIE_TARGET_KEYS, calorieTarget } from '@evenscale/formulas/energy';
import { nutrientNames } from '#config/energy-names.ts';
import { paths } from '#config/paths.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { CALCULATE_FRAGMENT } from '#person/entries/calculate-request.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Result } from '#ui/Result.tsx';
import { formatGrams } from '#ui/text/format.ts';
import { Text } from '#ui/text/Text.tsx';
import type { Planned } from '#tools/planner/report.ts';
import styles from '#calculators/planner/PlannerReport.module.css';
import { wayStyles } from './plan-chart-styles.ts';
import { planMacros } from '#tools/planner/plan/plan-macros.ts';
import { macrosTitle, planMacrosWords as words, proteinText } from '#tools/planner/plan/plan-macros-words.ts';
import { useChartedPlan } from './plan-store.ts';

const NUTRIENTS = ['protein', 'carbs', 'fat'] as const;

/** Half of the step between two targets. */
const HALF_STEP = 125;

/** To the TDEE calculator, which calculates at once for the target nearest to the plan's calories. */
function tdeeHref({ intake, tdee }: Planned): string {
  const nearest = CALORIE_TARGET_KEYS.find((key) => calorieTarget(tdee, key) > intake.value - HALF_STEP);
  return `${paths.tdeeCalculator}${CALCULATE_FRAGMENT}-${nearest ?? 'gain'}`;
}

function Macros({ plan }: { plan: Planned }) {
  const { need, shares, grams } = planMacros(plan);
  const unit = useEnergyUnit();
  return (
    <>
      <Text as="h2" id="plan-macros-title">
        {macrosTitle(plan.intake.value, unit)}
      </Text>
      <div className={wayStyles('columns')}>
        <div className={wayStyles('part')}>
          <table className={wayStyles('table')}>
            <thead className={wayStyles('head')}>
              <tr>
                <th scope="col">{words.nutrient}</th>
                <th scope="col">{words.grams}</th>
                <th scope="col">{words.share}</th>
              </tr>
            </thead>
            <tbody>
              {NUTRIENTS.map((nutrient) => (
                <tr key={nutrient}>
                  <Text as="th" scope="row">
                    {nutrientNames[nutrient]}
                  </Text>
                  <td>
                    <Result name={`plan.macros.${nutrient}`} value={grams[nutrient]} unit="g">
                      {formatGrams(grams[nutrient])}
                    </Result>
                  </td>
                  <Text as="td">{`${shares[nutrient]}%`}</Text>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className={wayStyles('part')}>
          <Text as="p">{proteinText(need)}</Text>
          <Text as="p" className={wayStyles('quiet')}>
            {[`${words.kidney} `, { as: 'a', href: tdeeHref(plan), text: words.more }, '.']}
          </Text>
        </div>
      </div>
    </>
  );
}

/** Protein, carbs and fat for the plan's own calories. Loads when it comes into view. */
export const PlanMacros = withFailureMessage(function PlanMacros() {
  const plan = useChartedPlan();
  if (plan?.kind === 'notSafe') return null;
  return (
    <section className={`${styles['card']} ${styles['below']} ${styles['macros']} no-print`}>
      {plan ? <Macros plan={plan} /> : <p>{words.waiting}</p>}
    </section>
  );
});
