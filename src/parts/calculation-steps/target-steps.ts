import {
  CALORIE_TARGET_KEYS,
  calorieTarget,
  type CalorieTargetKey,
  TARGET_STEPS,
} from '@evenscale/formulas/energy';
import { MACRO_PLAN_KEYS, type MacroPlan } from '@evenscale/formulas/macros';
import { inKilojoules, tracedMacro, tracedTarget } from '@evenscale/formulas/trace';
import type { EnergyUnit, Kcal } from '@evenscale/formulas/units';
import { nutrientNames, targetNames } from '#config/energy-names.ts';
import { advisedFigure, gentlestTargetOf, type CalorieContext, type CalorieFigure } from '#person/safety.ts';
import { concernText, withheldExplanation, withheldText } from '#person/safety-words.ts';
import type { Units } from '#person/draft.ts';
import type { OwnMaintenance } from '#person/own-maintenance.ts';
import { formatGrams } from '#ui/text/format.ts';
import { energyCalculation } from './energy-steps.ts';
import type { WithheldCalculation, WorkedCalculation, WorkingStep } from './calculation-step.ts';
import { noPlan, planBasis, planTitle, sources, stepNames } from './steps-words.ts';

/** The figures that the targets are calculated from and assessed by. */
export interface TargetBasis {
  readonly energyUnit: EnergyUnit;
  readonly units: Units;
  readonly tdee: Kcal;
  /** Where `tdee` comes from, if it isn't the equation's. */
  readonly own: OwnMaintenance | null;
  readonly context: CalorieContext;
}

/** A target, assessed as in the calculators (rulings 9 to 11). */
function assessedTarget({ tdee, context }: TargetBasis, key: CalorieTargetKey): CalorieFigure {
  return advisedFigure(calorieTarget(tdee, key), TARGET_STEPS[key] < 0, context);
}

/** The calculation of a figure that is shown, with its caution, or why there is none. */
export function assessedCalculation(
  figure: CalorieFigure,
  calculation: WorkedCalculation,
  { tdee, energyUnit, context: { gender } }: TargetBasis,
): WorkedCalculation | WithheldCalculation {
  if (figure.status === 'shown')
    return {
      ...calculation,
      remark: concernText(figure.concern, gender, gentlestTargetOf(tdee, gender), energyUnit),
    };
  return {
    status: 'withheld',
    result: calculation.result,
    label: calculation.label,
    text: withheldText[figure.reason],
  };
}

/** Why a figure is withheld, as a list of zero or one items. */
export const explanationOf = (figure: CalorieFigure, unit: EnergyUnit): readonly string[] =>
  figure.status === 'withheld' ? [withheldExplanation(figure.reason, unit)] : [];

/** If no target is offered, the only source is the limits. */
const targetSource = (
  figures: readonly CalorieFigure[],
  { units, energyUnit }: TargetBasis,
): Pick<WorkingStep, 'source' | 'methods'> =>
  figures.some(({ status }) => status === 'shown')
    ? { source: sources.targets(units, energyUnit), methods: ['targets', 'safety'] }
    : { source: sources.safety, methods: ['safety'] };

/** One target of the home page as a separate step. */
export function targetStep(
  basis: TargetBasis,
  key: CalorieTargetKey,
  name: string,
  result: string,
): WorkingStep {
  const figure = assessedTarget(basis, key);
  const trace = tracedTarget(basis.tdee, key, 'maintenance');
  return {
    name,
    calculations: [assessedCalculation(figure, energyCalculation(result, trace, basis.energyUnit), basis)],
    remarks: explanationOf(figure, basis.energyUnit),
    ...targetSource([figure], basis),
  };
}

/** The seven targets of the TDEE page. */
export function targetsStep(basis: TargetBasis): WorkingStep {
  const figures = CALORIE_TARGET_KEYS.map((key) => ({ key, figure: assessedTarget(basis, key) }));
  return {
    name: stepNames.targets,
    calculations: figures.map(({ key, figure }) => {
      const trace = tracedTarget(basis.tdee, key, 'tdee');
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
  key: CalorieTargetKey,
  unit: EnergyUnit,
): Pick<WorkingStep, 'remarks' | 'source' | 'methods'> => ({
  remarks: [planBasis(key)],
  source: sources.macros(unit),
  methods: ['macros'],
});

/** The four plans for the chosen target, or why there are none. */
export function planSteps(basis: TargetBasis, key: CalorieTargetKey): readonly WorkingStep[] {
  const { energyUnit } = basis;
  const figure = assessedTarget(basis, key);
  if (figure.status === 'shown')
    return MACRO_PLAN_KEYS.map((plan, index) => ({
      ...planStep(figure.value, plan, energyUnit),
      ...(index === 0 ? planNotes(key, energyUnit) : {}),
    }));
  return [
    {
      name: stepNames.noPlan,
      calculations: [],
      remarks: [noPlan, ...explanationOf(figure, energyUnit)],
      source: sources.safety,
      methods: ['safety'],
    },
  ];
}
