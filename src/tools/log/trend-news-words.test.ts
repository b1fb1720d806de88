import { expect, test } from 'vitest';
import { kg } from '@evenscale/formulas/units';
import type { Told } from './trend-news.ts';
import { changeSince } from './trend-news-words.ts';

const told = (kind: Told['kind'], change = -1.2): Told => ({
  kind,
  from: { day: 0, weight: kg(80), trend: kg(80) },
  to: { day: 29, weight: kg(80 + change), trend: kg(80 + change) },
});

test.each([
  [told('moved'), '1.2 kg down since Nov 1'],
  [told('likely'), 'Probably down: about 1.2 kg since Nov 1'],
  [told('likely', 0.8), 'Probably up: about 0.8 kg since Nov 1'],
  [told('early'), 'Too early to see a clear change since Nov 1'],
  [told('unclear'), 'No clear change since Nov 1'],
] as const)('a change is told as sure as it is: %#', (news, text) => {
  expect(changeSince(news, 'kg', 'Nov 1')).toBe(text);
});

test('in pounds, as both weights are printed', () => {
  expect(changeSince(told('likely'), 'lb', 'Nov 1')).toBe('Probably down: about 2.7 lb since Nov 1');
});
