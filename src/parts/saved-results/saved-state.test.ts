import { expect, test } from 'vitest';
import { savedOn } from '../../../tests/saved-results.ts';
import { initialSavedState, reduceSaved, type SavedEvent } from './saved-state.ts';

const [first, second, third] = [1, 2, 3].map((hour) => savedOn(`2026-11-21T0${hour}:00:00.000Z`)) as [
  ReturnType<typeof savedOn>,
  ReturnType<typeof savedOn>,
  ReturnType<typeof savedOn>,
];

const compare = (result: typeof first): SavedEvent => ({ type: 'compared', result });
const listOf = (results: readonly (typeof first)[], person = 'me'): SavedEvent => ({
  type: 'listed',
  page: {
    person: { id: person, name: '', isWeightHidden: false },
    results,
    before: 0,
    total: results.length,
  },
});

const after = (...events: readonly SavedEvent[]) =>
  events.reduce(reduceSaved, initialSavedState).compared.map(({ id, note }) => `${id} ${note}`.trim());

test('two results are compared; a third takes the place of the second, and a chosen one can be left out', () => {
  expect(after(compare(first), compare(second))).toEqual([first.id, second.id]);
  expect(after(compare(first), compare(second), compare(third))).toEqual([first.id, third.id]);
  expect(after(compare(first), compare(second), compare(first))).toEqual([second.id]);
});

test('the comparison ends when it is stopped, and a deleted result is gone from it', () => {
  expect(after(compare(first), compare(second), { type: 'notCompared' })).toEqual([]);
  expect(after(compare(first), compare(second), { type: 'notCompared', id: first.id })).toEqual([second.id]);
});

test('it shows results as the list has them, none of an empty list, and none of another person', () => {
  const before = [listOf([second, first]), compare(first), compare(second)];
  const noted = { ...first, note: 'new' };
  expect(after(...before, listOf([second, noted]))).toEqual([`${first.id} new`, second.id]);
  expect(after(...before, listOf([]))).toEqual([]);
  expect(after(...before, listOf([second, first], 'ana'))).toEqual([]);
});
