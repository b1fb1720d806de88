/** What every tool's form can hold, valid or not, comes back from every place that keeps it or passes it on. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_ENTRY } from '#person/limits.ts';
import { guardText } from '#person/files/csv-text.ts';
import { child } from '#tools/child-bmi/entries.ts';
import { home } from '#tools/home/entries.ts';
import { planner } from '#tools/planner/entries.ts';
import { tdee } from '#tools/tdee/entries.ts';
import {
  changedEntries,
  fieldsOf,
  initialEntries,
  type Field,
  type Texts,
  type Tool,
} from '#person/entries/field.ts';
import { keepEntries, readKept, wholeEntries } from '#person/entries/kept.ts';
import { entriesFor, fieldsIn } from '#person/entries/known-entries.ts';
import { isLink, readLink, writeLink } from '#person/entries/link.ts';

const RUNS = { numRuns: Number(process.env['FAST_CHECK_RUNS'] ?? 1_000) };

const LINK = /^(?:home|tdee|planner|child)\?[\w~./%!'()*=&+-]+$/u;

/** Texts that some field accepts, or that could break a format. */
const KNOWN_TEXTS = [
  ...['', '0', '40', '72.5', '72,5 kg', 'kg~72.5', 'lb~160', 'st~11~4', 'cm~175', 'ft~5~11', '5\'11"', '22.'],
  ...['2027-03-14', '2026-02-30', '112.43', '2431.373~2301~2561.746~82.5', '900~800~1000~70'],
  ...['balanced', 'lowCarb', 'own~26~44~30', 'own~26~44~30~s'],
  ...[
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '＝1',
    "'=1",
    '\t=1',
    ' x ',
    '"',
    ',',
    ';',
    '<script>',
    '\u202e1',
    '😀',
  ],
  ...[
    'a&goal=lose',
    'a#b',
    'a?b',
    '%',
    '%41',
    '%25',
    '100%',
    'a+b',
    'a b',
    '~',
    '~~',
    'kg~',
    'st~~',
    '&',
    '=',
  ],
] as const;

const anyText = fc.oneof(
  fc.string({ maxLength: LONGEST_ENTRY, unit: 'binary' }),
  fc
    .tuple(fc.constantFrom('kg', 'st', 'ft', 'in'), fc.string({ maxLength: LONGEST_ENTRY }))
    .map((parts) => parts.join('~')),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
);

const textFor = (field: Field): fc.Arbitrary<string> => {
  const { values, initial } = field;
  if (values !== undefined && values.length > 0) return fc.constantFrom(...values);
  const known = fc.constantFrom(...KNOWN_TEXTS.filter((text) => field.accepts(text)));
  return fc.oneof(
    known,
    anyText.map((text) => (field.accepts(text) ? text : initial)),
  );
};

/** Entries as the form arrives at them: changed together, with what changes as well. */
const entriesOf = <Entries extends Texts<Entries>, Input>(tool: Tool<Entries, Input>) =>
  fc
    .record(Object.fromEntries(fieldsOf(tool).map(([name, field]) => [name, textFor(field)])))
    .map((texts) => changedEntries(tool, initialEntries(tool), texts as unknown as Partial<Entries>));

const sharedNames = <Entries extends Texts<Entries>, Input>(tool: Tool<Entries, Input>): readonly string[] =>
  fieldsIn(tool, 'passedOn').map(([name]) => name);

/** The texts that a place may give back. */
function expectOnlyKnown<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  read: Entries,
): void {
  expect(Object.keys(read)).toEqual(fieldsOf(tool).map(([name]) => name));
  for (const [name, { scope, initial }] of fieldsOf(tool)) {
    // These two follow from other entries.
    const isLeftOut = !['bodyFatAsk', 'isDateChosen'].includes(name) && !['person', 'tool'].includes(scope);
    if (isLeftOut) expect(read[name]).toBe(initial);
    const boxes = read[name].split('~');
    expect(Math.max(...boxes.map((box) => box.length))).toBeLessThanOrEqual(2 * LONGEST_ENTRY);
    expect(read[name]).not.toMatch(/[\r\n\0]/u);
  }
}

