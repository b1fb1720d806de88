import { formatCount, formatMegabytes } from './format-size.ts';
import type { SavingState } from './offline-messages.ts';

/** The words about a new version. In an object of their own, so that the script has no others. */
export const updateWords = {
  ready: 'A new version is ready',
  now: 'Use it now',
  later: 'Later',
  starting: 'Starting…',
  short: 'Update',
} as const;

/** The words about using the site offline. */
export const offlineWords = {
  keptTitle: 'Saved on this device',

  savingTitle: 'Read offline',
  savingIntro:
    'The calculators, the search and every page you’ve read already work offline. You can also save all the other pages on this device, with their pictures. They take less than 3 MB.',
  save: 'Save for offline',
  saveRest: 'Save the rest',
  stop: 'Stop',
  remove: 'Remove from this device',
  progress: 'Pages saved',

  starting: 'Getting the list of pages…',
  saving: 'Saving. You can keep reading.',
  saved: ({ total, totalBytes }: SavingState) =>
    `Saved. All ${formatCount(total)} pages are on this device and take ${formatMegabytes(totalBytes)} MB.`,
  savedInPart: (state: SavingState) => `${pagesOf(state)} are on this device.`,
  savedSoFar: (state: SavingState) =>
    `${pagesOf(state)}, ${formatMegabytes(state.keptBytes)} of ${formatMegabytes(state.totalBytes)} MB`,
  brokenOff: (state: SavingState) =>
    state.total === 0
      ? 'The list of pages couldn’t be loaded. Try again when you’re online.'
      : `The connection was lost. ${pagesOf(state)} are saved on this device. Save the rest when you’re online again.`,
  full: (state: SavingState) =>
    `There’s no space left on this device. ${pagesOf(state)} are saved. Free up space and save the rest, or remove what was saved.`,
  impossible:
    'This browser doesn’t let the site save pages. That can happen in a private window or when the device is full.',
  removed: 'Removed. Pages you read from now on will be saved again.',
} as const;

function pagesOf({ kept, total }: SavingState): string {
  return `${formatCount(kept)} of ${formatCount(total)} pages`;
}
