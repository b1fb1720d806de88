/** The log's form for today: what is typed, and what the device has for today, so that only what was typed is written. */
import { cm, kcal, kg, percent, type EnergyUnit, type WeightUnit } from '@evenscale/formulas/units';
import type { Check, EntriesOf, Field, InputOf, Tool } from '#person/entries/field.ts';
import { measureField, numberField, optional, todayField } from '#person/entries/kinds.ts';
import { boxesOf, measureEntry, WEIGHT } from '#person/entries/measure.ts';
import { measureFields, unitFields } from '#person/entries/person-fields.ts';
import { isUnlikelyRatio, likelyWaist, WAIST, type WaistInput } from '#person/entries/waist.ts';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import { BODY_FAT_LIMITS } from '#person/limits.ts';
import { likelyOwnWeight, problemOfWeight, type WeightContext } from '#person/log/unlikely-weight.ts';
import { formatEntry } from '#ui/text/format.ts';
import { INTAKE, isUnlikelyIntake, likelyIntake } from './intake.ts';

const STEPS = { weight: { metric: 0.1, imperial: 0.1 }, height: { metric: 1, imperial: 0.5 } };

const KEPT = /^(?:\d{1,6}(?:\.\d{1,17})?)?$/u;

/** A number on the device, in full; empty without one. */
const kept: Field<string, number | null> = {
  scope: 'memory',
  initial: '',
  accepts: (text): text is string => KEPT.test(text),
  read: (text) => ({ ok: true, value: text === '' ? null : Number(text) }),
};

const fields = {
  weight: optional(measureFields(STEPS, 'memory').weight),
  intake: optional(
    measureField(INTAKE, likelyIntake, { scope: 'memory', steps: { metric: 50, imperial: 50 } }),
  ),
  waist: optional(measureField(WAIST, likelyWaist, { scope: 'memory', steps: { metric: 1, imperial: 0.5 } })),
  bodyFat: optional(
    numberField({ ...BODY_FAT_LIMITS, scope: 'memory', unit: / ?(?:%|percent)$/u, of: percent }),
  ),
  /** What the device had for today when the field was filled. */
  weightSeen: kept,
  intakeSeen: kept,
  waistSeen: kept,
  bodyFatSeen: kept,
  /** What it has now. */
  weightKept: kept,
  intakeKept: kept,
  waistKept: kept,
  bodyFatKept: kept,
  /** The person's height in cm, the trend near today and how many days away it is: for the question about an unlikely weight. */
  centimetres: kept,
  usual: kept,
  usualAway: kept,
  /** The day that the fields were filled for. */
  filledFor: todayField('memory'),
  today: todayField('memory'),
  /** The day that was chosen instead of today, yesterday; empty for today. */
  picked: todayField('memory'),
  ...unitFields('memory'),
};

/** What is typed and chosen for today. */
export interface LogEntries extends EntriesOf<typeof fields> {}

/** The same, as values. */
export interface LogInput extends InputOf<typeof fields> {}

/** The day that the form is for. */
export const dayOfForm = ({ picked, today }: Pick<LogEntries, 'picked' | 'today'>): string =>
  picked === '' ? today : picked;

/** What can be logged, in the order of the fields. */
export const AMOUNTS = ['weight', 'intake', 'waist', 'bodyFat'] as const;

export type Amount = (typeof AMOUNTS)[number];

/** What the form asks for; the others are behind "More". */
const ASKED = ['weight', 'intake'] as const;

/** The amounts' units in the form. */
export interface AmountUnits {
  readonly weight: WeightUnit;
  readonly intake: EnergyUnit;
  readonly waist: WaistInput;
}

const TEXTS: Readonly<Record<Amount, (value: number, units: AmountUnits) => string>> = {
  weight: (value, { weight }) => measureEntry(WEIGHT, weightOf(kg(value), 'kg'), weight),
  intake: (value, { intake }) => measureEntry(INTAKE, kcal(value), intake),
  waist: (value, { waist }) => measureEntry(WAIST, heightOf(cm(value), 'cm'), waist),
  bodyFat: formatEntry,
};

