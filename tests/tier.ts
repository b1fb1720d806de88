import { test } from '@playwright/test';

/**
 * `npm test` runs the project `usual`, which checks each promise once; `npm run test:all` also runs the project `slow`:
 * the tests tagged `@slow`, and those tagged `@both` with the cases that `usual` leaves out.
 */
export const BOTH = { tag: '@both' } as const;
const SLOW = { tag: '@slow' } as const;

/** Details of a test that is one of several for the same thing, such as one for each unit. */
export const slowUnless = (isUsual: boolean) => (isUsual ? {} : SLOW);

/** The same if the one that stands for the others also runs in `slow`, with the cases left out. */
export const bothOrSlow = (isUsual: boolean) => (isUsual ? BOTH : SLOW);

export const isSlowTier = (): boolean => test.info().project.name === 'slow';

/** The first cases in `usual`; in `slow` the others, or all of them if the test doesn't run in `usual`. */
export function casesOfTier<Case>(cases: readonly Case[], usual = 1): readonly Case[] {
  if (!isSlowTier()) return cases.slice(0, usual);
  return test.info().tags.includes(BOTH.tag) ? cases.slice(usual) : cases;
}

/** Window widths in px with a theme. */
export const LOOKS = [320, 768, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);
