import { paths } from '#config/paths.ts';

/** What is written about the site's email address while there is one, and while there is none. */
export const addressWords = {
  writeTo: (email: string) => `Write to [${email}](mailto:${email}).`,
  nowhereToWrite:
    '**There’s no address to write to yet.** The owner of this site hasn’t set one up. As soon as there is one, you’ll find it here. Until then, the notes below say what you can check yourself.',
  address: (email: string) => `[${email}](mailto:${email})`,
  noAddress: `There’s no address to write to yet; the [contact page](${paths.contact}) will have it.`,
} as const;
