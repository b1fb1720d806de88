/** The built site under test; another one for who builds into a folder of their own. */
export const BUILT = process.env['BUILT_SITE'] ?? 'dist';
