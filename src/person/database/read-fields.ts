/** The parts of stored rows and of files, read as untrusted input: `undefined` unless they are valid. */
import { isRecord } from '#ui/untrusted.ts';

const ID = /^[a-z\d][\w-]{0,63}$/iu;
const INSTANT = /^(?:19|2[01])\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u;

// Control characters, which a text field can't hold but a file can, and lone surrogates, which no file can hold.
const UNPRINTABLE = /(?![\n\t])\p{Cc}|\p{Surrogate}/gu;

/** A note in the stored format: plain text, normalized line breaks, trimmed. */
export const cleanNote = (text: string): string =>
  text.replace(/\r\n?/gu, '\n').replace(UNPRINTABLE, '').trim();

/** A field's text in the stored format: one line of plain text. */
export const cleanLine = (text: string): string => text.replace(/[\r\n]/gu, ' ').replace(UNPRINTABLE, '');

/** One of the values. */
export const oneOf = <Value>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((candidate) => candidate === value);

/** A number within limits. */
export const numberIn = (least: number, most: number, value: unknown): number | undefined =>
  typeof value === 'number' && value >= least && value <= most ? value : undefined;

/** A number above 0. */
export const numberUpTo = (most: number, value: unknown): number | undefined =>
  numberIn(Number.MIN_VALUE, most, value);

/** The id of a row. */
export const idIn = (value: unknown): string | undefined =>
  typeof value === 'string' && ID.test(value) ? value : undefined;

/** An instant, as `2026-11-21T17:03:05.000Z`. */
export function instantIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || !INSTANT.test(value)) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) || new Date(time).toISOString() !== value ? undefined : value;
}

/** One line of plain text. */
export function lineIn(longest: number, value: unknown): string | undefined {
  const line = typeof value === 'string' ? cleanLine(value).trim() : undefined;
  return line === undefined || line.length > longest ? undefined : line;
}

/** The most fields that a form has, and their longest text: of a log's number, with seven figures that aren't rounded. */
const MOST_FIELDS = 50;
const LONGEST_TEXT = 250;
const NAME = /^[a-z][a-z\d]{0,29}$/iu;

/** Entries of a form, as names and texts. `knownEntries` checks them with the tool's table, wherever they are used. */
export type KeptTexts = Readonly<Record<string, string>>;

const isKept = ([name, text]: readonly [string, unknown]): boolean =>
  NAME.test(name) && typeof text === 'string' && text.length <= LONGEST_TEXT && cleanLine(text) === text;

/** Entries of a form; a text that no form can hold is left out. */
export function textsIn(value: unknown): KeptTexts | undefined {
  if (!isRecord(value)) return undefined;
  const kept = Object.entries(value).slice(0, MOST_FIELDS).filter(isKept);
  return Object.fromEntries(kept) as KeptTexts;
}
