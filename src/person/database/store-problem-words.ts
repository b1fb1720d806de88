import type { StoreProblem } from './store-failure.ts';

/** Why nothing can be saved or shown, and what to do. */
export const storeProblems: Readonly<Record<StoreProblem, string>> = {
  denied:
    'This browser doesn’t let the site store anything. That happens in private windows or when storage is turned off. Allow it in the browser’s settings, or use a regular window.',
  full: 'There isn’t enough space left on this device. Free some up, then try again. What’s already saved is safe.',
  newer:
    'What’s saved here was written by a newer version of this site. Reload the page to see it. Nothing is lost.',
  replaced: 'This site was just updated in another tab. Reload this page. Nothing is lost.',
  blocked:
    'Another tab has an older version of this site open. Close your other tabs of this site, then try again. Nothing is lost.',
  failed:
    'The browser couldn’t read its storage. Try again, or restart the browser. This page didn’t change or erase anything.',
};
