/**
 * Whether this is `npm run test:exhaustive`, which runs the files named `*.exhaustive.test.ts`, and checks every width
 * and theme where `npm test` checks one.
 */
export const isExhaustive = process.env['EXHAUSTIVE'] === '1';

export const THEMES: readonly ('light' | 'dark')[] = isExhaustive ? ['light', 'dark'] : ['light'];

/** Window widths in px. */
export const WIDTHS: readonly number[] = isExhaustive ? [320, 768, 1280] : [320];

/** Details of a browser test that is one of several for the same thing, such as one for each width. */
export const exhaustiveUnless = (isInBoth: boolean): { readonly tag: string[] } => ({
  tag: isInBoth ? [] : ['@exhaustive'],
});

/** The test files of this run, for Vitest. */
export const testFiles = isExhaustive
  ? { include: ['**/*.exhaustive.test.ts'] }
  : { include: ['**/*.test.ts'], exclude: ['**/*.exhaustive.test.ts'] };
