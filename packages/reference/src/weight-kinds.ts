/** Body weight over months and years, and intakes that lead to a goal. */
import { GENDERS } from '@evenscale/formulas/energy';
import { cm, kcal, kg, percent, years } from '@evenscale/formulas/units';
import {
  type ActivityChange,
  type GoalIntake,
  intakeForGoal,
  projectWeight,
  type WeightDay,
  type WeightGoal,
  type WeightModelPerson,
  type WeightPhase,
} from '@evenscale/formulas/weight-model';
import { choiceIn, isList, isObject, numberIn, objectIn, optionalNumberIn } from './case-file.ts';
import type { Json, JsonObject, ReferenceCase } from './case-file.ts';
import { exact, relative, within, type Tolerance } from './comparison.ts';
import type { Kind, Quantity } from './quantity.ts';

/** The person of a case about weight. */
export function referencePerson(reference: ReferenceCase): WeightModelPerson {
  const person = objectIn(reference.fields, 'person');
  const bodyFat = optionalNumberIn(person, 'bodyFatPct');
  return {
    gender: choiceIn(person, 'sex', GENDERS),
    age: years(numberIn(person, 'ageYears')),
    height: cm(numberIn(person, 'heightCm')),
    weight: kg(numberIn(person, 'weightKg')),
    pal: numberIn(person, 'pal'),
    bodyFat: bodyFat === null ? null : percent(bodyFat),
  };
}

function activityOf(given: JsonObject): { readonly activity?: ActivityChange } {
  const factor = optionalNumberIn(given, 'activityFactor');
  if (factor !== null) return { activity: { kind: 'factor', factor } };
  const pal = optionalNumberIn(given, 'pal');
  return pal === null ? {} : { activity: { kind: 'pal', pal } };
}

function phaseOf(given: Json): WeightPhase {
  if (!isObject(given)) throw new Error('has a phase that is not an object');
  const carbFraction = optionalNumberIn(given, 'carbFraction');
  const sodium = optionalNumberIn(given, 'sodiumMg');
  return {
    fromDay: numberIn(given, 'fromDay'),
    intake: kcal(numberIn(given, 'intakeKcal')),
    ...(carbFraction !== null && { carbFraction }),
    ...(sodium !== null && { sodium }),
    ...activityOf(given),
  };
}

function phasesOf(reference: ReferenceCase): readonly WeightPhase[] {
  const phases = reference.fields['phases'];
  if (!Array.isArray(phases)) throw new Error('has no list "phases"');
  return phases.map(phaseOf);
}

/** The days a program reports; they must be whole numbers, as in the model. */
function daysOf(program: JsonObject): readonly number[] {
  const days = program['days'];
  if (!Array.isArray(days)) throw new Error('has no list "days"');
  return days.map((day: Json) => {
    if (typeof day !== 'number') throw new Error('has a day that is not a number');
    return day;
  });
}

const projections = new WeakMap<ReferenceCase, readonly WeightDay[]>();

function projectionOf(reference: ReferenceCase, length: number): readonly WeightDay[] {
  const known = projections.get(reference);
  if (known !== undefined && known.length > length) return known;
  const { days } = projectWeight(referencePerson(reference), phasesOf(reference), length);
  projections.set(reference, days);
  return days;
}

const series = (program: string, of: (day: WeightDay) => number, tolerance: Tolerance): Quantity => ({
  tolerance,
  actual: (reference) => {
    const days = daysOf(objectIn(reference.expected, program));
    const projection = projectionOf(reference, Math.max(...days));
    return days.map((day) => {
      const reached = projection[day];
      return reached === undefined ? null : of(reached);
    });
  },
});

/** Each program has its own peculiarities, hence its own tolerances. */
const programKinds = (program: string, weight: number, fat: number): Kind => ({
  [`${program}.days`]: series(program, (day) => day.day, exact),
  [`${program}.weightKg`]: series(program, (day) => day.weight, relative(weight)),
  [`${program}.fatKg`]: series(program, (day) => day.fat, relative(fat)),
  [`${program}.expenditureKcal`]: series(program, (day) => day.expenditure, relative(0.0075)),
});

export const trajectoryKind: Kind = {
  ...programKinds('nihSimulator', 0.001, 0.015),
  ...programKinds('bw', 0.005, 0.015),
  ...programKinds('nihIosApp', 0.005, 0.025),
};

type Found = Extract<GoalIntake, { readonly kind: 'found' }>;

/** From the goal date on, intake is maintenance; sodium follows, activity stays the same. */
function weightAfterwards(reference: ReferenceCase, goal: WeightGoal, found: Found): unknown {
  const { weight: _, day, ...unchanged } = goal;
  const expected = reference.expected['weightWhileMaintaining'];
  const days = isList(expected) ? expected.flatMap((pair) => (isList(pair) ? pair.slice(0, 1) : [])) : [];
  const phases = [
    { fromDay: 0, intake: found.intake, ...unchanged },
    { fromDay: day, intake: found.afterwards, ...unchanged },
  ];
  const projection = projectWeight(referencePerson(reference), phases, Math.max(day, ...days.map(Number)));
  return days.map((at) => [at, projection.days[Number(at)]?.weight]);
}

const fromGoal = (
  tolerance: Tolerance,
  of: (found: Found, reference: ReferenceCase, goal: WeightGoal) => unknown,
): Quantity => ({
  tolerance,
  actual: (reference) => {
    const given = objectIn(reference.fields, 'goal');
    const goal = {
      weight: kg(numberIn(given, 'weightKg')),
      day: numberIn(given, 'days'),
      ...activityOf(given),
    };
    const result = intakeForGoal(referencePerson(reference), goal);
    return result.kind === 'found' ? of(result, reference, goal) : null;
  },
});

const onGoalDay = (found: Found, reference: ReferenceCase, goal: WeightGoal): WeightDay | undefined => {
  const { weight: _, day, ...unchanged } = goal;
  return projectWeight(
    referencePerson(reference),
    [{ fromDay: 0, intake: found.intake, ...unchanged }],
    day,
  ).days.at(-1);
};

export const goalKind: Kind = {
  intakeToGoalKcal: fromGoal(within(10), (found) => found.intake),
  intakeToMaintainGoalKcal: fromGoal(within(10), (found) => found.afterwards),
  weightAtGoalDayKg: fromGoal(within(0.01), (...all) => onGoalDay(...all)?.weight),
  bodyFatPctAtGoalDay: fromGoal(within(0.3), (...all) => onGoalDay(...all)?.bodyFat),
  weightWhileMaintaining: fromGoal(relative(0.005), (found, reference, goal) =>
    weightAfterwards(reference, goal, found),
  ),
};
