import { formatPlural } from '#ui/text/format-plural.ts';
import { formatCount, formatMegabytes } from './format-size.ts';
import type { SavingState } from './offline-messages.ts';

/** The words about a new version, in their own object so that the script includes no others. */
export const updateWords = {
  ready: 'A new version is ready',
  now: 'Use it now',
  later: 'Later',
  starting: 'Starting…',
  short: 'Update',
} as const;

/** The words of the page that replaces one that isn't on the device, also in their own object. */
export const offlinePageWords = {
  text: 'You’re offline or the site isn’t responding, and this page isn’t saved on your device. The calculators, the search and every page you’ve read still work.',
  tryAgain: 'Try again',
  toolsTitle: 'What works offline',
} as const;

/** The words about using the site offline. */
export const offlineWords = {
  savedTitle: 'Saved on this device',

  savingTitle: 'Read offline',
  savingIntro:
    'The calculators, the search and every page you’ve read already work offline. You can also save all the other pages on this device, with their pictures. They take less than 4 MB.',
  save: 'Save for offline',
  saveRest: 'Save the rest',
  stop: 'Stop',
  remove: 'Remove from this device',
  progress: 'Pages saved',

  starting: 'Getting the list of pages…',
  saving: 'Saving. You can keep reading.',
  saved: ({ total, totalBytes }: SavingState) =>
    `Saved. All ${formatCount(total)} pages are on this device and take ${formatMegabytes(totalBytes)} MB.`,
  savedInPart: ({ kept, total }: SavingState) =>
    formatPlural(kept, [
      `# of ${formatCount(total)} pages is on this device.`,
      `# of ${formatCount(total)} pages are on this device.`,
    ]),
  savedSoFar: ({ kept, total, keptBytes, totalBytes }: SavingState) =>
    `${formatCount(kept)} of ${formatCount(total)} pages, ${formatMegabytes(keptBytes)} of ${formatMegabytes(totalBytes)} MB`,
  noList: 'The list of pages couldn’t be loaded. Try again when you’re online.',
  brokenOff: ({ kept, total }: SavingState) =>
    formatPlural(kept, [
      `The connection was lost. # of ${formatCount(total)} pages is saved on this device. Save the rest when you’re online again.`,
      `The connection was lost. # of ${formatCount(total)} pages are saved on this device. Save the rest when you’re online again.`,
    ]),
  full: ({ kept, total }: SavingState) =>
    formatPlural(kept, [
      `There’s no space left on this device. # of ${formatCount(total)} pages is saved. Free up space and save the rest, or remove what was saved.`,
      `There’s no space left on this device. # of ${formatCount(total)} pages are saved. Free up space and save the rest, or remove what was saved.`,
    ]),
  impossible:
    'This browser doesn’t let the site save pages. That can happen in a private window or when the device is full.',
  removed: 'Removed. Pages you read from now on will be saved again.',
} as const;
