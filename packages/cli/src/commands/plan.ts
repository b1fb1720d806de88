/** `evenscale plan`: the weight planner's figures. */
import type { PlanShape } from '@evenscale/formulas/weight-model';
import { ageProblems } from '../../../../src/tools/child-bmi/form-words.ts';
import { initialPlannerState, reducePlanner } from '../../../../src/calculators/planner/planner-form.ts';
import { PLANNER_RULES } from '../../../../src/calculators/planner/planner-rules.ts';
import { dateLimits } from '../../../../src/calculators/planner/goal/goal-entry.ts';
import { daysBetween, type IsoDay } from '../../../../src/tools/planner/plan/plan-dates.ts';
import type { PlannerEvent, PlannerState } from '../../../../src/calculators/planner/planner-form.ts';
import { buildPlanReport } from '../../../../src/tools/planner/report.ts';
import { goalText, reasonText, underweightText, unneededText } from '../../../../src/tools/planner/words.ts';
import { weightLine } from '../../../../src/person/draft.ts';
import { entryWords } from '../../../../src/person/fields/entry-words.ts';
import type { Pace } from '../../../../src/person/plan-entries.ts';
import type { EntryMistake, Outcome } from '../answer.ts';
import { cliWords } from '../cli-words.ts';
import { energyUnitOf } from '../options.ts';
import { measureProblem } from '../measure-problem-words.ts';
import type { CommonOptions } from '../options.ts';
import { draftOf, isInStone, weightField } from '../person-entries.ts';
import type { PersonOptions } from '../person-entries.ts';
import { personMistakes, personQuestions } from '../person-mistakes.ts';
import { modelWorking } from './model-working.ts';
import { atGoalSection, phaseSection, planSection, tryText } from './plan-sections.ts';
import { bodyFatEvents } from './tdee.ts';

export interface PlanOptions extends CommonOptions, PersonOptions {
  readonly by?: string;
  readonly pace?: Pace;
  readonly phases?: PlanShape;
  readonly bodyFat?: string;
}

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

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/u;

function dateProblem(date: string, today: IsoDay): string {
  if (!ISO_DAY.test(date)) return cliWords.goalDateUnread;
  if (daysBetween(today, date) === null) return ageProblems.noSuchDate;
  const { min, max } = dateLimits(today);
  return cliWords.goalDateRange(min, max);
}

function mistakesOf({ form, goal, bodyFat, today }: PlannerState): readonly EntryMistake[] {
  const { weight: found } = goal.form.problems;
  const problem = found === 'outOfRange' ? undefined : found;
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
              measureProblem('goal', problem === 'implausible' ? 'tooLarge' : problem),
              ...(meant === undefined ? [] : [entryWords.didYouMean(meant)]),
            ].join(' '),
          },
        ]
      : []),
    ...(goal.isDateWrong
      ? [{ entry: '--by', typed: goal.date, message: dateProblem(goal.date, today) }]
      : []),
    ...(bodyFat.problem
      ? [{ entry: '--body-fat', typed: bodyFat.text, message: cliWords.bodyFatProblem }]
      : []),
  ];
}

/** What to eat before and after reaching a goal, or why there's no plan and what's possible instead. */
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
  if (report.kind !== 'planned' && report.kind !== 'maintain')
    return {
      kind: 'refused',
      reason: reasonText(report, unit),
      instead: [
        ...('offer' in report && report.offer ? [tryText(report.offer)] : []),
        ...(report.kind === 'underAge' ? [cliWords.toChildren] : []),
      ],
    };
  return {
    kind: 'answered',
    entries: `${cliWords.person(result.input.person)}; ${goalText(result.input)}`,
    notices: [underweightText(report.bmi), report.kind === 'planned' ? unneededText(report) : null].filter(
      (notice) => notice !== null,
    ),
    sections:
      report.kind === 'maintain'
        ? [atGoalSection(report, unit)]
        : [planSection(report, unit), phaseSection(report, unit)],
    working: () => modelWorking({ ...result.input, draft: result.draft }, unit),
    questions: personQuestions(state.form),
  };
}
