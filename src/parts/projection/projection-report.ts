import { calorieTarget, type Gender } from '@evenscale/formulas/energy';
import { kcal, type Kcal, type Kilograms } from '@evenscale/formulas/units';
import type { WeightModelPerson, WeightPhase } from '@evenscale/formulas/weight-model';
import {
  shownValue,
  type Caution,
  type PolicyFigure,
  type PolicyPerson,
  type WithheldReason,
} from '#person/policy.ts';
import { withheldReasons } from '#person/policy/what-is-said.ts';
import type { TargetReport } from '#person/target-report.ts';
import { isKeeping } from '#person/plan/followed-plan.ts';
import { isOfPlan, type OwnTarget } from '#person/plan/own-target.ts';
import type { TargetKey } from '#person/plan/target-choice.ts';
import { intakeFigure, targetAt, type GentlestTarget, type Target } from '#person/targets.ts';
import { leanMassAbove } from '#person/fat-alone.ts';
import { onMaintenance, projectionPersonOf, type ProjectionPerson } from '#person/projection-person.ts';
import { buildWeightCurve, type WeightCurve } from '#charts/curve/weight-curve.ts';
import type { TargetResult } from '#person/page-result.ts';
import { HORIZONS, intakeKeys, intakeOf, parseIntake } from './projection-form.ts';
import type { IntakeKey, OwnIntake, ProjectionState } from './projection-form.ts';
import { planAheadOf, type PlanAhead } from './plan-ahead.ts';

/** The part of the calculator's result that the projection uses. */
export type ProjectionInput = Pick<TargetResult, 'input' | 'report'>;

/** An intake to choose, assessed as in the calculator's report. */
export interface IntakeOption {
  readonly key: IntakeKey;
  /** `null` for a custom intake, which is typed. */
  readonly figure: PolicyFigure | null;
  readonly isTarget: boolean;
}

/** A curve with all the notices that must accompany it. */
export interface ShownProjection {
  readonly kind: 'shown';
  readonly intake: Kcal;
  /** Intake minus daily expenditure, in kcal. */
  readonly gap: number;
  readonly weight: Kilograms;
  readonly gender: Gender;
  /** An intake is less than the body uses at rest. */
  readonly isBelowRest: boolean;
  readonly curve: WeightCurve;
  /** The followed plan whose course this is; `null` for an intake that goes on. */
  readonly plan: PlanAhead | null;
  /** The fat-free mass, if the curve goes lower than losing fat alone can; otherwise `null`. */
  readonly leanMass: Kilograms | null;
}

export type ProjectionResult =
  | ShownProjection
  /** Not a safe target, or there is none for this person. */
  | { readonly kind: 'withheld'; readonly reason: WithheldReason }
  /** An intake that isn't for planning: its caution takes the place of a curve. */
  | {
      readonly kind: 'cautioned';
      readonly caution: Caution;
      readonly gender: Gender;
      readonly gentlest: GentlestTarget | null;
    }
  /** The healthy range would be left within days. */
  | { readonly kind: 'atLimit' }
  /** A custom intake that is not a number yet. */
  | { readonly kind: 'unread' };

/** The contents of the projection. */
export type ProjectionReport =
  | { readonly kind: 'none'; readonly reason: 'underAge' | 'pregnancy' | 'outsideModel' }
  | {
      readonly kind: 'projection';
      readonly target: TargetKey;
      readonly chosen: IntakeKey;
      readonly options: readonly IntakeOption[];
      /** The chosen intake, or the daily expenditure if it can't be read; a custom intake starts from it. */
      readonly from: Kcal;
      readonly result: ProjectionResult;
    };

/** A curve shorter than this, in days, isn't shown. */
const SHORTEST_CURVE = 14;

/** A loss that isn't for somebody isn't among the choices; typed, it has its reason. */
const isChoice = ({ figure, isTarget }: IntakeOption): boolean =>
  isTarget || figure?.status !== 'shown' || figure.caution !== 'belowOlderRange';

/** The answer's own target comes first. */
const optionsOf = ({ key: own, figure }: Target, { targets }: TargetReport): readonly IntakeOption[] =>
  intakeKeys(own)
    .map((key) => {
      if (key === 'own') return { key, figure: null, isTarget: false };
      return key === 'plan' || key === own
        ? { key, figure, isTarget: true }
        : { key, figure: targetAt(targets, key).figure, isTarget: false };
    })
    .filter(isChoice);

function chosenIntake(key: IntakeKey, own: OwnIntake, { figure }: Target, tdee: Kcal): Kcal | null {
  if (key === 'plan') return shownValue(figure);
  return key === 'own' ? parseIntake(own) : calorieTarget(tdee, key);
}

