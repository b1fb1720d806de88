import { describe, expect, inject, test } from 'vitest';
import { ask } from '../../scripts/deploy-check/ask.ts';
import type { Question } from '../../scripts/deploy-check/ask.ts';
import { PLANTED, SECRET } from './planted-files.ts';

/** What our rules decide about requests that no page of ours sends; `comparison.test.ts` has the others. */
interface Case extends Question {
  readonly statuses: readonly number[];
  /** Headers of the response; `undefined` for one that it must not have. */
  readonly answer?: Readonly<Record<string, string | RegExp | undefined>>;
}

const NOT_THERE = [400, 404];

/** Ways to write `../`, from plain to encodings that some decoders once accepted. */
const UPWARDS = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%252e%252e%252f',
  '..%5c',
  '..%c0%af',
  '....//',
  '..;/',
  '..%00/',
];

const traversal = UPWARDS.flatMap((up) =>
  ['etc/passwd', '.git/config'].map((file) => ({
    path: `/articles/${up.repeat(6)}${file}`,
    statuses: NOT_THERE,
  })),
);

const hidden = [...PLANTED, '.nginx/server.conf', '_headers', '.assetsignore'].flatMap((file) =>
  [`/${file}`, `//${file}`, `/faq/../${file}`, `/${file.replaceAll('.', '%2e')}`, `/${file}?x=1`].map(
    (path) => ({
      path,
      statuses: [...NOT_THERE, 301, 307],
    }),
  ),
);

const methods = ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'].map((method) => ({
  path: '/',
  method,
  statuses: [405],
}));

const ranges = ['bytes=0-5', 'bytes=0-0,1-1', 'bytes=9999999-', 'bytes=5-2', 'lines=1-2'].map((range) => ({
  path: '/robots.txt',
  headers: { range },
  statuses: [200],
  answer: { 'content-range': undefined },
}));

const unknownHosts = [
  { host: 'attacker.example' },
  { 'x-forwarded-host': 'attacker.example' },
  { 'x-original-url': '/.git/config' },
].map((headers) => ({
  path: '/FAQ/',
  headers,
  statuses: [301],
  answer: { location: '/faq', 'set-cookie': undefined },
}));

const framing = (path: string, mayBeFramed: boolean): Case => ({
  path,
  statuses: [200],
  answer: {
    'x-frame-options': mayBeFramed ? undefined : 'DENY',
    'content-security-policy': mayBeFramed ? /frame-ancestors \*/u : /frame-ancestors 'none'/u,
    'cross-origin-resource-policy': mayBeFramed ? 'cross-origin' : 'same-origin',
  },
});
const embeds = [framing('/embed/bmi', true), framing('/', false), framing('/developers/embed', false)];

const CASES: readonly Case[] = [...traversal, ...hidden, ...methods, ...ranges, ...unknownHosts, ...embeds];

const nameOf = ({ method = 'GET', path, headers }: Case): string =>
  [method, path, headers ? JSON.stringify(headers) : ''].join(' ').trim();

describe.each(['nginx', 'workers'] as const)('%s', (host) => {
  test.each(CASES.map((one) => [nameOf(one), one] as const))('%s', async (_, one) => {
    const { statuses, answer = {}, ...question } = one;
    const { status, headers, body } = await ask(inject(host), question);
    expect(statuses).toContain(status);
    expect(body.toString()).not.toContain(SECRET);
    expect(body.toString()).not.toMatch(/root:[x*]?:0|try_files|add_header/u);
    for (const [name, value] of Object.entries(answer))
      if (value === undefined) expect(headers[name]).toBeUndefined();
      else expect(headers[name]).toMatch(value);
  });
});

test('nginx refuses what is longer than any request to this site', async () => {
  const statusOf = async (question: Question) => (await ask(inject('nginx'), question)).status;
  expect(await statusOf({ path: `/${'a'.repeat(9_000)}` })).toBe(414);
  expect(await statusOf({ path: '/', headers: { cookie: 'a'.repeat(9_000) } })).toBe(400);
  expect(await statusOf({ path: '/', headers: { 'content-length': '5000' } })).toBe(413);
});
