import { ACTIVITY_LEVELS, GENDERS } from '#formulas/energy.ts';
import type { HeightText, PersonDraft, WeightText } from './person-draft.ts';

/** The one key in the tab's session storage; the privacy page names it. */
export const VISIT_KEY = 'evenscale.person';

const LONGEST_TEXT = 40;

const BOXES = {
  kg: ['kilograms'],
  lb: ['pounds'],
  st: ['stone', 'pounds'],
  cm: ['centimetres'],
  ft: ['feet', 'inches'],
} as const;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_TEXT;

const isOneOf = <Value>(values: readonly Value[], value: unknown): value is Value =>
  values.some((candidate) => candidate === value);

function isTyped<Text extends WeightText | HeightText>(
  units: readonly Text['unit'][],
  value: unknown,
): value is Text {
  if (!isRecord(value)) return false;
  const { unit } = value;
  return isOneOf(units, unit) && BOXES[unit].every((box) => isText(value[box]));
}

function draftFrom(value: unknown, defaultAge: number): PersonDraft | null {
  if (!isRecord(value)) return null;
  const { units, inStone, weight, height, age, gender, activityLevel } = value;
  if (!isOneOf(['metric', 'imperial'] as const, units)) return null;
  if (!isTyped<WeightText>(['kg', 'lb', 'st'], weight) || !isTyped<HeightText>(['cm', 'ft'], height))
    return null;
  if (!isOneOf(GENDERS, gender) || !isOneOf(ACTIVITY_LEVELS, activityLevel)) return null;
  const years = isText(age) ? age : String(defaultAge);
  return { units, inStone: inStone === true, weight, height, age: years, gender, activityLevel };
}

/** Reads a kept draft as hostile input: anything that is not exactly a draft's shape gives `null`. */
export function parseKeptDraft(json: string, defaultAge: number): PersonDraft | null {
  return quietly(() => draftFrom(JSON.parse(json), defaultAge));
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