function adapters<Entries extends Texts<Entries>, Input>(tool: Tool<Entries, Input>): void {
  const entries = entriesOf(tool);

  test('links bring back every entry exactly, and have no other characters than a link may have', () => {
    const context = fc.constantFrom({}, { energy: 'kJ' }, { energy: 'kcal', from: 'saved' } as const);
    fc.assert(
      fc.property(entries, context, (typed, more: { energy?: 'kJ' | 'kcal'; from?: 'saved' }) => {
        const link = writeLink(tool, typed, more);
        expect(link).toMatch(LINK);
        expect(isLink(`#${link}`)).toBe(true);
        const reading = readLink(tool, `#${link}`);
        expect(reading && entriesFor(tool, reading.entries, 'passedOn')).toEqual(
          entriesFor(tool, typed, 'passedOn'),
        );
        expect(reading).toMatchObject({ energy: more.energy ?? 'kcal', isOwn: more.from === 'saved' });
        expect(reading && writeLink(tool, reading.entries, more)).toBe(link);
      }),
      RUNS,
    );
  });

  test('a row brings back every entry exactly', () => {
    fc.assert(
      fc.property(entries, (typed) => {
        const row: unknown = JSON.parse(JSON.stringify(keepEntries(tool, typed)));
        const read = readKept(tool, row);
        expect(read && entriesFor(tool, read, 'passedOn')).toEqual(entriesFor(tool, typed, 'passedOn'));
      }),
      RUNS,
    );
  });

  test('a link is a cell that no spreadsheet runs', () => {
    fc.assert(
      fc.property(entries, (typed) => {
        const cell = writeLink(tool, typed);
        expect(guardText(cell)).toBe(cell);
      }),
      RUNS,
    );
  });

  test('nothing foreign gets in', () => {
    const foreign = fc.oneof(anyText, fc.string({ minLength: 41, maxLength: 300 }), fc.constant('a\r\nb'));
    const name = fc.constantFrom(...fieldsOf(tool).map(([of]) => of), '__proto__', 'constructor', 'extra');
    fc.assert(
      fc.property(entries, name, foreign, (typed, changed, text) => {
        const texts = new Map(Object.entries(keepEntries(tool, typed).entries));
        texts.set(changed, text);
        const read = wholeEntries(tool, Object.fromEntries(texts));
        if (read) expectOnlyKnown(tool, read);
        const query = new URLSearchParams([...texts]);
        const link = readLink(tool, `${tool.name}?${query.toString()}`);
        if (link) expectOnlyKnown(tool, link.entries);
      }),
      RUNS,
    );
  });

  test('a text that the form can’t hold is refused, and so is an entry that is missing', () => {
    const typed = initialEntries(tool);
    const whole = keepEntries(tool, typed).entries;
    expect(wholeEntries(tool, whole)).not.toBeNull();
    for (const name of sharedNames(tool)) {
      const { [name]: _, ...without } = whole;
      const mayBeMissing = fieldsOf(tool).some(([field, kind]) => field === name && kind.mayBeMissing);
      expect(wholeEntries(tool, without) === null).toBe(!mayBeMissing);
      for (const text of ['9'.repeat(LONGEST_ENTRY + 61), '1\n2', '\ud800', 7, null, ['1']])
        expect(wholeEntries(tool, { ...whole, [name]: text })).toBeNull();
    }
    for (const measure of ['weight', 'height'])
      for (const text of ['9'.repeat(LONGEST_ENTRY + 1), `st~1~${'9'.repeat(LONGEST_ENTRY + 1)}`])
        expect(wholeEntries(tool, { ...whole, [measure]: `${text}~${text}` })).toBeNull();
  });

  test('dates of a child, and what another tool’s form has, aren’t in it', () => {
    const marked = Object.fromEntries(
      fieldsOf(tool).map(([name, { scope }]) => [
        name,
        scope === 'memory' || scope === 'history' ? '2020-02-29' : '',
      ]),
    ) as unknown as Entries;
    const dates = { ...initialEntries(tool), ...marked };
    expect(writeLink(tool, dates)).not.toContain('2020-02-29');
    expect(JSON.stringify(keepEntries(tool, dates))).not.toContain('2020-02-29');
  });

  test('order doesn’t matter, and neither do foreign names', () => {
    fc.assert(
      fc.property(entries, fc.infiniteStream(fc.nat()), (typed, order) => {
        const [name = '', query = ''] = writeLink(tool, typed, { energy: 'kJ' }).split('?');
        const parts = query
          .split('&')
          .map((part) => [order.next().value ?? 0, part] as const)
          .toSorted(([a], [b]) => a - b)
          .map(([, part]) => part);
        const shuffled = `${name}?utm_source=a&${parts.join('&')}&fbclid=Iw~A.b`;
        expect(readLink(tool, shuffled)).toEqual(readLink(tool, `${name}?${query}`));
      }),
      RUNS,
    );
  });
}

describe('the home calculator', () => adapters(home));
describe('the TDEE calculator', () => adapters(tdee));
describe('the planner', () => adapters(planner));
describe('the children’s calculator', () => adapters(child));

test('each tool reads only its own', () => {
  const link = writeLink(home, initialEntries(home));
  expect(readLink(tdee, link)).toBeNull();
  expect(readKept(tdee, keepEntries(home, initialEntries(home)))).toBeNull();
  expect(readLink(home, link.replace('home?', 'tdee?'))).toBeNull();
});
