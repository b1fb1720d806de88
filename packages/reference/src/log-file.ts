/** Reads a file of logs: weights and intakes of simulated people, and their true energy use per day. */
import { GENDERS } from '@evenscale/formulas/energy';
import type { LogDay, LogPerson } from '@evenscale/formulas/own-maintenance';
import { cm, kcal, kg, percent, years } from '@evenscale/formulas/units';
import { choiceIn, isList, numberIn, objectIn, optionalNumberIn, readCases } from './case-file.ts';
import type { Json, JsonObject, ReferenceCase } from './case-file.ts';

export interface ReferenceLog {
  readonly id: string;
  readonly person: LogPerson;
  /** In the order of the days, each day once. */
  readonly days: readonly LogDay[];
  /** True energy use in kcal per day, averaged over the log. */
  readonly expenditure: number;
  /** Whether intake changed on the first day. */
  readonly isStartOfChange: boolean;
}

function measured(value: Json | undefined): number | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'number') throw new Error(`has a day with ${JSON.stringify(value)} for a number`);
  return value;
}

/** A row is day, weight in kg or null, intake in kcal or null. */
function dayOf(row: Json): LogDay {
  const [day, weight, intake] = isList(row) ? row : [];
  if (typeof day !== 'number') throw new Error('has a day without a number');
  const [weighed, eaten] = [measured(weight), measured(intake)];
  return {
    day,
    weight: weighed === null ? null : kg(weighed),
    intake: eaten === null ? null : kcal(eaten),
  };
}

function daysOf(input: JsonObject): readonly LogDay[] {
  const rows = input['days'];
  if (!isList(rows) || rows.length === 0) throw new Error('has no list "days"');
  const days = new Map(rows.map(dayOf).map((entry) => [entry.day, entry]));
  return [...days.values()].toSorted((one, other) => one.day - other.day);
}

function personOf(input: JsonObject): LogPerson {
  const bodyFat = optionalNumberIn(input, 'bodyFatPct');
  return {
    gender: choiceIn(input, 'sex', GENDERS),
    age: years(numberIn(input, 'ageYears')),
    height: cm(numberIn(input, 'heightCm')),
    bodyFat: bodyFat === null ? null : percent(bodyFat),
  };
}

function logOf({ id, fields, expected }: ReferenceCase): ReferenceLog {
  try {
    const input = objectIn(fields, 'input');
    return {
      id,
      person: personOf(input),
      days: daysOf(input),
      expenditure: numberIn(expected, 'expenditureKcal'),
      isStartOfChange: expected['isStartOfChange'] === true,
    };
  } catch (error) {
    throw new Error(`${id} ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

export function readLogs(path: string): readonly ReferenceLog[] {
  return readCases(path).map(logOf);
}
