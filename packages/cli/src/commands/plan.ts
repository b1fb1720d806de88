/** `evenscale plan`: the weight planner's figures. */
import type { PlanShape } from '@evenscale/formulas/weight-model';
import { daysBetween } from '../../../../src/tools/planner/plan/plan-dates.ts';
import { planInputOf } from '../../../../src/tools/planner/plan/plan-input.ts';
import { buildPlanReport, offersOf } from '../../../../src/tools/planner/report.ts';
import { goalText } from '../../../../src/tools/planner/words.ts';
import {
  askFirstText,
  beforePlanText,
  leanMassText,
  lostFirstText,
  underweightText,
} from '../../../../src/tools/planner/note-words.ts';
import { noNeedText, reasonText } from '../../../../src/tools/planner/refusal-words.ts';
import { measureLine, WEIGHT } from '../../../../src/person/entries/measure.ts';
import { entryWords } from '../../../../src/person/fields/entry-words.ts';
import type { Pace } from '../../../../src/person/plan-entries.ts';
import { ageProblems } from '../../../../src/tools/child-bmi/form-words.ts';
import {
  dateLimits,
  planner,
  type PlannerEntries,
  type PlannerInput,
} from '../../../../src/tools/planner/entries.ts';
import { refused, type EntryMistake, type Outcome } from '../answer.ts';
import { cliWords } from '../cli-words.ts';
import {
  given,
  personEntries,
  submittedForm,
  weightEntry,
  type PersonOptions,
  type TypedForm,
} from '../form-entries.ts';
import { measureQuestions, optionMistakes, personMistakes } from '../form-mistakes.ts';
import { measureProblem } from '../measure-problem-words.ts';
import { energyUnitOf, type CommonOptions } from '../options.ts';
import { eatingEntries, eatingMistakes, type EatingOptions } from './eating-entries.ts';
import { modelWorking } from './model-working.ts';
import { atGoalSection, phaseSection, planMacroSections, planSection, tryText } from './plan-sections.ts';

export interface PlanOptions extends CommonOptions, PersonOptions, EatingOptions {
  readonly by?: string;
  readonly pace?: Pace;
  readonly phases?: PlanShape;
}

type PlannerForm = TypedForm<PlannerEntries, PlannerInput>;

function enterPlan(
  [weight = '', height = '', goal = '']: readonly string[],
  options: PlanOptions,
  today: string,
): PlannerForm {
  const { by, pace, phases, useAnyway } = options;
  const person = personEntries({ weight, height }, options);
  const entries = {
    ...person,
    goalWeight: weightEntry(goal, person.units),
    ...given({ goalDate: by, pace, by: pace && 'pace', shape: phases }),
    ...eatingEntries(options),
  };
  return submittedForm(planner, entries, { today, useAnyway });
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/u;

function dateProblem(date: string, today: string): string {
  if (!ISO_DAY.test(date)) return cliWords.goalDateUnread;
  if (daysBetween(today, date) === null) return ageProblems.noSuchDate;
  const { min, max } = dateLimits(today);
  return cliWords.goalDateRange(min, max);
}

function goalMistakes({ problems, questions, typed }: PlannerForm): readonly EntryMistake[] {
  const problem = problems.goalWeight;
  if (!problem) return [];
  const meant = questions.goalWeight?.label;
  const asked = meant === undefined ? [] : [entryWords.didYouMean(meant)];
  const message = [measureProblem('goal', problem), ...asked].join(' ');
  return [{ entry: 'goal', typed: measureLine(WEIGHT, typed.goalWeight ?? ''), message }];
}

const mistakesOf = (form: PlannerForm): readonly EntryMistake[] => [
  ...personMistakes(planner, form),
  ...goalMistakes(form),
  ...optionMistakes(form, {
    goalDate: ['--by', () => dateProblem(form.typed.goalDate ?? '', form.entries.today)],
  }),
  ...eatingMistakes(form),
];

/** What to eat before and after reaching a goal, or why there's no plan and what's possible instead. */
export function plan(
  entries: readonly string[],
  options: PlanOptions,
  { today }: { readonly today: string },
): Outcome {
  const form = enterPlan(entries, options, today);
  const { result } = form;
  if (!result) return { kind: 'unusable', mistakes: mistakesOf(form) };
  const unit = energyUnitOf(options);
  const input = planInputOf(result.input);
  const report = buildPlanReport(input);
  if (report.kind !== 'planned' && report.kind !== 'maintain')
    return refused(
      [lostFirstText(report), noNeedText(report), reasonText(report, unit)].filter(Boolean).join(' '),
      ...offersOf(report).map(tryText),
      ...(report.kind === 'underAge' ? [cliWords.toChildren] : []),
    );
  return {
    kind: 'answered',
    entries: `${cliWords.person(result.input)}; ${goalText(input)}`,
    notices: [
      underweightText(report, unit),
      ...(report.kind === 'planned'
        ? [lostFirstText(report), beforePlanText(report), leanMassText(report), askFirstText(report)]
        : []),
    ].filter((notice) => notice !== null),
    sections:
      report.kind === 'maintain'
        ? [atGoalSection(report, unit)]
        : [
            planSection(report, unit),
            phaseSection(report, unit),
            ...planMacroSections(report, result.input, unit),
          ],
    working: () => modelWorking(result, unit),
    questions: measureQuestions(form),
  };
}
