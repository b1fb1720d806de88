import { dirname } from 'node:path/posix';
import { textFiles } from '#config/paths.ts';
import { security } from '#config/site.ts';
import { securityText } from '#seo/security-text.ts';
import { sourceDate } from '#seo/source-date.ts';

/**
 * The folder is `.well-known`. It can't be a folder here, since type check and lint skip names that start with a dot.
 */
export const getStaticPaths = () => [{ params: { folder: dirname(textFiles.security).slice(1) } }];

/** Where to report a security problem. */
export function GET(): Response {
  return new Response(securityText(security.contact, sourceDate()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
