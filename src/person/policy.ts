/**
 * The safety policy: which figure a person is shown, plans with, or doesn't get.
 *
 * Every report asks `figureFor` for each of its figures and passes on what it returns; views, links, saved results,
 * embeds and the command line only read reports. `docs/what-we-show.md` explains the policy to readers; `policy/` has the
 * limits with their sources, when a log stops, and whose its figure is.
 */
import { bodyMassIndex, OVERWEIGHT_FROM } from '@evenscale/formulas/bmi';
import {
  type CalorieJudgement,
  type Gender,
  judgeCalorieTarget,
  LOWEST_SHOWN_TARGET,
} from '@evenscale/formulas/energy';
import type { BodyMassIndex, Centimetres, Kcal, Kilograms, Percent, Years } from '@evenscale/formulas/units';
import {
  isFarUnderweight,
  isOlderAge,
  isUnderAge,
  isUnderweight,
  KCAL_PER_KG,
  LOOKAHEAD_DAYS,
  LOWEST_BMI_FOR_DEFICIT,
  NO_CHANGE,
  OLDER,
  STEP_LIMITS,
} from './policy/limits.ts';

export * from './policy/limits.ts';

/** The facts about a person that decide what is shown. Nothing is rounded. */
export interface PolicyPerson {
  readonly gender: Gender;
  readonly age: Years;
  readonly height: Centimetres;
  readonly weight: Kilograms;
  /** Pregnant or breastfeeding. */
  readonly pregnancy?: boolean | undefined;
  /** By the formula of the person's units. */
  readonly bmi: BodyMassIndex;
  readonly bmr: Kcal;
  readonly tdee: Kcal;
}

/** Why a figure isn't shown at all. */
export type WithheldReason =
  /** Less than 800 kcal. */
  | 'unsafe'
  /** A loss below BMI 18.5. */
  | 'underweight'
  /** A gain below BMI 16. */
  | 'farUnderweight'
  /** More than 500 kcal above maintenance from BMI 16 to below 18.5. */
  | 'fastGain'
  /** A plan with more than 2,000 kcal above maintenance. */
  | 'tooMuch'
  /** A goal weight below BMI 18.5, of a person above it. */
  | 'lowGoal'
  | 'underAge'
  /** A change of weight during pregnancy or breastfeeding. */
  | 'pregnancy';

/** Why a figure is shown, but nothing is built on it. */
export type Caution =
  /** Less than the usual minimum of 1,200 kcal for women and 1,500 for men. */
  | 'belowMinimum'
  /** Within four weeks the BMI would be below 18.5, or below the range from 65 on. */
  | 'leavesHealthyRange'
  | 'leavesOlderRange'
  /** A loss from 65 on, below the range for that age. */
  | 'belowOlderRange'
  /** A step of 1,000 kcal or more in the healthy range. */
  | 'largeStep'
  /** More than 1,000 kcal above maintenance. */
  | 'largeSurplus';

/** What the policy says about a figure. */
export type Outcome =
  | {
      readonly status: 'fine';
      /** Less than the body uses at rest, which only gets a note. */
      readonly isBelowRest: boolean;
    }
  /** Shown with its caution. It can't be chosen, and no macros, plan, link or saved result builds on it. */
  | { readonly status: 'shown'; readonly caution: Caution }
  /** The reason takes the place of the figure. */
  | { readonly status: 'withheld'; readonly reason: WithheldReason };

/** A figure with its outcome: its value can't be read without asking for the outcome first. */
export type PolicyFigure<Value extends number = Kcal> =
  | (Extract<Outcome, { status: 'fine' | 'shown' }> & { readonly value: Value })
  | Extract<Outcome, { status: 'withheld' }>;

/** A figure that can be chosen and built on. */
export type FineFigure = Extract<PolicyFigure, { status: 'fine' }>;

/** What each kind of figure is: its unit of value decides which rules apply. */
interface Kinds {
  /** What the body uses in a day, now or at a goal. It isn't advice to eat less. */
  readonly maintenance: Kcal;
  /** An intake to eat from now on: a target, or a number of one's own. Macros have the outcome of their target. */
  readonly intake: Kcal;
  /** The intake of a plan, which ends at its goal. */
  readonly plan: Kcal;
  readonly goalWeight: Kilograms;
  readonly bodyFat: Percent;
  /** Maintenance calculated from a log. */
  readonly logFigure: Kcal;
}

export type FigureKind = keyof Kinds;

const FINE: Outcome = { status: 'fine', isBelowRest: false };
const withheld = (reason: WithheldReason): Outcome => ({ status: 'withheld', reason });
const cautioned = (caution: Caution): Outcome => ({ status: 'shown', caution });

/** The difference from maintenance that a reader sees. */
const gapOf = (intake: Kcal, { tdee }: PolicyPerson): number => Math.round(intake - tdee);

/** What an intake is by itself. */
const judged = (intake: Kcal, { bmr, gender }: PolicyPerson): CalorieJudgement['kind'] =>
  judgeCalorieTarget(intake, bmr, gender).kind;

const fineIntake = (intake: Kcal, person: PolicyPerson): Outcome => ({
  status: 'fine',
  isBelowRest: judged(intake, person) === 'belowBmr',
});

function maintenanceOutcome(value: Kcal, person: PolicyPerson): Outcome {
  if (value <= 0) return withheld('unsafe');
  if (isUnderAge(person.age)) return FINE;
  return ['belowMinimum', 'withheld'].includes(judged(value, person)) ? cautioned('belowMinimum') : FINE;
}

