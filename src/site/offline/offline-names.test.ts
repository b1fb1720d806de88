import { offlinePage } from '#config/page-facts.ts';
import { expect, test } from 'vitest';
import { initSaving } from './init-saving.ts';
import * as names from './offline-names.ts';
import { SAVING_PANEL_ID } from './SaveOffline.tsx';
import { showSavedPages } from './show-saved-pages.ts';
import { startOffline } from './start-offline.ts';

/** Inline scripts can't import names, so they repeat them, and this checks that they match. */
test.each([
  [startOffline, [names.WORKER_PATH, names.UPDATE_OFFER_PATH]],
  [initSaving, [SAVING_PANEL_ID, names.SAVING_PATH, names.PAGE_LIST_PATH]],
  [showSavedPages, [names.PAGES_CACHE]],
])('%o uses the same names as the worker', (script, spelled) => {
  const text = script.toString();
  expect(spelled.filter((name) => !text.includes(`'${name}'`) && !text.includes(`"${name}"`))).toEqual([]);
});

test('the offline page is at the worker’s path', () => {
  expect(offlinePage.path).toBe(names.OFFLINE_PAGE_PATH);
});
