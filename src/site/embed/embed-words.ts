import { site } from '#config/site.ts';

/** The words around the calculator in every embed. */
export const embedWords = {
  withoutScripts:
    'This calculator needs JavaScript, because everything is calculated in your own browser. The full page, linked below, says what you can calculate by hand.',
  disclaimer: site.disclaimer,
  privacy: 'Nothing you type is stored or sent.',
  fullPage: `Open the full calculator on ${site.name}`,
} as const;
