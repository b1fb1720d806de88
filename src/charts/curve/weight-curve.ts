/**
 * Turns a body weight projection into the data of a chart. Masses in kg, times in days from the start; independent of
 * dates and screens.
 */
import {
  FAMILY_BACKGROUND_HEALTHY_BMI,
  HEALTHY_BMI,
  OVERWEIGHT_FROM,
  TDEE_BMI_BANDS,
} from '@evenscale/formulas/bmi';
import { CM_PER_METRE, kg, KG_PER_POUND, type Kilograms } from '@evenscale/formulas/units';
import {
  maintenanceIntake,
  projectWeight,
  regimesOf,
  type WeightDay,
  type WeightModelPerson,
  weightModelStart,
  type WeightPhase,
} from '@evenscale/formulas/weight-model';
import { isOlder } from '#person/assessment.ts';
import { OLDER } from '#person/policy.ts';
import { withBand } from '#person/plan/plan-band.ts';
import {
  curveMilestones,
  type CurveMilestone,
  type HealthyWeights,
  type LongRun,
} from './curve-milestones.ts';

/** The old rule of thumb: 3,500 kcal per pound, for any length of time. */
const RULE_KCAL_PER_KG = 3500 / KG_PER_POUND;

/** The range from 65 on, in kg/m². */
const OLDER_BMI = { min: OLDER.lowestBmi, max: OLDER.highestBmi } as const;

/** The BMI limits above the healthy category. */
const HIGHER_LIMITS = TDEE_BMI_BANDS.map(({ from }) => from).filter((from) => from > OVERWEIGHT_FROM);

/** The body's response to a lasting change is over after this time, in days. */
const LONG_RUN = 3650;

const DAYS_PER_WEEK = 7;
/** A last week shorter than half is merged with the one before. */
const SHORTEST_REST = 3;

/** The person, the intake and activity over time, and how far ahead. */
export interface CurveRequest {
  /** A person that `isModelled` accepts. */
  readonly person: WeightModelPerson;
  readonly phases: readonly WeightPhase[];
  /** The day on which the curve begins, for phases that began earlier; 0 by default. */
  readonly from?: number;
  /** Length of the chart in whole days, above 0. */
  readonly horizon: number;
  /** Whether the healthy range is the one with the lower limits for some family backgrounds; not from 65 on. */
  readonly familyBackground?: boolean | undefined;
}

/** One day of the curve. */
export interface CurveDay {
  readonly day: number;
  readonly weight: Kilograms;
  /** Lower edge of the band. */
  readonly low: Kilograms;
  /** Upper edge of the band. */
  readonly high: Kilograms;
  readonly isMeasured: boolean;
  /** The weight by the 3,500-calorie rule; `null` once that would be below the healthy range. */
  readonly rule: Kilograms | null;
}

/** The contents of a chart of projected weight. */
export interface WeightCurve {
  readonly horizon: number;
  readonly direction: 'losing' | 'level' | 'gaining';
  /** Every day, from day 0 to the horizon or to the early end. */
  readonly days: readonly CurveDay[];
  /** The readable days: every week, every day with a new phase, and the last day. */
  readonly stops: readonly CurveDay[];
  /** Days on which a new phase starts, so the curve bends there. */
  readonly turns: readonly number[];
  readonly healthy: HealthyWeights;
  readonly milestones: readonly CurveMilestone[];
  /** The day on which the BMI would fall below 18.5, or null; the curve ends on the day before. */
  readonly endsEarly: number | null;
  /** The long-run weight if the last phase continues; `null` if that is below the healthy range. */
  readonly longRun: LongRun | null;
}

/** A smaller change, in kg, counts as maintaining the weight. */
const LEVEL = 0.25;

function directionOf(change: number): WeightCurve['direction'] {
  if (Math.abs(change) < LEVEL) return 'level';
  return change < 0 ? 'losing' : 'gaining';
}

/**
 * The first day below the healthy range. A weight that starts below the range may rise, but not fall further: the
 * starting weight is the limit until the range is reached.
 */
function firstDayBelow(days: readonly WeightDay[], lowest: number): number | null {
  const first = days[0]?.weight ?? 0;
  let limit = Math.min(lowest, first - LEVEL);
  for (const { day, weight } of days) {
    if (weight < limit) return day;
    if (weight >= lowest) limit = lowest;
  }
  return null;
}

