import { YoungAdultLine } from '#person/child/YoungAdultLine.tsx';
import { isLossUnneeded } from '#person/assessment.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { useMemo } from 'react';
import type { EnergyUnit, Kilograms } from '@evenscale/formulas/units';
import { useKeptToday } from '#person/log/use-kept-today.ts';
import { useToday } from '#person/log/use-today.ts';
import { weightUnitOf } from '#person/units.ts';
import { plannedGoalIn } from '#tools/planner/chosen-goal.ts';
import { lookForPlan, ownPlanOf, type OwnPlan } from '#tools/planner/own-plan.ts';
import { useFormEntries, useTargetResult } from '#person/store.ts';
import { waistOf } from '#person/entries/waist.ts';
import { nextStepKinds, type NextStepKind, type TargetResult } from '#person/page-result.ts';
import { isOffered } from '#person/targets.ts';
import { enteredWaist, printedWaist, type EnteredWaist } from '#person/waist/entered-waist.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { lateStyles } from '#ui/late-styles.ts';
import { Text } from '#ui/text/Text.tsx';
import { chosenTargetOf } from './chosen-target.ts';
import { energyStep, followedStep, nextStepsLabel, planStep, waistStep } from './next-steps-words.ts';
import { equationsStep } from './equations-step-words.ts';
import type { NextStep } from './next-steps-words.ts';
import css from './NextSteps.module.css?inline';

const styles = lateStyles('NextSteps', css);

/** Opens the collapsed part of the page that a link points to; not all browsers do. */
function openTarget(href: string): void {
  const target = href.startsWith('#') ? document.getElementById(href.slice(1)) : null;
  if (target instanceof HTMLDetailsElement) target.open = true;
}

/** What the visitor has besides the result. */
interface OwnThings {
  readonly waist: EnteredWaist | null;
  readonly plan: OwnPlan | null;
  readonly goal: Kilograms | null;
}

/** To the log for somebody who follows a plan, otherwise to one. */
const planStepOf = (result: TargetResult, unit: EnergyUnit, { plan, goal }: OwnThings): NextStep | null =>
  plan
    ? followedStep(plan, weightUnitOf(result.input), unit)
    : planStep(result, unit, chosenTargetOf(result), goal);

/** To the figures of the TDEE calculator; there, to other equations. */
function figuresStep({ tool, input, report }: TargetResult, unit: EnergyUnit): NextStep {
  const isLossOffered = isOffered('loss', report) && !isLossUnneeded(input);
  return tool === 'home' ? energyStep(isLossOffered, isOffered('gain', report)) : equationsStep(input, unit);
}

function stepsOf(result: TargetResult, unit: EnergyUnit, own: OwnThings): readonly NextStep[] {
  const { waist } = own;
  const steps: Readonly<Record<NextStepKind, () => NextStep | null>> = {
    plan: () => planStepOf(result, unit, own),
    figures: () => figuresStep(result, unit),
    waist: () => ({ ...waistStep, ...waist }),
  };
  return nextStepKinds(result, waist !== null).flatMap((kind) => steps[kind]() ?? []);
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
  const today = useToday();
  const entries = result?.entries;
  const goal = useMemo(
    () => (entries && today !== '' ? plannedGoalIn(entries, today) : null),
    [entries, today],
  );
  return (
    <>
      <nav className={`${styles('steps')} no-print`} aria-label={nextStepsLabel}>
        {result &&
          kept !== undefined &&
          stepsOf(result, unit, { waist, plan: ownPlanOf(kept, result.input), goal }).map(
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
