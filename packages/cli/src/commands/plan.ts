/** `evenscale plan`: the weight planner's figures. */
import type { EnergyUnit } from '@evenscale/formulas/units';
import type { PlanShape } from '@evenscale/formulas/weight-model';
import { planChartWords } from '../../../../src/calculators/planner/plan/plan-chart-words.ts';
import { dateOf } from '../../../../src/calculators/planner/plan/plan-dates.ts';
import { planCurve } from '../../../../src/calculators/planner/plan/plan-horizon.ts';
import { initialPlannerState, PLANNER_RULES, reducePlanner } from '../../../../src/calculators/planner/planner-form.ts';
import type { PlannerEvent, PlannerState } from '../../../../src/calculators/planner/planner-form.ts';
import { buildPlanReport } from '../../../../src/calculators/planner/planner-report.ts';
import type { Planned, PlanReport } from '../../../../src/calculators/planner/planner-report.ts';
import {
  afterwardsNote,
  announcement,
  changeText,
  dateProblemText,
  goalProblemText,
  goalText,
  keepingRemark,
  offerText,
  plannerWords,
  planRemark,
  reasonText,
  underweightText,
} from '../../../../src/calculators/planner/planner-words.ts';
import { formatDay } from '../../../../src/charts/weight-curve/format-day.ts';
import { site } from '../../../../src/config/site.ts';
import { buildSteps } from '../../../../src/parts/calculation-steps/build-steps.ts';
import { workingText } from '../../../../src/parts/calculation-steps/steps-text.ts';
import { groupTitles } from '../../../../src/parts/calculation-steps/steps-words.ts';
import { weightLine } from '../../../../src/person/draft.ts';
import { entryWords } from '../../../../src/person/fields/entry-words.ts';
import { formatEnergy } from '../../../../src/person/format-energy.ts';
import { formatWeight } from '../../../../src/person/format-weight.ts';
import type { Pace } from '../../../../src/person/plan-entries.ts';
import { withheldText } from '../../../../src/person/safety-words.ts';
import type { EntryMistake, Figure, Outcome, Section } from '../answer.ts';
import { cliWords } from '../cli-words.ts';
import { energyFigureOf } from '../figures.ts';
import { energyUnitOf } from '../options.ts';
import type { CommonOptions } from '../options.ts';
import { draftOf, isInStone, weightField } from '../person-entries.ts';
import type { PersonOptions } from '../person-entries.ts';
import { personMistakes, personQuestions } from '../person-mistakes.ts';
import { bodyFatEvents } from './tdee.ts';

export interface PlanOptions extends CommonOptions, PersonOptions {
  readonly by?: string;
  readonly pace?: Pace;
  readonly phases?: PlanShape;
  readonly bodyFat?: string;
}

type Shown = Extract<PlannerState['result'], { status: 'shown' }>;

function entered(entries: readonly string[], options: PlanOptions, today: string): PlannerState {
  const [weight = '', height = '', goal = ''] = entries;
  const { by, pace, phases, bodyFat, useAnyway } = options;
  const draft = draftOf({ weight, height }, options);
  const goalField = weightField(goal, draft.units ?? 'metric', draft.inStone ?? isInStone(goal));
  const events: readonly PlannerEvent[] = [
    { type: 'opened', today },
    { type: 'restored', draft },
    { type: 'goalTyped', event: { type: 'restored', draft: { weight: goalField } } },
    ...(by === undefined ? [] : [{ type: 'goalChosen', choice: { by: 'date', date: by } } as const]),
    ...(pace === undefined ? [] : [{ type: 'goalChosen', choice: { by: 'pace', pace } } as const]),
    ...(phases === undefined ? [] : [{ type: 'shapeChosen', shape: phases } as const]),
    ...bodyFatEvents(bodyFat),
    useAnyway ? { type: 'confirmed' } : { type: 'submitted', today },
  ];
  return events.reduce(reducePlanner, initialPlannerState);
}

function mistakesOf({ form, goal, bodyFat, today }: PlannerState): readonly EntryMistake[] {
  const problem = goal.form.problems.weight;
  const { weight } = goal.form.draft;
  const meant = goal.form.questions.weight?.label;
  return [
    ...personMistakes(form, PLANNER_RULES),
    ...(problem
      ? [
          {
            entry: 'goal',
            typed: weightLine(weight),
            message: [
              goalProblemText(problem, weight.unit),
              ...(meant === undefined ? [] : [entryWords.didYouMean(meant)]),
            ].join(' '),
          },
        ]
      : []),
    ...(goal.isDateWrong
      ? [{ entry: '--by', typed: goal.date, message: `${dateProblemText(today)} ${cliWords.dateHint}` }]
      : []),
    ...(bodyFat.problem
      ? [{ entry: '--body-fat', typed: bodyFat.text, message: cliWords.bodyFatProblem }]
      : []),
  ];
}

