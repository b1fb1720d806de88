import { HOME_BMI_BANDS, TDEE_BMI_BANDS } from '@evenscale/formulas/bmi';
import type { EnergyUnit } from '@evenscale/formulas/units';
import type { Person } from '#person/person.ts';
import type { HomeResult, TargetResult, TdeeResult } from '#person/page-result.ts';
import { bmiSteps, bodyFatStep, idealWeightSteps, olderRangeSteps } from './body-steps.ts';
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
import { ownMacroSteps } from './own-macro-steps.ts';
import { trainingSteps } from './training-steps.ts';
import { groupTitles, noFigure, outsideRange, sources, stepNames } from './steps-words.ts';
import { systemOf } from '#person/units.ts';

const basisOf = ({ input, report }: TargetResult, energyUnit: EnergyUnit): TargetBasis => ({
  units: systemOf(input.units),
  energyUnit,
  report,
});

/** Maintenance is what the body uses, not a target. */
function maintenanceStep(person: Person, basis: TargetBasis): WorkingStep {
  const { maintenance, day } = basis.report;
  const calculation = dayCalculation(day.bmr, person, 'calories.maintenance', basis.energyUnit);
  return dayStep(
    person,
    stepNames.maintenance,
    assessedCalculation(maintenance, calculation, basis),
    explanationOf(maintenance, basis.energyUnit),
  );
}

function homeGroups(result: HomeResult, unit: EnergyUnit): readonly WorkingGroup[] {
  const person = result.input;
  const basis = basisOf(result, unit);
  return [
    {
      title: groupTitles.bmi,
      steps: [
        ...bmiSteps(person, HOME_BMI_BANDS, sources.homeCategory),
        ...idealWeightSteps(person),
        ...olderRangeSteps(person),
      ],
    },
    {
      title: groupTitles.calories,
      steps: [
        bmrStep(person, 'calories.bmr', unit),
        maintenanceStep(person, basis),
        targetStep(basis, 'loss', stepNames.weightLoss, 'calories.weightLoss'),
        targetStep(basis, 'gain', stepNames.weightGain, 'calories.weightGain'),
      ],
    },
  ];
}

const NO_DAY: WithheldCalculation = { status: 'withheld', result: 'tdee', text: noFigure };

/** TDEE and its range; neither if the equation gave nothing above 0. */
function daySteps(person: Person, basis: TargetBasis): readonly WorkingStep[] {
  const { energyUnit, report } = basis;
  const { bmr, own, tdee } = report.day;
  if (own) return [ownDayStep(own, energyUnit), ownRangeStep(own, energyUnit)];
  if (bmr <= 0) return [dayStep(person, stepNames.tdee, NO_DAY, [outsideRange])];
  return [
    dayStep(person, stepNames.tdee, dayCalculation(bmr, person, 'tdee', energyUnit), []),
    rangeStep(tdee, person, energyUnit),
  ];
}

function tdeeGroups(result: TdeeResult, unit: EnergyUnit): readonly WorkingGroup[] {
  const person = result.input;
  const { bodyFat = null } = person;
  const basis = basisOf(result, unit);
  const days = trainingSteps(person.trainingDays ?? '', basis);
  return [
    {
      title: groupTitles.energy,
      steps: [
        ...(bodyFat === null ? [] : [leanMassStep(person, bodyFat)]),
        bmrStep(person, 'bmr', unit),
        ...daySteps(person, basis),
      ],
    },
    {
      title: groupTitles.body,
      steps: [
        ...bmiSteps(person, TDEE_BMI_BANDS, sources.tdeeCategory),
        ...olderRangeSteps(person),
        bodyFatStep(result.report, bodyFat),
      ],
    },
    { title: groupTitles.targets, steps: [targetsStep(basis)] },
    {
      title: groupTitles.macros,
      steps: [...planSteps(basis), ...ownMacroSteps(result, person.macros ?? '', unit)],
    },
    ...(days.length > 0 ? [{ title: groupTitles.trainingDays, steps: days }] : []),
  ];
}

/** A calculator's last result → the explanation of its calculation. Pure. */
export function buildSteps(result: TargetResult, unit: EnergyUnit): Working {
  const { input, tool } = result;
  const isBodyFatKnown = (input.bodyFat ?? null) !== null;
  const measures = measureSteps(input, entryUnitsOf(result), isBodyFatKnown);
  return {
    entries: entriesText(result),
    groups: [
      ...(measures.length > 0 ? [{ title: groupTitles.measures, steps: measures }] : []),
      ...(tool === 'home' ? homeGroups(result, unit) : tdeeGroups(result, unit)),
    ],
  };
}
