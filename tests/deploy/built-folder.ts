/** The built site under test; an environment variable can name another folder. */
export const BUILT = process.env['BUILT_SITE'] ?? 'dist';
