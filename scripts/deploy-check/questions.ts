import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf } from '../../deploy/addresses.ts';
import { publishedFiles } from '../../deploy/built-site.ts';
import type { Question } from './ask.ts';

/** The topic of a request; known differences are listed by topic. */
export type Topic =
  | 'page'
  | 'file'
  | 'head'
  | 'query'
  | 'encoding'
  | 'unchanged'
  | 'range'
  | 'other spelling'
  | 'dot segments'
  | 'missing'
  | 'hidden'
  | 'malformed'
  | 'method'
  | 'method without a page'
  | 'method of a cached file';

/** The expected response of a host. */
export interface ExpectedResponse {
  readonly status: number;
  /** The redirect target, if any. */
  readonly location?: string;
  /** The built file whose bytes are returned, if any. */
  readonly file?: string;
}

/** A request with the response expected from both hosts. */
export interface HostQuestion extends Question {
  readonly topic: Topic;
  readonly expected: ExpectedResponse;
  /** Cloudflare's expected response where it differs; `known-differences.ts` has the reason. */
  readonly cloudflare?: ExpectedResponse;
  /** Whether to send it twice, the second time with the ETag of the first response. */
  readonly isRepeated?: boolean;
}

const NOT_FOUND: ExpectedResponse = { status: 404, file: '404.html' };

const notFound = (topic: Topic, ...paths: string[]): readonly HostQuestion[] =>
  paths.map((path) => ({ topic, path, expected: NOT_FOUND }));

const moved = (location: string, ...paths: string[]): readonly HostQuestion[] =>
  paths.map((path) => ({ topic: 'other spelling', path, expected: { status: 301, location } }));

const malformed = (...paths: string[]): readonly HostQuestion[] =>
  paths.map((path) => ({ topic: 'malformed', path, expected: { status: 400 }, cloudflare: NOT_FOUND }));

const refused = (topic: Topic, path: string, ...methods: string[]): readonly HostQuestion[] =>
  methods.map((method) => ({ topic, path, method, expected: { status: 405 } }));

const ENCODINGS = ['identity', 'gzip', 'br', 'gzip, deflate, br, zstd', 'br;q=0, gzip'];

/** Neither host supports range requests, so neither can respond that a range is unsatisfiable. */
const RANGES = ['bytes=0-99', 'bytes=99999999-'];

/** One page, requested in all the ways browsers do. */
function requestVariants(path: string, file: string): readonly HostQuestion[] {
  const expected = { status: 200, file };
  return [
    ...ENCODINGS.map((encoding): HostQuestion => ({
      topic: 'encoding',
      path,
      headers: { 'accept-encoding': encoding },
      expected,
    })),
    { topic: 'head', path, method: 'HEAD', expected: { status: 200 } },
    { topic: 'query', path: `${path}?from=elsewhere&x=1`, expected },
    { topic: 'unchanged', path, expected: { status: 304 }, isRepeated: true },
    ...RANGES.map((range): HostQuestion => ({ topic: 'range', path, headers: { range }, expected })),
  ];
}

/** Addresses that people, old links and scanners request. The pages named here are those of `config/paths.ts`. */
const ODD: readonly HostQuestion[] = [
  ...moved('/faq', '/faq/', '/FAQ', '/Faq/', '//faq', '/faq//', '/%66aq', '/faq.html', '/faq/index.html'),
  ...moved('/faq?from=a', '/FAQ/?from=a', '/faq/index.html?from=a'),
  ...moved('/', '/index.html', '/index', '///'),
  ...moved('/embed/bmi', '/embed/bmi/', '/Embed/BMI', '/embed/bmi/index.html'),
  ...moved(
    '/articles/good-fats',
    '/articles//good-fats',
    '/Articles/Good-Fats/',
    '/articles/good-fats/index',
  ),
  {
    topic: 'dot segments',
    path: '/articles/../faq',
    expected: { status: 301, location: '/faq' },
    cloudflare: { status: 200, file: 'faq/index.html' },
  },
  ...notFound(
    'missing',
    '/nowhere',
    '/nowhere/',
    '/NOWHERE',
    '//example.org/',
    '/404',
    '/404.html',
    '/faq/x',
  ),
  ...notFound(
    'missing',
    '/_astro/none.js',
    '/_astro/',
    '/_astro',
    '/heroes/',
    '/og/none.png',
    '/FAVICON.SVG',
    '/embed',
    '/embed/none',
  ),
  ...notFound(
    'hidden',
    '/.git/config',
    '/.env',
    '/.nginx/http.conf',
    '/.assetsignore',
    '/_headers',
    '/_redirects',
  ),
  ...notFound('hidden', '/index.html.br', '/faq/index.html.gz', '/_astro/react.js.map', '/wrangler.jsonc'),
  ...malformed('/%', '/faq%00', '/%2e%2e/%2e%2e/etc/passwd'),
  ...refused('method', '/faq', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'),
  ...refused('method without a page', '/nowhere', 'POST', 'DELETE'),
];

async function sitemapPaths(folder: string): Promise<readonly string[]> {
  const sitemap = await readFile(join(folder, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = '']) => new URL(address).pathname);
}

/** Every request sent to both hosts: each file of the build, each page of the sitemap in every way, and unusual addresses. */
export async function questionsFor(folder: string): Promise<readonly HostQuestion[]> {
  const files = await publishedFiles(folder);
  const pages = await sitemapPaths(folder);
  const fileOf = new Map(files.map((file) => [addressOf(file), file]));
  const known = [...fileOf].flatMap(([path, file]): readonly HostQuestion[] =>
    path === undefined
      ? []
      : [{ topic: file.endsWith('.html') ? 'page' : 'file', path, expected: { status: 200, file } }],
  );
  const listed = pages.flatMap((path) => requestVariants(path, fileOf.get(path) ?? `for ${path}`));
  const script = files.find((file) => file.startsWith('_astro/') && file.endsWith('.js'));
  const asset =
    script === undefined
      ? []
      : [
          ...requestVariants(`/${script}`, script),
          ...refused('method of a cached file', `/${script}`, 'POST', 'DELETE'),
        ];
  return [...known, ...listed, ...asset, ...ODD];
}
