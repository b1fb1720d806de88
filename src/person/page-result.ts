/** A tool's last result, as the parts of a page read it. Pure. */
import type { Goal } from '@evenscale/formulas/energy';
import type { BodyMassIndex, Kcal, Kilograms, Percent, WeightUnit } from '@evenscale/formulas/units';
import type { WeightModelPerson, WeightPhase } from '@evenscale/formulas/weight-model';
import type { Weight } from './entry/measure-text.ts';
import type { MacroText } from './macros/macro-choice.ts';
import type { OwnMaintenance } from './own-maintenance.ts';
import type { Person } from './person.ts';
import type { FineFigure, PolicyFigure } from './policy.ts';
import { keyOfTarget, type ChosenTarget } from './plan/target-choice.ts';
import type { TargetReport } from './target-report.ts';
import type { TrainingText } from './training/training-text.ts';

/** What was entered, as values; what a tool doesn't ask for is absent. */
interface ResultInput extends Person {
  readonly goal?: Goal;
  /** A target other than the goal's, chosen among the results. */
  readonly target?: ChosenTarget | null;
  /** The macro plan that was chosen among the results. */
  readonly macros?: MacroText;
  /** Training and rest days. */
  readonly trainingDays?: TrainingText;
}

interface ResultOf<Tool extends string, Report> {
  readonly tool: Tool;
  /** The entries that the report is about, as texts. */
  readonly entries: Readonly<Record<string, string>>;
  readonly input: ResultInput;
  readonly report: Report;
}

/** What parts read of the TDEE page's report. */
interface TdeeFigures extends TargetReport {
  readonly bodyFat: { readonly figure: PolicyFigure<Percent> };
}

/** What parts read of a plan. */
interface PlanFigures {
  readonly input: {
    readonly start: string;
    readonly days: number;
    readonly goal: Weight;
    readonly unit: WeightUnit;
  };
  readonly bmi: BodyMassIndex;
  readonly phases: readonly WeightPhase[];
  readonly direction: Goal;
  /** What the answer says against a plan, if it's true or not `null`. */
  readonly isFast: boolean;
  readonly isUnneeded: boolean;
  readonly leanMass: Kilograms | null;
  /** The intake from the first day on. */
  readonly intake: FineFigure;
  /** Maintenance at the goal weight, and at the current weight. */
  readonly afterwards: Kcal;
  readonly maintenance: PolicyFigure;
  readonly tdee: Kcal;
  readonly own: OwnMaintenance | null;
  readonly model: WeightModelPerson;
}

/** What parts read of home's report: the targets, and whether its answer shows the way to the healthy range. */
interface HomeFigures extends TargetReport {
  readonly hasWay: boolean;
}

export type HomeResult = ResultOf<'home', HomeFigures>;
export type TdeeResult = ResultOf<'tdee', TdeeFigures>;
export type PlannerResult = ResultOf<'planner', PlanFigures>;

/** A result with the targets of a day. */
export type TargetResult = HomeResult | TdeeResult;

/** A tool's last result. */
export type PageResult = TargetResult | PlannerResult;

/** Where an answer leads: to a plan or the log, to other figures, to the waist. */
export type NextStepKind = 'plan' | 'figures' | 'waist';

/** The steps that follow a result, in order. Home's answer may have the plan itself. */
export function nextStepKinds(
  { tool, input, report }: TargetResult,
  hasWaist: boolean,
): readonly NextStepKind[] {
  // Below BMI 16, nothing leads from a doctor to a goal.
  if (report.isDoctorFirst && !input.pregnancy) return [];
  const isPlanShown = tool === 'home' && report.hasWay;
  // The limits for a waist apply neither during pregnancy nor below a healthy weight.
  const isWaistAsked = !input.pregnancy && (report.untold === null || hasWaist);
  return [...(isPlanShown ? [] : ['plan' as const]), 'figures', ...(isWaistAsked ? ['waist' as const] : [])];
}

/** The entries to pass on: without a target that isn't for planning, and without a log's figure that isn't used. */
export function fineEntries({ tool, entries, input, report }: PageResult): PageResult['entries'] {
  const own = tool === 'planner' ? report.own : report.day.own;
  const isAsked = tool === 'tdee' && input.target && report.asked.key === keyOfTarget(input.target);
  return {
    ...entries,
    ...(tool === 'tdee' && !isAsked ? { target: '' } : {}),
    ...(own ? {} : { ownMaintenance: '' }),
  };
}
