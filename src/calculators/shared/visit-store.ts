import { ACTIVITY_LEVELS, GENDERS } from '#formulas/energy.ts';
import type { HeightText, PersonDraft, WeightText } from './person-draft.ts';

/** The one key in the tab's session storage; the privacy page names it. */
export const VISIT_KEY = 'evenscale.person';

type Stored = Readonly<Record<string, unknown>>;

const isStored = (value: unknown): value is Stored => typeof value === 'object' && value !== null;
const LONGEST_TEXT = 40;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_TEXT;

function weightFrom(value: unknown): WeightText | null {
  if (!isStored(value)) return null;
  const { unit, kilograms, pounds, stone } = value;
  if (unit === 'kg' && isText(kilograms)) return { unit, kilograms };
  if (unit === 'lb' && isText(pounds)) return { unit, pounds };
  return unit === 'st' && isText(stone) && isText(pounds) ? { unit, stone, pounds } : null;
}

function heightFrom(value: unknown): HeightText | null {
  if (!isStored(value)) return null;
  const { unit, centimetres, feet, inches } = value;
  if (unit === 'cm' && isText(centimetres)) return { unit, centimetres };
  return unit === 'ft' && isText(feet) && isText(inches) ? { unit, feet, inches } : null;
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((candidate) => candidate === value);
}

/** Reads a kept draft as hostile input: anything that is not exactly a draft's shape gives `null`. */
export function parseKeptDraft(json: string, defaultAge: number): PersonDraft | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  if (!isStored(value)) return null;
  const weight = weightFrom(value['weight']);
  const height = heightFrom(value['height']);
  const units = oneOf(['metric', 'imperial'] as const, value['units']);
  const gender = oneOf(GENDERS, value['gender']);
  const activityLevel = oneOf(ACTIVITY_LEVELS, value['activityLevel']);
  if (!weight || !height || !units || !gender || !activityLevel) return null;
  const age = isText(value['age']) ? value['age'] : String(defaultAge);
  return { units, inStone: value['inStone'] === true, weight, height, age, gender, activityLevel };
}

/**
 * What is kept for the other calculator. An age that was never changed is left out, since each calculator has
 * its own default.
 */
export function keptDraft(draft: PersonDraft, defaultAge: number): string {
  const { age, ...others } = draft;
  return JSON.stringify(age === String(defaultAge) ? others : draft);
}

// Storage can be denied or full; a visit without it works, only nothing is carried over.
function quietly<Value>(action: () => Value): Value | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** The draft kept in this tab, or `null`. */
export function loadVisit(defaultAge: number): PersonDraft | null {
  const json = quietly(() => sessionStorage.getItem(VISIT_KEY));
  return json ? parseKeptDraft(json, defaultAge) : null;
}

/** Keeps the draft for the other calculator, in this tab only. */
export function keepVisit(draft: PersonDraft, defaultAge: number): void {
  quietly(() => sessionStorage.setItem(VISIT_KEY, keptDraft(draft, defaultAge)));
}

/** Forgets what was kept. */
export function forgetVisit(): void {
  quietly(() => sessionStorage.removeItem(VISIT_KEY));
}
