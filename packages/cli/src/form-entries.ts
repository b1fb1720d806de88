/** What was typed on the command line, as the entries of a tool's form. */
import type { ActivityLevel, Gender } from '@evenscale/formulas/energy';
import { parseHeightText, parseWeightText } from '../../../src/person/entry/measure-text.ts';
import { parseNumberText } from '../../../src/person/entry/number-text.ts';
import type { Problems, Texts, Tool } from '../../../src/person/entries/field.ts';
import { knownEntries } from '../../../src/person/entries/known-entries.ts';
import { initialState, reduceForm, type FormState } from '../../../src/person/entries/machine.ts';
import { likelyHeight } from '../../../src/person/entries/likely.ts';
import { measureText, readHeight } from '../../../src/person/entries/measure.ts';
import { heightUnitOf, type Units, type UnitSystem, weightUnitOf } from '../../../src/person/units.ts';

/** Weight and height as typed. */
export interface Measures {
  readonly weight: string;
  readonly height: string;
}

/** True for a number without a unit. */
export const isBare = (text: string): boolean => parseNumberText(text).ok;

/** The units of a height that was entered without a weight. */
export function unitsOfHeight(height: string): UnitSystem {
  const reading = parseHeightText(height, 'cm');
  return reading.ok && !isBare(height) && (reading.unit === 'ft' || reading.unit === 'in')
    ? 'imperial'
    : 'metric';
}

/** The units of the entries: the weight's, or the height's if the weight has none. */
function systemOfEntries({ weight, height }: Measures): UnitSystem {
  const heavy = parseWeightText(weight, 'kg');
  if (heavy.ok && !isBare(weight)) return heavy.unit === 'kg' ? 'metric' : 'imperial';
  return unitsOfHeight(height);
}

/** A weight as typed into the form's first input. */
export function weightEntry(text: string, units: Units): string {
  const unit = weightUnitOf({ units });
  return measureText({ unit, large: text, small: unit === 'st' ? '' : null });
}

/** A height as typed into the form's first input. */
function heightEntry(text: string, units: Units): string {
  const unit = heightUnitOf(units);
  return measureText({ unit, large: text, small: unit === 'ft' ? '' : null });
}

/** A form in which only a height is typed. */
export function heightForm(text: string, units: UnitSystem) {
  const height = heightEntry(text, units);
  const reading = readHeight(height);
  const entries = { units, weight: '', height } as const;
  const problems = reading.ok ? {} : { height: reading.problem };
  return { entries, typed: { height }, problems, questions: { height: likelyHeight(height) } };
}

/** The fields that were given: the others keep the form's presets. */
export const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    readonly [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };

/** The options that describe the person. */
export interface PersonOptions {
  readonly units?: UnitSystem;
  readonly age?: string;
  readonly sex?: Gender;
  readonly activity?: ActivityLevel;
  readonly lowerLimits?: boolean;
  readonly pregnant?: boolean;
  readonly useAnyway?: boolean;
}

/** The units of the form: the chosen ones, or those of the entries. An imperial weight may be in stone. */
function unitsFor(measures: Measures, chosen: UnitSystem | undefined): Units {
  const system = chosen ?? systemOfEntries(measures);
  const reading = parseWeightText(measures.weight, 'lb');
  return system === 'imperial' && reading.ok && reading.unit === 'st' ? 'stone' : system;
}

/** Weight and height with their units. */
export function measureEntries({ weight, height }: Measures, chosen: UnitSystem | undefined) {
  const units = unitsFor({ weight, height }, chosen);
  return { units, weight: weightEntry(weight, units), height: heightEntry(height, units) };
}

/** The person's entries. */
export const personEntries = (
  measures: Measures,
  { age, sex, activity, units, lowerLimits, pregnant }: PersonOptions,
) => ({
  ...measureEntries(measures, units),
  ...given({ age, gender: sex, activityLevel: activity }),
  ...(lowerLimits ? { familyBackground: 'yes' } : {}),
  ...(pregnant ? { pregnancy: 'yes' } : {}),
});

interface Manner {
  /** Empty for a tool that doesn't ask. */
  readonly today?: string;
  /** True if unlikely entries are used as they are. */
  readonly useAnyway?: boolean | undefined;
}

/** A form filled from the command line. */
export interface TypedForm<Entries, Input> extends FormState<Entries, Input> {
  /** What was typed, also if the form can't hold it. */
  readonly typed: Partial<Texts<Entries>>;
}

/** The tool's form after Calculate. A text that the form can't hold is no number. */
export function submittedForm<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  typed: Partial<Texts<Entries>>,
  { today, useAnyway = false }: Manner = {},
): TypedForm<Entries, Input> {
  const reduce = reduceForm(tool);
  const day = today === undefined ? {} : knownEntries(tool, { today }, 'page');
  const known = knownEntries(tool, typed, 'page');
  const opened = reduce(initialState(tool), { type: 'filled', entries: day });
  const filled = reduce(opened, { type: 'filled', entries: known });
  const form = { ...reduce(filled, { type: useAnyway ? 'confirmed' : 'submitted' }), typed };
  const unread = Object.keys(typed).filter((name) => !Object.hasOwn(known, name));
  if (unread.length === 0) return form;
  const problems = Object.fromEntries(unread.map((name) => [name, 'notANumber'])) as Problems<Entries>;
  return { ...form, problems: { ...form.problems, ...problems }, result: null };
}
