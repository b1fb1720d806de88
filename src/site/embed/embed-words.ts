import { site } from '#config/site.ts';

/** The last line of every embed. */
export const embedWords = {
  disclaimer: site.disclaimer,
  privacy: 'Nothing you type is stored or sent.',
  fullPage: `More about your result on ${site.name}`,
} as const;
