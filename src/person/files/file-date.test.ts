import { afterAll, describe, expect, test } from 'vitest';
import { orderOf, readDayTime } from './file-date.ts';

const ZONE = process.env['TZ'];

afterAll(() => {
  if (ZONE === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ZONE;
});

describe('a date in a file', () => {
  test.each([
    ['2026-01-05', '2026-01-05', ''],
    ['2026/1/5', '2026-01-05', ''],
    ['2026. 1. 5.', '2026-01-05', ''],
    ['20260105', '2026-01-05', ''],
    ['05.01.2026', '2026-01-05', ''],
    ['5. 1. 26', '2026-01-05', ''],
    ['31.12.69', '2069-12-31', ''],
    ['31.12.70', '1970-12-31', ''],
    ['Jan 5, 2026', '2026-01-05', ''],
    ['January 5th, 2026', '2026-01-05', ''],
    ['Monday, January 5, 2026', '2026-01-05', ''],
    ['5 Jan 2026', '2026-01-05', ''],
    ['05-Jan-26', '2026-01-05', ''],
    ['5. März 2026', '2026-03-05', ''],
    ['lun. 5 janvier 2026', '2026-01-05', ''],
    ['1 août 2025', '2025-08-01', ''],
    ['5 de enero de 2026', '2026-01-05', ''],
    ['5 gennaio 2026', '2026-01-05', ''],
    ['5 fevereiro 2026', '2026-02-05', ''],
    ['5 mei 2026', '2026-05-05', ''],
    ['14 juillet 2025', '2025-07-14', ''],
    ['14 juin 2025', '2025-06-14', ''],
    ['13/01/2026', '2026-01-13', ''],
    ['01/13/2026', '2026-01-13', ''],
    ['05/05/2026', '2026-05-05', ''],
    ['2026-01-05 07:12:00 +0100', '2026-01-05', '07:12:00'],
    ['2026-01-05 23:59:59 -0800', '2026-01-05', '23:59:59'],
    ['2026-01-05T07:12:00+13:00', '2026-01-05', '07:12:00'],
    ['01/13/2026, 9:00 PM', '2026-01-13', '21:00'],
    ['01/13/2026 12:05 AM', '2026-01-13', '00:05'],
    ['2026-01-05 7:12', '2026-01-05', '07:12'],
    ['Jan 5, 2026 at 7:12 PM', '2026-01-05', '19:12'],
    ['Mo., 05.01.2026', '2026-01-05', ''],
    ['Mo 05.01.26 7:12', '2026-01-05', '07:12'],
    ['05.01.2026 (Mo)', '2026-01-05', ''],
    ['2026-01-05, Monday', '2026-01-05', ''],
    ['mar. 13/01/2026', '2026-01-13', ''],
    ['05.01.2026 um 7:12 Uhr', '2026-01-05', '07:12'],
    ['05.01.2026, 7.12 Uhr', '2026-01-05', '07:12'],
    ['13/01/2026 à 7h12', '2026-01-13', '07:12'],
    ['5 gennaio 2026 alle ore 07:12', '2026-01-05', '07:12'],
    ['13/01/2026 7:12 p. m.', '2026-01-13', '19:12'],
  ])('%s', (text, day, time) => {
    expect(readDayTime(text, null)).toEqual({ day, time });
  });

  test('follows its file if day and month could be in either order', () => {
    expect(readDayTime('03/04/2026', null)).toBe('ambiguous');
    expect(readDayTime('03/04/2026', 'dayFirst')?.valueOf()).toEqual({ day: '2026-04-03', time: '' });
    expect(readDayTime('03-04-26 08:00', 'monthFirst')).toEqual({ day: '2026-03-04', time: '08:00' });
  });

  test.each([
    '',
    'soon',
    '2026-02-30',
    '2025-02-29',
    '31/13/2026',
    '5 foo 2026',
    '80.4',
    '2026-01',
    '1/5',
    'Week 1',
    '12.5 kg',
    '5. 1 Uhr',
  ])('is not %j', (text) => {
    expect(readDayTime(text, 'dayFirst')).toBeNull();
  });

  test.each([
    ['America/Los_Angeles', '2026-01-04', '23:30:00'],
    ['Pacific/Auckland', '2026-01-05', '20:30:00'],
    ['UTC', '2026-01-05', '07:30:00'],
  ])('is in %s the local day of an instant', (zone, day, time) => {
    process.env['TZ'] = zone;
    expect(readDayTime('2026-01-05T07:30:00.000Z', null)).toEqual({ day, time });
    // With a UTC offset, the local time of that place counts, wherever the visitor is now.
    expect(readDayTime('2026-01-05 07:30:00 +0100', null)).toEqual({ day: '2026-01-05', time: '07:30:00' });
  });
});

test.each([
  ['13/01/2026', 'dayFirst'],
  ['01-13-2026 07:00', 'monthFirst'],
  ['01/02/26', 'open'],
  ['02/02/26', null],
  ['01.02.2026', null],
  ['2026-01-02', null],
])('%s has the order: %s', (text, order) => {
  expect(orderOf(text)).toBe(order);
});
