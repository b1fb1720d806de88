import type { StaticPage } from './page-facts.ts';

/** The page that stands in for one that is not on the device, while there is no network. It is in no list. */
export const offlinePage: StaticPage = {
  path: '/offline',
  title: 'You are offline',
  description:
    'What you see where there is no connection and the page you asked for has not been saved before.',
  section: 'Without a connection',
  modified: '2026-11-21',
};
