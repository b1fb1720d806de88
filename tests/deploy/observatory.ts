/**
 * Mozilla's HTTP Observatory score of a response: its published rules and scores (repository
 * mdn/mdn-http-observatory, `src/grader/charts.js` and `src/analyzer/tests`), for what concerns a site without
 * cookies and third-party scripts. Reimplemented from those rules; every rule that can lower the score is here.
 */

export interface Scanned {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly html: string;
  /** The target of the plain http redirect on this host. */
  readonly redirect: string | undefined;
  readonly host: string;
}

export interface Mark {
  readonly test: string;
  readonly modifier: number;
}

type Policy = ReadonlyMap<string, readonly string[]>;

const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*'];
const INLINE = ["'unsafe-inline'", 'data:'];
const SIX_MONTHS = 15_552_000;

/** The directives of a policy by name. */
export const parsePolicy = (header: string): Policy =>
  new Map(
    header
      .split(';')
      .map((directive) => directive.trim().split(/\s+/u))
      .map(([name = '', ...sources]) => [name, sources]),
  );

function markPolicy(header: string | undefined): number {
  if (header === undefined) return -25;
  const policy = parsePolicy(header);
  const sources = (name: string): readonly string[] => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const allows = (name: string, unsafe: readonly string[]): boolean =>
    sources(name).some((source) => unsafe.includes(source));
  const isPlain = (source: string): boolean => /^(?:http|ftp):/u.test(source);
  if (allows('script-src', [...BROAD, ...INLINE]) || allows('object-src', BROAD)) return -20;
  if ([...policy].some(([name, list]) => !/^(?:img|media)-src$/u.test(name) && list.some(isPlain)))
    return -20;
  if (allows('script-src', ["'unsafe-eval'"]) || allows('style-src', ["'unsafe-eval'"])) return -10;
  if ([...sources('img-src'), ...sources('media-src')].some(isPlain)) return -10;
  if (allows('style-src', [...BROAD, ...INLINE])) return 0;
  return sources('default-src').join() === "'none'" ? 10 : 5;
}

function markTransport(header: string | undefined): number {
  const age = Number(/(?:^|;)\s*max-age=(\d+)/iu.exec(header ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(age) || header?.includes(',')) return -20;
  return age < SIX_MONTHS ? -10 : 0;
}

function markReferrer(header: string | undefined): number {
  if (header === undefined) return 0;
  const isPrivate = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  return isPrivate.includes(header) ? 5 : -5;
}

function markFraming({
  'content-security-policy': policy,
  'x-frame-options': frames,
}: Scanned['headers']): number {
  if (policy !== undefined && parsePolicy(policy).has('frame-ancestors')) return 5;
  return /^(?:deny|sameorigin)$/iu.test(frames ?? '') ? 0 : -20;
}

function markRedirect({ redirect, host }: Scanned): number {
  if (redirect === undefined || !redirect.startsWith('https://')) return -20;
  return new URL(redirect).hostname === host ? 0 : -5;
}

/** Third-party scripts lower the score; this site has none. */
const markScripts = (html: string): number => (/<script\b[^>]*\bsrc="(?:https?:)?\/\//u.test(html) ? -50 : 0);

/** The score of each test. */
export function scan(scanned: Scanned): readonly Mark[] {
  const { headers, html } = scanned;
  const origin = headers['cross-origin-resource-policy'];
  return [
    { test: 'content policy', modifier: markPolicy(headers['content-security-policy']) },
    { test: 'cookies', modifier: headers['set-cookie'] === undefined ? 0 : -40 },
    { test: 'sharing with others', modifier: headers['access-control-allow-origin'] === undefined ? 0 : -50 },
    { test: 'redirection', modifier: markRedirect(scanned) },
    { test: 'referrer', modifier: markReferrer(headers['referrer-policy']) },
    { test: 'transport', modifier: markTransport(headers['strict-transport-security']) },
    { test: 'scripts of others', modifier: markScripts(html) },
    { test: 'type sniffing', modifier: headers['x-content-type-options'] === 'nosniff' ? 0 : -5 },
    { test: 'framing', modifier: markFraming(headers) },
    {
      test: 'resource policy',
      modifier: origin === 'same-origin' || origin === 'same-site' ? 10 : origin ? -5 : 0,
    },
  ];
}

const GRADES = ['F', 'F', 'F', 'F', 'F', 'D-', 'D', 'D', 'D+', 'C-', 'C', 'C', 'C+', 'B-', 'B', 'B', 'B+'];
const BEST_GRADES = ['A-', 'A', 'A', 'A+'];

/** The grade: bonus points count only for a site that has lost ten points at most. */
export function gradeOf(marks: readonly Mark[]): { readonly score: number; readonly grade: string } {
  const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 100);
  const modifiers = marks.map(({ modifier }) => modifier);
  const without = sum(modifiers.filter((modifier) => modifier < 0));
  const score = Math.max(0, without >= 90 ? sum(modifiers) : without);
  return { score, grade: [...GRADES, ...BEST_GRADES][Math.floor(Math.min(score, 100) / 5)] ?? 'F' };
}
