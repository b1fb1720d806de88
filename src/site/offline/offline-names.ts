/** Addresses and names that the pages, the offline worker and the build have in common. */

/** The offline worker. It stands at the root, so that it may answer for every page. */
export const WORKER_PATH = '/sw.js';

/** The script that offers a new version; asked for when there is one. */
export const UPDATE_OFFER_PATH = '/update-offer.js';

/** The script behind “Save for offline”; asked for on the first press. */
export const SAVING_PATH = '/save-offline.js';

/** Every page that can be saved, with its pictures and its size; only the worker asks for it. */
export const PAGE_LIST_PATH = '/offline-pages.json';

/** What the worker answers with where a page is not on the device and there is no network. */
export const OFFLINE_PAGE_PATH = '/offline';

/** First part of the name of the cache that the precache list fills: scripts, font, calculators. */
export const CACHE_PREFIX = 'evenscale';

/** The cache of pages seen or saved, and of their pictures. */
export const PAGES_CACHE = 'evenscale-pages';

/** The cache of scripts that belong to another version than the worker's: pages of that version may be open. */
export const VERSIONS_CACHE = 'evenscale-versions';

/** The key in the tab's session storage that says: a new version was offered, and the visitor said “Later”. */
export const LATER_KEY = 'evenscale.later';

/** The key in the state of the tab's history that takes what is typed over to the new version. */
export const TYPED_KEY = 'evenscaleTyped';
