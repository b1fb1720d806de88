import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { calculate, enter, field, open, results } from './calculator.ts';

type Field = 'weight' | 'height' | 'age';

/** What a message says; the words stand in one table so that the rows stay readable. */
type Message = 'missing' | 'no number' | 'zero' | 'negative' | 'too large' | 'out of range';

const MESSAGES: Readonly<Record<Field, Readonly<Record<Message, string>>>> = {
  weight: {
    missing: 'Enter your weight, for example 72.5.',
    'no number': 'Enter your weight as a number, for example 72.5.',
    zero: 'Your weight must be more than 0, for example 72.5.',
    negative: 'Your weight cannot be negative. Enter it without a minus sign, for example 72.5.',
    'too large': 'Check your weight: the most this form takes is 1,000 kg.',
    'out of range': '',
  },
  height: {
    missing: 'Enter your height, for example 175.',
    'no number': 'Enter your height as a number, for example 175.',
    zero: 'Your height must be more than 0, for example 175.',
    negative: 'Your height cannot be negative. Enter it without a minus sign, for example 175.',
    'too large': 'Check your height: the most this form takes is 300 cm.',
    'out of range': '',
  },
  age: {
    missing: 'Enter your age, for example 30.',
    'no number': 'Enter your age as a number, for example 30.',
    zero: '',
    negative: 'Your age cannot be negative. Enter it without a minus sign, for example 30.',
    'too large': 'Check your age: the most this form takes is 120 years.',
    'out of range': 'Enter an age from 0 to 120 years.',
  },
};

/** A number is a reading (kg, cm or years), a word is a message. */
type Outcome = number | Message;

interface Hostile {
  readonly what: string;
  readonly text: string;
  /** For every field, or for each in turn. */
  readonly expected: Outcome | readonly [weight: Outcome, height: Outcome, age: Outcome];
}

const row = (what: string, text: string, expected: Hostile['expected']): Hostile => ({
  what,
  text,
  expected,
});

