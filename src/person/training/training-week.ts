/** A day's calories and macros → those of training days and rest days. Pure. */
import { percentDifference, trainingWeek, WEEK_DAYS } from '@evenscale/formulas/energy';
import { dayMacros, type FlexibleMacro, type MacroGrams } from '@evenscale/formulas/macros';
import { kcal, type Kcal, KJ_PER_KCAL } from '@evenscale/formulas/units';
import type { FineFigure, PolicyFigure } from '#person/policy.ts';
import { choiceOf, type Difference, type TrainingChoice } from './training-choice.ts';
import type { TrainingText } from './training-text.ts';

/** The calories that training days are made from. */
interface UsualIntake {
  /** Calories of the target, or of a plan. */
  readonly intake: Kcal;
  /** What the policy says about the calories of a day. */
  readonly figureOf: (intake: Kcal) => PolicyFigure;
}

/** What training days are made from. */
export interface UsualDay extends UsualIntake {
  readonly macros: MacroGrams;
  /** What takes up the difference between the days. */
  readonly flexible: FlexibleMacro;
}

/** The kind of day that limits the difference, and what the policy says about more of it. */
export interface DayLimit {
  readonly day: 'training' | 'rest';
  readonly figure: Exclude<PolicyFigure, FineFigure>;
}

/** One kind of day. */
interface DayEnergy {
  readonly figure: FineFigure;
}

export interface DayAmounts extends DayEnergy {
  readonly macros: MacroGrams;
}

/** The calories of training days and rest days. */
export interface ShownEnergies {
  readonly kind: 'shown';
  readonly choice: TrainingChoice;
  readonly training: DayEnergy;
  readonly rest: DayEnergy;
  readonly difference: Kcal;
  /** Set if the difference that was asked for is larger. */
  readonly limit: DayLimit | null;
}

/** Every day is the same. */
export type NoWeek =
  /** No training day, or seven: every day is the same. */
  | { readonly kind: 'same'; readonly choice: TrainingChoice }
  /** No difference is allowed. */
  | { readonly kind: 'refused'; readonly choice: TrainingChoice; readonly limit: DayLimit };

export interface ShownWeek extends ShownEnergies {
  readonly training: DayAmounts;
  readonly rest: DayAmounts;
  /** Seven times the target. */
  readonly total: Kcal;
  readonly flexible: FlexibleMacro;
}

export type TrainingWeek = ShownWeek | NoWeek;

/** What was asked for, in kcal. */
export function askedOf({ amount, unit }: Difference, intake: Kcal, trainingDays: number): Kcal {
  if (unit === 'percent') return percentDifference(intake, trainingDays, amount);
  return kcal(unit === 'kJ' ? amount / KJ_PER_KCAL : amount);
}

const isNotFine = (figure: PolicyFigure): figure is DayLimit['figure'] => figure.status !== 'fine';

/** What is wrong with the days of a difference that is one step larger than the largest allowed one. */
function limitOf({ intake, figureOf }: UsualIntake, trainingDays: number, step: number): DayLimit | null {
  const rest = figureOf(kcal(intake - trainingDays * step));
  if (isNotFine(rest)) return { day: 'rest', figure: rest };
  const training = figureOf(kcal(intake + (WEEK_DAYS - trainingDays) * step));
  return isNotFine(training) ? { day: 'training', figure: training } : null;
}

/** The calories of a kind of day; `null` if they may not be planned with. */
function fineOf({ figureOf }: UsualIntake, day: Kcal | undefined): FineFigure | null {
  const figure = day === undefined ? null : figureOf(day);
  return figure?.status === 'fine' ? figure : null;
}

function energiesOf(choice: TrainingChoice, usual: UsualIntake): ShownEnergies | NoWeek {
  const count = choice.days.length;
  const { intake, figureOf } = usual;
  const asked = askedOf(choice.difference, intake, count);
  const week = trainingWeek(intake, count, asked, (day) => figureOf(day).status === 'fine');
  const [training, rest] = [fineOf(usual, week?.training), fineOf(usual, week?.rest)];
  const steps = (week?.difference ?? 0) / WEEK_DAYS;
  const limit = steps < Math.round(asked / WEEK_DAYS) ? limitOf(usual, count, steps + 1) : null;
  if (week && training && rest)
    return {
      kind: 'shown',
      choice,
      training: { figure: training },
      rest: { figure: rest },
      difference: week.difference,
      limit,
    };
  return limit ? { kind: 'refused', choice, limit } : { kind: 'same', choice };
}

/** The calories of the week that was chosen. */
export function trainingEnergies(text: TrainingText, usual: UsualIntake): ShownEnergies | NoWeek {
  const choice = choiceOf(text);
  const count = choice.days.length;
  const isPattern = count > 0 && count < WEEK_DAYS && choice.difference.amount > 0;
  return isPattern ? energiesOf(choice, usual) : { kind: 'same', choice };
}

/** The week that was chosen. */
export function buildTrainingWeek(text: TrainingText, usual: UsualDay): TrainingWeek {
  const week = trainingEnergies(text, usual);
  if (week.kind !== 'shown') return week;
  const { intake, macros, flexible } = usual;
  const amountsOf = ({ figure }: DayEnergy): DayAmounts => ({
    figure,
    macros: dayMacros(macros, kcal(figure.value - intake), flexible),
  });
  return {
    ...week,
    training: amountsOf(week.training),
    rest: amountsOf(week.rest),
    total: kcal(intake * WEEK_DAYS),
    flexible,
  };
}

/** True if some difference between the days is allowed: of one day and six, or of six and one. */
export const canDiffer = ({ intake, figureOf }: UsualIntake): boolean =>
  [
    [WEEK_DAYS - 1, -1],
    [1, 1 - WEEK_DAYS],
  ].some((changes) => changes.every((change) => figureOf(kcal(intake + change)).status === 'fine'));
