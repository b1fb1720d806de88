import { describe, expect, test } from 'vitest';
import { kg } from '@evenscale/formulas/units';
import { dayName, likelyText, marksOf, olderRangeText, rangeText, readingText } from './curve-words.ts';

const startDate = new Date(2026, 10, 21);
const day = { day: 84, weight: kg(84.26), low: kg(79.9), high: kg(87.4), isMeasured: true, rule: null };

test.each([
  [0, 'Today'],
  [7, 'Week 1'],
  [84, 'Week 12'],
  [180, 'Day 180'],
  [365, '1 year'],
  [730, '2 years'],
])('day %i is called %s', (number, name) => expect(dayName(number)).toBe(name));

describe('a day’s reading', () => {
  test.each([
    { unit: 'kg', text: 'Week 12, Feb 13, 2027: about 84.3 kg, likely between 80 and 87 kg' },
    { unit: 'lb', text: 'Week 12, Feb 13, 2027: about 185.8 lb, likely between 176 and 193 lb' },
    {
      unit: 'st',
      text: 'Week 12, Feb 13, 2027: about 13 st 3.8 lb, likely between 12 st 8 lb and 13 st 11 lb',
    },
  ] as const)('in $unit', ({ unit, text }) => expect(readingText(day, { startDate, unit })).toBe(text));

  test('in a table', () => {
    expect(rangeText(day, 'kg')).toBe('80–87 kg');
    expect(rangeText(day, 'st')).toBe('12 st 8 lb – 13 st 11 lb');
  });

  test('today has no range, since its weight is known', () => {
    const today = { day: 0, weight: kg(90), low: kg(90), high: kg(90), isMeasured: true, rule: kg(90) };
    expect(likelyText(today, 'kg')).toBe('');
    expect(readingText(today, { startDate, unit: 'kg' })).toBe('Today, Nov 21, 2026: 90.0 kg');
  });
});

test('milestones are worded without judgment', () => {
  const at = { day: 1, weight: kg(80) };
  const texts = (unit: 'kg' | 'lb'): readonly string[] =>
    marksOf(
      [
        { ...at, kind: 'lighter' },
        { ...at, kind: 'belowClass', limit: 30 },
        { ...at, kind: 'inRange', isOlder: false },
        { ...at, kind: 'reachesClass', limit: 25 },
        { ...at, kind: 'inRange', isOlder: true },
        { ...at, kind: 'half' },
        { ...at, kind: 'plateau' },
      ],
      unit,
    ).map(({ text }) => text);
  expect(texts('kg')).toEqual([
    '5% lighter',
    'BMI below 30',
    'In the healthy range',
    'BMI 25',
    'In the range for 65 and over',
    'Half of the long-term change',
    'Plateau: under 0.2 kg a month',
  ]);
  expect(texts('lb').at(-1)).toBe('Plateau: under ½ lb a month');
});

test('the range from 65 on is in words, for older people only', () => {
  const [min, max] = [kg(60.8), kg(72.7)];
  expect(olderRangeText({ healthy: { min, max, isOlder: true } }, 'lb')).toBe(
    'The range for 65 and over is a BMI of 23 to 27.5: at your height, 134 to 160 lb.',
  );
  expect(olderRangeText({ healthy: { min, max, isOlder: false } }, 'lb')).toBeNull();
});
