import { paths } from '#config/paths.ts';
import type { Operator } from '#config/site.ts';

/** The words about the site's email address, with and without one. */
export const addressWords = {
  writeTo: (email: string) => `Write to [${email}](mailto:${email}).`,
  nowhereToWrite:
    '**There’s no address to write to yet.** The owner of this site hasn’t set one up. As soon as there is one, you’ll find it here. Until then, the notes below say what you can check yourself.',
  address: (email: string) => `[${email}](mailto:${email})`,
  noAddress: `There’s no address to write to yet; the [contact page](${paths.contact}) will have it.`,
} as const;

/** Who runs the site, in the privacy policy. */
export const operatorWords = {
  named: ({ name, host, logDays }: Operator) =>
    `This site is run by ${name}. ${host} hosts it, handles the requests for us, and keeps its logs for ${logDays} days.`,
  unnamed:
    '**Who runs this site, which company hosts it and for how many days its logs are kept isn’t named yet.** The owner of this site hasn’t filled it in. As soon as they do, you’ll find it here.',
} as const;
