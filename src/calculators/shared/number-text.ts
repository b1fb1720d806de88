/** What is wrong with a typed number. The words for each stand in `entry-words.ts`. */
export type NumberProblem = 'missing' | 'notANumber' | 'notPositive' | 'negative' | 'tooLarge';

export type NumberReading =
  { readonly ok: true; readonly value: number } | { readonly ok: false; readonly problem: NumberProblem };

/** Larger than any sane entry; nothing is worked out from it. */
export const TOO_LARGE = 1e9;

// Marks that a phone or a pasted text may carry and that nobody sees: direction marks, joiners, byte order.
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u061c]/gu;

const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/gu;

/**
 * Brings what was typed into one plain form: full-width and Arabic digits become 0–9, typographic quotes and
 * minus signs their keyboard forms, and invisible marks go away. Nothing is judged here.
 */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(OTHER_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll('٫', '.')
    .replace(/[’‘′`´]/gu, "'")
    .replace(/[“”″]|''/gu, '"')
    .replace(/[−–—]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** One number as people write it: `72.5`, `72,5`, `.5`, `1 234`, `1,234.5`, `1.234,5`. No sign. */
export const NUMBER_PATTERN = String.raw`\d{1,3}(?: \d{3})+(?:[.,]\d+)?|\d{1,3}(?:,\d{3})+\.\d+|\d{1,3}(?:\.\d{3})+,\d+|\d+(?:[.,]\d*)?|[.,]\d+`;

const WHOLE_NUMBER_TEXT = new RegExp(`^([+-]?) ?(${NUMBER_PATTERN})$`, 'u');

/** Reads digits that already match `NUMBER_PATTERN`: the last comma or dot is the decimal sign. */
export function readDigits(digits: string): number {
  const compact = digits.replaceAll(' ', '');
  const decimal = Math.max(compact.lastIndexOf(','), compact.lastIndexOf('.'));
  if (decimal < 0) return Number(compact);
  const whole = compact.slice(0, decimal).replace(/[.,]/gu, '');
  return Number(`${whole || '0'}.${compact.slice(decimal + 1) || '0'}`);
}

/**
 * Reads a bare number. Zero is accepted here (an age of 0 is allowed on the home page); whoever needs more
 * than 0 says so itself.
 */
export function parseNumberText(text: string): NumberReading {
  const plain = normaliseText(text);
  if (plain === '') return { ok: false, problem: 'missing' };
  const match = WHOLE_NUMBER_TEXT.exec(plain);
  if (match?.[2] === undefined) return { ok: false, problem: 'notANumber' };
  if (match[1] === '-') return { ok: false, problem: 'negative' };
  const value = readDigits(match[2]);
  return value < TOO_LARGE ? { ok: true, value } : { ok: false, problem: 'tooLarge' };
}
