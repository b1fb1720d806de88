import { describe, expect, test } from 'vitest';
import { initialSearchState, reduceSearch, viewOf } from './search-state.ts';
import type { Move, SearchEvent, SearchState } from './search-state.ts';

const entry = (title: string) => ({
  title,
  slug: title,
  category: 'Fitness',
  url: `/${title}`,
  description: '',
  keywords: [],
  body: '',
  isTool: false,
});
const ENTRIES = ['walk one', 'walk two', 'walk three', 'run'].map(entry);
const ARRIVED: SearchEvent = { type: 'arrived', entries: ENTRIES };
const typed = (query: string): SearchEvent => ({ type: 'typed', query });

const after = (...events: readonly SearchEvent[]): SearchState =>
  events.reduce(reduceSearch, initialSearchState);
const titles = ({ results }: SearchState) => results.map(({ title }) => title);

describe('the typed text', () => {
  test('is searched at once if the entries are loaded', () => {
    expect(titles(after(ARRIVED, typed('run')))).toEqual(['run']);
  });

  test('is kept while the entries are loading, and searched once they are', () => {
    const early = after(typed('run'));
    expect(titles(early)).toEqual([]);
    expect(titles(reduceSearch(early, ARRIVED))).toEqual(['run']);
  });

  test('is kept when loading fails, and searched after a retry', () => {
    expect(titles(after(typed('run'), { type: 'failed' }, { type: 'retried' }, ARRIVED))).toEqual(['run']);
  });

  test('is cleared by the toggle, with its results', () => {
    const state = after(ARRIVED, typed('walk'), { type: 'moved', move: 'next' }, { type: 'toggled' });
    expect(state).toEqual(after(ARRIVED));
  });

  test('deactivates the active result', () => {
    expect(after(ARRIVED, typed('wal'), { type: 'moved', move: 'next' }, typed('walk')).active).toBe(-1);
  });
});

describe('the keyboard', () => {
  const move = (name: Move): SearchEvent => ({ type: 'moved', move: name });

  test.each<[from: number, name: Move, to: number]>([
    [-1, 'next', 0],
    [0, 'next', 1],
    [2, 'next', 0],
    [-1, 'previous', 2],
    [0, 'previous', 2],
    [2, 'previous', 1],
    [1, 'first', 0],
    [1, 'last', 2],
  ])('moves from %d to the %s of three results: %d', (from, name, to) => {
    const state = { ...after(ARRIVED, typed('walk')), active: from };
    expect(reduceSearch(state, move(name)).active).toBe(to);
  });

  test.each<[name: Move]>([['next'], ['previous'], ['first'], ['last']])(
    'goes nowhere without results: %s',
    (name) => {
      expect(reduceSearch(after(ARRIVED), move(name)).active).toBe(-1);
    },
  );
});

describe('an attempt to load', () => {
  test('is counted if it failed, so that the next one sends a new request', () => {
    const failed = after({ type: 'failed' });
    expect(failed.index).toEqual({ status: 'failed', attempt: 0 });
    expect(reduceSearch(failed, { type: 'retried' }).index).toEqual({ status: 'loading', attempt: 1 });
  });

  test('changes nothing if it fails after the entries have loaded', () => {
    expect(after(ARRIVED, { type: 'failed' })).toEqual(after(ARRIVED));
  });

  test('is not repeated while it’s in progress', () => {
    expect(after({ type: 'retried' })).toEqual(initialSearchState);
  });
});

describe('the text below the input', () => {
  test.each<[what: string, events: readonly SearchEvent[], view: ReturnType<typeof viewOf>]>([
    ['that it is loading', [], { kind: 'loading' }],
    ['that it is loading, whatever is typed', [typed('run')], { kind: 'loading' }],
    ['that it failed', [typed('run'), { type: 'failed' }], { kind: 'failed' }],
    ['a hint where nothing is typed', [ARRIVED], { kind: 'blank' }],
    ['a hint where only spaces are typed', [ARRIVED, typed('   ')], { kind: 'blank' }],
    ['that nothing was found', [ARRIVED, typed('Zzz ')], { kind: 'none', query: 'Zzz ', hasWords: true }],
    ['that words were too short', [ARRIVED, typed('ab c')], { kind: 'none', query: 'ab c', hasWords: false }],
    ['what was found', [ARRIVED, typed('run')], { kind: 'found', results: [entry('run')] }],
  ])('%s', (_what, events, view) => {
    expect(viewOf(after(...events))).toEqual(view);
  });
});
