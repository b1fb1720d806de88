import { HOME_BMI_BANDS, TDEE_BMI_BANDS } from '@evenscale/formulas/bmi';
import type { EnergyUnit, Percent } from '@evenscale/formulas/units';
import { dayEnergyOf } from '#person/energy/day-energy.ts';
import { assessedFigure } from '#person/safety.ts';
import type { Person } from '#person/form.ts';
import { chosenTargetOf, type SharedResult } from '#person/shared-result.ts';
import { bmiSteps, bodyFatStep, idealWeightSteps, tracedBmiOf } from './body-steps.ts';
import {
  bmrStep,
  dayStep,
  dayCalculation,
  leanMassStep,
  ownDayStep,
  ownRangeStep,
  rangeStep,
} from './energy-steps.ts';
import { entriesText, entryUnitsOf } from './entry-measures.ts';
import { measureSteps } from './measure-steps.ts';
import { explanationOf, assessedCalculation, planSteps, targetStep, targetsStep } from './target-steps.ts';
import type { TargetBasis } from './target-steps.ts';
import type { WithheldCalculation, Working, WorkingGroup, WorkingStep } from './calculation-step.ts';
import { groupTitles, noFigure, outsideRange, sources, stepNames } from './steps-words.ts';

function basisOf(person: Person, bodyFat: Percent | null, energyUnit: EnergyUnit): TargetBasis {
  const { bmr, tdee, own } = dayEnergyOf(person, bodyFat);
  const { age, gender } = person;
  return {
    units: person.units,
    energyUnit,
    tdee,
    own,
    context: { bmr, bmi: tracedBmiOf(person).value, age, gender },
  };
}

/** Maintenance is assessed separately, since it isn't advice to eat less. */
function maintenanceStep(person: Person, basis: TargetBasis): WorkingStep {
  const figure = assessedFigure(basis.tdee, basis.context);
  const calculation = dayCalculation(basis.context.bmr, person, 'calories.maintenance', basis.energyUnit);
  return dayStep(
    person,
    stepNames.maintenance,
    assessedCalculation(figure, calculation, basis),
    explanationOf(figure, basis.energyUnit),
  );
}

function homeGroups({ person }: SharedResult, unit: EnergyUnit): readonly WorkingGroup[] {
  const basis = basisOf(person, null, unit);
  return [
    {
      title: groupTitles.bmi,
      steps: [...bmiSteps(person, HOME_BMI_BANDS, sources.homeCategory), ...idealWeightSteps(person)],
    },
    {
      title: groupTitles.calories,
      steps: [
        bmrStep(person, null, 'calories.bmr', unit),
        maintenanceStep(person, basis),
        targetStep(basis, 'loss', stepNames.weightLoss, 'calories.weightLoss'),
        targetStep(basis, 'gain', stepNames.weightGain, 'calories.weightGain'),
      ],
    },
  ];
}

const NO_DAY: WithheldCalculation = { status: 'withheld', result: 'tdee', text: noFigure };

/** TDEE and its range; neither if the equation gave nothing above 0 (formula sheet R12). */
function daySteps(person: Person, bodyFat: Percent | null, basis: TargetBasis): readonly WorkingStep[] {
  const { energyUnit, own } = basis;
  const { bmr } = basis.context;
  if (own) return [ownDayStep(own, energyUnit), ownRangeStep(own, energyUnit)];
  if (bmr <= 0) return [dayStep(person, stepNames.tdee, NO_DAY, [outsideRange])];
  return [
    dayStep(person, stepNames.tdee, dayCalculation(bmr, person, 'tdee', energyUnit), []),
    rangeStep(basis.tdee, person, bodyFat, energyUnit),
  ];
}

function tdeeGroups(result: SharedResult, unit: EnergyUnit): readonly WorkingGroup[] {
  const { person, bodyFat = null } = result;
  const basis = basisOf(person, bodyFat, unit);
  return [
    {
      title: groupTitles.energy,
      steps: [
        ...(bodyFat === null ? [] : [leanMassStep(person, bodyFat)]),
        bmrStep(person, bodyFat, 'bmr', unit),
        ...daySteps(person, bodyFat, basis),
      ],
    },
    {
      title: groupTitles.body,
      steps: [...bmiSteps(person, TDEE_BMI_BANDS, sources.tdeeCategory), bodyFatStep(person, bodyFat)],
    },
    { title: groupTitles.targets, steps: [targetsStep(basis)] },
    { title: groupTitles.macros, steps: planSteps(basis, chosenTargetOf(result)) },
  ];
}

/** A calculator's last result → the explanation of its calculation. Pure. */
export function buildSteps(result: SharedResult, unit: EnergyUnit): Working {
  const { person, calculator, bodyFat = null } = result;
  const measures = measureSteps(person, entryUnitsOf(result), bodyFat !== null);
  return {
    entries: entriesText(result),
    groups: [
      ...(measures.length > 0 ? [{ title: groupTitles.measures, steps: measures }] : []),
      ...(calculator === 'home' ? homeGroups(result, unit) : tdeeGroups(result, unit)),
    ],
  };
}
