import { expect, test } from 'vitest';
import { parseBodyFat } from './body-fat-entry.ts';

test.each([
  ['22', { ok: true, value: 22 }],
  ['18,5 %', { ok: true, value: 18.5 }],
  ['1', { ok: true, value: 1 }],
  ['70', { ok: true, value: 70 }],
  ['', { ok: true, value: null }],
  ['0', { ok: true, value: null }],
  ['0.9', { ok: false, problem: 'outOfRange' }],
  ['70.1', { ok: false, problem: 'outOfRange' }],
  ['lots', { ok: false, problem: 'notANumber' }],
  ['-3', { ok: false, problem: 'negative' }],
])('%s', (text, reading) => {
  expect(parseBodyFat({ isGiven: true, text })).toEqual(reading);
});

test('counts only while its box is ticked', () => {
  expect(parseBodyFat({ isGiven: false, text: '22' })).toEqual({ ok: true, value: null });
});
