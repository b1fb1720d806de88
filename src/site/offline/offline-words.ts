import { formatCount, formatMegabytes } from './format-size.ts';
import type { SavingState } from './offline-messages.ts';

/** All that a visitor reads about a new version. By itself, so that its script carries no other words. */
export const updateWords = {
  ready: 'A new version is ready',
  now: 'Use it now',
  later: 'Later',
  starting: 'Starting…',
  short: 'Update',
} as const;

/** All that a visitor reads about reading without a connection. */
export const offlineWords = {
  keptTitle: 'Saved on this device',

  savingTitle: 'Read without a connection',
  savingIntro:
    'The calculators, the search and every page you have read work offline already. This keeps all other pages on this device too, with their pictures: about 2 MB.',
  save: 'Save for offline',
  saveRest: 'Save the rest',
  stop: 'Stop',
  remove: 'Remove from this device',
  progress: 'Pages saved',

  starting: 'Getting the list of pages…',
  saving: 'Saving. You may go on reading meanwhile.',
  saved: ({ total, totalBytes }: SavingState) =>
    `Saved. All ${formatCount(total)} pages are on this device and take ${formatMegabytes(totalBytes)} MB.`,
  savedInPart: (state: SavingState) => `${pagesOf(state)} are on this device.`,
  savedSoFar: (state: SavingState) =>
    `${pagesOf(state)}, ${formatMegabytes(state.keptBytes)} of ${formatMegabytes(state.totalBytes)} MB`,
  brokenOff: (state: SavingState) =>
    state.total === 0
      ? 'The list of pages could not be fetched. Try again when you are connected.'
      : `The connection broke off. ${pagesOf(state)} are on this device and stay there; save the rest when you are connected again.`,
  full: (state: SavingState) =>
    `There is no room left on this device. ${pagesOf(state)} are saved. Make room and save the rest, or remove what was saved.`,
  impossible:
    'This browser does not let the site keep pages. A private window or a full disk may be the reason.',
  removed: 'Removed. From now on a page is kept again once you have read it.',
} as const;

function pagesOf({ kept, total }: SavingState): string {
  return `${formatCount(kept)} of ${formatCount(total)} pages`;
}
