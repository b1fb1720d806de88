import { expect, test } from 'vitest';
import { completedWeeks } from './gestation.ts';

const due = { year: 2027, month: 3, day: 20 };

// Forty weeks before March 20, 2027 is June 13, 2026.
test.each([
  { today: { year: 2026, month: 6, day: 12 }, week: -1 },
  { today: { year: 2026, month: 6, day: 13 }, week: 0 },
  { today: { year: 2026, month: 6, day: 19 }, week: 0 },
  { today: { year: 2026, month: 6, day: 20 }, week: 1 },
  { today: { year: 2026, month: 11, day: 1 }, week: 20 },
  { today: { year: 2027, month: 3, day: 19 }, week: 39 },
  { today: due, week: 40 },
  { today: { year: 2027, month: 3, day: 27 }, week: 41 },
])('on $today.year-$today.month-$today.day, $week weeks are completed', ({ today, week }) => {
  expect(completedWeeks(due, today)).toBe(week);
});

test('a date that isn’t in the calendar gives no week', () => {
  expect(completedWeeks({ year: 2027, month: 2, day: 30 }, due)).toBeNull();
  expect(completedWeeks(due, { year: 2027, month: 13, day: 1 })).toBeNull();
});