const HOSTILE: readonly Hostile[] = [
  // Nothing there
  row('nothing', '', 'missing'),
  row('a space', ' ', 'missing'),
  row('many spaces and tabs', '  \t  \u00a0 \u2003', 'missing'),
  row('a zero-width space alone', '\u200b', 'missing'),
  row('a byte order mark alone', '\ufeff', 'missing'),
  // Words and signs
  row('letters', 'abc', 'no number'),
  row('a word for a number', 'seventy', 'no number'),
  row('Chinese numerals', '七十', 'no number'),
  row('an emoji', '😀', 'no number'),
  row('a keycap emoji', '7\ufe0f\u20e30\ufe0f\u20e3', 'no number'),
  row('a family of emoji joined by zero-width joiners', '👨\u200d👩\u200d👧\u200d👦', 'no number'),
  row('a dot', '.', 'no number'),
  row('a comma', ',', 'no number'),
  row('a minus', '-', 'no number'),
  row('a plus', '+', 'no number'),
  row('NaN', 'NaN', 'no number'),
  row('Infinity', 'Infinity', 'no number'),
  row('minus Infinity', '-Infinity', 'no number'),
  row('the sign of infinity', '∞', 'no number'),
  row('undefined', 'undefined', 'no number'),
  row('null', 'null', 'no number'),
  row('true', 'true', 'no number'),
  // Sums and other notations
  row('a number beyond every double', '1e999', 'no number'),
  row('an exponent', '7e1', 'no number'),
  row('a tiny exponent', '1e-999', 'no number'),
  row('hexadecimal', '0x46', 'no number'),
  row('binary', '0b1000110', 'no number'),
  row('a fraction', '1/2', 'no number'),
  row('one character that is a half', '½', 'no number'),
  row('a sum', '35+35', 'no number'),
  row('a product', '7*10', 'no number'),
  row('a power', '2^6', 'no number'),
  row('a percentage', '70 %', 'no number'),
  row('money', '$70', 'no number'),
  row('underscores', '7_0', 'no number'),
  row('two numbers', '70 71', 'no number'),
  row('a range', '70-75', 'no number'),
  row('another measure’s unit', '70 l', 'no number'),
  // Signs
  row('minus five', '-5', 'negative'),
  row('a real minus sign', '−5', 'negative'),
  row('minus and a space', '- 5', 'negative'),
  row('minus zero', '-0', 'negative'),
  row('two minus signs', '--5', 'no number'),
  row('a minus behind', '5-', 'no number'),
  row('a plus sign', '+70', 70),
  // Zero
  row('zero', '0', ['zero', 'zero', 0]),
  row('zero with decimals', '0.00', ['zero', 'zero', 0]),
  row('zero with a comma', '0,0', ['zero', 'zero', 0]),
  row('a row of zeros', '0000', ['zero', 'zero', 0]),
  // Commas and dots
  row('a decimal comma', '72,5', 72.5),
  row('a leading dot', '.5', 0.5),
  row('a trailing dot', '70.', 70),
  row('a trailing comma', '70,', 70),
  row('leading zeros', '0070', 70),
  row('two dots', '7.2.5', 'no number'),
  row('two commas', '7,2,5', 'no number'),
  row('dot and comma in the wrong places', '7,2.5', 'no number'),
  row('a doubled comma', '72,,5', 'no number'),
  row('an English thousand', '1,234.5', ['too large', 'too large', 'out of range']),
  row('a German thousand', '1.234,5', ['too large', 'too large', 'out of range']),
  row('a French thousand', '1 234,5', ['too large', 'too large', 'out of range']),
  // In the height field it reads as feet and inches, and far too many of them.
  row('a Swiss thousand', "1'234.5", ['no number', 'too large', 'no number']),
  // Size
  row('just above the most', '1000.1', ['too large', 'too large', 'out of range']),
  row('ten thousand nines', '9'.repeat(10_000), 'too large'),
  row('ten thousand letters', 'x'.repeat(10_000), 'no number'),
  row('ten thousand spaces and a number', `${' '.repeat(10_000)}70`, 70),
  row('ten thousand groups of three', `1${',000'.repeat(10_000)}`, 'no number'),
  row('ten thousand dots', '.'.repeat(10_000), 'no number'),
  row('the largest safe integer', '9007199254740991', 'too large'),
  // Other scripts
  row('full-width digits', '７２．５', 72.5),
  row('Arabic digits', '٧٢', 72),
  row('Arabic digits with their decimal sign', '٧٢٫٥', 72.5),
  row('Persian digits', '۷۲', 72),
  row('Devanagari digits', '७२', 'no number'),
  row('right-to-left words', 'سبعون', 'no number'),
  row('a number with right-to-left marks', '\u200f72\u200f', 72),
  row('an overridden direction', '\u202e72\u202c', 72),
  // What nobody sees
  row('a zero-width space inside', '7\u200b2', 72),
  row('a zero-width joiner inside', '7\u200d2', 72),
  row('a byte order mark in front', '\ufeff72', 72),
  row('a null byte', '7\u00002', 'no number'),
  row('a bell', '7\u00072', 'no number'),
  row('half of a surrogate pair', '7\ud83d2', 'no number'),
  row('a combining mark', '7\u03012', 'no number'),
  row('a pile of combining marks', `7${'\u0336'.repeat(500)}2`, 'no number'),
  // Attacks
  row('markup', '<b>70</b>', 'no number'),
  row('a script', '<script>document.title = "broken"</script>', 'no number'),
  row('an image that fails', '"><img src=x onerror="document.title=\'broken\'">', 'no number'),
  row('a template', '{{7*10}}${7*10}<%= 70 %>', 'no number'),
  row('an address that runs', 'javascript:alert(70)', 'no number'),
  row('SQL', "70'; DROP TABLE people; --", 'no number'),
  row('a command', '70; rm -rf /', 'no number'),
  row('a path', '../../../../etc/passwd', 'no number'),
  row('an encoded line break', '70%0d%0aSet-Cookie: a=b', 'no number'),
  row('a formula for a spreadsheet', '=70+1', 'no number'),
  row('__proto__', '__proto__', 'no number'),
  row('constructor', 'constructor', 'no number'),
  row('toString', 'toString', 'no number'),
  row('JSON', '{"$gt":70}', 'no number'),
];

const GOOD = { weight: '70', height: '175', age: '30' };

/** What each reading must make of the figures: all but one field as in `GOOD`. */
const FIGURE: Readonly<Record<Field, { readonly name: string; readonly of: (reading: number) => number }>> = {
  weight: { name: 'bmi', of: (kilograms) => kilograms / 1.75 ** 2 },
  height: { name: 'bmi', of: (centimetres) => 70 / (centimetres / 100) ** 2 },
  age: { name: 'calories.bmr', of: (years) => 700 + 6.25 * 175 - 5 * years + 5 },
};

