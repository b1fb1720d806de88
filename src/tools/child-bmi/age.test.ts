import { describe, expect, test } from 'vitest';
import { changedEntries, initialEntries } from '#person/entries/field.ts';
import { readAsMonths, readChildAge } from './age.ts';
import { child, type ChildEntries } from './entries.ts';

const TODAY = '2026-11-22';
const OPENED = changedEntries(child, initialEntries(child), { today: TODAY });

const edited = (entries: ChildEntries, changes: Partial<ChildEntries>) =>
  changedEntries(child, entries, changes);
const dates = (birth: string, measured = TODAY) => edited(OPENED, { birth, measured });
const typed = (years: string, months: ChildEntries['months']) =>
  edited(edited(OPENED, { ageBy: 'years' }), { years, months });

describe('two dates', () => {
  test.each([
    ['on a second birthday', '2024-11-22', TODAY, 'covered', 24],
    ['on a second birthday after 730 days', '2021-06-01', '2023-06-01', 'covered', 24],
    ['the day before a second birthday', '2024-11-23', TODAY, 'underTwo', 23],
    ['on a 20th birthday', '2006-11-22', TODAY, 'twentyOrOver', 240],
    ['the day before a 20th birthday', '2006-11-23', TODAY, 'covered', 239],
    ['born on Feb 29, on Feb 28', '2016-02-29', '2025-02-28', 'covered', 107],
    ['born on Feb 29, on Mar 1', '2016-02-29', '2025-03-01', 'covered', 108],
  ])('%s', (_, birth, measured, kind, completed) =>
    expect(readChildAge(dates(birth, measured))).toMatchObject({ ok: true, range: { kind }, completed }),
  );

  test.each([
    ['half a date', '2016-02', TODAY, null],
    ['a date reversed', '2026-11-22', '2016-11-22', { field: 'birth', problem: 'reversed' }],
    ['tomorrow', '2016-02-29', '2026-11-23', { field: 'measured', problem: 'future' }],
    ['a birth in the future', '2026-11-23', TODAY, { field: 'birth', problem: 'reversed' }],
    ['Feb 29 in 2023', '2023-02-29', TODAY, { field: 'birth', problem: 'noSuchDate' }],
    ['Feb 30', '2016-02-29', '2024-02-30', { field: 'measured', problem: 'noSuchDate' }],
    ['the year 20,266', '2016-02-29', '020266-01-01', { field: 'measured', problem: 'noSuchDate' }],
  ])('%s is refused', (_, birth, measured, found) =>
    expect(readChildAge(dates(birth, measured))).toEqual({ ok: false, found }),
  );
});

describe('years and months', () => {
  test.each([
    ['9', '4', 112.5],
    ['9 years', '4', 112.5],
    ['9', '', 114],
    ['2', '', 30],
    [' 2 ', '0', 24.5],
    ['19', '11', 239.5],
    ['٩', '4', 112.5],
  ] as const)('"%s" and "%s" are %d months', (years, months, age) =>
    expect(readChildAge(typed(years, months))).toMatchObject({ ok: true, range: { kind: 'covered', age } }),
  );

  test.each([
    ['', ''],
    ['', '4'],
  ] as const)('"%s" and "%s" are incomplete', (years, months) =>
    expect(readChildAge(typed(years, months))).toEqual({ ok: false, found: null }),
  );

  test.each(['9.5', '-9', 'nine'])('"%s" years are refused', (years) =>
    expect(readChildAge(typed(years, '0'))).toEqual({
      ok: false,
      found: { field: 'years', problem: 'noSuchAge' },
    }),
  );

  test('years alone are the middle of the year, and say so', () => {
    expect(readChildAge(typed('8', ''))).toMatchObject({ completed: 102, range: { age: 102 } });
    expect(readAsMonths(typed('8', ''))).toBe(102);
    expect(readAsMonths(typed('8', '0'))).toBeNull();
    expect(readAsMonths(typed('', ''))).toBeNull();
    expect(readAsMonths(typed('20', ''))).toBeNull();
    expect(readAsMonths(dates('2017-07-10'))).toBeNull();
  });

  test.each([
    ['1', 'underTwo'],
    ['20', 'twentyOrOver'],
  ])('%s years without months are outside the charts', (years, kind) =>
    expect(readChildAge(typed(years, ''))).toMatchObject({ ok: true, range: { kind } }),
  );

  test('keep the exact age until one of them is edited', () => {
    const known = edited(typed('9', '4'), { knownAge: '112.81' });
    expect(readChildAge(known)).toMatchObject({ range: { age: 112.81 }, completed: 112 });
    expect(readChildAge(edited(known, { months: '5' }))).toMatchObject({ range: { age: 113.5 } });
  });

  test('ignore an exact age that isn’t theirs', () =>
    expect(readChildAge(edited(typed('9', '4'), { knownAge: '60' }))).toMatchObject({
      range: { age: 112.5 },
    }));
});

describe('the other way to enter an age', () => {
  test('turns dates into years and months with the same age, and back', () => {
    const byYears = edited(dates('2017-07-10'), { ageBy: 'years' });
    expect(byYears).toMatchObject({ years: '9', months: '4', knownAge: '112.43' });
    expect(readChildAge(byYears)).toMatchObject({ completed: 112, range: { age: 112.43 } });
    expect(edited(byYears, { ageBy: 'dates' })).toMatchObject({ ageBy: 'dates', birth: '2017-07-10' });
  });

  test('follows a corrected date, and keeps typed years', () => {
    const first = edited(dates('2017-07-10'), { ageBy: 'years' });
    const corrected = edited(edited(first, { ageBy: 'dates' }), { birth: '2016-07-10' });
    expect(edited(corrected, { ageBy: 'years' })).toMatchObject({ years: '10', months: '4' });
    const own = edited(edited(first, { years: '8' }), { ageBy: 'dates' });
    expect(edited(own, { ageBy: 'years' })).toMatchObject({ years: '8' });
  });
});
