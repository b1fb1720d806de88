import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf } from '../../deploy/addresses.ts';
import { publishedFiles } from '../../deploy/built-site.ts';
import type { Question } from './ask.ts';

/** What a question is about; known differences are listed by it. */
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
  | 'method of a kept file';

/** What a host has to answer. */
export interface Owed {
  readonly status: number;
  /** Where it leads to, if it is a redirect. */
  readonly location?: string;
  /** The built file whose bytes come back, if any. */
  readonly file?: string;
}

/** A question with the answer that both hosts owe. */
export interface HostQuestion extends Question {
  readonly topic: Topic;
  readonly owed: Owed;
  /** What Cloudflare owes where that is something else; `known-differences.ts` says why. */
  readonly cloudflare?: Owed;
  /** Asked twice: the second time with the mark of the first answer. */
  readonly isAskedAgain?: boolean;
}

const NOT_FOUND: Owed = { status: 404, file: '404.html' };

const notFound = (topic: Topic, ...paths: string[]): readonly HostQuestion[] =>
  paths.map((path) => ({ topic, path, owed: NOT_FOUND }));

const moved = (location: string, ...paths: string[]): readonly HostQuestion[] =>
  paths.map((path) => ({ topic: 'other spelling', path, owed: { status: 301, location } }));

const malformed = (...paths: string[]): readonly HostQuestion[] =>
  paths.map((path) => ({ topic: 'malformed', path, owed: { status: 400 }, cloudflare: NOT_FOUND }));

const refused = (topic: Topic, path: string, ...methods: string[]): readonly HostQuestion[] =>
  methods.map((method) => ({ topic, path, method, owed: { status: 405 } }));

const ENCODINGS = ['identity', 'gzip', 'br', 'gzip, deflate, br, zstd', 'br;q=0, gzip'];

/** Neither host sends a part of a file, so neither can say that there is no such part. */
const RANGES = ['bytes=0-99', 'bytes=99999999-'];

/** One page asked for in every way that a browser has. */
function waysToAsk(path: string, file: string): readonly HostQuestion[] {
  const owed = { status: 200, file };
  return [
    ...ENCODINGS.map((encoding): HostQuestion => ({
      topic: 'encoding',
      path,
      headers: { 'accept-encoding': encoding },
      owed,
    })),
    { topic: 'head', path, method: 'HEAD', owed: { status: 200 } },
    { topic: 'query', path: `${path}?from=elsewhere&x=1`, owed },
    { topic: 'unchanged', path, owed: { status: 304 }, isAskedAgain: true },
    ...RANGES.map((range): HostQuestion => ({ topic: 'range', path, headers: { range }, owed })),
  ];
}

/** Addresses that people, old links and scanners ask for. The pages named here are those of `config/paths.ts`. */
const ODD: readonly HostQuestion[] = [
  ...moved('/faq', '/faq/', '/FAQ', '/Faq/', '//faq', '/faq//', '/%66aq', '/faq.html', '/faq/index.html'),
  ...moved('/faq?from=a', '/FAQ/?from=a', '/faq/index.html?from=a'),
  ...moved('/', '/index.html', '/index', '///'),
  ...moved(
    '/articles/good-fats',
    '/articles//good-fats',
    '/Articles/Good-Fats/',
    '/articles/good-fats/index',
  ),
  {
    topic: 'dot segments',
    path: '/articles/../faq',
    owed: { status: 301, location: '/faq' },
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

/** Everything that both hosts are asked: each file of the build, each page of the sitemap in every way, and odd ones. */
export async function questionsFor(folder: string): Promise<readonly HostQuestion[]> {
  const files = await publishedFiles(folder);
  const pages = await sitemapPaths(folder);
  const fileOf = new Map(files.map((file) => [addressOf(file), file]));
  const known = [...fileOf].flatMap(([path, file]): readonly HostQuestion[] =>
    path === undefined
      ? []
      : [{ topic: file.endsWith('.html') ? 'page' : 'file', path, owed: { status: 200, file } }],
  );
  const listed = pages.flatMap((path) => waysToAsk(path, fileOf.get(path) ?? `for ${path}`));
  const script = files.find((file) => file.startsWith('_astro/') && file.endsWith('.js'));
  const asset =
    script === undefined
      ? []
      : [
          ...waysToAsk(`/${script}`, script),
          ...refused('method of a kept file', `/${script}`, 'POST', 'DELETE'),
        ];
  return [...known, ...listed, ...asset, ...ODD];
}
