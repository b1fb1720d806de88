import type { StaticPage } from './page-facts.ts';

/** Shown instead of a page that isn't stored on the device while offline. It isn't in any list of pages. */
export const offlinePage: StaticPage = {
  path: '/offline',
  title: 'This page can’t be loaded right now',
  description:
    'What you see when the site can’t be reached and the page you asked for isn’t saved on your device.',
  section: 'Offline',
  modified: '2026-11-21',
};
