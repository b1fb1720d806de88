/** `evenscale project`: how weight changes at an intake, as in the projection under the calculators' results. */
import type { Gender } from '@evenscale/formulas/energy';
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import { projectWeight, type WeightDay } from '@evenscale/formulas/weight-model';
import { dateOf } from '../../../../src/tools/planner/plan/plan-dates.ts';
import { formatDay } from '../../../../src/charts/curve/format-day.ts';
import {
  projectIntakes,
  type ProjectionResult,
  type ShownProjection,
} from '../../../../src/parts/projection/projection-report.ts';
import {
  noProjectionWords,
  projectionWords as words,
} from '../../../../src/parts/projection/projection-words.ts';
import { dayEnergyOf } from '../../../../src/person/energy/day-energy.ts';
import { formatEnergy } from '../../../../src/person/energy/format-energy.ts';
import { formatWeight } from '../../../../src/person/format-weight.ts';
import { projectionPersonOf, type ProjectionPerson } from '../../../../src/person/projection-person.ts';
import { isUnderAge } from '../../../../src/person/policy.ts';
import { buildTargetReport } from '../../../../src/person/target-report.ts';
import {
  belowRestText,
  cautionText,
  underweightNotice,
  withheldExplanation,
} from '../../../../src/person/policy-words.ts';
import { formatOneDecimal } from '../../../../src/ui/text/format.ts';
import { refused, type Figure, type Outcome, type Refused, type Section } from '../answer.ts';
import { cliWords } from '../cli-words.ts';
import { energyFigureOf, figureOf } from '../figures.ts';
import { energyUnitOf, type CommonOptions } from '../options.ts';
import { ownEntries, ownMistake, readOwn, withResting, type OwnEnergyOptions } from '../own-energies.ts';
import type { PersonOptions } from '../form-entries.ts';
import { measureQuestions } from '../form-mistakes.ts';
import { firstDay, readScenario, type Scenario, type ScenarioOptions } from '../project-entries.ts';
import { projectWords } from '../project-words.ts';
import { entriesLine, modelWorking, ownWorking } from './model-working.ts';
import { enterTdee, tdeeMistakes } from './tdee.ts';
import { weightUnitOf } from '../../../../src/person/units.ts';

export interface ProjectOptions extends CommonOptions, PersonOptions, ScenarioOptions, OwnEnergyOptions {
  readonly sex: Gender;
  readonly age: string;
  readonly bodyFat?: string;
}

interface View {
  readonly start: Date;
  readonly unit: WeightUnit;
  readonly energy: EnergyUnit;
}

/** One line per day: weight, body composition and energy use. */
function dayFigures(
  { day, weight, fat, bodyFat, expenditure }: WeightDay,
  { start, unit, energy }: View,
): readonly [Figure, Figure, Figure] {
  const name = `projection.${day}`;
  const label = formatDay(start, day);
  const made = projectWords.fatAndUse(formatOneDecimal(bodyFat), formatEnergy(expenditure, energy));
  const shown = formatWeight(weight, unit);
  return [
    figureOf(`${name}.weight`, label, weight, 'kg', `${shown} (${made})`),
    figureOf(`${name}.fat`, label, fat, 'kg', formatWeight(fat, unit)),
    energyFigureOf(`${name}.expenditure`, label, expenditure, energy),
  ];
}

/** Each intake with the day it starts on, and any note about it. */
function intakeFigures(
  { isBelowRest }: ShownProjection,
  { phases }: Scenario,
  { start, energy }: View,
): readonly Figure[] {
  const remark = isBelowRest ? belowRestText : null;
  return phases.map(({ fromDay, intake }, place) => {
    const isDated = phases.length > 1 || fromDay > 0;
    const label = isDated ? `${words.intake}, from ${formatDay(start, fromDay)}` : words.intake;
    const name = place === 0 ? 'outlook.intake' : `outlook.intake.${place + 1}`;
    return {
      ...energyFigureOf(name, label, intake, energy),
      ...(place === phases.length - 1 ? { remark } : {}),
    };
  });
}

