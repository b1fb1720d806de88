import type { StaticPage } from './page-facts.ts';

/** Shown in place of a page that is not on the device, while the site cannot be reached. It is in no list. */
export const offlinePage: StaticPage = {
  path: '/offline',
  title: 'This page can’t be loaded right now',
  description:
    'What you see when the site can’t be reached and the page you asked for isn’t saved on your device.',
  section: 'Offline',
  modified: '2026-11-21',
};