/** What withholds a difference from maintenance below the healthy range; `null` if nothing does. */
function underweightRefusal(gap: number, bmi: BodyMassIndex): Outcome | null {
  if (!isUnderweight(bmi)) return null;
  if (gap < 0) return withheld('underweight');
  if (gap > 0 && isFarUnderweight(bmi)) return withheld('farUnderweight');
  return gap > STEP_LIMITS.surplusWhenUnderweight ? withheld('fastGain') : null;
}

/** What withholds any intake of this person; `null` if nothing does. */
function intakeRefusal(intake: Kcal, person: PolicyPerson): Outcome | null {
  const { age, bmi } = person;
  const gap = gapOf(intake, person);
  if (isUnderAge(age)) return withheld('underAge');
  if (gap !== 0 && person.pregnancy) return withheld('pregnancy');
  const refusal = underweightRefusal(gap, bmi);
  if (refusal) return refusal;
  return judged(intake, person) === 'withheld' ? withheld('unsafe') : null;
}

const isBelowOlderRange = ({ age, bmi }: PolicyPerson): boolean => isOlderAge(age) && bmi < OLDER.lowestBmi;

/** The range that a loss would leave within four weeks; `null` if it wouldn't. */
function rangeLeft(gap: number, { age, bmi, weight }: PolicyPerson): Caution | null {
  if (gap >= 0) return null;
  const reached = bmi * (1 + (gap * LOOKAHEAD_DAYS) / KCAL_PER_KG / weight);
  if (reached < LOWEST_BMI_FOR_DEFICIT) return 'leavesHealthyRange';
  return isOlderAge(age) && reached < OLDER.lowestBmi ? 'leavesOlderRange' : null;
}

/** The caution about a step's size; `null` if it needs none. */
function sizeCaution(gap: number, { bmi }: PolicyPerson): Caution | null {
  if (bmi < OVERWEIGHT_FROM && Math.abs(gap) >= STEP_LIMITS.large) return 'largeStep';
  return gap > STEP_LIMITS.large ? 'largeSurplus' : null;
}

function intakeOutcome(intake: Kcal, person: PolicyPerson): Outcome {
  const refusal = intakeRefusal(intake, person);
  if (refusal) return refusal;
  const gap = gapOf(intake, person);
  if (gap < 0 && isBelowOlderRange(person)) return cautioned('belowOlderRange');
  if (judged(intake, person) === 'belowMinimum') return cautioned('belowMinimum');
  const caution = rangeLeft(gap, person) ?? sizeCaution(gap, person);
  return caution ? cautioned(caution) : fineIntake(intake, person);
}

/** As for any intake, but the goal weight decides where a plan may lead, not the next four weeks. */
function planOutcome(intake: Kcal, person: PolicyPerson): Outcome {
  if (person.pregnancy && !isUnderAge(person.age)) return withheld('pregnancy');
  const refusal = intakeRefusal(intake, person);
  if (refusal) return refusal;
  const gap = gapOf(intake, person);
  if (gap > STEP_LIMITS.largestSurplus) return withheld('tooMuch');
  if (judged(intake, person) === 'belowMinimum') return cautioned('belowMinimum');
  const caution = sizeCaution(gap, person);
  return caution ? cautioned(caution) : fineIntake(intake, person);
}

function goalOutcome(goal: Kilograms, { age, height, weight, bmi, pregnancy }: PolicyPerson): Outcome {
  if (isUnderAge(age)) return withheld('underAge');
  if (pregnancy) return withheld('pregnancy');
  if (goal >= weight + NO_CHANGE && isFarUnderweight(bmi)) return withheld('farUnderweight');
  if (goal > weight - NO_CHANGE) return FINE;
  if (isUnderweight(bmi)) return withheld('underweight');
  // In kilograms for all units: 703 gives 0.01% less, and a change of units must not refuse a goal.
  const goalBmi = bodyMassIndex(goal, height);
  if (isUnderweight(goalBmi)) return withheld('lowGoal');
  return isOlderAge(age) && goalBmi < OLDER.lowestBmi ? cautioned('leavesOlderRange') : FINE;
}

const forAdults = (_: number, { age }: PolicyPerson): Outcome =>
  isUnderAge(age) ? withheld('underAge') : FINE;

function logOutcome(value: Kcal, person: PolicyPerson): Outcome {
  const adult = forAdults(value, person);
  if (adult.status === 'withheld') return adult;
  if (person.pregnancy) return withheld('pregnancy');
  return Math.round(value) < LOWEST_SHOWN_TARGET ? withheld('unsafe') : adult;
}

const OUTCOMES: { readonly [Kind in FigureKind]: (value: Kinds[Kind], person: PolicyPerson) => Outcome } = {
  maintenance: maintenanceOutcome,
  intake: intakeOutcome,
  plan: planOutcome,
  goalWeight: goalOutcome,
  bodyFat: forAdults,
  logFigure: logOutcome,
};

/**
 * The figure as this person may see it.
 *
 * Energies are compared as they are printed, in whole kcal: 1,199.6 is printed as 1,200 and isn't below 1,200. BMI and
 * age are compared unrounded.
 *
 * @param kind - what the figure is, which decides the rules
 * @param value - in kcal per day, kg or percent, not rounded; any number, even negative
 * @param person - the facts that decide, in kg, cm, completed years and kcal per day
 * @returns the value with its outcome, or only the reason why there is none
 * @throws never
 */
export function figureFor<Kind extends FigureKind>(
  kind: Kind,
  value: Kinds[Kind],
  person: PolicyPerson,
): PolicyFigure<Kinds[Kind]> {
  const outcome = OUTCOMES[kind](value, person);
  return outcome.status === 'withheld' ? outcome : { ...outcome, value };
}

/** The value of a figure that is shown, for planning or not; `null` if it's withheld. */
export const shownValue = <Value extends number>(figure: PolicyFigure<Value>): Value | null =>
  figure.status === 'withheld' ? null : figure.value;
