/** Addresses and names that the pages, the offline worker and the build have in common. */

/** The offline worker. It is at the root, so that its scope covers every page. */
export const WORKER_PATH = '/sw.js';

/** The script that offers a new version; asked for when there is one. */
export const UPDATE_OFFER_PATH = '/update-offer.js';

/** The script behind “Save for offline”; asked for on the first press. */
export const SAVING_PATH = '/save-offline.js';

/** Every page that can be saved, with its images and its size; only the worker requests it. */
export const PAGE_LIST_PATH = '/offline-pages.json';

/** The worker's answer if a page is not on the device and there is no network. */
export const OFFLINE_PAGE_PATH = '/offline';

/** First part of the name of the cache that the precache list fills: scripts, font, calculators. */
export const CACHE_PREFIX = 'evenscale';

/** The cache of visited or saved pages, and of their images. */
export const PAGES_CACHE = 'evenscale-pages';

/** The cache of scripts of versions other than the worker's: pages of those versions may be open. */
export const VERSIONS_CACHE = 'evenscale-versions';

/** The key in the tab's session storage that says: a new version was offered, and the visitor said “Later”. */
export const LATER_KEY = 'evenscale.later';

/** The key in the tab's history state that carries typed text over to the new version. */
export const TYPED_KEY = 'evenscaleTyped';