/** A kept number as the text of its field; empty without one. */
export const fieldText = (amount: Amount, number: string, units: AmountUnits): string =>
  number === '' ? '' : TEXTS[amount](Number(number), units);

const unitsOf = ({ weight, intake, waist }: LogEntries): AmountUnits => ({
  weight: boxesOf(WEIGHT, weight).unit,
  intake: boxesOf(INTAKE, intake).unit,
  waist: boxesOf(WAIST, waist).unit,
});

/** The number that a field has, as it is kept; `null` for an empty or unreadable one. */
export function numberIn(entries: LogEntries, amount: Amount): number | null {
  const reading = fields[amount].read(entries[amount]);
  if (!reading.ok || reading.value === null) return null;
  const { value } = reading;
  if (typeof value === 'number') return value;
  return 'kilograms' in value ? value.kilograms : value.centimetres;
}

/** True if a field has something that the visitor typed, and that the device doesn't have. An empty field says nothing. */
export function isTyped(entries: LogEntries, amount: Amount): boolean {
  const text = entries[amount];
  if (text === '' || text === fieldText(amount, entries[`${amount}Seen`], unitsOf(entries))) return false;
  const now = entries[`${amount}Kept`];
  return now === '' || Number(now) !== numberIn(entries, amount);
}

/** What a typed weight is compared with. */
export function contextOf(entries: LogEntries): WeightContext {
  const numberOf = (text: string): number | null => (text === '' ? null : Number(text));
  const { usual, usualAway, centimetres } = entries;
  return { usual: numberOf(usual), away: numberOf(usualAway), centimetres: numberOf(centimetres) };
}

/** What is wrong with a typed weight that doesn't fit the log or the person; `null` if it does. */
const weightProblem = (entries: LogEntries, { weight }: Pick<LogInput, 'weight'>) =>
  weight !== null && isTyped(entries, 'weight')
    ? problemOfWeight(weight.kilograms, contextOf(entries))
    : null;

/** True for a typed weight that is asked about. */
export const isUnlikely = (entries: LogEntries, input: Pick<LogInput, 'weight'>): boolean =>
  weightProblem(entries, input) !== null;

/** Asks before replacing a number that was written elsewhere since the field was filled. */
const replaces = (amount: Amount): Check<LogEntries, LogInput> => ({
  fields: [amount, `${amount}Kept`],
  problemOf: (_, entries) =>
    isTyped(entries, amount) && entries[`${amount}Kept`] !== entries[`${amount}Seen`]
      ? { field: amount, problem: 'replaces' }
      : null,
});

const checks: readonly Check<LogEntries, LogInput>[] = [
  ...AMOUNTS.map(replaces),
  {
    fields: ['waist'],
    problemOf: ({ waist, centimetres }, entries) =>
      waist &&
      centimetres !== null &&
      isTyped(entries, 'waist') &&
      isUnlikelyRatio(waist.centimetres / centimetres)
        ? { field: 'waist', problem: 'implausible' }
        : null,
  },
  {
    fields: ['intake'],
    problemOf: ({ intake }, entries) =>
      intake !== null && isTyped(entries, 'intake') && isUnlikelyIntake(intake)
        ? { field: 'intake', problem: 'implausible' }
        : null,
  },
  // What it is compared with may be missing. Confirming it is about the weight alone.
  {
    fields: ['weight'],
    problemOf: (input, entries) => {
      const problem = weightProblem(entries, input);
      return problem && { field: 'weight', problem };
    },
  },
  {
    fields: [],
    problemOf: (_, entries) => {
      if (AMOUNTS.some((amount) => isTyped(entries, amount))) return null;
      return { field: ASKED.find((amount) => entries[amount] === '') ?? 'weight', problem: 'missing' };
    },
  },
];

/** The form for today. */
export const log: Tool<LogEntries, LogInput, typeof fields> = {
  name: 'log',
  fields,
  checks,
  questions: (entries) => ({ weight: likelyOwnWeight(entries.weight, contextOf(entries)) }),
};
