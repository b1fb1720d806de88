import { expect, test } from 'vitest';
import { savedOn } from '../../../tests/saved-results.ts';
import { parseResult } from './result-row.ts';

const good = savedOn('2026-11-21T17:03:05.000Z', 'after breakfast');

test('a saved result is read unchanged, without what it doesn’t have', () => {
  expect(parseResult(structuredClone(good))).toEqual({ ok: true, result: good });
  expect(parseResult({ ...good, figures: { target: 300 }, __proto__: { polluted: true } })).toEqual({
    ok: true,
    result: good,
  });
  expect(parseResult({ ...good, person: 7 })).toEqual({ ok: true, result: { ...good, person: '' } });
});

test.each([
  ['shape', null],
  ['shape', []],
  ['id', { ...good, id: '=cmd' }],
  ['id', { ...good, id: 7 }],
  ['id', { ...good, id: 'x'.repeat(65) }],
  ['savedAt', { ...good, savedAt: '2026-11-21' }],
  ['savedAt', { ...good, savedAt: '2026-02-30T00:00:00.000Z' }],
  ['savedAt', { ...good, savedAt: '1066-10-14T09:00:00.000Z' }],
  ['changedAt', { ...good, changedAt: undefined }],
  ['tool', { ...good, tool: 'constructor' }],
  ['note', { ...good, note: 'x'.repeat(501) }],
  ['note', { ...good, note: { toString: 'x' } }],
  ['entries', { ...good, entries: 'weight' }],
])('a result is refused for its %s', (problem, value) => {
  expect(parseResult(value)).toEqual({ ok: false, problem });
});

test('entries that no form can hold are left out', () => {
  const entries = { weight: 'kg~72.5', age: 30, 'not a name': 'x', note: 'a\u0000b', long: 'x'.repeat(251) };
  expect(parseResult({ ...good, entries })).toMatchObject({
    ok: true,
    result: { entries: { weight: 'kg~72.5' } },
  });
});
