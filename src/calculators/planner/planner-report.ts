import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { type Gender, TARGET_STEPS } from '@evenscale/formulas/energy';
import type { BodyMassIndex, Kcal, Kilograms } from '@evenscale/formulas/units';
import {
  phasedPlan,
  type PhasedPlan,
  type WeightModelPerson,
  type WeightPhase,
} from '@evenscale/formulas/weight-model';
import type { OwnMaintenance } from '#person/own-maintenance.ts';
import { leanMassAbove } from '#person/fat-alone.ts';
import { isUnderAge, isUnderweight, assessedFigure } from '#person/safety.ts';
import type { CalorieFigure } from '#person/safety.ts';
import { projectionPersonOf } from '#person/projection-person.ts';
import type { ProjectionPerson } from '#person/projection-person.ts';
import { courseOf, withAfterwards } from './plan/plan-course.ts';
import type { Course, Modelled } from './plan/plan-course.ts';
import { fatAloneOffer, gentlerGain, gentlerLoss, healthyOffer, nearerOffer } from './plan/plan-offers.ts';
import type { Offer } from './plan/plan-offers.ts';
import { PLAN_DAYS, shapeOver } from '#person/plan-entries.ts';
import { daysAtPace } from './plan/plan-input.ts';
import type { PlanInput } from './plan/plan-input.ts';

export type Direction = 'lose' | 'gain';

/** The caution shown with a plan; the intake's own assessment is part of its figure. */
export type PlanCaution =
  /** Faster than guidance for adults supports. */
  | 'fast'
  /** So far above maintenance that most of it becomes fat. */
  | 'largeSurplus';

/** A plan that can be shown. Nothing is rounded. */
export interface Planned {
  readonly kind: 'planned';
  readonly input: PlanInput;
  readonly direction: Direction;
  readonly gender: Gender;
  readonly model: WeightModelPerson;
  readonly phases: readonly WeightPhase[];
  /** The intake from the first day on, assessed. */
  readonly intake: CalorieFigure & { readonly status: 'shown' };
  /** Maintenance at the goal weight. */
  readonly afterwards: Kcal;
  readonly maintenance: CalorieFigure;
  /** Maintenance at the current weight, and the visitor's own figure if it is used for that. */
  readonly tdee: Kcal;
  readonly own: OwnMaintenance | null;
  readonly course: Course;
  readonly caution: PlanCaution | null;
  /** The fat-free mass, if the goal would leave less than the essential fat on top of it; otherwise `null`. */
  readonly leanMass: Kilograms | null;
  /** The gentler plan that one click selects, if there is a caution or the goal can't be reached by losing fat alone. */
  readonly offer: Offer | null;
  /** The BMI that the plan starts from. */
  readonly bmi: BodyMassIndex;
}

/** The result of a request for a plan. */
export type PlanReport =
  | Planned
  | { readonly kind: 'underAge' }
  /** Height, weight or energy outside the model's range. */
  | { readonly kind: 'outsideModel' }
  /** Losing is not planned: the person or the goal is below a healthy weight. */
  | {
      readonly kind: 'refused';
      readonly who: 'person' | 'goal';
      readonly bmi: BodyMassIndex;
      readonly input: PlanInput;
      readonly offer: Offer;
    }
  | { readonly kind: 'tooLong'; readonly input: PlanInput; readonly offer: Offer }
  /** The goal is today's weight. */
  | {
      readonly kind: 'maintain';
      readonly intake: CalorieFigure;
      readonly bmi: BodyMassIndex;
      readonly gender: Gender;
    }
  /** No figure: too low to be safe, or more than anyone eats. */
  | {
      readonly kind: 'notSafe';
      readonly direction: Direction;
      readonly input: PlanInput;
      readonly gender: Gender;
      readonly offer: Offer | null;
    };

/** A request that has no plan. */
export type Refusal = Exclude<PlanReport, Planned | { readonly kind: 'maintain' }>;

/** A smaller change, in kg, counts as no change. */
const NO_CHANGE = 0.05;

/** The largest surplus without a caution, in kcal per day: the largest of the site's targets. */
export const LARGE_SURPLUS = TARGET_STEPS.extremeGain;
/** The surplus above which no figure is shown, in kcal per day. */
export const LARGEST_SURPLUS = 2000;

