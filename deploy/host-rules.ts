/**
 * What every host answers with, in one place: from this table come the configuration of nginx, the `_headers` and
 * `_redirects` of Cloudflare, and the headers of our own server.
 */

/** Which of the content policies an answer carries; see `content-policy.ts`. */
export type PolicyName = 'page' | 'file' | 'worker';

/** All addresses of one kind. A later class wins over an earlier one. */
export interface PathClass {
  /** An address; one `*` stands for anything. */
  readonly pattern: string;
  /** How long a browser may keep it. */
  readonly cache: string;
  readonly policy: PolicyName;
  /** Whose pages may show it. */
  readonly shownBy: 'same-origin' | 'cross-origin';
}

/** Kept, but never shown without asking whether it is still the same. */
export const ASK_AGAIN = 'no-cache';

/** The name changes with the content, so the content under one name never does. */
const KEEP_FOR_GOOD = 'public, max-age=31536000, immutable';

/** Statuses of an answer that has an address's own caching; every other answer is `ASK_AGAIN`. */
export const KEPT_STATUSES = [200, 304] as const;

/** The kinds of address. Whatever is not there is answered with the not-found page, as a page. */
export const pathClasses: readonly PathClass[] = [
  { pattern: '/*', cache: ASK_AGAIN, policy: 'page', shownBy: 'same-origin' },
  { pattern: '/_astro/*', cache: KEEP_FOR_GOOD, policy: 'file', shownBy: 'same-origin' },
  { pattern: '/heroes/*', cache: ASK_AGAIN, policy: 'file', shownBy: 'same-origin' },
  // Previews are made to be shown where somebody links to a page.
  { pattern: '/og/*', cache: ASK_AGAIN, policy: 'file', shownBy: 'cross-origin' },
  { pattern: '/sw.js', cache: ASK_AGAIN, policy: 'worker', shownBy: 'same-origin' },
];

/** What the site never uses stays closed, for the site and for whatever an owner may one day embed. */
const CLOSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * What the site's own buttons may ask for. Sharing a result is open to ourselves by default, and a browser that has
 * no such thing complains when it is named.
 */
const OWN_FEATURES = ['clipboard-write'];

const permissions = [
  ...CLOSED_FEATURES.map((feature) => `${feature}=()`),
  ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
].join(', ');

/** Headers of every answer, whatever its status. */
export const commonHeaders: Readonly<Record<string, string>> = {
  // Every text lies there in three forms; what stands between us and a visitor must not mix them up.
  Vary: 'Accept-Encoding',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': permissions,
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Headers that an answer has by its class. */
export const classHeaders = (
  { cache, policy, shownBy }: PathClass,
  policies: Readonly<Record<PolicyName, string>>,
): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policies[policy],
  'Cross-Origin-Resource-Policy': shownBy,
  'Cache-Control': cache,
});

/** Type of a file by the end of its name; whatever else turns up is a download. JSON and XML say their own encoding. */
export const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** Files that lie beside the site and are for hosts, not for visitors. They are answered as if they were not there. */
export const HIDDEN_FILE = /(?:^|\/)\.(?!well-known\/)|\.(?:br|gz|map)$|^\/?_(?:headers|redirects)$/u;

/** The methods that a folder of files understands. */
export const METHODS = ['GET', 'HEAD'] as const;

/** A pattern of the table as a regular expression, in the words that JavaScript and nginx share. */
export const patternSource = (pattern: string): string =>
  `^${pattern
    .split('*')
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.*')}$`;

/** The class of an address: the last one that fits. */
export function classOf(address: string): PathClass {
  const found = pathClasses.findLast(({ pattern }) => new RegExp(patternSource(pattern)).test(address));
  if (found === undefined) throw new RangeError(`classOf: ${address} is no address; it begins with /`);
  return found;
}
