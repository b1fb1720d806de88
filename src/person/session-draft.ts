import { ACTIVITY_LEVELS, GENDERS } from '@evenscale/formulas/energy';
import { isRecord, quietly } from '#ui/untrusted.ts';
import { LONGEST_ENTRY } from './limits.ts';
import type { HeightText, PersonDraft, WeightText } from './draft.ts';

/** The only person key in the tab's session storage; the privacy page mentions it. */
export const SESSION_DRAFT_KEY = 'evenscale.person';

const BOXES = {
  kg: ['kilograms'],
  lb: ['pounds'],
  st: ['stone', 'pounds'],
  cm: ['centimetres'],
  ft: ['feet', 'inches'],
} as const;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_ENTRY;

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

function draftFrom(value: unknown, defaultAge: number | null): PersonDraft | null {
  if (!isRecord(value)) return null;
  const { units, inStone, weight, height, age, gender, activityLevel, ownMaintenance, bodyFat, waist } =
    value;
  if (!isOneOf(['metric', 'imperial'] as const, units)) return null;
  if (!isTyped<WeightText>(['kg', 'lb', 'st'], weight) || !isTyped<HeightText>(['cm', 'ft'], height))
    return null;
  if (!isOneOf(GENDERS, gender) || !isOneOf(ACTIVITY_LEVELS, activityLevel)) return null;
  const years = isText(age) ? age : String(defaultAge ?? '');
  // Present even if undefined, so that they clear the form's values.
  return {
    units,
    inStone: inStone === true,
    weight,
    height,
    age: years,
    gender,
    activityLevel,
    ownMaintenance,
    bodyFat: isText(bodyFat) ? bodyFat : undefined,
    waist,
  };
}

/**
 * Parses a stored draft as untrusted input: anything that isn't exactly a draft's shape gives `null`. A missing age
 * becomes `defaultAge`, or empty if that is `null`.
 */
export function parseSessionDraft(json: string, defaultAge: number | null): PersonDraft | null {
  return quietly(() => draftFrom(JSON.parse(json), defaultAge));
}

/**
 * The draft for the other calculators. A default age is left out, since each calculator has its own; with `null` as the
 * default, every age is kept.
 */
export function serializeSessionDraft(draft: PersonDraft, presetAge: number | null): string {
  const { age, ...others } = draft;
  return JSON.stringify(age === String(presetAge) ? others : draft);
}

// Storage can be denied or full; then nothing is carried over, but everything else works.

/** The draft stored in this tab, or `null`. */
export function loadSessionDraft(defaultAge: number | null): PersonDraft | null {
  const json = quietly(() => sessionStorage.getItem(SESSION_DRAFT_KEY));
  return json ? parseSessionDraft(json, defaultAge) : null;
}

let hasBeenSaved = false;

/**
 * Stores the draft for the other calculators, in this tab only. An age that is already stored is the visitor's own,
 * even if it equals a calculator's default.
 */
export function saveSessionDraft(draft: PersonDraft, presetAge: number | null): void {
  quietly(() => {
    const isOwnAge = Boolean(loadSessionDraft(null)?.age);
    sessionStorage.setItem(SESSION_DRAFT_KEY, serializeSessionDraft(draft, isOwnAge ? null : presetAge));
    hasBeenSaved = true;
  });
}

/** True once this page has stored a draft. If there is none later, it was reset on another page of the tab. */
export const hasSessionDraftBeenSaved = (): boolean => hasBeenSaved;

/** Deletes the stored draft. */
export function clearSessionDraft(): void {
  quietly(() => sessionStorage.removeItem(SESSION_DRAFT_KEY));
}
