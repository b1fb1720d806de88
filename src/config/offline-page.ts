import type { StaticPage } from './page-facts.ts';

/** Shown in place of a page that is not on the device, while the site cannot be reached. It is in no list. */
export const offlinePage: StaticPage = {
  path: '/offline',
  title: 'This page cannot be loaded now',
  description:
    'What you see when the site cannot be reached and the page you asked for has not been saved before.',
  section: 'Without a connection',
  modified: '2026-11-21',
};
