/** The initial values of the log's fields, and how they are read. Pure. */
import { readHeight, readWeight, weightAs, type WeightText } from '#person/draft.ts';
import { readEnergy, type EnergyReading } from '#person/entry/energy-text.ts';
import type { Weight } from '#person/entry/measure-text.ts';
import type { NumberProblem } from '#person/entry/number-text.ts';
import { parseAge, type PersonFormState, type PersonProblems } from '#person/form.ts';
import type { DayChange } from '#person/log/day-change.ts';
import { LOG_LIMITS, type LogPerson, type StoredLogDay } from '#person/log/parse-log.ts';
import { implausibleField } from '#person/plausibility.ts';
import { formatEntry } from '#ui/text/format.ts';
import type { LogFormState } from './log-form.ts';
import { LOG_RULES } from './log-rules.ts';

/** A weight as the field's text; empty without one. */
export const weightEntry = (kilograms: number | undefined, unit: WeightText['unit']): WeightText =>
  weightAs({ unit: 'kg', kilograms: kilograms === undefined ? '' : formatEntry(kilograms) }, unit);

/** The initial values of today's fields: today's own entry, or else the last one. */
export function entryToFill(days: readonly StoredLogDay[], today: string): StoredLogDay | null {
  const known = days.findLast(({ day }) => day <= today);
  if (!known || known.day === today) return known ?? null;
  const weightKg = days.findLast((day) => day.day <= today && day.weightKg !== undefined)?.weightKg;
  const intakeKcal = days.findLast((day) => day.day <= today && day.intakeKcal !== undefined)?.intakeKcal;
  return {
    day: known.day,
    ...(weightKg === undefined ? {} : { weightKg }),
    ...(intakeKcal === undefined ? {} : { intakeKcal }),
  };
}

/** What to write for today, or what is wrong with it. */
export type TodayReading =
  | { readonly ok: true; readonly change: DayChange }
  | {
      readonly ok: false;
      readonly problems: PersonProblems;
      readonly intakeProblem: NumberProblem | null;
      readonly isEmpty: boolean;
    };

/** What is wrong with the weight, given the height if it's known. */
function weightProblem({ draft, confirmed }: PersonFormState): PersonProblems {
  const weight = readWeight(draft.weight);
  if (!weight.ok) return weight.problem === 'missing' ? {} : { weight: weight.problem };
  const height = readHeight(draft.height);
  const isConfirmed = JSON.stringify(confirmed?.weight) === JSON.stringify(draft.weight);
  if (!height.ok || isConfirmed) return {};
  const wrong = implausibleField(draft, weight.value, height.value);
  return wrong === null ? {} : { weight: 'implausible' };
}

/** A field's value; null if it's empty. */
function valueOf<Value>(reading: { ok: true; value: Value } | { ok: false }): Value | null {
  return reading.ok ? reading.value : null;
}

/** The change to the weight. An empty field doesn't remove a hidden weight. */
function weightChange(weight: Weight | null, isHidden: boolean): Pick<DayChange, 'weightKg'> {
  if (weight === null) return isHidden ? {} : { weightKg: null };
  return { weightKg: weight.kilograms };
}

const problemIn = (reading: EnergyReading): NumberProblem | null =>
  reading.ok || reading.problem === 'missing' ? null : reading.problem;

/**
 * Reads today's fields. An empty field logs nothing; if today has an entry, it removes the value, unless the weight is
 * hidden.
 */
export function readToday(state: LogFormState, isWeightHidden: boolean): TodayReading {
  const { form, intake, day } = state;
  const weight = valueOf(readWeight(form.draft.weight));
  const eaten = readEnergy(intake, LOG_LIMITS.kilocalories);
  const problems = weightProblem(form);
  const intakeProblem = problemIn(eaten);
  const isWrong = Object.keys(problems).length > 0 || intakeProblem !== null;
  const isEmpty = !isWrong && weight === null && !eaten.ok;
  if (isWrong || isEmpty) return { ok: false, problems, intakeProblem, isEmpty };
  return { ok: true, change: { day, ...weightChange(weight, isWeightHidden), intakeKcal: valueOf(eaten) } };
}

/** The person the log is about, or what is missing. */
export type PersonReading =
  | { readonly ok: true; readonly person: LogPerson }
  | { readonly ok: false; readonly problems: PersonProblems; readonly isGenderMissing: boolean };

/** Reads sex, age and height. */
export function readPerson({ form: { draft }, gender, day }: LogFormState): PersonReading {
  const height = readHeight(draft.height);
  const age = parseAge(draft.age, LOG_RULES);
  if (height.ok && age.ok && gender !== null)
    return {
      ok: true,
      person: { gender, age: age.value, saidOn: day, centimetres: height.value.centimetres },
    };
  return {
    ok: false,
    problems: {
      ...(height.ok ? {} : { height: height.problem }),
      ...(age.ok ? {} : { age: age.problem }),
    },
    isGenderMissing: gender === null,
  };
}