function leanMassIn({ direction, days }: WeightCurve, model: WeightModelPerson): Kilograms | null {
  const last = days.at(-1);
  return direction === 'losing' && last ? leanMassAbove(last.weight, model) : null;
}

/** The first of some intakes that no curve is drawn for; `null` if all are fine. */
function refusalOf(figures: readonly PolicyFigure[], { facts, gentlest }: Judged): ProjectionResult | null {
  for (const figure of figures) {
    if (figure.status === 'withheld') return { kind: 'withheld', reason: figure.reason };
    if (figure.status === 'shown')
      return { kind: 'cautioned', caution: figure.caution, gender: facts.gender, gentlest };
  }
  return null;
}

type Judged = Pick<TargetReport, 'facts' | 'gentlest'>;

/** Projects intakes one by one, without a curve for one that isn't for planning. */
export function projectIntakes(
  phases: readonly [WeightPhase, ...WeightPhase[]],
  { model, tdee, facts }: ProjectionPerson,
  horizon: number,
  gentlest: GentlestTarget | null,
): ProjectionResult {
  if (!model) return { kind: 'unread' };
  const figures = phases.map(({ intake }) => intakeFigure(intake, facts));
  const refusal = refusalOf(figures, { facts, gentlest });
  if (refusal) return refusal;
  const curve = buildWeightCurve({ person: model, phases, horizon });
  if (curve.endsEarly !== null && curve.endsEarly < SHORTEST_CURVE) return { kind: 'atLimit' };
  const [{ intake }] = phases;
  return {
    kind: 'shown',
    intake,
    gap: intake - tdee,
    weight: model.weight,
    gender: facts.gender,
    isBelowRest: figures.some((figure) => figure.status === 'fine' && figure.isBelowRest),
    curve,
    plan: null,
    leanMass: leanMassIn(curve, model),
  };
}

/** The followed plan that the projection is about; `null` for other intakes, and for a plan to keep the weight. */
function planAhead(
  chosen: IntakeKey,
  { input }: ProjectionInput,
  own: OwnTarget | null,
  facts: PolicyPerson,
): PlanAhead | null {
  const isOwn = chosen === 'plan' && own !== null && isOfPlan(input.target, own);
  return isOwn && !isKeeping(own.plan) ? planAheadOf(own, facts) : null;
}

/** Projects an intake from today on, or the plan that is followed with it. */
function projectionOf(
  intake: Kcal,
  ahead: PlanAhead | null,
  person: ProjectionPerson,
  options: { readonly horizon: number; readonly gentlest: GentlestTarget | null },
): ProjectionResult {
  const { horizon, gentlest } = options;
  const { model, tdee } = person;
  const body = model && intake === tdee ? { ...person, model: onMaintenance(model) } : person;
  const result = projectIntakes([{ fromDay: 0, intake }], body, horizon, gentlest);
  if (result.kind !== 'shown' || !ahead) return result;
  const curve = buildWeightCurve({ ...ahead.course, horizon });
  const weight = curve.days[0]?.weight ?? result.weight;
  return { ...result, weight, curve, plan: ahead, leanMass: leanMassIn(curve, ahead.course.person) };
}

/** The calculator's result and the projection's choices → its contents. Pure. */
export function buildProjectionReport(
  { input, report: targets }: ProjectionInput,
  state: ProjectionState,
  own: OwnTarget | null = null,
): ProjectionReport {
  if (withheldReasons([targets.asked.figure]).includes('underAge'))
    return { kind: 'none', reason: 'underAge' };
  // Weight is supposed to change, and no model here knows how.
  if (input.pregnancy) return { kind: 'none', reason: 'pregnancy' };
  const modelled = projectionPersonOf(input);
  if (!modelled.model) return { kind: 'none', reason: 'outsideModel' };
  const target = targets.chosen ?? targets.asked;
  const options = optionsOf(target, targets);
  const picked = intakeOf(state, target.key);
  const chosen = options.some(({ key }) => key === picked) ? picked : target.key;
  const intake = chosenIntake(chosen, state.own, target, modelled.tdee);
  return {
    kind: 'projection',
    target: target.key,
    chosen,
    options,
    from: kcal(intake ?? modelled.tdee),
    result:
      intake === null
        ? { kind: 'unread' }
        : projectionOf(intake, planAhead(chosen, { input, report: targets }, own, modelled.facts), modelled, {
            horizon: HORIZONS[state.horizon],
            gentlest: targets.gentlest,
          }),
  };
}
