import type { Gender } from '@evenscale/formulas/energy';
import type { BodyMassIndex, Kcal, Kilograms, Years } from '@evenscale/formulas/units';
import {
  phasedPlan,
  type PhasedPlan,
  type WeightModelPerson,
  type WeightPhase,
} from '@evenscale/formulas/weight-model';
import { needsNoLoss } from '#person/assessment.ts';
import type { OwnMaintenance } from '#person/own-maintenance.ts';
import { leanMassAbove } from '#person/fat-alone.ts';
import {
  figureFor,
  isFarUnderweight,
  isGainGentle,
  isUnderAge,
  NO_CHANGE,
  STEP_LIMITS,
} from '#person/policy.ts';
import type { Caution, FineFigure, PolicyFigure, PolicyPerson, WithheldReason } from '#person/policy.ts';
import { onMaintenance, projectionPersonOf } from '#person/projection-person.ts';
import { daysAtPace, PLAN_DAYS, shapeOver } from '#person/plan-entries.ts';
import { courseOf, withAfterwards } from './plan/plan-course.ts';
import type { Course, Modelled } from './plan/plan-course.ts';
import { withOffer, type Offer } from './plan/offer.ts';
import { isAtEdge, offersFor, otherOffer } from './plan/plan-offers.ts';
import type { Calculated } from '#person/entries/form-result.ts';
import type { PlannerResult } from '#person/page-result.ts';
import type { PlannerEntries, PlannerInput } from './entries.ts';
import type { PlanInput } from './plan/plan-input.ts';
import { ruleIntake } from './plan/rule-intake.ts';

export type Direction = 'lose' | 'gain';

/** A plan that can be shown. Nothing is rounded. */
export interface Planned {
  readonly kind: 'planned';
  readonly input: PlanInput;
  readonly direction: Direction;
  readonly gender: Gender;
  readonly model: WeightModelPerson;
  readonly phases: readonly WeightPhase[];
  /** The intake from the first day on. */
  readonly intake: FineFigure;
  /** Maintenance at the goal weight. */
  readonly afterwards: Kcal;
  readonly maintenance: PolicyFigure;
  /** The intake by the 3,500-calorie rule. */
  readonly rule: PolicyFigure;
  /** Maintenance at the current weight, and the visitor's own figure if it is used for that. */
  readonly tdee: Kcal;
  readonly own: OwnMaintenance | null;
  readonly course: Course;
  /** Faster than guidance for adults supports. */
  readonly isFast: boolean;
  /** A gain below a healthy weight that begins with more than is gentle there. */
  readonly startsHigh: boolean;
  /** True for a loss by someone whose weight gives no reason for it. */
  readonly isUnneeded: boolean;
  /** The fat-free mass, if the goal would leave less than the essential fat on top of it; otherwise `null`. */
  readonly leanMass: Kilograms | null;
  /** The gentler plan that one click selects, if there is something to say against this one. */
  readonly offer: Offer | null;
  readonly other: Offer | null;
  /** The BMI that the plan starts from. */
  readonly bmi: BodyMassIndex;
}

/** A plan to keep the weight until its day. */
export interface Keeping {
  readonly input: PlanInput;
  readonly model: WeightModelPerson;
  readonly intake: FineFigure;
  readonly facts: PolicyPerson;
}

/** The result of a request for a plan. Every offer leads to a plan without a caution. */
export type PlanReport =
  | Planned
  | { readonly kind: 'underAge'; readonly input: PlanInput }
  /** Height, weight or energy outside the model's range. */
  | { readonly kind: 'outsideModel' }
  /** The policy doesn't plan the way to this goal. */
  | {
      readonly kind: 'refused';
      readonly reason: WithheldReason | Caution;
      readonly bmi: BodyMassIndex;
      readonly input: PlanInput;
      readonly offer: Offer | null;
    }
  | { readonly kind: 'tooLong'; readonly input: PlanInput; readonly offer: Offer | null }
  /** The goal is today's weight. */
  | {
      readonly kind: 'maintain';
      readonly intake: PolicyFigure;
      /** What can be followed to keep the weight; `null` if the policy doesn't plan with these calories. */
      readonly keeping: Keeping | null;
      readonly bmi: BodyMassIndex;
      readonly gender: Gender;
      readonly age: Years;
    }
  /** The intake isn't for planning: shown with its caution, or withheld. */
  | {
      readonly kind: 'notSafe';
      readonly intake: Exclude<PolicyFigure, FineFigure>;
      readonly direction: Direction;
      readonly input: PlanInput;
      readonly gender: Gender;
      readonly offer: Offer | null;
      /** The weight that the refused date allows, or the goal itself on a date when its plan is only below the resting energy. */
      readonly other: Offer | null;
    };

