import { percent, type Percent } from '@evenscale/formulas/units';
import { BODY_FAT_LIMITS } from '#person/limits.ts';
import { normalizeText, parseNumberText } from './number-text.ts';
import type { EntryProblem, PersonEvent } from '#person/form.ts';

/** The optional body fat: hidden until asked for, discarded when unasked. */
export interface BodyFatEntry {
  readonly isGiven: boolean;
  readonly text: string;
  readonly problem: EntryProblem | null;
}

/** The initial state: not asked for. */
export const NO_BODY_FAT: BodyFatEntry = { isGiven: false, text: '', problem: null };

type BodyFatReading =
  | { readonly ok: true; readonly value: Percent | null }
  | { readonly ok: false; readonly problem: EntryProblem };

/** Reads the body fat in percent; blank or 0 means not given. */
export function parseBodyFat({ isGiven, text }: Pick<BodyFatEntry, 'isGiven' | 'text'>): BodyFatReading {
  const plain = normalizeText(text).replace(/ ?(?:%|percent)$/u, '');
  if (!isGiven || plain === '') return { ok: true, value: null };
  const reading = parseNumberText(plain);
  if (!reading.ok) return reading;
  if (reading.value === 0) return { ok: true, value: null };
  const { least, most } = BODY_FAT_LIMITS;
  if (reading.value < least || reading.value > most) return { ok: false, problem: 'outOfRange' };
  return { ok: true, value: percent(reading.value) };
}

/** The entry after an event in the person's fields; another calculator's draft may set or clear it. */
export function restoredBodyFat(entry: BodyFatEntry, event: PersonEvent): BodyFatEntry {
  if (event.type !== 'restored' || !('bodyFat' in event.draft)) return entry;
  const { bodyFat } = event.draft;
  return bodyFat === undefined ? NO_BODY_FAT : { isGiven: true, text: bodyFat, problem: null };
}

/** The entry after typing: a message disappears once its field is valid, and none appears during typing. */
export function bodyFatAfter(entry: BodyFatEntry, text: string): BodyFatEntry {
  const reading = parseBodyFat({ isGiven: true, text });
  const isFlagged = entry.problem !== null;
  return { isGiven: true, text, problem: isFlagged && !reading.ok ? reading.problem : null };
}
