import { GENDERS } from '@evenscale/formulas/energy';
import { cm, kg } from '@evenscale/formulas/units';
import type { EntriesOf, InputOf, NameOf, Tool } from '#person/entries/field.ts';
import {
  choice,
  dayField,
  numberField,
  openChoice,
  optionalChoice,
  todayField,
  whenNeeded,
} from '#person/entries/kinds.ts';
import { measureFields, unitFields, WRITTEN_YEARS } from '#person/entries/person-fields.ts';
import { plausibleBmi } from '#person/entries/plausible-bmi.ts';
import { ageEntries, readChildAge, type AgeEntries, type AgeReading } from './age.ts';
import { childQuestions } from './likely-weight.ts';

const TYPICAL_CHILD = { weight: kg(30), height: cm(130) };

const STEPS = { weight: { metric: 0.1, imperial: 0.5 }, height: { metric: 0.5, imperial: 0.5 } };

const MONTHS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] as const;

const KNOWN_AGE = /^(?:\d{1,6}(?:\.\d{1,17})?)?$/u;

const measures = measureFields(STEPS, 'tool');

const fields = {
  gender: whenNeeded(openChoice(GENDERS, 'tool')),
  ageBy: choice(['dates', 'years'], { scope: 'tool', initial: 'dates' }),
  // Dates are only in memory: a date of birth never leaves the form, and a measurement's date with an age reveals it.
  birth: whenNeeded(dayField('memory')),
  measured: whenNeeded(dayField('memory')),
  years: whenNeeded(
    numberField({
      scope: 'tool',
      least: 0,
      most: 9999,
      step: 1,
      unit: WRITTEN_YEARS,
      of: Number,
    }),
  ),
  months: optionalChoice(MONTHS, { scope: 'tool' }),
  weight: whenNeeded(measures.weight),
  height: whenNeeded(measures.height),
  knownAge: {
    ...choice<string>([], { scope: 'tool', initial: '' }),
    accepts: (text: string): text is string => KNOWN_AGE.test(text),
  },
  today: todayField('memory'),
  ...unitFields('tool'),
};

/** What is typed and chosen on the children's page. */
export interface ChildEntries extends EntriesOf<typeof fields> {}

/** The same, as values. Sex, weight and height are `null` for an age that the charts don't cover. */
export interface ChildInput extends InputOf<typeof fields> {}

/** The fields that don't matter: those of the other way to enter an age, and all others if the charts don't cover it. */
function idle(entries: ChildEntries): readonly NameOf<ChildEntries>[] {
  const age = readChildAge(entries);
  const isUncovered = age.ok && age.range.kind !== 'covered';
  return [
    ...(entries.ageBy === 'dates' ? (['years', 'months'] as const) : (['birth', 'measured'] as const)),
    ...(isUncovered ? (['gender', 'weight', 'height'] as const) : []),
  ];
}

function agePartsOf(reading: AgeReading): Partial<ChildEntries> {
  if (!reading.ok) return {};
  const { years, months, knownAge } = ageEntries(reading.range.age, reading.completed);
  return { years, knownAge, months: MONTHS.find((month) => month === months) ?? '' };
}

/** Dates as years and months, for someone who switches to those and hasn't entered any. */
function switchedAge(entries: ChildEntries): Partial<ChildEntries> {
  const isUntouched = entries.years === '' || entries.knownAge !== '';
  return isUntouched ? agePartsOf(readChildAge({ ...entries, ageBy: 'dates' })) : {};
}

/** The day of the measurement is today, until something is measured or another day is chosen. */
function proposedDay(
  { today }: Partial<ChildEntries>,
  { measured, weight, height }: ChildEntries,
  before: ChildEntries,
): Partial<ChildEntries> {
  const isProposal = measured === before.today && weight === '' && height === '';
  return today && (measured === '' || isProposal) ? { measured: today } : {};
}

function alsoChanged(
  changes: Partial<ChildEntries>,
  entries: ChildEntries,
  before: ChildEntries,
): Partial<ChildEntries> {
  const isAgeTyped = changes.years !== undefined || changes.months !== undefined;
  return {
    ...proposedDay(changes, entries, before),
    ...(isAgeTyped && changes.knownAge === undefined ? { knownAge: '' } : {}),
    ...(changes.ageBy === 'years' && !isAgeTyped ? switchedAge(entries) : {}),
  };
}

/** The age instead of the dates. */
function passedOn(entries: ChildEntries): Partial<ChildEntries> {
  return entries.ageBy === 'years' ? {} : { ageBy: 'years', ...agePartsOf(readChildAge(entries)) };
}

const checks = [
  {
    fields: [],
    problemOf: (_: ChildInput, entries: AgeEntries) => {
      const age = readChildAge(entries);
      return age.ok ? null : age.found;
    },
  },
  plausibleBmi(TYPICAL_CHILD),
] as const;

/** The children's form. */
export const child: Tool<ChildEntries, ChildInput, typeof fields> = {
  name: 'child',
  fields,
  checks,
  idle,
  alsoChanged,
  questions: childQuestions,
  passedOn,
};