/** A request that has no plan. */
export type Refusal = Exclude<PlanReport, Planned | { readonly kind: 'maintain' }>;

/** What the policy says about the figures of a person's plans. */
export const planFigures = (facts: PolicyPerson) => ({
  intake: (value: Kcal): PolicyFigure => figureFor('plan', value, facts),
  maintenance: (value: Kcal): PolicyFigure => figureFor('maintenance', value, facts),
});

const changeOf = ({ person, goal }: PlanInput): number => goal.kilograms - person.weight.kilograms;

const directionOf = (input: PlanInput): Direction => (changeOf(input) < 0 ? 'lose' : 'gain');

const isFast = (input: PlanInput): boolean =>
  input.days < daysAtPace('fast', -changeOf(input), input.person.weight.kilograms);

type Found = Extract<PhasedPlan, { readonly kind: 'found' }>;

function planned(input: PlanInput, projection: Modelled, plan: Found, intake: FineFigure): Planned {
  const { model, tdee, own, bmi, facts } = projection;
  const direction = directionOf(input);
  return {
    kind: 'planned',
    input,
    direction,
    gender: input.person.gender,
    model,
    phases: plan.phases,
    intake,
    afterwards: plan.afterwards,
    maintenance: planFigures(facts).maintenance(plan.afterwards),
    rule: planFigures(facts).intake(ruleIntake(input, tdee)),
    tdee,
    own,
    course: courseOf(model, withAfterwards(plan.phases, input.days, plan.afterwards), input.days),
    isFast: direction === 'lose' && isFast(input),
    startsHigh:
      isGainGentle(bmi) && Math.round(intake.value - tdee) > STEP_LIMITS.firstSurplusWhenUnderweight,
    isUnneeded: direction === 'lose' && needsNoLoss(input.person),
    leanMass: direction === 'lose' ? leanMassAbove(input.goal.kilograms, model) : null,
    offer: null,
    other: null,
    bmi,
  };
}

/** Where no intake leads to the goal in time. */
const noIntake = (input: PlanInput): Exclude<PolicyFigure, FineFigure> => ({
  status: 'withheld',
  reason: directionOf(input) === 'lose' ? 'unsafe' : 'tooMuch',
});

function planOrReason(input: PlanInput, projection: Modelled): PlanReport {
  const goal = { weight: input.goal.kilograms, day: input.days };
  const plan = phasedPlan(projection.model, goal, shapeOver(input.shape, input.days));
  const intake =
    plan.kind === 'found' ? planFigures(projection.facts).intake(plan.phases[0].intake) : noIntake(input);
  if (plan.kind === 'found' && intake.status === 'fine') return planned(input, projection, plan, intake);
  const { gender } = input.person;
  const reason = intake.status === 'fine' ? noIntake(input) : intake;
  const direction = directionOf(input);
  return { kind: 'notSafe', intake: reason, direction, input, gender, offer: null, other: null };
}

/** The report for a goal that is today's weight. */
function keptWeight(input: PlanInput, { model, tdee, bmi, facts }: Modelled): PlanReport {
  const { gender, age } = input.person;
  const figures = planFigures(facts);
  const intake = figures.intake(tdee);
  const isFollowable = !isFarUnderweight(bmi) && input.days <= PLAN_DAYS.most;
  const keeping =
    isFollowable && intake.status === 'fine' ? { input, model: onMaintenance(model), intake, facts } : null;
  return { kind: 'maintain', intake: figures.maintenance(tdee), keeping, bmi, gender, age };
}

