import { site } from '#config/site.ts';

/** The words of every embed around its calculator. */
export const embedWords = {
  withoutScripts:
    'This calculator needs JavaScript, because everything is calculated in your own browser. With JavaScript off, the full page below lists the formulas.',
  disclaimer: site.disclaimer,
  privacy: 'Nothing you type is stored or sent.',
  fullPage: `More about your result on ${site.name}`,
} as const;
