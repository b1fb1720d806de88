import { paths, textFiles } from '#config/paths.ts';
import { absoluteAddress } from './address.ts';

const NOT_SET = [
  '# No address for security reports has been set yet.',
  '# The contact page says how to reach us.',
];

/**
 * The file's expiry: the first day of the sources' month, a year later. RFC 9116 advises against more than a year.
 */
const expiryOf = (sources: Date): string =>
  `${new Date(Date.UTC(sources.getUTCFullYear() + 1, sources.getUTCMonth(), 1)).toISOString().slice(0, 19)}Z`;

/**
 * The file `/.well-known/security.txt` (RFC 9116).
 *
 * @param contact - `mailto:` or `https:` address; without one, the contact page
 * @param sources - date of the sources that the site is built from
 */
export function securityText(contact: string | undefined, sources: Date): string {
  return [
    ...(contact === undefined ? NOT_SET : []),
    `Contact: ${contact ?? absoluteAddress(paths.contact)}`,
    `Expires: ${expiryOf(sources)}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteAddress(textFiles.security)}`,
    '',
  ].join('\n');
}
