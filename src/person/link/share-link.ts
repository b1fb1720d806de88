import {
  ACTIVITY_LEVELS,
  type ActivityLevel,
  CALORIE_TARGET_KEYS,
  type CalorieTargetKey,
  type Goal,
} from '@evenscale/formulas/energy';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { parseBodyFat } from '#person/entry/body-fat-entry.ts';
import type { HeightText, PersonDraft, WeightText } from '#person/draft.ts';
import { complete, letterOf, readMeasure, readText, valueOf, writeMeasure, writeText } from './link-parts.ts';
import { takeMacrosPart, writeMacrosPart } from './macros-link.ts';
import { readOwnPart, takeOwnPart, writeOwnPart } from './own-link.ts';
import { readPlan, writePlan } from './plan-link.ts';
import { parsePerson } from '#person/form.ts';
import { AGE_LIMITS } from '#person/limits.ts';
import type { SharedResult } from '#person/shared-result.ts';
import type { MacroText } from '#person/macros/macro-choice.ts';
import type { PlanEntries } from '#person/plan-entries.ts';

/** What a link contains: the typed entries and the sender's energy unit, but no name and no result. */
export interface LinkedEntries {
  readonly draft: PersonDraft;
  readonly goal?: Goal;
  readonly target?: CalorieTargetKey | null;
  readonly macros?: MacroText;
  readonly bodyFat?: string;
  readonly plan?: PlanEntries;
  /** kcal if omitted. */
  readonly energyUnit?: EnergyUnit;
}

type Calculator = SharedResult['calculator'];
type OwnEntries = Omit<LinkedEntries, 'draft'>;

/** First part of every fragment. A change to the format below needs a new number. */
const VERSION = 'v1';

const LONGEST_LINK = 500;
/** Enough for everything encoded twice, with tracking parameters at the end. */
const LONGEST_FRAGMENT = 2_000;

/** Units, and whether imperial weights are in stone: one letter per combination. */
export const UNITS = {
  m: ['metric', false],
  n: ['metric', true],
  i: ['imperial', false],
  s: ['imperial', true],
} as const;
export const GENDER = { m: 'male', f: 'female' } as const;
const GOAL = { l: 'lose', m: 'maintain', g: 'gain' } as const;
const LEVELS: Readonly<Record<string, ActivityLevel>> = Object.fromEntries(ACTIVITY_LEVELS.entries());
const CALCULATOR = { h: 'home', t: 'tdee', p: 'planner' } as const;

function ownParts(
  calculator: Calculator,
  { goal, target, macros, bodyFat = '', plan, draft: { ownMaintenance } }: LinkedEntries,
): readonly string[] {
  const own = [...writeMacrosPart(macros), ...writeOwnPart(ownMaintenance)];
  switch (calculator) {
    case 'home':
      return [];
    case 'tdee':
      return [letterOf(GOAL, goal), writeText(bodyFat), ...(target ? [target] : []), ...own];
    case 'planner':
      return [writeText(bodyFat), ...(plan ? [writePlan(plan)] : []), ...own];
  }
}

/** The fragment for entries, without `#`. */
export function writeEntries(calculator: Calculator, entries: LinkedEntries): string {
  const { draft } = entries;
  const person = [
    VERSION,
    letterOf(CALCULATOR, calculator),
    letterOf(UNITS, [draft.units, draft.inStone]),
    writeMeasure(draft.weight),
    writeMeasure(draft.height),
    writeText(draft.age),
    letterOf(GENDER, draft.gender),
    letterOf(LEVELS, draft.activityLevel),
  ];
  return [...person, ...ownParts(calculator, entries)].join('/');
}

/** Ends the link from a saved result to its calculator, which reads it like any shared link. */
export const OWN_RESULT = '&saved';

/** Ends a link from a sender who uses kJ. Links without it mean kcal. */
const IN_KILOJOULES = '/kJ';

/** A fragment with the energy unit added. */
export const withEnergyUnit = (entries: string, unit: EnergyUnit): string =>
  unit === 'kJ' ? `${entries}${IN_KILOJOULES}` : entries;

/** The fragment for a result's entries and energy unit, without `#`. */
export function writeShareLink(result: SharedResult, energyUnit: EnergyUnit): string {
  const { calculator, draft, goal, target = null, macros, bodyFatText = '', plan } = result;
  const own = { ...(goal && { goal }), ...(macros && { macros }), ...(plan && { plan: plan.entries }) };
  return withEnergyUnit(
    writeEntries(calculator, { draft, target, bodyFat: bodyFatText, ...own }),
    energyUnit,
  );
}

function readTyped([units, weight, height, age, gender, level]: readonly string[]): PersonDraft | null {
  const read = complete({
    units: valueOf(UNITS, units),
    weight: readMeasure<WeightText>(['kg', 'lb', 'st'], weight ?? ''),
    height: readMeasure<HeightText>(['cm', 'ft'], height ?? ''),
    age: readText(age ?? ''),
    gender: valueOf(GENDER, gender),
    activityLevel: valueOf(LEVELS, level),
  });
  return read && { ...read, units: read.units[0], inStone: read.units[1] };
}

