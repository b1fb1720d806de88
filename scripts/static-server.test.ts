import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commonHeaders } from '../deploy/host-rules.ts';
import { createStaticServer, freePort, listen } from './static-server.ts';

interface Reply {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-server-'));
  await mkdir(join(folder, 'faq'));
  await mkdir(join(folder, '_astro'));
  await writeFile(join(folder, 'index.html'), 'home');
  await writeFile(join(folder, '404.html'), 'not here');
  await mkdir(join(folder, '.nginx'));
  await writeFile(join(folder, '.nginx', 'http.conf'), 'hidden');
  await writeFile(join(folder, '_headers'), 'hidden');
  await writeFile(join(folder, 'faq', 'index.html'), 'questions');
  await writeFile(join(folder, 'faq', 'index.html.br'), brotliCompressSync('questions'));
  await writeFile(join(folder, 'faq', 'index.html.gz'), gzipSync('questions'));
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, '_astro', 'page.js'), 'export {};');
  port = await freePort();
  server = createStaticServer(folder);
  await listen(server, port);
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Sends a raw request with the address as written; browsers would normalize it. */
function ask(path: string, method = 'GET', headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method, headers }, (response) => {
      let body = '';
      response.on('data', (part: Buffer) => (body += part.toString()));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('the server of npm start', () => {
  test.each([
    ['/', 'home'],
    ['/faq', 'questions'],
    ['/faq?from=a', 'questions'],
  ])('%s is a page', async (path, body) => {
    expect(await ask(path)).toMatchObject({ status: 200, body });
  });

  test.each([
    ['/faq/', '/faq'],
    ['/faq/?from=a', '/faq?from=a'],
    ['/FAQ', '/faq'],
    ['//faq//?from=a', '/faq?from=a'],
    ['/%66aq', '/faq'],
    ['/faq/index.html', '/faq'],
    ['/index.html', '/'],
  ])('%s is sent to %s', async (path, location) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  test.each([
    '/nowhere',
    '/nowhere/',
    '//example.org/',
    '/404',
    '/404.html',
    '/favicon.svg/',
    '/favicon.svg.html',
    '/_headers',
    '/.nginx/http.conf',
  ])('%s gets our page with status 404', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: 'not here' });
  });

  test.each(['/../secret', '/%2e%2e/secret', '/faq/..%2f..%2fsecret', '/%', '/%zz', '/faq%00'])(
    '%s can’t be read',
    async (path) => {
      expect((await ask(path)).status).toBe(400);
    },
  );

  test('a request for a part of a file gets all of it', async () => {
    const { status, body } = await ask('/faq', 'GET', { range: 'bytes=0-3' });
    expect({ status, body }).toEqual({ status: 200, body: 'questions' });
  });

  test('an address that allows other sites more doesn’t pass that on to the not-found page', async () => {
    const { headers } = await ask('/_astro/none.js');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache' });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test('it accepts no uploads', async () => {
    expect(await ask('/', 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  test('a HEAD request gets no body', async () => {
    expect(await ask('/faq', 'HEAD')).toMatchObject({ status: 200, body: '' });
  });

  test.each(['br', 'gzip'])('text is sent compressed with %s if the client accepts it', async (encoding) => {
    const { headers } = await ask('/faq', 'GET', { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
  });

  test('a file with a content hash in its name is cached permanently, a page is revalidated', async () => {
    expect((await ask('/_astro/page.js')).headers['cache-control']).toMatch(/immutable/);
    expect((await ask('/faq')).headers['cache-control']).toBe('no-cache');
  });

  test.each(['/faq', '/faq/', '/nowhere', '/_astro/page.js'])(
    '%s carries the headers of every host',
    async (path) => {
      const { headers } = await ask(path);
      for (const [name, value] of Object.entries(commonHeaders))
        expect(headers[name.toLowerCase()]).toBe(value);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  test('a second server on the same port learns that it’s taken', async () => {
    expect(await listen(createStaticServer(folder), port)).toBe('taken');
  });
});
