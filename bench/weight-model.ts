import { cm, kg, years } from '@evenscale/formulas/units';
import {
  type GoalIntake,
  intakeForGoal,
  phasedPlan,
  projectWeight,
  type WeightModelPerson,
} from '@evenscale/formulas/weight-model';
import { formatRow } from './format-table.ts';
import { median } from './measure/interleave.ts';

const ROUNDS = 50;
const DAYS_IN_TWO_YEARS = 730;
const DAYS_IN_HALF_A_YEAR = 180;

/** Limits on one unthrottled core, in ms. */
const LIMITS = { projection: 5, goal: 60 } as const;

/** The reference person: a 40-year-old man, 178 cm, 90 kg, moderately active. */
const PERSON: WeightModelPerson = {
  gender: 'male',
  age: years(40),
  height: cm(178),
  weight: kg(90),
  pal: 1.55,
  bodyFat: null,
};

/** The first run in a fresh process and the median of many, in ms. */
function time(work: () => unknown): { readonly first: number; readonly usual: number } {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return { first: times[0] ?? NaN, usual: median(times) };
}

function print(name: string, work: () => unknown, limit: number): void {
  const { first, usual } = time(work);
  const verdict = usual <= limit ? 'within' : 'OVER';
  console.log(
    formatRow(`  ${name}`, `${first.toFixed(1)} first`, `${usual.toFixed(2)} usual`, `${verdict} ${limit}`),
  );
}

const goalOn = (day: number): GoalIntake => intakeForGoal(PERSON, { weight: kg(80), day });

/** Prints how long the weight model takes, in ms. Nothing is asserted. */
export function reportWeightModel(): void {
  console.log('\n── weight model, ms on one core of this machine ──');
  print('two years, day by day', () => projectWeight(PERSON, [], DAYS_IN_TWO_YEARS), LIMITS.projection);
  print('intake for a goal in half a year', () => goalOn(DAYS_IN_HALF_A_YEAR), LIMITS.goal);
  print('intake for a goal in two years', () => goalOn(DAYS_IN_TWO_YEARS), LIMITS.goal);
  const paused = { weight: kg(80), day: DAYS_IN_TWO_YEARS };
  print('the same with a pause', () => phasedPlan(PERSON, paused, 'pause'), LIMITS.goal);
}
