/**
 * Shows a log that somebody shared with a link. Only such links lead there, so it isn't among the paths that every page
 * loads.
 */
export const SHARED_LOG_PATH = '/shared-log';
