import { CALORIE_TARGET_KEYS, type CalorieTargetKey } from '@evenscale/formulas/energy';
import { MACRO_PLAN_KEYS, type MacroPlan } from '@evenscale/formulas/macros';
import { inKilojoules, tracedMacro, tracedTarget } from '@evenscale/formulas/trace';
import type { EnergyUnit, Kcal } from '@evenscale/formulas/units';
import { nutrientNames, targetNames } from '#config/energy-names.ts';
import type { PolicyFigure } from '#person/policy.ts';
import type { TargetReport } from '#person/target-report.ts';
import type { TargetKey } from '#person/plan/target-choice.ts';
import { targetAt } from '#person/targets.ts';
import { remarkText, withheldExplanation, withheldText } from '#person/policy-words.ts';
import { formatGrams } from '#ui/text/format.ts';
import { energyCalculation } from './energy-steps.ts';
import type { WithheldCalculation, WorkedCalculation, WorkingStep } from './calculation-step.ts';
import { noPlan, planBasis, planTitle, sources, stepNames } from './steps-words.ts';
import type { UnitSystem } from '#person/units.ts';

/** The targets as the report has them, and the units to write them in. */
export interface TargetBasis {
  readonly energyUnit: EnergyUnit;
  readonly units: UnitSystem;
  readonly report: TargetReport;
}

/** The calculation of a figure that is shown, with its caution, or why there is none. */
export function assessedCalculation(
  figure: PolicyFigure,
  calculation: WorkedCalculation,
  { report: { facts, gentlest }, energyUnit }: TargetBasis,
): WorkedCalculation | WithheldCalculation {
  if (figure.status !== 'withheld')
    return { ...calculation, remark: remarkText(figure, facts.gender, gentlest, energyUnit) };
  return {
    status: 'withheld',
    result: calculation.result,
    label: calculation.label,
    text: withheldText[figure.reason],
  };
}

/** Why a figure is withheld, as a list of zero or one items. */
export const explanationOf = (figure: PolicyFigure, unit: EnergyUnit): readonly string[] =>
  figure.status === 'withheld' ? [withheldExplanation(figure.reason, unit)] : [];

/** If no target is offered, the only source is the limits. */
const targetSource = (
  figures: readonly PolicyFigure[],
  { units, energyUnit }: TargetBasis,
): Pick<WorkingStep, 'source' | 'methods'> =>
  figures.some(({ status }) => status !== 'withheld')
    ? { source: sources.targets(units, energyUnit), methods: ['targets', 'safety'] }
    : { source: sources.safety, methods: ['safety'] };

/** One target of the home page as a separate step. */
export function targetStep(
  basis: TargetBasis,
  key: CalorieTargetKey,
  name: string,
  result: string,
): WorkingStep {
  const { day, targets } = basis.report;
  const { figure } = targetAt(targets, key);
  const trace = tracedTarget(day.tdee, key, 'maintenance');
  return {
    name,
    calculations: [assessedCalculation(figure, energyCalculation(result, trace, basis.energyUnit), basis)],
    remarks: explanationOf(figure, basis.energyUnit),
    ...targetSource([figure], basis),
  };
}

/** The seven targets of the TDEE page. */
export function targetsStep(basis: TargetBasis): WorkingStep {
  const { day, targets } = basis.report;
  const figures = CALORIE_TARGET_KEYS.map((key) => targetAt(targets, key));
  return {
    name: stepNames.targets,
    calculations: figures.map(({ key, figure }) => {
      const trace = tracedTarget(day.tdee, key, 'tdee');
      const calculation = energyCalculation(
        `targetCalories.${key}`,
        trace,
        basis.energyUnit,
        targetNames[key],
      );
      return assessedCalculation(figure, calculation, basis);
    }),
    remarks: [...new Set(figures.flatMap(({ figure }) => explanationOf(figure, basis.energyUnit)))],
    ...targetSource(
      figures.map(({ figure }) => figure),
      basis,
    ),
  };
}

const planStep = (target: Kcal, plan: MacroPlan, unit: EnergyUnit): WorkingStep => ({
  name: planTitle(plan),
  calculations: (['protein', 'carbs', 'fat'] as const).map((nutrient) => {
    const trace = tracedMacro(target, plan, nutrient);
    return {
      status: 'worked',
      result: `macros.${plan}.${nutrient}`,
      label: nutrientNames[nutrient],
      trace: unit === 'kJ' ? inKilojoules(trace) : trace,
      unit: 'g',
      shown: formatGrams(trace.value),
    };
  }),
  remarks: [],
  source: null,
  methods: [],
});

/** The notes on the four plans, each shown once. */
const planNotes = (
  key: TargetKey,
  unit: EnergyUnit,
): Pick<WorkingStep, 'remarks' | 'source' | 'methods'> => ({
  remarks: [planBasis(key)],
  source: sources.macros(unit),
  methods: ['macros'],
});

/** Why there's no target to plan with, as a list. */
function noPlanReasons({ asked, facts, gentlest }: TargetReport, unit: EnergyUnit): readonly string[] {
  const remark = remarkText(asked.figure, facts.gender, gentlest, unit);
  return [...explanationOf(asked.figure, unit), ...(remark === null ? [] : [remark])];
}

/** The four plans for the target to plan with, or why there are none. */
export function planSteps({ energyUnit, report }: TargetBasis): readonly WorkingStep[] {
  const { chosen } = report;
  if (chosen)
    return MACRO_PLAN_KEYS.map((plan, index) => ({
      ...planStep(chosen.figure.value, plan, energyUnit),
      ...(index === 0 ? planNotes(chosen.key, energyUnit) : {}),
    }));
  return [
    {
      name: stepNames.noPlan,
      calculations: [],
      remarks: [noPlan, ...noPlanReasons(report, energyUnit)],
      source: sources.safety,
      methods: ['safety'],
    },
  ];
}
