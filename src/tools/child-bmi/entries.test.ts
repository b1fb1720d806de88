import { describe, expect, test } from 'vitest';
import { changedEntries, initialEntries, readEntries } from '#person/entries/field.ts';
import { initialState, reduceForm } from '#person/entries/machine.ts';
import { child, type ChildEntries } from './entries.ts';
import { childFinding } from './finding.ts';

const GIRL = changedEntries(child, initialEntries(child), {
  gender: 'female',
  ageBy: 'years',
  years: '9',
  months: '4',
  weight: '28',
  height: '132',
});

function measured(changes: Partial<ChildEntries> = {}) {
  const entries = { ...GIRL, ...changes };
  const reading = readEntries(child, entries);
  const finding = reading.ok ? childFinding(entries, reading.input) : null;
  return finding?.kind === 'measured' ? finding.child : expect.fail(JSON.stringify(reading));
}

const questionsAt = (changes: Partial<ChildEntries>) => child.questions?.({ ...GIRL, ...changes }, null);

test('entries give a measurement', () =>
  expect(measured()).toMatchObject({
    gender: 'female',
    age: 112.5,
    completed: 112,
    weight: { kilograms: 28 },
    height: { centimetres: 132 },
  }));

test('years without months give a measurement in the middle of the year', () =>
  expect(measured({ months: '' })).toMatchObject({ age: 114, completed: 114 }));

test.each([
  ['55 lb 3 oz', 'ft~4\'2"~', 55.1875 * 0.453592, 127],
  ['lb~55', 'ft~4~2', 55 * 0.453592, 127],
  ['4 st', '4 ft 2', 56 * 0.453592, 127],
])('%s and %s', (weight, height, kilograms, centimetres) => {
  expect(measured({ weight, height }).weight.kilograms).toBeCloseTo(kilograms, 9);
  expect(measured({ weight, height }).height.centimetres).toBeCloseTo(centimetres, 9);
});

test.each([
  [{ weight: '28', height: '13.2' }, { height: 'implausible' }],
  [{ weight: '280', height: '86' }, { weight: 'implausible' }],
  [{ weight: '1.2', height: '86' }, { weight: 'implausible' }],
])('%o is questioned, and accepted on request', (changes, problems) => {
  const entries = { ...GIRL, ...changes };
  expect(readEntries(child, entries)).toEqual({ ok: false, problems });
  expect(readEntries(child, entries, entries).ok).toBe(true);
});

describe('questions about units and decimal points', () => {
  test.each([
    ['a decimal point', '385', '132', '38.5 kg'],
    ['a decimal point in pounds', 'lb~565', 'ft~4~4', '56.5 lb'],
    ['pounds', '350', '190', '350 lb (158.8 kg)'],
    ['nothing plausible', '385', '50', undefined],
    ['nothing implausible', '12', '80', undefined],
  ])('%s', (_, weight, height, label) => expect(questionsAt({ weight, height })?.weight?.label).toBe(label));

  test('50 in the field for centimeters', () =>
    expect(questionsAt({ height: '50' })?.height?.label).toBe('4 ft 2 in (127 cm)'));

  test('the meaning is taken over on request', () => {
    const reduce = reduceForm(child);
    const asked = reduce(
      reduce(initialState(child), {
        type: 'filled',
        entries: { ...GIRL, weight: 'lb~565', height: 'ft~4~4' },
      }),
      { type: 'submitted' },
    );
    expect(reduce(asked, { type: 'meantOther', field: 'weight' }).entries.weight).toBe('lb~56.5');
  });
});

describe('an age outside the charts', () => {
  const reduce = reduceForm(child);
  const shown = reduce(reduce(initialState(child), { type: 'filled', entries: GIRL }), { type: 'submitted' });
  const findingAt = (years: string) => {
    const { result } = reduce(shown, { type: 'edited', field: 'years', text: years });
    return result && childFinding(result.entries, result.input);
  };

  test.each([
    ['1', 'underTwo'],
    ['20', 'twentyOrOver'],
  ])('%s years are refused without anything else', (years, kind) => {
    const entries = changedEntries(child, initialEntries(child), { ageBy: 'years', years, months: '0' });
    const reading = readEntries(child, entries);
    if (!reading.ok) return expect.fail(JSON.stringify(reading.problems));
    expect(childFinding(entries, reading.input)).toMatchObject({ kind: 'refused', refusal: { kind } });
  });

  test('removes the figures, and a valid age restores them', () => {
    expect(findingAt('20')?.kind).toBe('refused');
    expect(findingAt('9')?.kind).toBe('measured');
  });
});
