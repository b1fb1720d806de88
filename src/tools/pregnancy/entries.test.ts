import { describe, expect, test } from 'vitest';
import { changedEntries, initialEntries, readEntries } from '#person/entries/field.ts';
import { entriesFor, fieldsIn } from '#person/entries/known-entries.ts';
import { pregnancy, type PregnancyEntries, weekIn } from './entries.ts';

const TYPED = { weight: '65', height: '165', age: '30', week: '24' };
const TODAY = '2026-11-28';

const entriesWith = (changes: Partial<PregnancyEntries>): PregnancyEntries =>
  changedEntries(pregnancy, { ...initialEntries(pregnancy), today: TODAY }, { ...TYPED, ...changes });

const problemsWith = (changes: Partial<PregnancyEntries>): object => {
  const reading = readEntries(pregnancy, entriesWith(changes));
  return reading.ok ? {} : reading.problems;
};

function weekWith(changes: Partial<PregnancyEntries>): number | null {
  const entries = entriesWith(changes);
  const reading = readEntries(pregnancy, entries);
  return reading.ok ? weekIn(entries, reading.input) : expect.fail(JSON.stringify(reading.problems));
}

describe('the week', () => {
  test.each([
    ['24', 24],
    ['24 weeks', 24],
    ['24+3', 24],
    ['24w 6d', 24],
    ['24 weeks 1 day', 24],
    ['0', 0],
    ['42', 42],
  ])('can be typed: %s', (week, expected) => expect(weekWith({ week })).toBe(expected));

  test.each([
    ['2027-03-20', 24],
    ['2026-11-28', 40],
    ['2026-11-14', 42],
    ['2027-09-04', 0],
  ])('follows from a due date of %s', (dueDate, expected) =>
    expect(weekWith({ weekBy: 'dueDate', week: '', dueDate })).toBe(expected),
  );

  test.each([
    [{ week: '' }, { week: 'missing' }],
    [{ week: '43' }, { week: 'outOfRange' }],
    [{ week: 'soon' }, { week: 'notANumber' }],
    [{ week: '6.5' }, { week: 'notANumber' }],
    [{ week: '24+7' }, { week: 'notANumber' }],
    [{ weekBy: 'dueDate', dueDate: '' }, { dueDate: 'missing' }],
    [{ weekBy: 'dueDate', dueDate: '2027-02-30' }, { dueDate: 'noSuchDate' }],
    [{ weekBy: 'dueDate', dueDate: '2027-09-12' }, { dueDate: 'outOfRange' }],
    [{ weekBy: 'dueDate', dueDate: '2026-11-06' }, { dueDate: 'outOfRange' }],
  ] as const)('%j is refused', (changes, problems) => expect(problemsWith(changes)).toEqual(problems));
});

test('a weight now may be left empty, and an unlikely change is asked about', () => {
  expect(problemsWith({})).toEqual({});
  expect(problemsWith({ weightNow: '71' })).toEqual({});
  expect(problemsWith({ weightNow: '159 lb' })).toEqual({});
  expect(problemsWith({ weightNow: '159' })).toEqual({ weightNow: 'implausible' });
  expect(problemsWith({ weightNow: '30' })).toEqual({ weightNow: 'implausible' });
});

test('under 18, nothing else is asked', () => {
  expect(problemsWith({ age: '17', weight: '', height: '', week: '' })).toEqual({});
  expect(problemsWith({ age: '18', weight: '' })).toEqual({ weight: 'missing' });
  expect(problemsWith({ age: '' })).toEqual({ age: 'missing' });
});

test('a due date is nowhere but in memory: the week takes its place', () => {
  for (const place of ['session', 'history', 'passedOn'] as const)
    expect(fieldsIn(pregnancy, place).map(([name]) => name)).not.toContain('dueDate');
  const kept = entriesFor(pregnancy, entriesWith({ weekBy: 'dueDate', dueDate: '2027-03-20' }), 'history');
  expect(kept).toMatchObject({ weekBy: 'week', week: '24' });
  expect(JSON.stringify(kept)).not.toContain('2027');
});

test('nothing goes to the other tools of the visit', () => {
  expect(fieldsIn(pregnancy, 'session')).toEqual([]);
});
