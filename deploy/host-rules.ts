/**
 * Every host's responses, in one place: this table generates the configuration of nginx, the `_headers` of Cloudflare,
 * and the headers of our own server.
 */

/** The content policy of a response; see `content-policy.ts`. */
export type PolicyName = 'page' | 'preview' | 'embed' | 'file' | 'worker';

/** All addresses of one kind. A later class overrides an earlier one. */
export interface PathClass {
  /** An address; one `*` matches anything. */
  readonly pattern: string;
  /** How long a browser may cache it. */
  readonly cache: string;
  readonly policy: PolicyName;
  /** The sites that may load it as part of a page of theirs. */
  readonly shownBy: 'same-origin' | 'cross-origin';
  /** Headers that only this class has; `null` leaves out a common one. */
  readonly more?: Readonly<Record<string, string | null>>;
}

/** Cached, but revalidated before every use. */
export const REVALIDATE = 'no-cache';

/** The name contains a content hash, so the content never changes. */
const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** Statuses that get an address's own caching; every other response is `REVALIDATE`. */
export const CACHED_STATUSES = [200, 304] as const;

/** The kinds of address. Anything else is answered with the not-found page. */
export const pathClasses: readonly PathClass[] = [
  { pattern: '/*', cache: REVALIDATE, policy: 'page', shownBy: 'same-origin' },
  {
    pattern: '/_astro/*',
    cache: CACHE_FOREVER,
    policy: 'file',
    shownBy: 'same-origin',
    // An embed has an opaque origin, so its own scripts are another origin's to it.
    more: { 'Access-Control-Allow-Origin': '*' },
  },
  // Reference cases and their schema, which pages of other sites may read to check their own formulas.
  {
    pattern: '/methodology/vectors.*',
    cache: REVALIDATE,
    policy: 'file',
    shownBy: 'cross-origin',
    more: { 'Access-Control-Allow-Origin': '*' },
  },
  { pattern: '/heroes/*', cache: REVALIDATE, policy: 'file', shownBy: 'same-origin' },
  // Previews are meant to be shown by sites that link to a page.
  { pattern: '/og/*', cache: REVALIDATE, policy: 'file', shownBy: 'cross-origin' },
  { pattern: '/sw.js', cache: REVALIDATE, policy: 'worker', shownBy: 'same-origin' },
  // The one page that shows embeds.
  { pattern: '/developers/embed*', cache: REVALIDATE, policy: 'preview', shownBy: 'same-origin' },
  // Calculators in pages of other sites, and the script that fits their frames.
  {
    pattern: '/embed/*',
    cache: REVALIDATE,
    policy: 'embed',
    shownBy: 'cross-origin',
    more: { 'X-Frame-Options': null },
  },
  { pattern: '/embed.js', cache: REVALIDATE, policy: 'file', shownBy: 'cross-origin' },
];

/** Features that the site never uses are disabled, also for anything an owner may embed later. */
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
 * Features that the site's own buttons use. Sharing is allowed for the site itself by default, and browsers without
 * it log a warning when it is listed.
 */
const OWN_FEATURES = ['clipboard-write'];

const permissions = [
  ...CLOSED_FEATURES.map((feature) => `${feature}=()`),
  ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
].join(', ');

/** Headers of every response, whatever its status, unless its class leaves them out. */
export const commonHeaders: Readonly<Record<string, string>> = {
  // Text files exist in three forms; caches on the way must not mix them up.
  Vary: 'Accept-Encoding',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': permissions,
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Names of the headers that some classes have and others haven't. */
export const variedHeaders: readonly string[] = [
  ...new Set(pathClasses.flatMap(({ more = {} }) => Object.keys(more))),
];

/** Headers of a response by its class. */
export function headersOf(
  { cache, policy, shownBy, more }: PathClass,
  policies: Readonly<Record<PolicyName, string>>,
): Readonly<Record<string, string>> {
  const all: Readonly<Record<string, string | null>> = {
    ...commonHeaders,
    'Content-Security-Policy': policies[policy],
    'Cross-Origin-Resource-Policy': shownBy,
    'Cache-Control': cache,
    ...more,
  };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** Content types by file name extension; anything else is a download. JSON and XML declare their own encoding. */
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

/** Files for hosts, not for visitors. They are answered as if they did not exist. */
export const HIDDEN_FILE = /(?:^|\/)\.(?!well-known\/)|\.(?:br|gz|map)$|^\/?_(?:headers|redirects)$/u;

/** The methods that a static host supports. */
export const METHODS = ['GET', 'HEAD'] as const;

/** A pattern of the table as a regular expression, in syntax that JavaScript and nginx share. */
export const patternSource = (pattern: string): string =>
  `^${pattern
    .split('*')
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.*')}$`;

/** The class of an address: the last one that matches. */
export function classOf(address: string): PathClass {
  const found = pathClasses.findLast(({ pattern }) => new RegExp(patternSource(pattern)).test(address));
  if (found === undefined) throw new RangeError(`classOf: ${address} is no address; it begins with /`);
  return found;
}
