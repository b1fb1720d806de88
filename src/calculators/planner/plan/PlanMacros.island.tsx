import type { ReactNode } from 'react';
import { nutrientNames } from '#config/energy-names.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { DEFAULT_MACROS } from '#person/macros/macro-choice.ts';
import { fillForm, usePageResult } from '#person/store.ts';
import { PlateFold } from '#person/plate/PlateFold.tsx';
import { TrainingFold } from '#person/training/TrainingFold.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Result } from '#ui/Result.tsx';
import { formatGrams } from '#ui/text/format.ts';
import { Text } from '#ui/text/Text.tsx';
import { withUnbrokenUnits } from '#ui/text/unbroken.ts';
import type { Planned } from '#tools/planner/report.ts';
import { plannerWords } from '#tools/planner/words.ts';
import styles from '#calculators/planner/PlannerReport.module.css';
import { wayStyles } from './plan-chart-styles.ts';
import { planMacros, usualDayOf } from '#tools/planner/plan/plan-macros.ts';
import {
  shareText,
  basisText,
  gramsText,
  macrosTitle,
  planMacrosWords as words,
  splitCaution,
} from '#tools/planner/plan/plan-macros-words.ts';
import { usePlanned } from './plan-store.ts';

const NUTRIENTS = ['protein', 'carbs', 'fat'] as const;

interface PlanMacrosProps {
  /** Other splits, and the plan's own over the meals of a day: an island of its own. */
  readonly children?: ReactNode;
}

function Macros({ plan, children }: PlanMacrosProps & { readonly plan: Planned }) {
  const { macros = DEFAULT_MACROS, trainingDays = '' } = usePageResult()?.input ?? {};
  const split = planMacros(plan, macros);
  const { shares, grams } = split;
  const usual = usualDayOf(plan, split);
  const unit = useEnergyUnit();
  // Beside a plan to lose, the answer says the one about kidneys.
  const caution = splitCaution(macros) ?? (plan.direction === 'lose' ? null : plannerWords.kidney);
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
                  <td data-label={words.grams}>
                    <Result name={`plan.macros.${nutrient}`} value={grams[nutrient]} unit="g">
                      {formatGrams(grams[nutrient])}
                    </Result>
                  </td>
                  <Text as="td" data-label={words.share}>
                    {shareText(shares[nutrient], shares)}
                  </Text>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className={wayStyles('part')}>
          <Text as="p">{withUnbrokenUnits(basisText(split, macros))}</Text>
          {caution === null ? null : (
            <Text as="p" className={wayStyles('quiet')}>
              {caution}
            </Text>
          )}
        </div>
      </div>
      <div className={wayStyles('lines')}>
        <details className={`${wayStyles('fold')} no-print`}>
          <summary>{words.split}</summary>
          {children}
        </details>
        <PlateFold {...usual} />
        <TrainingFold
          usual={usual}
          text={trainingDays}
          gender={plan.gender}
          onChange={(text) => fillForm({ entries: { trainingDays: text } })}
        />
      </div>
    </>
  );
}

/** Protein, carbs and fat for the plan's own calories. Loads when it comes into view. */
export const PlanMacros = withFailureMessage(function PlanMacros({ children }: PlanMacrosProps) {
  const plan = usePlanned();
  return (
    <section className={`${styles['card']} ${styles['macros']} ${wayStyles('macros')}`}>
      {plan ? <Macros plan={plan}>{children}</Macros> : <p className="no-print">{words.waiting}</p>}
    </section>
  );
});