/** The gap between intake and expenditure on the curve's first day, which the 3,500-calorie rule is based on. */
function initialGaps({ person, phases, from = 0 }: CurveRequest, weight: number): (day: number) => number {
  const start = weightModelStart(person);
  const regimeOn = regimesOf(start, phases);
  const { maintenanceIntake: spent = start.intake } = person;
  const used = from > 0 ? maintenanceIntake(person, projectWeight(person, phases, from).end) : spent;
  return (day) => {
    const { intake, activity } = regimeOn(from + day);
    return intake - used - (activity - start.activity) * weight;
  };
}

/** The projection from the curve's first day on, at least as long as the long run. */
function daysFrom({ person, phases, from = 0, horizon }: CurveRequest): readonly WeightDay[] {
  const { days } = projectWeight(person, phases, from + Math.max(horizon, LONG_RUN));
  return from > 0 ? days.slice(from).map((day) => ({ ...day, day: day.day - from })) : days;
}

function drawnDays(
  days: readonly WeightDay[],
  request: CurveRequest,
  { first, lowest }: { readonly first: Kilograms; readonly lowest: number },
): CurveDay[] {
  const gapOn = initialGaps(request, first);
  let promised: number = first;
  let isPromised = true;
  return withBand(days.map(({ day, weight }) => ({ day, weight }))).map((banded) => {
    const { day } = banded;
    if (day > 0) promised += gapOn(day - 1) / RULE_KCAL_PER_KG;
    // An estimate below the healthy range isn't shown, and neither is anything after it.
    isPromised &&= promised >= Math.min(lowest, first);
    return { ...banded, rule: isPromised ? kg(promised) : null };
  });
}

/** Every seventh day, the turns and the last day. A last day soon after a week replaces that week. */
function readableDays(days: readonly CurveDay[], turns: readonly number[]): readonly CurveDay[] {
  const last = days.length - 1;
  return days.filter(
    ({ day }) =>
      day === last ||
      turns.includes(day) ||
      (day % DAYS_PER_WEEK === 0 && (day === 0 || last - day > SHORTEST_REST)),
  );
}

/** Days of the curve on which a phase starts. */
const turnsOf = ({ phases, from = 0 }: CurveRequest, last: number): readonly number[] =>
  phases.map(({ fromDay }) => fromDay - from).filter((day) => day > 0 && day <= last);

/** The healthy range of BMI that applies to the person. */
function healthyBmiOf({ person, familyBackground }: CurveRequest) {
  if (isOlder(person)) return OLDER_BMI;
  return familyBackground ? FAMILY_BACKGROUND_HEALTHY_BMI : HEALTHY_BMI;
}

/** Builds the data of a weight chart. */
export function buildWeightCurve(request: CurveRequest): WeightCurve {
  const { person, horizon } = request;
  const all = daysFrom(request);
  const first = all[0]?.weight ?? person.weight;
  const squareMetres = (person.height / CM_PER_METRE) ** 2;
  const { min, max } = healthyBmiOf(request);
  const healthy = { min: kg(min * squareMetres), max: kg(max * squareMetres), isOlder: isOlder(person) };
  // At any age, nothing is drawn below a BMI of 18.5.
  const lowest = HEALTHY_BMI.min * squareMetres;
  const below = firstDayBelow(all, lowest);
  const endsEarly = below !== null && below <= horizon ? below : null;
  const shown = all.slice(0, endsEarly ?? horizon + 1);
  const days = drawnDays(shown, request, { first, lowest });
  const change = (shown.at(-1)?.weight ?? first) - first;
  const direction = directionOf(change);
  const { milestones, longRun } = curveMilestones({
    all,
    shown,
    squareMetres,
    // A gain leaves the category where the next one starts, just above the end of the range.
    limits: [direction === 'losing' ? min : Math.max(max, OVERWEIGHT_FROM), ...HIGHER_LIMITS],
    healthy,
    isSettled: below === null,
    direction,
  });
  const turns = turnsOf(request, days.length - 1);
  const stops = readableDays(days, turns);
  return { horizon, direction, days, stops, turns, healthy, milestones, endsEarly, longRun };
}
