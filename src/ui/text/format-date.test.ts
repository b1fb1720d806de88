import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatDayOfYear, formatIsoDay, formatYear } from './format-date.ts';

const date = new Date(2026, 10, 22, 17, 3);

test('dates have the US format', () => {
  expect(formatDate(date)).toBe('Nov 22, 2026');
  expect(formatDateTime(date).replaceAll(/\s/gu, ' ')).toBe('Nov 22, 2026, 5:03 PM');
  expect(formatDayOfYear(date)).toBe('Nov 22');
  expect(formatYear(date)).toBe('2026');
});

test('a day without a time zone is the same day everywhere', () => {
  expect(formatIsoDay('2026-12-14')).toBe('Dec 14, 2026');
  expect(formatIsoDay('2026-01-01')).toBe('Jan 1, 2026');
});
