import { expect, test } from 'vitest';
import { completedWeeks } from './gestation.ts';

// Days until a due date of March 20, 2027, whose 40 weeks begin on June 13, 2026.
test.each([
  { day: 'June 12, 2026', until: 281, week: -1 },
  { day: 'June 13, 2026', until: 280, week: 0 },
  { day: 'June 19, 2026', until: 274, week: 0 },
  { day: 'June 20, 2026', until: 273, week: 1 },
  { day: 'November 28, 2026', until: 112, week: 24 },
  { day: 'March 19, 2027', until: 1, week: 39 },
  { day: 'March 20, 2027', until: 0, week: 40 },
  { day: 'March 27, 2027', until: -7, week: 41 },
])('on $day, $week weeks are completed', ({ until, week }) => {
  expect(completedWeeks(until)).toBe(week);
});
