import { kcal, kg } from '@evenscale/formulas/units';
import { expect, test } from 'vitest';
import { dayNumber } from '#person/log/local-day.ts';
import type { OddWeighing } from '#person/log/odd-weighing.ts';
import type { TextPart } from '#ui/text/text-part.ts';
import { oddForReader, oddText, withoutOddParts } from './odd-words.ts';

const day = dayNumber('2026-11-22');
const odd: OddWeighing = {
  day,
  distance: kg(1.8),
  without: { value: kcal(2110), low: kcal(1760), high: kcal(2460) },
};
const shown = { unit: 'kg', energyUnit: 'kcal', isWeightHidden: false } as const;

const textOf = (parts: readonly TextPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');

test('an odd weigh-in is named with its distance, the number without it, and when it settles', () => {
  expect(textOf(withoutOddParts(odd, 'kcal'))).toBe(
    'Without your weigh-in on Nov 22, 2026: 2,110 kcal a day (1,760–2,460).',
  );
  expect(textOf(withoutOddParts(odd, 'kJ'))).toContain(': 8,828 kJ a day (7,364–10,293).');
  expect(oddText(odd, day, shown)).toBe(
    'Your weigh-in on Nov 22, 2026, is 1.8 kg above your trend, and it moves this number by itself. That’s usually water: from salt, travel, a hard workout or the menstrual cycle. A few more weigh-ins will settle it.',
  );
  const below = { ...odd, distance: kg(-1.8) };
  expect(oddText(below, day, { ...shown, unit: 'st' })).toContain(
    'is 4.0 lb below your trend, and it moves this number by itself.',
  );
  expect(textOf(oddForReader(odd, shown))).toBe(
    'The weigh-in on Nov 22, 2026, is 1.8 kg above the trend and moves this number by itself. Without it: 2,110 kcal a day (1,760–2,460).',
  );
});

test('one of earlier weeks isn’t said to settle soon', () => {
  const text = oddText(odd, day + 12, shown);
  expect(text).toContain('It counts for less as you log more.');
  expect(text).not.toContain('A few more');
});

test('while weights are hidden, the distance is, too', () => {
  const hidden = { ...shown, isWeightHidden: true };
  for (const parts of [[oddText(odd, day, hidden)], oddForReader(odd, hidden)]) {
    expect(textOf(parts)).toContain('is well above');
    expect(textOf(parts)).not.toContain('kg');
  }
});
