import type { ForeignHosts } from '../src/config/site.ts';
import type { PolicyName } from './host-rules.ts';

/** Hashes of the inline scripts and styles in some pages. */
interface PageCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Hashes of the inline scripts and styles in the built files. */
export interface InlineCode extends PageCode {
  /** In the embeds. */
  readonly embeds: PageCode;
  /** Styles inside drawings; they matter only when a drawing is opened directly. */
  readonly drawings: readonly string[];
}

type Directives = Readonly<Record<string, readonly (string | undefined)[]>>;

const NONE = ["'none'"];
const SELF = "'self'";

/** A valid source is a single https host: no path, no wildcard, no other scheme. */
function checkHost(name: string, host: string | undefined): string | undefined {
  if (host === undefined) return undefined;
  if (!/^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/u.test(host))
    throw new RangeError(`site.hosts.${name}: ${host} must be like https://images.example.org`);
  return host;
}

const write = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter((source) => source !== undefined)])
    .filter(([, ...sources]) => sources.length > 0)
    .map((parts) => parts.join(' '))
    .join('; ');

/** No framing, no base URL, no form submission. */
const SEALED: Directives = { 'base-uri': NONE, 'form-action': NONE, 'frame-ancestors': NONE };

/**
 * What an embed may do, in every page that shows it: run its scripts and open links in a new tab. Without
 * `allow-same-origin` it has an opaque origin, so the browser denies it every kind of storage.
 */
const SANDBOX = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox'];

/**
 * Scripts are trusted by the hashes of the inline ones, which load the others: in a document with an opaque origin,
 * `'self'` matches no file in WebKit. Browsers without `'strict-dynamic'` go by `'self'`.
 */
const embedPolicy = ({ scripts, styles }: PageCode): Directives => ({
  'default-src': NONE,
  'script-src': [SELF, "'strict-dynamic'", ...scripts],
  'style-src': styles,
  'img-src': [SELF],
  ...SEALED,
  'frame-ancestors': ['*'],
  sandbox: SANDBOX,
});

/**
 * The content policies of one build. All pages but the embeds and their preview share one: it contains the hashes of exactly the inline scripts and
 * styles of the build. `connect-src 'none'` ensures that nothing typed leaves the page; the offline
 * worker has a separate policy, because it fetches the site's files.
 */
export function buildPolicies(
  { scripts, styles, drawings, embeds }: InlineCode,
  hosts: ForeignHosts,
): Readonly<Record<PolicyName, string>> {
  const photos = checkHost('photos', hosts.photos);
  const ads = checkHost('ads', hosts.ads);
  const page = {
    'default-src': NONE,
    'script-src': [SELF, ...scripts, ads],
    'style-src': styles,
    'img-src': [SELF, photos, ads],
    'font-src': [SELF],
    'manifest-src': [SELF],
    'worker-src': [SELF],
    'frame-src': [ads],
    'connect-src': NONE,
    ...SEALED,
  };
  const worker = { 'default-src': NONE, 'script-src': [SELF], 'connect-src': [SELF], ...SEALED };
  const file = { 'default-src': NONE, 'style-src': drawings, ...SEALED };
  return {
    page: write(page),
    preview: write({ ...page, 'frame-src': [SELF, ads] }),
    embed: write(embedPolicy(embeds)),
    worker: write(worker),
    file: write(file),
  };
}
