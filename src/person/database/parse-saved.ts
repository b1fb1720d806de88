import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { ACTIVITY_LEVELS, CALORIE_TARGET_KEYS, GENDERS, type Goal } from '@evenscale/formulas/energy';
import { bmiValue, cm, kcal, kg, years } from '@evenscale/formulas/units';
import { figureFor } from '#person/policy.ts';
import type { HeightText, WeightText } from '#person/draft.ts';
import { AGE_LIMITS, BODY_FAT_LIMITS, HEAVIEST, TALLEST } from '#person/limits.ts';
import { BOXES } from '#person/link/link-parts.ts';
import { parseMacros, parseOwn } from './parse-choices.ts';
import { parsePlan } from './parse-plan.ts';
import { isRecord, type Raw } from '#ui/untrusted.ts';
import { cleanLine, cleanNote } from './read-fields.ts';
import { LONGEST_NOTE, LONGEST_TEXT } from './saved-result.ts';
import type { SavedFigures, SavedPerson, SavedResult, TypedTexts } from './saved-result.ts';

/** The first problem of an entry. */
export type EntryFault =
  | 'shape'
  | 'id'
  | 'savedAt'
  | 'changedAt'
  | 'calculator'
  | 'note'
  | 'units'
  | 'weight'
  | 'height'
  | 'age'
  | 'gender'
  | 'activityLevel'
  | 'goal'
  | 'bodyFat'
  | 'typed'
  | 'inStone'
  | 'bmi'
  | 'bmr'
  | 'tdee'
  | 'target'
  | 'macros'
  | 'ownMaintenance'
  | 'plan';

export type ParsedSaved =
  { readonly ok: true; readonly result: SavedResult } | { readonly ok: false; readonly problem: EntryFault };

/** Minimum and maximum of each value, from the forms; below the least weight and height no figure can be shown. */
export const LIMITS = {
  kilograms: [0.1, HEAVIEST],
  centimetres: [1, TALLEST],
  age: [AGE_LIMITS.home.youngest, AGE_LIMITS.home.oldest],
  bodyFat: [BODY_FAT_LIMITS.least, BODY_FAT_LIMITS.most],
} as const;

const YOUNGEST_FOR_TDEE = 1;

const GOALS: readonly Goal[] = ['lose', 'maintain', 'gain'];
const ID = /^[a-z\d][\w-]{0,63}$/iu;
const INSTANT = /^(?:19|2[01])\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u;
const MOST_KCAL = 1e6;
/** The 703 of the imperial formula is 0.01 % off; a larger difference means another person's BMI. */
const BMI_TOLERANCE = 0.001;

class Unreadable extends Error {
  readonly problem: EntryFault;

  constructor(problem: EntryFault) {
    super(problem);
    this.problem = problem;
  }
}

function must<Value>(problem: EntryFault, value: Value | undefined): Value {
  if (value === undefined) throw new Unreadable(problem);
  return value;
}

const fieldsOf = (problem: EntryFault, value: unknown): Raw =>
  must(problem, isRecord(value) ? value : undefined);

const oneOf = <Value>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((candidate) => candidate === value);

function numberIn(least: number, most: number, value: unknown): number | undefined {
  return typeof value === 'number' && value >= least && value <= most ? value : undefined;
}

const above0 = (most: number, value: unknown): number | undefined =>
  value === 0 ? undefined : numberIn(0, most, value);

/** `null` unchanged, `undefined` for invalid values. */
const orNull = <Value>(
  value: unknown,
  read: (value: unknown) => Value | undefined,
): Value | null | undefined => (value === null ? null : read(value));

function instant(value: unknown): string | undefined {
  if (typeof value !== 'string' || !INSTANT.test(value)) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) || new Date(time).toISOString() !== value ? undefined : value;
}

function note(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = cleanNote(value);
  return text.length <= LONGEST_NOTE ? text : undefined;
}

function line(value: unknown): string {
  if (typeof value !== 'string' || value.length > LONGEST_TEXT) throw new Unreadable('typed');
  return cleanLine(value);
}

function measureText<Text extends WeightText | HeightText>(
  units: readonly Text['unit'][],
  value: unknown,
): Text {
  const fields = fieldsOf('typed', value);
  const unit = must('typed', oneOf(units, fields['unit']));
  return {
    unit,
    ...Object.fromEntries(BOXES[unit].map((box) => [box, line(fields[box])])),
  } as unknown as Text;
}