const changeOf = ({ person, goal }: PlanInput): number => goal.kilograms - person.weight.kilograms;

function cautionOf(input: PlanInput, intake: Kcal, tdee: Kcal): PlanCaution | null {
  const change = changeOf(input);
  if (change > 0) return intake - tdee > LARGE_SURPLUS ? 'largeSurplus' : null;
  return input.days < daysAtPace('fast', -change, input.person.weight.kilograms) ? 'fast' : null;
}

/** Losing is refused below a healthy weight, and toward one (rulings 10 and 11). */
function refusal(input: PlanInput, projection: ProjectionPerson): PlanReport | null {
  if (changeOf(input) > -NO_CHANGE) return null;
  const offer = healthyOffer(input);
  if (isUnderweight(projection.bmi))
    return { kind: 'refused', who: 'person', bmi: projection.bmi, input, offer };
  // In kilograms for all units: 703 gives 0.01 % less, and a change of units must not refuse a goal.
  const goalBmi = bodyMassIndex(input.goal.kilograms, input.person.height.centimetres);
  return isUnderweight(goalBmi) ? { kind: 'refused', who: 'goal', bmi: projection.bmi, input, offer } : null;
}

type Found = Extract<PhasedPlan, { readonly kind: 'found' }>;

function planned(input: PlanInput, projection: Modelled, plan: Found, intake: Planned['intake']): Planned {
  const { model, tdee, own } = projection;
  const direction = changeOf(input) < 0 ? 'lose' : 'gain';
  const caution = cautionOf(input, intake.value, tdee);
  const isGentle = caution === null && intake.concern !== 'belowMinimum';
  const gentler = direction === 'lose' ? gentlerLoss : gentlerGain;
  const gentle = isGentle ? null : gentler(projection, input);
  const leanMass = direction === 'lose' ? leanMassAbove(input.goal.kilograms, model) : null;
  return {
    kind: 'planned',
    input,
    direction,
    gender: input.person.gender,
    model,
    phases: plan.phases,
    intake,
    afterwards: plan.afterwards,
    maintenance: assessedFigure(plan.afterwards, projection.context),
    tdee,
    own,
    course: courseOf(model, withAfterwards(plan.phases, input.days, plan.afterwards), input.days),
    caution,
    leanMass,
    offer: leanMass === null ? gentle : fatAloneOffer(model, input),
    bmi: projection.bmi,
  };
}

function planOrReason(input: PlanInput, projection: Modelled): PlanReport {
  const goal = { weight: input.goal.kilograms, day: input.days };
  const plan = phasedPlan(projection.model, goal, shapeOver(input.shape, input.days));
  const isWithinSurplus = plan.kind === 'found' && plan.phases[0].intake <= projection.tdee + LARGEST_SURPLUS;
  const intake = isWithinSurplus ? assessedFigure(plan.phases[0].intake, projection.context) : null;
  if (isWithinSurplus && intake?.status === 'shown') return planned(input, projection, plan, intake);
  const direction = changeOf(input) < 0 ? 'lose' : 'gain';
  const offer = (direction === 'lose' ? gentlerLoss : gentlerGain)(projection, input);
  const { gender } = input.person;
  return { kind: 'notSafe', direction, input, gender, offer };
}

/** Input → report. Pure. */
export function buildPlanReport(input: PlanInput): PlanReport {
  if (isUnderAge(input.person.age)) return { kind: 'underAge' };
  const projection = projectionPersonOf(input.person, input.bodyFat);
  const { model, bmi, tdee } = projection;
  if (!model) return { kind: 'outsideModel' };
  const refused = refusal(input, projection);
  if (refused) return refused;
  if (Math.abs(changeOf(input)) < NO_CHANGE) {
    const { gender } = input.person;
    return {
      kind: 'maintain',
      intake: assessedFigure(tdee, projection.context),
      bmi,
      gender,
    };
  }
  if (input.days > PLAN_DAYS.most) return { kind: 'tooLong', input, offer: nearerOffer(input) };
  return planOrReason(input, { ...projection, model });
}
