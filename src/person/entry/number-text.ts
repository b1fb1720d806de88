/** The problem with a typed number; `entry-words.ts` has the words. `smallUnit` is 5 ft 30 or 11 st 15. */
export type NumberProblem = 'missing' | 'notANumber' | 'notPositive' | 'negative' | 'tooLarge' | 'smallUnit';

export type NumberReading =
  { readonly ok: true; readonly value: number } | { readonly ok: false; readonly problem: NumberProblem };

/** Larger than any accepted entry. */
export const TOO_LARGE = 1e9;

// Invisible characters from a phone or pasted text: direction marks, joiners, byte order marks.
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u061c]/gu;

/** The zeros of the other scripts whose digits are accepted: Arabic, Persian, Devanagari, Bengali. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6];
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/gu;

function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
}

/**
 * Normalizes typed text: full-width, Arabic and Indic digits become 0–9, typographic quotes and minus signs become
 * keyboard ones; invisible characters and periods after abbreviations are removed. Doesn't validate.
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(OTHER_DIGITS, plainDigit)
    .replaceAll('٫', '.')
    .replaceAll('،', ',')
    .replace(/(?<=\p{L})\./gu, ' ')
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

/** `1,100`: eleven hundred, or 1.1. */
const GROUPED = /^\d{1,3}[.,]\d{3}$/u;

/**
 * Reads digits that already match `NUMBER_PATTERN`: the last comma or dot is the decimal sign, unless the digits after
 * it could be a group of three and the decimal makes no sense.
 *
 * @param makesSense - whether the decimal reading makes sense
 */
export function readDigits(digits: string, makesSense: (decimal: number) => boolean = () => true): number {
  const compact = digits.replaceAll(' ', '');
  if (GROUPED.test(compact) && !makesSense(Number(compact.replace(',', '.'))))
    return Number(compact.replace(/[.,]/u, ''));
  const decimal = Math.max(compact.lastIndexOf(','), compact.lastIndexOf('.'));
  if (decimal < 0) return Number(compact);
  const whole = compact.slice(0, decimal).replace(/[.,]/gu, '');
  return Number(`${whole || '0'}.${compact.slice(decimal + 1) || '0'}`);
}

/**
 * Reads a bare number. Zero is accepted here, because an age of 0 is allowed on the home page.
 *
 * @param makesSense - whether 1.1 makes sense for `1,100`; see `readDigits`
 */
export function parseNumberText(text: string, makesSense?: (decimal: number) => boolean): NumberReading {
  const plain = normalizeText(text);
  if (plain === '') return { ok: false, problem: 'missing' };
  const match = WHOLE_NUMBER_TEXT.exec(plain);
  if (match?.[2] === undefined) return { ok: false, problem: 'notANumber' };
  if (match[1] === '-') return { ok: false, problem: 'negative' };
  const value = readDigits(match[2], makesSense);
  return value < TOO_LARGE ? { ok: true, value } : { ok: false, problem: 'tooLarge' };
}
