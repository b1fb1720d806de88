import { expect, test } from 'vitest';
import { parseSavingState, type SavingState } from './offline-messages.ts';
import { savedPart } from './page-list.ts';
import { savingView } from './saving-view.ts';

const state = (facts: Partial<SavingState>): SavingState => ({
  type: 'evenscale:saving',
  phase: 'rest',
  kept: 0,
  total: 31,
  keptBytes: 0,
  totalBytes: 1_834_000,
  ...facts,
});

test.each([
  ['nothing is kept', state({}), 'Save for offline', false, ''],
  [
    'a part is kept',
    state({ kept: 12, keptBytes: 700_000 }),
    'Save the rest',
    true,
    '12 of 31 pages are on this device.',
  ],
  [
    'one page is kept',
    state({ kept: 1, keptBytes: 20_000 }),
    'Save the rest',
    true,
    '1 of 31 pages is on this device.',
  ],
  [
    'all is kept',
    state({ kept: 31, keptBytes: 1_834_000 }),
    null,
    true,
    'Saved. All 31 pages are on this device and take 1.8 MB.',
  ],
  [
    'the connection broke off',
    state({ phase: 'offline', kept: 12 }),
    'Save the rest',
    true,
    'The connection was lost. 12 of 31 pages are saved on this device. Save the rest when you’re online again.',
  ],
  [
    'there was no connection',
    state({ phase: 'offline', total: 0 }),
    'Save for offline',
    false,
    'The list of pages couldn’t be loaded. Try again when you’re online.',
  ],
  [
    'the disk is full',
    state({ phase: 'full', kept: 5 }),
    'Save the rest',
    true,
    'There’s no space left on this device. 5 of 31 pages are saved. Free up space and save the rest, or remove what was saved.',
  ],
])('%s', (_, told, save, hasRemove, status) => {
  expect(savingView(told)).toEqual({ save, hasRemove, status, hasStop: false, progress: null });
});

test('while saving there is a bar, and the announced text doesn’t change with it', () => {
  const early = savingView(state({ phase: 'saving', kept: 1, keptBytes: 20_000 }));
  const late = savingView(state({ phase: 'saving', kept: 30, keptBytes: 1_790_000 }));
  expect(early.progress).toEqual({ value: 1, max: 31, count: '1 of 31 pages, 0.1 of 1.8 MB' });
  expect(late.progress?.count).toBe('30 of 31 pages, 1.8 of 1.8 MB');
  expect(late.status).toBe(early.status);
  expect([early.save, early.hasStop, early.hasRemove]).toEqual([null, true, false]);
});

test.each([null, 'evenscale:saving', { type: 'other' }, [], 7])(
  '%j is not a message of the worker',
  (message) => {
    expect(parseSavingState(message)).toBeNull();
  },
);

test('a page counts once its images are cached too', () => {
  const list = {
    revision: 'a',
    pages: [
      { files: ['/faq'], bytes: 10 },
      { files: ['/articles/oats', '/heroes/oats.svg'], bytes: 30 },
    ],
  };
  expect(savedPart(list, new Set(['/faq', '/articles/oats']))).toEqual({
    missing: [list.pages[1]],
    kept: 1,
    keptBytes: 10,
    total: 2,
    totalBytes: 40,
  });
});
