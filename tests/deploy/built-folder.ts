/** The built site under test; a variable can name another folder. */
export const BUILT = process.env['BUILT_SITE'] ?? 'dist';