function keepingFigure(
  { maintenance, gender }: Pick<Planned, 'maintenance' | 'gender'>,
  label: string,
  note: string | undefined,
  unit: EnergyUnit,
): Figure {
  const name = 'plan.maintenance';
  if (maintenance.status === 'withheld') {
    const shown = withheldText[maintenance.reason];
    return { name, label, shown, reason: shown };
  }
  const remark = keepingRemark(maintenance, gender, unit) ?? note;
  return { ...energyFigureOf(name, label, maintenance.value, unit), remark };
}

function planSection(plan: Planned, unit: EnergyUnit): Section {
  const { input, course, tdee, intake, offer } = plan;
  const remark = planRemark(plan, unit);
  const instead = remark !== null && offer ? ` ${cliWords.possible(offerText(offer))}` : '';
  const { firstWeek, lastWeek } = course;
  return {
    title: plannerWords.resultsTitle,
    figures: [
      {
        ...energyFigureOf('plan.intake', planChartWords.untilGoal, intake.value, unit),
        remark: remark === null ? null : `${remark}${instead}`,
      },
      keepingFigure(plan, planChartWords.then, afterwardsNote(plan), unit),
      {
        name: 'plan.days',
        label: goalText(input),
        value: input.days,
        unit: 'days',
        shown: cliWords.days(input.days),
      },
      energyFigureOf('plan.tdee', plannerWords.now, tdee, unit),
      {
        name: 'plan.firstWeek',
        label: plannerWords.firstWeek,
        value: firstWeek,
        unit: 'kg',
        shown: changeText(firstWeek, input.unit),
      },
      {
        name: 'plan.lastWeek',
        label: plannerWords.lastWeek,
        value: lastWeek,
        unit: 'kg',
        shown: changeText(lastWeek, input.unit),
      },
    ],
  };
}

/** What to eat from which day on, with the weight on that day. */
function phaseSection(plan: Planned, unit: EnergyUnit): Section {
  const { phases, input, model } = plan;
  const { days } = planCurve(plan);
  const start = dateOf(input.start);
  const weightOn = (day: number): string => formatWeight(days[day]?.weight ?? model.weight, input.unit);
  return {
    title: planChartWords.phasesTitle,
    figures: phases.map(({ fromDay, intake }, place) => ({
      name: `plan.phases.${String(place + 1)}`,
      label: `${planChartWords.fromColumn} ${formatDay(start, fromDay)}`,
      value: intake,
      unit: 'kcal',
      shown: `${formatEnergy(intake, unit)} (${weightOn(fromDay)})`,
    })),
    notes: [`${formatDay(start, input.days)}: ${weightOn(input.days)}. ${planChartWords.drift}`],
  };
}

type Keep = Extract<PlanReport, { kind: 'keep' }>;

const keepSection = (report: Keep, unit: EnergyUnit): Section => ({
  title: plannerWords.resultsTitle,
  figures: [keepingFigure(
      { maintenance: report.intake, gender: report.gender },
      cliWords.maintenance,
      undefined,
      unit,
    )],
  notes: [announcement(report, unit)],
});

/** The energies that the plan begins from; the model itself is described on the methodology page. */
function workingOf({ input, draft }: Shown, unit: EnergyUnit): readonly string[] {
  const { person, bodyFat } = input;
  const all = buildSteps({ calculator: 'tdee', person, draft, bodyFat }, unit);
  const shown: readonly string[] = [groupTitles.measures, groupTitles.energy];
  const groups = all.groups.filter(({ title }) => shown.includes(title));
  return [...workingText({ ...all, groups }, site.url).split('\n'), '', cliWords.modelWorking];
}

/** What to eat until a goal and after it, or why there is no plan and what is possible instead. */
export function plan(
  entries: readonly string[],
  options: PlanOptions,
  { today }: { readonly today: string },
): Outcome {
  const state = entered(entries, options, today);
  const { result } = state;
  if (result.status === 'empty') return { kind: 'unusable', mistakes: mistakesOf(state) };
  const unit = energyUnitOf(options);
  const report = buildPlanReport(result.input);
  if (report.kind !== 'planned' && report.kind !== 'keep')
    return {
      kind: 'refused',
      reason: reasonText(report, unit),
      instead: [
        ...('offer' in report && report.offer ? [cliWords.possible(offerText(report.offer))] : []),
        ...(report.kind === 'underAge' ? [cliWords.toChildren] : []),
      ],
    };
  return {
    kind: 'answered',
    entries: `${cliWords.person(result.input.person)}; ${goalText(result.input)}`,
    notices: report.isUnderweight ? [underweightText] : [],
    sections:
      report.kind === 'keep'
        ? [keepSection(report, unit)]
        : [planSection(report, unit), phaseSection(report, unit)],
    working: () => workingOf(result, unit),
    questions: personQuestions(state.form),
  };
}
