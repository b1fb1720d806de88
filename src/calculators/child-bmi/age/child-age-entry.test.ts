import { describe, expect, test } from 'vitest';
import { months } from '@evenscale/formulas/units';
import { ageEnteredBy, editedAge, EMPTY_AGE, isoDayOf, checkedAge, readAge } from './child-age-entry.ts';
import type { AgeEntry } from './child-age-entry.ts';

const TODAY = '2026-11-22';
const dates = (birth: string, measured = TODAY): AgeEntry => ({ ...EMPTY_AGE, birth, measured });
const typed = (years: string, extra: string): AgeEntry => ({
  ...EMPTY_AGE,
  by: 'years',
  years,
  months: extra,
});

describe('two dates', () => {
  test.each([
    { why: 'on a second birthday', birth: '2024-11-22', kind: 'covered', completed: 24 },
    {
      why: 'on a second birthday after 730 days',
      birth: '2021-06-01',
      measured: '2023-06-01',
      kind: 'covered',
      completed: 24,
    },
    { why: 'the day before it', birth: '2024-11-23', kind: 'underTwo', completed: 23 },
    { why: 'on a 20th birthday', birth: '2006-11-22', kind: 'twentyOrOver', completed: 240 },
    { why: 'the day before it', birth: '2006-11-23', kind: 'covered', completed: 239 },
    {
      why: 'born on Feb 29, on Feb 28',
      birth: '2016-02-29',
      measured: '2025-02-28',
      kind: 'covered',
      completed: 107,
    },
    {
      why: 'born on Feb 29, on Mar 1',
      birth: '2016-02-29',
      measured: '2025-03-01',
      kind: 'covered',
      completed: 108,
    },
  ])('$why: $kind, $completed full months', ({ birth, measured, kind, completed }) =>
    expect(readAge(dates(birth, measured), TODAY)).toMatchObject({ ok: true, range: { kind }, completed }),
  );

  test.each([
    {
      why: 'nothing',
      birth: '',
      measured: '',
      problems: { birth: 'birthMissing', measured: 'measuredMissing' },
    },
    { why: 'half a date', birth: '2016-02', measured: TODAY, problems: { birth: 'birthMissing' } },
    { why: 'a date reversed', birth: '2026-11-22', measured: '2016-11-22', problems: { birth: 'reversed' } },
    {
      why: 'tomorrow as the day of measurement',
      birth: '2016-02-29',
      measured: '2026-11-23',
      problems: { measured: 'future' },
    },
    {
      why: 'a birth in the future',
      birth: '2026-11-23',
      measured: TODAY,
      problems: { birth: 'reversed' },
    },
    { why: 'Feb 29 in 2023', birth: '2023-02-29', measured: TODAY, problems: { birth: 'noSuchDate' } },
    { why: 'Feb 30', birth: '2016-02-29', measured: '2024-02-30', problems: { measured: 'noSuchDate' } },
    {
      why: 'the year 20,266',
      birth: '2016-02-29',
      measured: '020266-01-01',
      problems: { measured: 'noSuchDate' },
    },
  ])('$why is refused', ({ birth, measured, problems }) =>
    expect(readAge(dates(birth, measured), TODAY)).toEqual({ ok: false, problems }),
  );
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Europe/Berlin'])(
  'in %s, today is the local day, even around midnight',
  (zone) => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    expect(isoDayOf(new Date(2026, 10, 22, 0, 5))).toBe('2026-11-22');
    expect(isoDayOf(new Date(2026, 10, 22, 23, 55))).toBe('2026-11-22');
    expect(isoDayOf(new Date(2027, 0, 1, 0, 0))).toBe('2027-01-01');
    process.env['TZ'] = before;
  },
);

describe('years and months', () => {
  test.each([
    { years: '9', extra: '4', age: 112.5 },
    { years: '9 years', extra: '4', age: 112.5 },
    { years: ' 2 ', extra: '0', age: 24.5 },
    { years: '19', extra: '11', age: 239.5 },
    { years: '٩', extra: '4', age: 112.5 },
  ])('"$years" and "$extra" are $age months', ({ years, extra, age }) =>
    expect(readAge(typed(years, extra), TODAY)).toMatchObject({ ok: true, range: { kind: 'covered', age } }),
  );

  test.each([
    { years: '', extra: '', problems: { years: 'yearsMissing', months: 'monthsMissing' } },
    { years: '9', extra: ' ', problems: { months: 'monthsMissing' } },
    { years: '9.5', extra: '0', problems: { years: 'noSuchAge' } },
    { years: '-9', extra: '0', problems: { years: 'noSuchAge' } },
    { years: 'nine', extra: '0', problems: { years: 'noSuchAge' } },
    { years: '9', extra: '12', problems: { months: 'noSuchAge' } },
    { years: '9', extra: '1.5', problems: { months: 'noSuchAge' } },
    { years: '9', extra: 'x', problems: { months: 'noSuchAge' } },
  ])('"$years" and "$extra" are refused', ({ years, extra, problems }) =>
    expect(readAge(typed(years, extra), TODAY)).toEqual({ ok: false, problems }),
  );

  test('keep the exact age until one of them is edited', () => {
    const known = { ...typed('9', '4'), knownAge: months(112.81) };
    expect(readAge(known, TODAY)).toMatchObject({ range: { age: 112.81 }, completed: 112 });
    expect(readAge(editedAge(known, 'months', '5', TODAY), TODAY)).toMatchObject({ range: { age: 113.5 } });
  });
});

describe('switching the input mode', () => {
  test('turns dates into years and months with the same age, and back', () => {
    const byDates = dates('2017-07-10');
    const byYears = ageEnteredBy(byDates, 'years', TODAY);
    expect(byYears).toMatchObject({ by: 'years', years: '9', months: '4' });
    expect(readAge(byYears, TODAY)).toEqual(readAge(byDates, TODAY));
    expect(ageEnteredBy(byYears, 'dates', TODAY)).toMatchObject({ by: 'dates', birth: '2017-07-10' });
  });

  test('follows a corrected date, and keeps typed years', () => {
    const first = ageEnteredBy(dates('2017-07-10'), 'years', TODAY);
    const corrected = editedAge(ageEnteredBy(first, 'dates', TODAY), 'birth', '2016-07-10', TODAY);
    expect(ageEnteredBy(corrected, 'years', TODAY)).toMatchObject({ years: '10', months: '4' });
    const own = editedAge(first, 'years', '8', TODAY);
    expect(ageEnteredBy(ageEnteredBy(own, 'dates', TODAY), 'years', TODAY)).toMatchObject({ years: '8' });
  });
});

test('a message disappears once its field is valid, and none appears during typing', () => {
  const checked = checkedAge({ ...EMPTY_AGE, measured: TODAY }, TODAY);
  expect(checked.problems).toEqual({ birth: 'birthMissing' });
  expect(editedAge(checked, 'birth', '2027-01-01', TODAY).problems).toEqual({ birth: 'reversed' });
  expect(editedAge(checked, 'birth', '2017-01-01', TODAY).problems).toEqual({});
  expect(editedAge(EMPTY_AGE, 'measured', '2027-01-01', TODAY).problems).toEqual({});
});