const isChanged = (scenario: Scenario): boolean =>
  scenario.phases.length > 1 || scenario.phases[0].activity !== undefined || firstDay(scenario) > 0;

function courseSection(
  shown: ShownProjection,
  { model, tdee }: ProjectionPerson,
  scenario: Scenario,
  view: View,
): Section {
  const { curve } = shown;
  const { phases, days, every } = scenario;
  const [first, last] = [firstDay(scenario), curve.days.length - 1];
  const course = model ? projectWeight(model, phases, days).days.slice(0, last + 1) : [];
  const milestones = course
    .filter(({ day }) => day % every === 0 || day === last)
    .map((day) => dayFigures(day, view));
  const { longRun, direction } = curve;
  return {
    title: words.title,
    figures: [
      ...intakeFigures(shown, scenario, view),
      energyFigureOf('tdee', cliWords.tdee, tdee, view.energy),
      ...milestones.map(([weight]) => weight),
      ...(longRun && direction !== 'level'
        ? [
            figureOf(
              'outlook.longRun',
              projectWords.longRun,
              longRun.weight,
              'kg',
              formatWeight(longRun.weight, view.unit),
            ),
          ]
        : []),
    ],
    inSentences: milestones.flatMap(([, fat, expenditure]) => [fat, expenditure]),
    notes: [
      ...(first > 0 ? [projectWords.maintenanceUntil(formatDay(view.start, first))] : []),
      ...(curve.endsEarly === null ? [] : [words.endsEarly(formatDay(view.start, last))]),
      ...(direction === 'level' ? [] : [words.water[direction]]),
      ...(direction === 'gaining' ? [words.muscle] : []),
      isChanged(scenario) ? projectWords.assumes : words.assumes,
    ],
  };
}

function refusedProjection(result: Exclude<ProjectionResult, ShownProjection>, energy: EnergyUnit): Refused {
  switch (result.kind) {
    case 'withheld':
      return refused(withheldExplanation(result.reason, energy));
    case 'cautioned':
      return refused(cautionText(result.caution, result.gender, result.gentlest, energy));
    case 'atLimit':
      return refused(words.atLimit);
    case 'unread':
      return refused(noProjectionWords.outsideModel);
  }
}

/** Weight, fat and energy use day by day at the given intakes, or why they aren't shown. */
export function project(
  entries: readonly string[],
  options: ProjectOptions,
  { today }: { readonly today: string },
): Outcome {
  const energy = energyUnitOf(options);
  const own = readOwn('maintenance', options, energy);
  const resting = readOwn('resting', options, energy);
  const form = enterTdee(entries, options, ownEntries(own.value, entries[0] ?? ''));
  const reading = readScenario(options, energy);
  const { result } = form;
  const wrong = [...own.mistakes, ...resting.mistakes, ...reading.mistakes];
  if (!result || !reading.scenario || wrong.length > 0)
    return { kind: 'unusable', mistakes: [...tdeeMistakes(form), ...wrong] };
  const { input: person } = result;
  if (isUnderAge(person.age)) return refused(noProjectionWords.underAge, cliWords.toChildren);
  if (own.value !== null && !dayEnergyOf(person).own)
    return {
      kind: 'unusable',
      mistakes: [ownMistake('maintenance', options, projectWords.maintenanceProblem)],
    };
  const modelled = withResting(projectionPersonOf(person), resting.value, person);
  const projection = projectIntakes(
    reading.scenario.phases,
    modelled,
    reading.scenario.days,
    buildTargetReport(person).gentlest,
  );
  if (projection.kind !== 'shown') return refusedProjection(projection, energy);
  const view: View = { start: dateOf(today), unit: weightUnitOf(person), energy };
  return {
    kind: 'answered',
    entries: entriesLine(person),
    notices: [underweightNotice(modelled.bmi)].filter((notice) => notice !== null),
    sections: [courseSection(projection, modelled, reading.scenario, view)],
    working: () =>
      own.value === null && resting.value === null
        ? modelWorking(result, energy)
        : ownWorking(person, modelled, options, energy),
    questions: measureQuestions(form),
  };
}
