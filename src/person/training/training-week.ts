/** A day's calories and macros → those of training days and rest days. Pure. */
import { percentDifference, trainingWeek, WEEK_DAYS } from '@evenscale/formulas/energy';
import { dayMacros, type FlexibleMacro, type MacroGrams } from '@evenscale/formulas/macros';
import { kcal, type Kcal, KJ_PER_KCAL } from '@evenscale/formulas/units';
import type { FineFigure, PolicyFigure } from '#person/policy.ts';
import { choiceOf, type Difference, type TrainingChoice } from './training-choice.ts';
import type { TrainingText } from './training-text.ts';

/** What training days are made from. */
export interface UsualDay {
  /** Calories of the target, or of a plan. */
  readonly intake: Kcal;
  readonly macros: MacroGrams;
  /** What takes up the difference between the days. */
  readonly flexible: FlexibleMacro;
  /** What the policy says about the calories of a day. */
  readonly figureOf: (intake: Kcal) => PolicyFigure;
}

/** The kind of day that limits the difference, and what the policy says about more of it. */
export interface DayLimit {
  readonly day: 'training' | 'rest';
  readonly figure: Exclude<PolicyFigure, FineFigure>;
}

/** One kind of day. */
export interface DayAmounts {
  readonly figure: FineFigure;
  readonly macros: MacroGrams;
}

export interface ShownWeek {
  readonly kind: 'shown';
  readonly choice: TrainingChoice;
  readonly training: DayAmounts;
  readonly rest: DayAmounts;
  readonly difference: Kcal;
  /** Seven times the target. */
  readonly total: Kcal;
  /** Set if the difference that was asked for is larger. */
  readonly limit: DayLimit | null;
  readonly flexible: FlexibleMacro;
}

export type TrainingWeek =
  | ShownWeek
  /** No training day, or seven: every day is the same. */
  | { readonly kind: 'same'; readonly choice: TrainingChoice }
  /** No difference is allowed. */
  | { readonly kind: 'refused'; readonly choice: TrainingChoice; readonly limit: DayLimit };

/** What was asked for, in kcal. */
export function askedOf({ amount, unit }: Difference, intake: Kcal, trainingDays: number): Kcal {
  if (unit === 'percent') return percentDifference(intake, trainingDays, amount);
  return kcal(unit === 'kJ' ? amount / KJ_PER_KCAL : amount);
}

const isNotFine = (figure: PolicyFigure): figure is DayLimit['figure'] => figure.status !== 'fine';

/** What is wrong with the days of a difference that is one step larger than the largest allowed one. */
function limitOf({ intake, figureOf }: UsualDay, trainingDays: number, step: number): DayLimit | null {
  const rest = figureOf(kcal(intake - trainingDays * step));
  if (isNotFine(rest)) return { day: 'rest', figure: rest };
  const training = figureOf(kcal(intake + (WEEK_DAYS - trainingDays) * step));
  return isNotFine(training) ? { day: 'training', figure: training } : null;
}

/** The calories and macros of a kind of day; `null` if they may not be planned with. */
function amountsOf({ intake, macros, flexible, figureOf }: UsualDay, day: Kcal): DayAmounts | null {
  const figure = figureOf(day);
  if (figure.status !== 'fine') return null;
  return { figure, macros: dayMacros(macros, kcal(day - intake), flexible) };
}

function weekOf(choice: TrainingChoice, usual: UsualDay): TrainingWeek {
  const count = choice.days.length;
  const { intake, flexible } = usual;
  const asked = askedOf(choice.difference, intake, count);
  const week = trainingWeek(intake, count, asked, (day) => usual.figureOf(day).status === 'fine');
  const training = week && amountsOf(usual, week.training);
  const rest = week && amountsOf(usual, week.rest);
  const steps = (week?.difference ?? 0) / WEEK_DAYS;
  const limit = steps < Math.round(asked / WEEK_DAYS) ? limitOf(usual, count, steps + 1) : null;
  if (training && rest)
    return {
      kind: 'shown',
      choice,
      training,
      rest,
      difference: week.difference,
      total: kcal(intake * WEEK_DAYS),
      limit,
      flexible,
    };
  return limit ? { kind: 'refused', choice, limit } : { kind: 'same', choice };
}

/** The week that was chosen. */
export function buildTrainingWeek(text: TrainingText, usual: UsualDay): TrainingWeek {
  const choice = choiceOf(text);
  const count = choice.days.length;
  const isPattern = count > 0 && count < WEEK_DAYS && choice.difference.amount > 0;
  return isPattern ? weekOf(choice, usual) : { kind: 'same', choice };
}

/** True if some difference between the days is allowed: of one day and six, or of six and one. */
export const canDiffer = ({ intake, figureOf }: Pick<UsualDay, 'intake' | 'figureOf'>): boolean =>
  [
    [WEEK_DAYS - 1, -1],
    [1, 1 - WEEK_DAYS],
  ].some((changes) => changes.every((change) => figureOf(kcal(intake + change)).status === 'fine'));