/** The link's person, as the calculator's form would accept it. */
function readDraft(
  calculator: Calculator,
  parts: readonly string[],
  ownPart: string | undefined,
): PersonDraft | null {
  const typed = readTyped(parts);
  const parsed = typed && parsePerson(typed, AGE_LIMITS[calculator]);
  if (!typed || !parsed?.ok) return null;
  const ownMaintenance = readOwnPart(ownPart, parsed.person.weight.kilograms);
  // Present even if there is none, so that they clear those in the form.
  return ownMaintenance === null ? null : { ...typed, ownMaintenance, waist: undefined };
}

const isBodyFat = (text: string | null): text is string =>
  text !== null && parseBodyFat({ isGiven: text !== '', text }).ok;

function readPlanner([fatPart, ...planParts]: readonly string[]): OwnEntries | null {
  const bodyFat = readText(fatPart ?? '');
  const plan = readPlan(planParts.join('/'));
  return plan && isBodyFat(bodyFat) ? { bodyFat, plan } : null;
}

function readTdee(written: readonly string[]): OwnEntries | null {
  const { parts, macros } = takeMacrosPart(written);
  const [goalLetter, fatPart, targetPart, ...rest] = parts;
  const target = CALORIE_TARGET_KEYS.find((key) => key === targetPart);
  const goal = valueOf(GOAL, goalLetter);
  const bodyFat = fatPart === undefined ? null : readText(fatPart);
  const isTargetRead = targetPart === undefined || target !== undefined;
  if (!goal || !isBodyFat(bodyFat) || !isTargetRead || macros === null || rest.length > 0) return null;
  return { goal, bodyFat, ...(target && { target }), ...(macros && { macros }) };
}

function readOwn(calculator: Calculator, parts: readonly string[]): OwnEntries | null {
  switch (calculator) {
    case 'home':
      return parts.length === 0 ? {} : null;
    case 'tdee':
      return readTdee(parts);
    case 'planner':
      return readPlanner(parts);
  }
}

function readEntries(calculator: Calculator, fragment: string): LinkedEntries | null {
  if (fragment.length > LONGEST_LINK) return null;
  const isInKilojoules = fragment.endsWith(IN_KILOJOULES);
  const entries = isInKilojoules ? fragment.slice(0, -IN_KILOJOULES.length) : fragment;
  const [version, calculatorLetter, ...written] = entries.split('/');
  if (version !== VERSION || valueOf(CALCULATOR, calculatorLetter) !== calculator) return null;
  const { parts, ownPart } = takeOwnPart(written, calculator !== 'home');
  const draft = readDraft(calculator, parts.slice(0, 6), ownPart);
  const own = readOwn(calculator, parts.slice(6));
  return draft && own && { draft, ...own, ...(isInKilojoules && { energyUnit: 'kJ' }) };
}

function tryToRead(calculator: Calculator, fragment: string): LinkedEntries | null {
  try {
    return readEntries(calculator, fragment);
  } catch {
    return null; // not a valid encoding
  }
}

/** Messengers encode the separators of a link, some of them twice. */
const decodeSeparators = (fragment: string): string =>
  fragment
    .replaceAll(/%25(?=[\dA-F]{2})/giu, '%')
    .replaceAll(/%2F/giu, '/')
    .replaceAll(/%7E/giu, '~');

/** The ways to read a fragment: unchanged, without added text, and with its separators decoded. */
function readingsOf(fragment: string): readonly string[] {
  // Messengers add tracking parameters, or include the punctuation of the surrounding sentence.
  const [plain = ''] = fragment.split(/[&?#]/u);
  const trimmed = plain.replace(/[^\p{L}\p{N}/]+$/u, '');
  return [fragment, plain, trimmed, decodeSeparators(plain), decodeSeparators(trimmed)];
}

/** The first reading of a fragment, with or without its `#`, that `read` accepts; `null` if there is none. */
export function readFragment<Entries>(
  fragment: string,
  read: (reading: string) => Entries | null,
): Entries | null {
  if (fragment.length > LONGEST_FRAGMENT) return null;
  for (const reading of readingsOf(fragment.replace(/^#/u, ''))) {
    const entries = read(reading);
    if (entries) return entries;
  }
  return null;
}

/**
 * Reads a fragment as untrusted input: accepts only what this site wrote for this calculator and its form would accept,
 * even if it was encoded or extended in transit; `null` for anything else.
 *
 * @param fragment - with or without its `#`
 */
export const readShareLink = (calculator: Calculator, fragment: string): LinkedEntries | null =>
  readFragment(fragment, (reading) => tryToRead(calculator, reading));

/** True for a fragment that looks like a shared link, readable or not. */
export const isShareLink = (fragment: string): boolean => /^#?v\d+(?:\/|%(?:25)*2F)/iu.test(fragment);
