/** Paths and names shared by the pages, the offline worker and the build. */

/** The offline worker, at the root so that its scope covers every page. */
export const WORKER_PATH = '/sw.js';

/** The script that offers a new version; loaded when there is one. */
export const UPDATE_OFFER_PATH = '/update-offer.js';

/** The script for “Save for offline”; loaded on the first press. */
export const SAVING_PATH = '/save-offline.js';

/** Every page that can be saved, with its images and its size; only the worker requests it. */
export const PAGE_LIST_PATH = '/offline-pages.json';

/** The worker's response if a page isn't on the device and there is no network. */
export const OFFLINE_PAGE_PATH = '/offline';

/** Prefix of the name of the precache: scripts, font and calculators. */
export const CACHE_PREFIX = 'evenscale';

/** The cache of visited or saved pages, and of their images. */
export const PAGES_CACHE = 'evenscale-pages';

/** The cache for scripts of versions other than the worker's, since pages of those versions may be open. */
export const VERSIONS_CACHE = 'evenscale-versions';

/** The key in the tab's session storage that records that the visitor chose “Later” for a new version. */
export const LATER_KEY = 'evenscale.later';

/** The key in the tab's history state that passes typed text to the new version. */
export const TYPED_KEY = 'evenscaleTyped';