/** True for a goal that the policy plans the way to, on some date. */
export const isGoalFine = (goal: Kilograms, person: PlanInput['person']): boolean =>
  figureFor('goalWeight', goal, projectionPersonOf(person).facts).status === 'fine';

/** The report without what is possible instead. */
function reportOn(input: PlanInput, projection: Modelled): PlanReport {
  const { bmi, facts } = projection;
  const goal = figureFor('goalWeight', input.goal.kilograms, facts);
  if (goal.status !== 'fine') {
    const reason = goal.status === 'withheld' ? goal.reason : goal.caution;
    return { kind: 'refused', reason, bmi, input, offer: null };
  }
  if (Math.abs(changeOf(input)) < NO_CHANGE) return keptWeight(input, projection);
  if (input.days > PLAN_DAYS.most) return { kind: 'tooLong', input, offer: null };
  return planOrReason(input, projection);
}

/** True for a plan that isn't too fast, from fat alone, and with a gentle start. */
const isSound = (report: PlanReport): report is Planned =>
  report.kind === 'planned' && !report.isFast && !report.startsHigh && report.leanMass === null;

/** True for a plan that nothing needs to be said against: it isn't below the resting energy, either. */
export const isGentle = (report: PlanReport): boolean => isSound(report) && !report.intake.isBelowRest;

/** Input → report. Pure. */
export function buildPlanReport(input: PlanInput): PlanReport {
  if (isUnderAge(input.person.age)) return { kind: 'underAge', input };
  const { model, ...projection } = projectionPersonOf(input.person);
  if (!model) return { kind: 'outsideModel' };
  const modelled: Modelled = { ...projection, model };
  const report = reportOn(input, modelled);
  if (!('offer' in report) || (isGentle(report) && !isAtEdge(input))) return report;
  const offers = offersFor(report.kind, modelled, input);
  const taken = (candidate: Offer): PlanReport => reportOn(withOffer(input, candidate), modelled);
  const isPlain = (candidate: Offer): boolean =>
    isGentle(taken(candidate)) && !isAtEdge(withOffer(input, candidate));
  const offer = offers.find(isPlain) ?? null;
  if (!('other' in report)) return { ...report, offer };
  const other = otherOffer(report.kind, offer, modelled, input);
  return { ...report, offer, other: other && isSound(taken(other)) ? other : null };
}

/** True for a refusal that is about the goal, or its date. During a pregnancy, it's about the person. */
export const isGoalRefused = (report: PlanReport): boolean =>
  report.kind === 'tooLong' ||
  report.kind === 'notSafe' ||
  (report.kind === 'refused' && report.reason !== 'pregnancy');

/** What can be planned instead, without a caution; `null` if nothing needs to be, or can be. */
export const offerOf = (report: PlanReport): Offer | null => ('offer' in report ? report.offer : null);

/** The same, and what may be chosen beside it. */
export const offersOf = (report: PlanReport): readonly Offer[] =>
  [offerOf(report), 'other' in report ? report.other : null].filter((offer) => offer !== null);

/** True for a plan to lose that begins with a first week's water: it doesn't go on from what a log says was eaten. */
export const losesWater = (report: PlanReport | null): boolean =>
  report?.kind === 'planned' && report.direction === 'lose' && !report.model.eaten;

/** What can be saved and shared: a plan, not the reason why there isn't one. */
export const plannerResult = (
  { entries, input }: Pick<Calculated<PlannerEntries, PlannerInput>, 'entries' | 'input'>,
  report: PlanReport,
): PlannerResult | null =>
  report.kind === 'planned' ? { tool: 'planner', entries: { ...entries }, input, report } : null;

/** The plan of a report that can be followed: the way to a goal, or keeping the weight. */
export function followable(report: PlanReport): Planned | Keeping | null {
  if (report.kind === 'planned') return report;
  return report.kind === 'maintain' ? report.keeping : null;
}
