import { YoungAdultLine } from '#person/child/YoungAdultLine.tsx';
import { isLossUnneeded } from '#person/assessment.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import type { EnergyUnit, Kilograms } from '@evenscale/formulas/units';
import { daysUntil } from '@evenscale/formulas/weight-model';
import { PLAN_DAYS } from '#person/plan-entries.ts';
import { useKeptToday } from '#person/log/use-kept-today.ts';
import { weightUnitOf } from '#person/units.ts';
import { lookForPlan, ownPlanOf, type OwnPlan } from '#tools/planner/own-plan.ts';
import { useFormEntries, useTargetResult } from '#person/store.ts';
import { waistOf } from '#person/entries/waist.ts';
import { projectionPersonOf } from '#person/projection-person.ts';
import type { TargetResult } from '#person/page-result.ts';
import { isOffered, stepOf } from '#person/targets.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { lateStyles } from '#ui/late-styles.ts';
import { Text } from '#ui/text/Text.tsx';
import {
  energyStep,
  enteredWaist,
  equationsStep,
  followedStep,
  nextStepsLabel,
  planStep,
  printedWaist,
  waistStep,
} from './next-steps-words.ts';
import type { ChosenTarget, EnteredWaist, NextStep } from './next-steps-words.ts';
import css from './NextSteps.module.css?inline';

const styles = lateStyles('NextSteps', css);

/** Opens the collapsed part of the page that a link points to; not all browsers do. */
function openTarget(href: string): void {
  const target = href.startsWith('#') ? document.getElementById(href.slice(1)) : null;
  if (target instanceof HTMLDetailsElement) target.open = true;
}

/** The target to plan with; `null` on the home page, which has none. */
function targetOf({ tool, input, report }: TargetResult): ChosenTarget | null {
  if (tool !== 'tdee') return null;
  const { chosen } = report;
  const { model } = projectionPersonOf(input, input.bodyFat ?? null);
  if (!model || !chosen) return null;
  const step = stepOf(chosen);
  const intake = chosen.figure.value;
  const daysTo = (goal: Kilograms): number | null => {
    const days = step === 0 ? null : daysUntil(model, { fromDay: 0, intake }, goal, PLAN_DAYS.most);
    return days && Math.max(days, PLAN_DAYS.least);
  };
  return { key: chosen.key, intake, step, daysUntil: daysTo };
}

/** To the log for somebody who follows a plan, otherwise to one. Home's answer may have the way of either. */
function planStepOf(result: TargetResult, unit: EnergyUnit, own: OwnPlan | null): NextStep | null {
  if (result.tool === 'home' && result.report.hasWay) return null;
  return own ? followedStep(own, weightUnitOf(result.input), unit) : planStep(result, unit, targetOf(result));
}

function stepsOf(
  result: TargetResult,
  unit: EnergyUnit,
  { waist, own }: { readonly waist: EnteredWaist | null; readonly own: OwnPlan | null },
): readonly NextStep[] {
  const { tool, input, report } = result;
  const plan = planStepOf(result, unit, own);
  const isLossOffered = isOffered('loss', report) && !isLossUnneeded(input);
  return [
    ...(plan ? [plan] : []),
    tool === 'home'
      ? energyStep(isLossOffered, isOffered('gain', report))
      : equationsStep(input, input.bodyFat ?? null, unit),
    // The limits for a waist don’t apply during pregnancy.
    ...(input.pregnancy ? [] : [{ ...waistStep, ...waist }]),
  ];
}

/**
 * Where to go from a result; each row is one link, clickable everywhere. Loads as it comes into view; until then its
 * space is reserved. Only the waist is printed.
 */
export const NextSteps = withFailureMessage(function NextSteps() {
  const result = useTargetResult();
  const unit = useEnergyUnit();
  const text = useFormEntries()?.['waist'] ?? '';
  const waist = result && enteredWaist(result.input, waistOf(text));
  const kept = useKeptToday(lookForPlan);
  return (
    <>
      <nav className={`${styles('steps')} no-print`} aria-label={nextStepsLabel}>
        {result &&
          kept !== undefined &&
          stepsOf(result, unit, { waist, own: ownPlanOf(kept, result.input) }).map(
            ({ title, text: body, action, href }) => (
              <a key={href} className={styles('step')} href={href} onClick={() => openTarget(href)}>
                <Text as="strong">{title}</Text>
                <Text as="span">{body}</Text>
                <Text as="span" className={styles('action')}>
                  {action}
                </Text>
              </a>
            ),
          )}
      </nav>
      {result ? <YoungAdultLine person={result.report.facts} className={styles('line')} /> : null}
      {waist ? (
        <Text as="p" className="print-only">
          {printedWaist(waist)}
        </Text>
      ) : null}
    </>
  );
});