function typedOf(value: unknown): TypedTexts {
  const { inStone, weight, height, age, bodyFat } = fieldsOf('typed', value);
  return {
    inStone: must('inStone', oneOf([true, false], inStone)),
    weight: measureText<WeightText>(['kg', 'lb', 'st'], weight),
    height: measureText<HeightText>(['cm', 'ft'], height),
    age: line(age),
    bodyFat: line(bodyFat),
  };
}

function personOf(value: unknown): SavedPerson {
  const raw = fieldsOf('shape', value);
  return {
    units: must('units', oneOf(['metric', 'imperial'] as const, raw['units'])),
    kilograms: must('weight', numberIn(...LIMITS.kilograms, raw['kilograms'])),
    centimetres: must('height', numberIn(...LIMITS.centimetres, raw['centimetres'])),
    age: must('age', numberIn(...LIMITS.age, raw['age'])),
    gender: must('gender', oneOf(GENDERS, raw['gender'])),
    activityLevel: must('activityLevel', oneOf(ACTIVITY_LEVELS, raw['activityLevel'])),
  };
}

type Aim = Pick<SavedResult, 'goal' | 'target' | 'plan'>;

/** Rejects a target that isn't for planning, whatever a file says. */
function isForPlanning(target: number, figures: SavedFigures, person: SavedPerson, { plan }: Aim): boolean {
  const { bmr, tdee, bmi } = figures;
  if (bmr === null || tdee === null) return false;
  const facts = {
    gender: person.gender,
    age: years(person.age),
    height: cm(person.centimetres),
    weight: kg(person.kilograms),
    bmi: bmiValue(bmi),
    bmr: kcal(bmr),
    tdee: kcal(tdee),
  };
  return figureFor(plan ? 'plan' : 'intake', kcal(target), facts).status === 'fine';
}

function figuresOf(value: unknown, person: SavedPerson, aim: Aim): SavedFigures {
  const raw = fieldsOf('shape', value);
  const bmi = must('bmi', above0(Number.MAX_VALUE, raw['bmi']));
  const expected = bodyMassIndex(kg(person.kilograms), cm(person.centimetres));
  if (Math.abs(bmi / expected - 1) > BMI_TOLERANCE) throw new Unreadable('bmi');
  const energy = (amount: unknown): number | undefined => above0(MOST_KCAL, amount);
  const figures = {
    bmi,
    bmr: must('bmr', orNull(raw['bmr'], energy)),
    tdee: must('tdee', orNull(raw['tdee'], energy)),
    target: must('target', orNull(raw['target'], energy)),
  };
  if (figures.target !== null && !isForPlanning(figures.target, figures, person, aim))
    throw new Unreadable('target');
  return figures;
}

function resultOf(raw: Raw): SavedResult {
  const person = personOf(raw['person']);
  const goal = must('goal', oneOf([...GOALS, null], raw['goal']));
  const target = must('target', oneOf([...CALORIE_TARGET_KEYS, null], raw['target'] ?? null));
  const calculator = must('calculator', oneOf(['home', 'tdee', 'planner'] as const, raw['calculator']));
  const aim: Aim = {
    goal,
    ...(target === null ? {} : { target }),
    ...(calculator === 'planner' ? { plan: must('plan', parsePlan(raw['plan'])) } : {}),
  };
  if (calculator !== 'home' && person.age < YOUNGEST_FOR_TDEE) throw new Unreadable('age');
  return {
    id: must('id', typeof raw['id'] === 'string' && ID.test(raw['id']) ? raw['id'] : undefined),
    savedAt: must('savedAt', instant(raw['savedAt'])),
    changedAt: must('changedAt', instant(raw['changedAt'])),
    calculator,
    note: must('note', note(raw['note'])),
    typed: typedOf(raw['typed']),
    person,
    ...aim,
    ...(calculator === 'tdee' ? must('macros', parseMacros(raw['macros'])) : {}),
    ...(calculator === 'home' ? {} : must('ownMaintenance', parseOwn(raw['ownMaintenance'], person))),
    bodyFat: must(
      'bodyFat',
      orNull(raw['bodyFat'], (value) => numberIn(...LIMITS.bodyFat, value)),
    ),
    figures: figuresOf(raw['figures'], person, aim),
  };
}

/**
 * Reads an entry of the store or a file as untrusted input. Keeps only known fields, each within the limits of the
 * forms.
 */
export function parseSaved(value: unknown): ParsedSaved {
  try {
    return { ok: true, result: resultOf(fieldsOf('shape', value)) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, problem: error.problem };
    throw error;
  }
}
