import { paths } from '#config/paths.ts';

/** The words about the site's email address, with and without one. */
export const addressWords = {
  writeTo: (email: string) => `Write to [${email}](mailto:${email}).`,
  nowhereToWrite:
    '**There’s no address to write to yet.** The owner of this site hasn’t set one up. As soon as there is one, you’ll find it here. Until then, the notes below say what you can check yourself.',
  address: (email: string) => `[${email}](mailto:${email})`,
  noAddress: `There’s no address to write to yet; the [contact page](${paths.contact}) will have it.`,
} as const;
