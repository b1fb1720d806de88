/** The fields of a person that several tools have. */
import { ACTIVITY_LEVELS, GENDERS } from '@evenscale/formulas/energy';
import { percent, years } from '@evenscale/formulas/units';
import { BODY_FAT_LIMITS, OWN_MAINTENANCE_LIMITS } from '#person/limits.ts';
import { isMacroText } from '#person/macros/macro-text.ts';
import { readOwnMaintenance, type OwnMaintenance } from '#person/own-maintenance.ts';
import { isTrainingText } from '#person/training/training-text.ts';
import type { Field, Scope } from './field.ts';
import { carried, choice, flag, heightField, numberField, optionalNumber, weightField } from './kinds.ts';
import { UNITS, type UnitSystem } from '#person/units.ts';

/** The steps of the arrow keys by the units of the form. */
interface Steps {
  readonly weight: Readonly<Record<UnitSystem, number>>;
  readonly height: Readonly<Record<UnitSystem, number>>;
}

/** Weight and height. */
export const measureFields = ({ weight, height }: Steps, scope: Scope) => ({
  weight: weightField({ scope, steps: weight }),
  height: heightField({ scope, steps: height }),
});

/** A unit written after an age. */
export const WRITTEN_YEARS = / ?(?:years?(?: old)?|yrs?|y)$/u;

interface AgeOptions {
  readonly preset: string;
  readonly youngest: number;
  readonly oldest: number;
}

/** An age in years; "30 years" is accepted. */
export const ageField = ({ preset, youngest, oldest }: AgeOptions) =>
  numberField({
    scope: 'person',
    initial: preset,
    isPreset: true,
    least: youngest,
    most: oldest,
    step: 1,
    unit: WRITTEN_YEARS,
    of: years,
  });

/** Sex and activity level, which have a preset as specified. */
export const chosenFields = {
  gender: choice(GENDERS, { scope: 'person', initial: 'male', isPreset: true }),
  activityLevel: choice(ACTIVITY_LEVELS, { scope: 'person', initial: 'moderatelyActive', isPreset: true }),
};

/** The units of the form. */
export const unitFields = (scope: Scope) => ({
  units: choice(UNITS, { scope, initial: 'metric', appliesToStale: true }),
});

/** What may matter for a person, and is never asked for: the lower BMI limits of some family backgrounds, and pregnancy. */
export const matterFields = {
  familyBackground: { ...flag({ scope: 'person' }), mayBeMissing: true },
  /** Pregnant or breastfeeding. */
  pregnancy: flag({ scope: 'visit' }),
};

/** The goal weight of the visit, for a tool that has no use for it: a text of the planner’s field, which reads it. */
const goalWeightOfVisit: Field<string, string> = {
  ...carried(),
  scope: 'visit',
  read: (text) => ({ ok: true, value: text }),
};

/** The same, and whether a page suggested it: nobody chose it then. */
export const visitGoalFields = {
  goalWeight: goalWeightOfVisit,
  isGoalSuggested: flag({ scope: 'visit' }),
};

/** Body fat in percent, behind a checkbox; empty or 0 means not given. */
export const bodyFatFields = {
  bodyFatAsk: flag({ scope: 'memory' }),
  bodyFat: optionalNumber({
    scope: 'person',
    least: BODY_FAT_LIMITS.least,
    most: BODY_FAT_LIMITS.most,
    step: BODY_FAT_LIMITS.step,
    unit: / ?(?:%|percent)$/u,
    of: percent,
  }),
};

export interface BodyFatEntries {
  readonly bodyFatAsk: 'no' | 'yes';
  readonly bodyFat: string;
}

/** A body fat checks its box, and unchecking it discards the body fat. */
export function bodyFatChanges({ bodyFatAsk, bodyFat }: Partial<BodyFatEntries>): Partial<BodyFatEntries> {
  if (bodyFatAsk === 'no') return { bodyFat: '' };
  return bodyFat ? { bodyFatAsk: 'yes' } : {};
}

/**
 * `value~low~high~weight`: kcal a day with the ends of their interval, and the weight at the end of the log in kg.
 * `~mean~weight~lately` of what was eaten follow, unless the figure was typed. In the form and the session `~gender~age~height` of the
 * log's person follow, so that a figure isn't used for anybody else.
 */
const OWN_MAINTENANCE =
  /^(?:\d{1,5}(?:\.\d{1,17})?(?:~|$)){4}(?:(?:\d{1,5}(?:\.\d{1,17})?(?:~|$)){3})?(?:(?:fe)?male(?:~\d{1,3}(?:\.\d{1,17})?){2})?$/u;

/** In place of a figure: the equation's number was chosen, so the log's isn't filled in again. */
export const EQUATION = 'equation';

/** The visitor's own maintenance calories from a log; `undefined` without them. */
export const ownMaintenanceField: Field<string, OwnMaintenance | undefined> = {
  scope: 'person',
  initial: '',
  appliesToStale: true,
  accepts: (text): text is string => text === '' || text === EQUATION || OWN_MAINTENANCE.test(text),
  read: (text) => {
    const parts = text.split('~');
    const place = parts.findIndex((part) => part.endsWith('male'));
    const [age, centimetres] = place < 0 ? [] : parts.slice(place + 1).map(Number);
    const [value, low, high, weight, mean, meanWeight, lately] = parts
      .slice(0, place < 0 ? undefined : place)
      .map(Number);
    const person = { gender: parts[place], age, centimetres };
    return {
      ok: true,
      value: readOwnMaintenance({
        value,
        low,
        high,
        weight,
        eaten: { mean, weight: meanWeight, lately },
        person,
      }),
    };
  },
};

/** The text of a figure; empty without one, or for one that no log gives. */
export function ownMaintenanceText(own: OwnMaintenance | null | undefined): string {
  if (!own || own.value > OWN_MAINTENANCE_LIMITS.most) return '';
  const { eaten, person } = own;
  const meals = eaten ? [eaten.mean, eaten.weight, eaten.lately] : [];
  const whose = person ? [person.gender, person.age, person.centimetres] : [];
  return [own.value, own.low, own.high, own.weight, ...meals, ...whose].join('~');
}

/** The macro plan, as `macro-choice.ts` reads it. */
export const macrosField: Field<string, string> = {
  scope: 'person',
  initial: 'balanced',
  appliesToStale: true,
  accepts: (text): text is string => isMacroText(text),
  read: (text) => ({ ok: true, value: text }),
};

/** Training and rest days, as `training-choice.ts` reads them; empty without any. */
export const trainingDaysField: Field<string, string> = {
  scope: 'person',
  initial: '',
  appliesToStale: true,
  mayBeMissing: true,
  accepts: (text): text is string => isTrainingText(text),
  read: (text) => ({ ok: true, value: text }),
};
