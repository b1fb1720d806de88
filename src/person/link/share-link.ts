import { ACTIVITY_LEVELS, type ActivityLevel, CALORIE_TARGET_KEYS } from '@evenscale/formulas/energy';
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
import type { Fill } from '#person/store.ts';

/** What a link carries: the entries as typed and the sender's energy unit, never a name, never a result. */
export interface LinkedEntries extends Omit<Fill, 'isSubmitted'> {
  readonly draft: PersonDraft;
  /** kcal where it is left out. */
  readonly energyUnit?: EnergyUnit;
}

type Calculator = SharedResult['calculator'];
type OwnEntries = Omit<LinkedEntries, 'draft'>;

/** First part of every fragment. A change of the form below needs a new number. */
const VERSION = 'v1';

const LONGEST_LINK = 500;
/** With everything in it encoded twice, and tracking parameters at its end. */
const LONGEST_FRAGMENT = 2_000;

/** Units, and whether imperial weights are in stone; a letter for each of the four. */
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

/** The fragment, without `#`, that carries entries. */
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

/** At the end of the link from a saved result to its calculator; it is read like a link from somebody else. */
export const OWN_RESULT = '&saved';

/** At the end of a link from somebody who reads energy in kJ; links of earlier releases have none and mean kcal. */
const IN_KILOJOULES = '/kJ';

/** A fragment that also says in which unit its energies are read. */
export const withEnergyUnit = (entries: string, unit: EnergyUnit): string =>
  unit === 'kJ' ? `${entries}${IN_KILOJOULES}` : entries;

/** The fragment, without `#`, that carries a result's entries and the unit of its energies. */
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

/** The person that a link is about, as its calculator's form would accept it. */
function readDraft(
  calculator: Calculator,
  parts: readonly string[],
  ownPart: string | undefined,
): PersonDraft | null {
  const typed = readTyped(parts);
  const parsed = typed && parsePerson(typed, AGE_LIMITS[calculator]);
  if (!typed || !parsed?.ok) return null;
  const ownMaintenance = readOwnPart(ownPart, parsed.person.weight.kilograms);
  // Written out where there is none: it takes back one that the form has.
  return ownMaintenance === null ? null : { ...typed, ownMaintenance };
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
    return null; // not an encoding of anything
  }
}

/** Messengers encode what separates the parts of a link, some of them twice. */
const decodeSeparators = (fragment: string): string =>
  fragment
    .replaceAll(/%25(?=[\dA-F]{2})/giu, '%')
    .replaceAll(/%2F/giu, '/')
    .replaceAll(/%7E/giu, '~');

/** The ways to read a fragment: unchanged, without added text, and with its separators decoded. */
function readingsOf(fragment: string): readonly string[] {
  // Messengers add tracking parameters, and take the punctuation of the sentence around for a part of the link.
  const [plain = ''] = fragment.split(/[&?#]/u);
  const trimmed = plain.replace(/[^\p{L}\p{N}/]+$/u, '');
  return [fragment, plain, trimmed, decodeSeparators(plain), decodeSeparators(trimmed)];
}

/** The first reading of a fragment, with or without its `#`, that `read` takes; `null` where none is. */
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
 * Reads a fragment as hostile input. Only what this site wrote for this calculator, and what its form would accept,
 * comes through, also where it was encoded or lengthened on its way; everything else gives `null`.
 *
 * @param fragment - with or without its `#`
 */
export const readShareLink = (calculator: Calculator, fragment: string): LinkedEntries | null =>
  readFragment(fragment, (reading) => tryToRead(calculator, reading));

/** True for a fragment that means to be a shared link, readable or not. */
export const isShareLink = (fragment: string): boolean => /^#?v\d+(?:\/|%(?:25)*2F)/iu.test(fragment);
