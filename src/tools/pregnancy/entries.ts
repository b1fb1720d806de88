import { completedWeeks } from '@evenscale/formulas/pregnancy';
import { kg, type Kilograms, type Weeks, weeks, years } from '@evenscale/formulas/units';
import type { EntriesOf, FoundProblem, InputOf, NameOf, Tool } from '#person/entries/field.ts';
import {
  choice,
  dayField,
  type NumberField,
  numberField,
  optional,
  todayField,
  weightField,
  whenNeeded,
} from '#person/entries/kinds.ts';
import { measureFields, unitFields, WRITTEN_YEARS } from '#person/entries/person-fields.ts';
import { measureQuestions } from '#person/entries/likely-measures.ts';
import { plausibleBmi } from '#person/entries/plausible-bmi.ts';
import { isUnderAge } from '#person/policy/limits.ts';
import { dayNumber, isCalendarDay } from '#person/log/local-day.ts';

const STEPS = { weight: { metric: 0.1, imperial: 0.5 }, height: { metric: 0.5, imperial: 0.5 } };

const AGE_LIMITS = { least: 0, most: 120 };

/** Completed weeks that the form takes: pregnancies are rarely carried beyond 42. */
const WEEK_LIMITS = { least: 0, most: 42 };

/** A change of weight beyond these, in kg, is asked about: it's more likely a wrong unit. */
const USUAL_CHANGE: Readonly<Record<'least' | 'most', Kilograms>> = { least: kg(-20), most: kg(45) };

/** A unit, or the days of a week that isn't over: "24 weeks", "24+3", "24w 3d". */
const WEEK_UNIT = /(?: ?(?:weeks?|wks?|w)(?: ?[0-6] ?(?:days?|d))?| ?\+ ?[0-6])$/u;

const weekNumber = numberField({ scope: 'tool', ...WEEK_LIMITS, step: 1, unit: WEEK_UNIT, of: weeks });

/** Completed weeks: whole ones. */
const wholeWeeks: NumberField<Weeks> = {
  ...weekNumber,
  read: (text) => {
    const reading = weekNumber.read(text);
    return reading.ok && !Number.isInteger(reading.value) ? { ok: false, problem: 'notANumber' } : reading;
  },
};

const measures = measureFields(STEPS, 'tool');

const fields = {
  weight: whenNeeded(measures.weight),
  height: whenNeeded(measures.height),
  age: numberField({ scope: 'tool', ...AGE_LIMITS, step: 1, unit: WRITTEN_YEARS, of: years }),
  weekBy: choice(['week', 'dueDate'], { scope: 'tool', initial: 'week' }),
  week: whenNeeded(wholeWeeks),
  // Like a date of birth, it's only in memory.
  dueDate: whenNeeded(dayField('memory')),
  weightNow: optional(weightField({ scope: 'tool', steps: STEPS.weight })),
  babies: choice(['one', 'twins'], { scope: 'tool', initial: 'one' }),
  today: todayField('memory'),
  ...unitFields('tool'),
};

/** What is typed and chosen on the page about weight gain in pregnancy. */
export interface PregnancyEntries extends EntriesOf<typeof fields> {}

/** The same, as values. Without those of the weight, the height and the week under 18. */
export interface PregnancyInput extends InputOf<typeof fields> {}

/** The week that the due date gives, if it can be. */
function weekOfDueDate({ dueDate, today }: Pick<PregnancyEntries, 'dueDate' | 'today'>): Weeks | null {
  if (!isCalendarDay(dueDate) || !isCalendarDay(today)) return null;
  const week = completedWeeks(dayNumber(dueDate) - dayNumber(today));
  return week >= WEEK_LIMITS.least && week <= WEEK_LIMITS.most ? week : null;
}

/** The completed week, typed or from the due date. */
export const weekIn = (entries: PregnancyEntries, { week }: PregnancyInput): Weeks | null =>
  entries.weekBy === 'dueDate' ? weekOfDueDate(entries) : week;

function dueDateProblem(entries: PregnancyEntries): FoundProblem<PregnancyEntries> | null {
  const { dueDate, today } = entries;
  if (idle(entries).includes('dueDate') || dueDate === '' || today === '' || weekOfDueDate(entries) !== null)
    return null;
  return { field: 'dueDate', problem: isCalendarDay(dueDate) ? 'outOfRange' : 'noSuchDate' };
}

function weightNowProblem({ weight, weightNow }: PregnancyInput): FoundProblem<PregnancyEntries> | null {
  const change = weight && weightNow ? weightNow.kilograms - weight.kilograms : 0;
  const isUsual = change >= USUAL_CHANGE.least && change <= USUAL_CHANGE.most;
  return isUsual ? null : { field: 'weightNow', problem: 'implausible' };
}

/** The fields that don't matter: the other way to enter the week, and all of them under 18. */
function idle({ age, weekBy }: PregnancyEntries): readonly NameOf<PregnancyEntries>[] {
  const reading = fields.age.read(age);
  if (reading.ok && isUnderAge(reading.value)) return ['weight', 'height', 'week', 'dueDate', 'weightNow'];
  return [weekBy === 'week' ? 'dueDate' : 'week'];
}

const checks = [
  { fields: [], problemOf: (_: PregnancyInput, entries: PregnancyEntries) => dueDateProblem(entries) },
  plausibleBmi(),
  { fields: ['weight', 'weightNow'], problemOf: weightNowProblem },
] as const;

/** The form about weight gain in pregnancy. */
export const pregnancy: Tool<PregnancyEntries, PregnancyInput, typeof fields> = {
  name: 'pregnancy',
  fields,
  checks,
  idle,
  questions: measureQuestions,
  /** The week of today instead of the date. */
  passedOn: (entries): Partial<PregnancyEntries> => {
    const week = entries.weekBy === 'dueDate' ? weekOfDueDate(entries) : null;
    return entries.weekBy === 'week' ? {} : { weekBy: 'week', week: week === null ? '' : String(week) };
  },
};
