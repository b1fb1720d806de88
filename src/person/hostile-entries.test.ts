import { describe, expect, test } from 'vitest';
import type { EntryProblem } from './entries/field.ts';
import { readHeight, readWeight } from './entries/measure.ts';
import { ageField } from './entries/person-fields.ts';

/** A number is the reading (in kg, cm or years), a string the problem that is shown. */
type Outcome = number | EntryProblem;

interface Hostile {
  readonly what: string;
  readonly text: string;
  /** For all fields, or for each field in order. */
  readonly expected: Outcome | readonly [weight: Outcome, height: Outcome, age: Outcome];
}

const row = (what: string, text: string, expected: Hostile['expected']): Hostile => ({
  what,
  text,
  expected,
});

const HOSTILE: readonly Hostile[] = [
  // Empty
  row('nothing', '', 'missing'),
  row('a space', ' ', 'missing'),
  row('many spaces and tabs', '  \t  \u00a0 \u2003', 'missing'),
  row('a zero-width space alone', '\u200b', 'missing'),
  row('a byte order mark alone', '\ufeff', 'missing'),
  // Words and signs
  row('letters', 'abc', 'notANumber'),
  row('a word for a number', 'seventy', 'notANumber'),
  row('Chinese numerals', '七十', 'notANumber'),
  row('an emoji', '😀', 'notANumber'),
  row('a keycap emoji', '7\ufe0f\u20e30\ufe0f\u20e3', 'notANumber'),
  row('a family of emoji joined by zero-width joiners', '👨\u200d👩\u200d👧\u200d👦', 'notANumber'),
  row('a dot', '.', 'notANumber'),
  row('a comma', ',', 'notANumber'),
  row('a minus', '-', 'notANumber'),
  row('a plus', '+', 'notANumber'),
  row('NaN', 'NaN', 'notANumber'),
  row('Infinity', 'Infinity', 'notANumber'),
  row('minus Infinity', '-Infinity', 'notANumber'),
  row('the sign of infinity', '∞', 'notANumber'),
  row('undefined', 'undefined', 'notANumber'),
  row('null', 'null', 'notANumber'),
  row('true', 'true', 'notANumber'),
  // Arithmetic and other notations
  row('a number beyond every double', '1e999', 'notANumber'),
  row('an exponent', '7e1', 'notANumber'),
  row('a tiny exponent', '1e-999', 'notANumber'),
  row('hexadecimal', '0x46', 'notANumber'),
  row('binary', '0b1000110', 'notANumber'),
  row('a fraction', '1/2', 'notANumber'),
  row('one character that is a half', '½', 'notANumber'),
  row('a sum', '35+35', 'notANumber'),
  row('a product', '7*10', 'notANumber'),
  row('a power', '2^6', 'notANumber'),
  row('a percentage', '70 %', 'notANumber'),
  row('money', '$70', 'notANumber'),
  row('underscores', '7_0', 'notANumber'),
  row('two numbers', '70 71', 'notANumber'),
  row('a range', '70-75', 'notANumber'),
  row('another measure’s unit', '70 l', 'notANumber'),
  // Signs
  row('minus five', '-5', 'negative'),
  row('a real minus sign', '−5', 'negative'),
  row('minus and a space', '- 5', 'negative'),
  row('minus zero', '-0', 'negative'),
  row('two minus signs', '--5', 'notANumber'),
  row('a minus behind', '5-', 'notANumber'),
  row('a plus sign', '+70', 70),
  // Zero
  row('zero', '0', ['notPositive', 'notPositive', 0]),
  row('zero with decimals', '0.00', ['notPositive', 'notPositive', 0]),
  row('zero with a comma', '0,0', ['notPositive', 'notPositive', 0]),
  row('a row of zeros', '0000', ['notPositive', 'notPositive', 0]),
  // Commas and dots
  row('a decimal comma', '72,5', 72.5),
  row('a leading dot', '.5', 0.5),
  row('a trailing dot', '70.', 70),
  row('a trailing comma', '70,', 70),
  row('leading zeros', '0070', 70),
  row('two dots', '7.2.5', 'notANumber'),
  row('two commas', '7,2,5', 'notANumber'),
  row('dot and comma in the wrong places', '7,2.5', 'notANumber'),
  row('a doubled comma', '72,,5', 'notANumber'),
  row('an English thousand', '1,234.5', ['tooLarge', 'tooLarge', 'outOfRange']),
  row('a German thousand', '1.234,5', ['tooLarge', 'tooLarge', 'outOfRange']),
  row('a French thousand', '1 234,5', ['tooLarge', 'tooLarge', 'outOfRange']),
  // The height field reads it as feet and inches, with far too many inches.
  row('a Swiss thousand', "1'234.5", ['notANumber', 'smallUnit', 'notANumber']),
  // Size
  row('just above the most', '1000.1', ['tooLarge', 'tooLarge', 'outOfRange']),
  row('ten thousand nines', '9'.repeat(10_000), 'tooLarge'),
  row('ten thousand letters', 'x'.repeat(10_000), 'notANumber'),
  row('ten thousand spaces and a number', `${' '.repeat(10_000)}70`, 70),
  row('ten thousand groups of three', `1${',000'.repeat(10_000)}`, 'notANumber'),
  row('ten thousand dots', '.'.repeat(10_000), 'notANumber'),
  row('the largest safe integer', '9007199254740991', 'tooLarge'),
  // Other scripts
  row('full-width digits', '７２．５', 72.5),
  row('Arabic digits', '٧٢', 72),
  row('Arabic digits with their decimal sign', '٧٢٫٥', 72.5),
  row('Persian digits', '۷۲', 72),
  row('Devanagari digits', '७२', 72),
  row('right-to-left words', 'سبعون', 'notANumber'),
  row('a number with right-to-left marks', '\u200f72\u200f', 72),
  row('an overridden direction', '\u202e72\u202c', 72),
  // Invisible characters
  row('a zero-width space inside', '7\u200b2', 72),
  row('a zero-width joiner inside', '7\u200d2', 72),
  row('a byte order mark in front', '\ufeff72', 72),
  row('a null byte', '7\u00002', 'notANumber'),
  row('a bell', '7\u00072', 'notANumber'),
  row('half of a surrogate pair', '7\ud83d2', 'notANumber'),
  row('a combining mark', '7\u03012', 'notANumber'),
  row('a pile of combining marks', `7${'\u0336'.repeat(500)}2`, 'notANumber'),
  // Attacks
  row('markup', '<b>70</b>', 'notANumber'),
  row('a script', '<script>document.title = "broken"</script>', 'notANumber'),
  row('an image that fails', '"><img src=x onerror="document.title=\'broken\'">', 'notANumber'),
  row('a template', '{{7*10}}${7*10}<%= 70 %>', 'notANumber'),
  row('an address that runs', 'javascript:alert(70)', 'notANumber'),
  row('SQL', "70'; DROP TABLE people; --", 'notANumber'),
  row('a command', '70; rm -rf /', 'notANumber'),
  row('a path', '../../../../etc/passwd', 'notANumber'),
  row('an encoded line break', '70%0d%0aSet-Cookie: a=b', 'notANumber'),
  row('a formula for a spreadsheet', '=70+1', 'notANumber'),
  row('__proto__', '__proto__', 'notANumber'),
  row('constructor', 'constructor', 'notANumber'),
  row('toString', 'toString', 'notANumber'),
  row('JSON', '{"$gt":70}', 'notANumber'),
];

const age = ageField({ preset: '30', youngest: 0, oldest: 120 });

/** The reading of one field. */
const READ = {
  weight: (text: string): Outcome => {
    const reading = readWeight(`kg~${text}`);
    return reading.ok ? reading.value.kilograms : reading.problem;
  },
  height: (text: string): Outcome => {
    const reading = readHeight(`cm~${text}`);
    return reading.ok ? reading.value.centimetres : reading.problem;
  },
  age: (text: string): Outcome => {
    const reading = age.read(text);
    return reading.ok ? reading.value : reading.problem;
  },
};

const FIELDS = ['weight', 'height', 'age'] as const;

const outcome = ({ expected }: Hostile, field: (typeof FIELDS)[number]): Outcome =>
  typeof expected === 'object' ? expected[FIELDS.indexOf(field)]! : expected;

test('the list has at least fifty entries, all different', () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(50);
  expect(new Set(HOSTILE.map(({ text }) => text)).size).toBe(HOSTILE.length);
});

describe.each(FIELDS)('every hostile %s gets a message or a sensible reading', (field) => {
  test.each(HOSTILE)('$what', (hostile) => {
    expect(READ[field](hostile.text)).toBe(outcome(hostile, field));
  });
});
