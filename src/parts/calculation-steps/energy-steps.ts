import {
  given,
  inKilojoules,
  type Trace,
  traced,
  tracedDailyEnergy,
  tracedEnergyRange,
  tracedKatchMcArdle,
  tracedLeanMass,
  tracedMifflinStJeor,
} from '@evenscale/formulas/trace';
import type { EnergyUnit, Kcal, Percent } from '@evenscale/formulas/units';
import { dayErrorOf } from '#person/energy/day-error.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import type { Person } from '#person/person.ts';
import type { OwnMaintenance } from '#person/own-maintenance.ts';
import { formatWorked } from './format-calculation.ts';
import type { WithheldCalculation, WorkedCalculation, WorkingStep } from './calculation-step.ts';
import {
  factorRemark,
  genderRemark,
  outsideRange,
  ownRemarks,
  rangeLabels,
  rangeRemarks,
  sources,
  stepNames,
} from './steps-words.ts';

/** An energy in the visitor's unit, with its calculation in that unit. */
export const energyCalculation = (
  result: string,
  trace: Trace<number>,
  unit: EnergyUnit,
  label?: string,
): WorkedCalculation => ({
  status: 'worked',
  result,
  label,
  value: trace.value,
  trace: unit === 'kJ' ? inKilojoules(trace) : trace,
  unit,
  shown: energyFigure(trace.value, unit),
});

/** Resting energy: from lean mass if body fat was entered, otherwise by Mifflin–St Jeor. */
function tracedBmrOf({ weight, height, age, gender, bodyFat = null }: Person): Trace<Kcal> {
  return bodyFat === null
    ? tracedMifflinStJeor(weight.kilograms, height.centimetres, age, gender)
    : tracedKatchMcArdle(weight.kilograms, bodyFat);
}

/** Lean mass, if body fat is known. */
export function leanMassStep({ weight }: Person, bodyFat: Percent): WorkingStep {
  const trace = tracedLeanMass(weight.kilograms, bodyFat);
  return {
    name: stepNames.leanMass,
    calculations: [
      { status: 'worked', result: 'leanMass', trace, unit: 'kg', shown: formatWorked(trace.value) },
    ],
    remarks: [],
    source: sources.katch,
    methods: ['katch-mcardle'],
  };
}

/** Resting energy. */
export function bmrStep(person: Person, result: string, unit: EnergyUnit): WorkingStep {
  const trace = tracedBmrOf(person);
  const step = { name: stepNames.bmr, calculations: [energyCalculation(result, trace, unit)] };
  if ((person.bodyFat ?? null) !== null)
    return { ...step, remarks: [], source: sources.katch, methods: ['katch-mcardle'] };
  return {
    ...step,
    remarks: [genderRemark[person.gender], ...(trace.value > 0 ? [] : [outsideRange])],
    source: sources.mifflin,
    methods: ['mifflin-st-jeor'],
  };
}

/** Daily energy, with the calculator's own name for it. */
export function dayCalculation(
  bmr: Kcal,
  { activityLevel }: Person,
  result: string,
  unit: EnergyUnit,
): WorkedCalculation {
  return energyCalculation(result, tracedDailyEnergy(bmr, activityLevel), unit);
}

/** The step for daily energy: its calculation, or why there is none. */
export function dayStep(
  { activityLevel }: Person,
  name: string,
  calculation: WorkedCalculation | WithheldCalculation,
  reasons: readonly string[],
): WorkingStep {
  return {
    name,
    calculations: [calculation],
    remarks: [factorRemark(activityLevel), ...reasons],
    source: sources.activity,
    methods: calculation.status === 'worked' ? ['activity'] : ['activity', 'safety'],
  };
}

/** The daily energy from the person's log; the log's page explains how it's calculated. */
export function ownDayStep({ value }: OwnMaintenance, unit: EnergyUnit): WorkingStep {
  return {
    name: stepNames.tdee,
    calculations: [energyCalculation('tdee', traced(value, given('maintenance', value)), unit)],
    remarks: [ownRemarks.day],
    source: sources.ownLog,
    methods: ['weight-model'],
  };
}

/** The interval of the visitor's own figure. */
export function ownRangeStep({ low, high }: OwnMaintenance, unit: EnergyUnit): WorkingStep {
  const end = (name: 'low' | 'high', energy: Kcal): WorkedCalculation =>
    energyCalculation(`range.${name}`, traced(energy, given('maintenance', energy)), unit, rangeLabels[name]);
  return {
    name: stepNames.range,
    calculations: [end('low', low), end('high', high)],
    remarks: [ownRemarks.range],
    source: sources.ownLog,
    methods: ['weight-model'],
  };
}

/** The margin of error of the daily energy. */
export function rangeStep(tdee: Kcal, person: Person, unit: EnergyUnit): WorkingStep {
  const { bodyFat = null } = person;
  const basis = bodyFat === null ? 'equation' : 'reading';
  const error = dayErrorOf(person);
  const { low, high } = tracedEnergyRange(tdee, error);
  return {
    name: stepNames.range,
    calculations: [
      energyCalculation('range.low', low, unit, rangeLabels.low),
      energyCalculation('range.high', high, unit, rangeLabels.high),
    ],
    remarks: [rangeRemarks[basis](error)],
    source: bodyFat === null ? sources.equationRange : sources.readingRange,
    methods: [bodyFat === null ? 'mifflin-st-jeor' : 'katch-mcardle', 'activity'],
  };
}
