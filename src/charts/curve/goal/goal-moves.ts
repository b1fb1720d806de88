/** Where the goal of a curve can be moved to, by a pointer or by keys. Pure. */
import { kg, kilogramsFromPounds, type Kilograms, lb, type WeightUnit } from '@evenscale/formulas/units';
import type { Point, Scale } from '#charts/plot-path.ts';
import { amountIn } from '#person/format-weight.ts';
import { PLAN_DAYS } from '#person/plan-entries.ts';
import type { CurvePlot } from '#charts/curve/curve-plot.ts';

/** A goal: a weight, and the days until then. */
export interface Goal {
  readonly days: number;
  readonly weight: Kilograms;
}

/** What a goal's handle says. */
export interface GoalTexts {
  /** The slider's name. */
  readonly name: string;
  /** "66 kg" and "May 25" */
  readonly weight: string;
  readonly date: string;
  /** "1,804 kcal a day", or that there is no plan. */
  readonly meaning: string;
  /** Both for a screen reader, with the reason why there is no plan. */
  readonly spoken: string;
}

/** A goal moves in half kilograms, or in pounds. */
const STEPS: Readonly<Record<WeightUnit, number>> = { kg: 0.5, lb: 1, st: 1 };
const DAYS_PER_WEEK = 7;

const DIRECTIONS: Readonly<Record<string, readonly [weeks: number, steps: number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  PageUp: [4, 0],
  PageDown: [-4, 0],
};

/** The value at a position of a linear scale. */
function valueAt(scale: Scale, at: number): number {
  const start = scale(0);
  return (at - start) / (scale(1) - start);
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

const weightOf = (amount: number, unit: WeightUnit): Kilograms =>
  unit === 'kg' ? kg(amount) : kilogramsFromPounds(lb(amount));

/** A goal's weight in steps. */
export const stepsOf = ({ weight }: Pick<Goal, 'weight'>, unit: WeightUnit): number =>
  amountIn(weight, unit) / STEPS[unit];

const goalOf = (days: number, steps: number, unit: WeightUnit): Goal => ({
  days: within(days, PLAN_DAYS.least, PLAN_DAYS.most),
  weight: weightOf(Math.max(1, steps) * STEPS[unit], unit),
});

/** The goal at a point of a drawing: the nearest week's tick on the rule, and the nearest step of weight. */
export function goalAt(
  { x, y, top, bottom }: Pick<CurvePlot, 'x' | 'y' | 'top' | 'bottom'>,
  last: number,
  start: number,
  unit: WeightUnit,
  [left, height]: Point,
): Goal {
  const day = within(valueAt(x, left), start, last);
  const weeks = Math.round((day - start) / DAYS_PER_WEEK);
  const longest = Math.floor(Math.min(PLAN_DAYS.most, last - start) / DAYS_PER_WEEK);
  const weight = kg(valueAt(y, within(height, top, bottom)));
  return goalOf(DAYS_PER_WEEK * Math.min(weeks, longest), Math.round(stepsOf({ weight }, unit)), unit);
}

/** The goal after a key: a week, four weeks, or a step of weight; `null` for another key. */
export function goalAfter({ days, weight }: Goal, key: string, unit: WeightUnit): Goal | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [weeks, steps] = direction;
  return goalOf(days + DAYS_PER_WEEK * weeks, stepsOf({ weight }, unit) + steps, unit);
}

/** The goal that a number of steps of weight makes. */
export const goalWithSteps = ({ days }: Goal, steps: number, unit: WeightUnit): Goal =>
  goalOf(days, steps, unit);

export const isSameGoal = (one: Goal, other: Goal): boolean =>
  one.days === other.days && Math.abs(one.weight - other.weight) < 1e-6;