function outcome({ expected }: Hostile, name: Field): Outcome {
  if (typeof expected !== 'object') return expected;
  return expected[['weight', 'height', 'age'].indexOf(name)] ?? 'no number';
}

/** Everything that went wrong in the page or left it. */
function watch(page: Page): { readonly troubles: string[]; readonly requests: string[] } {
  const troubles: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    // The test's own browser says that it keeps the offline worker out.
    const isOwn = message.text().includes('blocked by Playwright');
    if (['error', 'warning'].includes(message.type()) && !isOwn) troubles.push(message.text());
  });
  page.on('dialog', (dialog) => {
    troubles.push(dialog.message());
    dialog.dismiss().catch(() => undefined);
  });
  page.on('request', (request) => requests.push(request.url()));
  return { troubles, requests };
}

interface Shown {
  readonly isInvalid: boolean;
  readonly isFocused: boolean;
  readonly message: string;
  readonly figures: readonly {
    readonly name: string;
    readonly value: string | null;
    readonly text: string;
  }[];
  readonly isBroken: boolean;
}

/** One look at the page after a press of Enter: a step of this test must not take longer than a blink. */
function look(page: Page, name: Field): Promise<Shown> {
  return field(page, name).evaluate((box: HTMLInputElement) => ({
    isInvalid: box.getAttribute('aria-invalid') === 'true',
    isFocused: document.activeElement === box,
    message: document.getElementById(box.getAttribute('aria-describedby') ?? '')?.innerText ?? '',
    figures: [...document.querySelectorAll<HTMLElement>('[data-result]')].map((figure) => ({
      name: figure.dataset['result'] ?? '',
      value: figure.getAttribute('value'),
      text: figure.innerText,
    })),
    isBroken: /NaN|Infinity|undefined|\[object/u.test(document.body.innerText),
  }));
}

function expectMessage(shown: Shown, earlier: Shown, name: Field, message: Message): void {
  const words = MESSAGES[name][message];
  expect(words, `a message for ${name}`).not.toBe('');
  expect(shown).toEqual({ ...earlier, isInvalid: true, isFocused: true, message: words });
}

function expectReading(shown: Shown, name: Field, reading: number): void {
  expect(shown).toMatchObject({ isInvalid: false, isBroken: false });
  const { name: figure, of } = FIGURE[name];
  const value = Number(shown.figures.find((one) => one.name === figure)?.value);
  expect(value / of(reading)).toBeCloseTo(1, 9);
  for (const { text, value: figureValue } of shown.figures) {
    expect(text).not.toMatch(/[-−]\s*\d/u);
    expect(Number(figureValue)).toBeGreaterThanOrEqual(0);
    expect(Number(figureValue)).toBeLessThan(Infinity);
  }
}

// Three hundred steps: to record them takes longer than to do them.
test.use({ trace: 'off' });

test('the list holds at least fifty entries, each another one', () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(50);
  expect(new Set(HOSTILE.map(({ text }) => text)).size).toBe(HOSTILE.length);
});

for (const name of ['weight', 'height', 'age'] as const) {
  test(`every hostile ${name} gets a clear message or a sane reading, and breaks nothing`, async ({
    page,
  }) => {
    const { troubles, requests } = watch(page);
    await open(page, '/');
    await enter(page, GOOD);
    await calculate(page);
    await expect(results(page)).not.toHaveCount(0);
    const before = { address: page.url(), title: await page.title(), requests: requests.length };

    let earlier = await look(page, name);
    for (const hostile of HOSTILE) {
      await test.step(hostile.what, async () => {
        await field(page, name).fill(hostile.text);
        await field(page, name).press('Enter');
        const shown = await look(page, name);
        const expected = outcome(hostile, name);
        if (typeof expected === 'number') expectReading(shown, name, expected);
        else expectMessage(shown, earlier, name, expected);
        earlier = shown;
      });
    }
    expect(troubles).toEqual([]);
    expect(page.url()).toBe(before.address);
    expect(await page.title()).toBe(before.title);
    expect(requests).toHaveLength(before.requests);
  });
}
