import { CALORIE_TARGET_KEYS, calorieTarget } from '@evenscale/formulas/energy';
import { nutrientNames } from '#config/energy-names.ts';
import { paths } from '#config/paths.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { CALCULATE_FRAGMENT } from '#person/entries/calculate-request.ts';
import { DEFAULT_MACROS } from '#person/macros/macro-choice.ts';
import { isSuggested as isUnchanged } from '#person/macros/own-split.ts';
import { fillForm, usePageResult } from '#person/store.ts';
import { TrainingFold } from '#person/training/TrainingFold.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Result } from '#ui/Result.tsx';
import { formatEntry, formatGrams } from '#ui/text/format.ts';
import { Text } from '#ui/text/Text.tsx';
import type { Planned } from '#tools/planner/report.ts';
import styles from '#calculators/planner/PlannerReport.module.css';
import { wayStyles } from './plan-chart-styles.ts';
import { planMacros, usualDayOf } from '#tools/planner/plan/plan-macros.ts';
import {
  chosenText,
  gramsText,
  macrosTitle,
  planMacrosWords as words,
  proteinText,
  splitCaution,
} from '#tools/planner/plan/plan-macros-words.ts';
import { useChartedPlan } from './plan-store.ts';

const NUTRIENTS = ['protein', 'carbs', 'fat'] as const;

/** Half of the step between two targets. */
const HALF_STEP = 125;

/**
 * To the TDEE calculator, which calculates at once for the target nearest to the plan's calories. It opens the suggested
 * split, unless the visitor has another one.
 */
function tdeeHref({ intake, tdee }: Planned, isSuggestionOpen: boolean): string {
  const nearest = CALORIE_TARGET_KEYS.find((key) => calorieTarget(tdee, key) > intake.value - HALF_STEP);
  return `${paths.tdeeCalculator}${CALCULATE_FRAGMENT}-${nearest ?? 'gain'}${isSuggestionOpen ? '-own' : ''}`;
}

function Macros({ plan }: { plan: Planned }) {
  const { macros = DEFAULT_MACROS, trainingDays = '' } = usePageResult()?.input ?? {};
  const split = planMacros(plan, macros);
  const { isSuggested, need, shares, grams } = split;
  const isSuggestionOpen = isSuggested && isUnchanged(macros);
  const unit = useEnergyUnit();
  return (
    <>
      <Text as="h2" id="plan-macros-title" className="no-print">
        {macrosTitle(plan.intake.value, unit)}
      </Text>
      <Text as="p" className="print-only">
        {gramsText(plan.intake.value, grams, unit, macros)}
      </Text>
      <div className={`${wayStyles('columns')} no-print`}>
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
                  <Text as="td">{`${formatEntry(shares[nutrient])}%`}</Text>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className={wayStyles('part')}>
          <Text as="p">{isSuggested ? proteinText(need) : chosenText(macros)}</Text>
          <Text as="p" className={wayStyles('quiet')}>
            {[
              `${splitCaution(macros) ?? words.kidney} `,
              {
                as: 'a',
                href: tdeeHref(plan, isSuggestionOpen),
                text: isSuggestionOpen ? words.meals : words.more,
              },
              '.',
            ]}
          </Text>
        </div>
      </div>
      <TrainingFold
        usual={usualDayOf(plan, split)}
        text={trainingDays}
        gender={plan.gender}
        onChange={(text) => fillForm({ entries: { trainingDays: text } })}
      />
    </>
  );
}

/** Protein, carbs and fat for the plan's own calories. Loads when it comes into view. */
export const PlanMacros = withFailureMessage(function PlanMacros() {
  const plan = useChartedPlan();
  if (plan?.kind === 'notSafe') return null;
  return (
    <section className={`${styles['card']} ${styles['below']} ${styles['macros']} ${wayStyles('macros')}`}>
      {plan ? <Macros plan={plan} /> : <p className="no-print">{words.waiting}</p>}
    </section>
  );
});
