import { describe, expect, test } from 'vitest';
import { library } from '../site/library-entries.ts';

const CAUTION = /<Caution\n([^]*?)\n>\n([^]*?)<\/Caution>/;
const ATTRIBUTE = /^ {2}(title|emergency|eating)="([^"]+)"$/gm;
const A_NUMBER = /\b(?:911|988|112|999)\b|\d{3}[-‑]\d{4}/;
const ITEM = /^- \*\*[^*]+\*\* \S/;

/** A long list has parts, by when to talk to the doctor. */
const PART = /^\*\*[^*]+:\*\*$/;

/** Texts on eating less, fasting, logging, medicines, children or distress, which have their help lines in full. */
const FULL = [
  'after-pregnancy',
  'bmi-for-children-and-teens',
  'calorie-calculator',
  'calorie-deficit-guide',
  'find-your-maintenance-calories',
  'gaining-weight',
  'glp-1-medicines',
  'intermittent-fasting',
  'keeping-weight-off',
  'plateau-breaking',
  'stress-weight-management',
  'weight-after-65',
  'why-you-may-not-be-losing',
];

/** The problems with a text's caution. */
function problemsOf(body: string): readonly string[] {
  const [, head = '', list = ''] = CAUTION.exec(body) ?? [];
  const attributes = [...head.matchAll(ATTRIBUTE)];
  const items = list.split('\n').filter((line) => line !== '' && !PART.test(line));
  const names = attributes.map(([, name]) => name).join();
  const written = [...attributes.map(([, , value = '']) => value), ...items];
  return [
    ...(body.match(/<Caution\b/g)?.length === 1 ? [] : ['there is not exactly one caution']),
    ...(/^title,emergency(?:,eating)?$/.test(names) ? [] : [`title and emergency are needed, got ${names}`]),
    ...(/^ {2}emergency="(?:if|for) /m.test(head) ? [] : ['`emergency` starts with “if” or “for”']),
    ...(items.length >= 2 ? [] : ['“Talk to a doctor if” needs two items or more']),
    ...items.filter((item) => !ITEM.test(item)).map((item) => `not “- **who.** Why”: ${item}`),
    ...written.filter((text) => A_NUMBER.test(text)).map((text) => `a help line’s number in: ${text}`),
  ];
}

describe('the rules for a caution', () => {
  const right = `<Caution
  title="When to ask"
  emergency="if you faint."
  eating="Ask your team first."
>

- **You’re pregnant.** Your needs differ.
- **You take insulin.** The dose may need to change.

</Caution>`;

  test('accept one that follows them', () => {
    expect(problemsOf(right)).toEqual([]);
  });

  test.each([
    ['a missing emergency', right.replace(/ {2}emergency.*\n/, '')],
    ['a paragraph', right.replace('- **You take insulin.**', 'Insulin:')],
    ['an item without a reason', right.replace(' Your needs differ.', '')],
    ['a phone number', right.replace('if you faint', 'if you faint (911)')],
    ['an emergency that doesn’t complete “Call 911”', right.replace('if you faint', 'Call if you faint')],
    ['a second caution', `${right}\n\n<Caution title="More">\n</Caution>`],
    ['a text without a caution', 'Text.'],
  ])('reject %s', (_, body) => {
    expect(problemsOf(body)).not.toEqual([]);
  });
});

test('help lines are in full exactly where a text can do harm', () => {
  const full = library.filter(({ body }) => /^ {2}eating="/m.test(CAUTION.exec(body)?.[1] ?? ''));
  expect(full.map(({ slug }) => slug).toSorted()).toEqual(FULL);
});

test('every text has a caution that follows them', () => {
  expect(
    library.flatMap(({ slug, body }) => problemsOf(body).map((problem) => `${slug}: ${problem}`)),
  ).toEqual([]);
});
