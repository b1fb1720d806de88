import { chmod, readFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../../scripts/deploy-check/ask.ts';
import { BUILT } from './built-folder.ts';
import { setUpMachine } from './machine.ts';
import type { Machine } from './machine.ts';

let machine: Machine;

beforeAll(async () => {
  machine = await setUpMachine();
  await machine.upload('first', BUILT);
  await machine.activate('first');
});

afterAll(() => machine.stop());

const plain = (path: string, host: string) => ask(machine.plainPort, { path, headers: { host } });

describe('a machine set up by the guide', () => {
  test('serves the site over TLS', async () => {
    const { status, body } = await machine.ask('/');
    expect([status, body.equals(await readFile(`${BUILT}/index.html`))]).toEqual([200, true]);
  });

  test('speaks HTTP/2', async () => {
    const session = connect(`https://127.0.0.1:${machine.tlsPort}`, {
      servername: machine.host,
      rejectUnauthorized: false,
    });
    const sent = session.request({ ':path': '/faq', ':authority': machine.host });
    const headers = await new Promise<Readonly<Record<string, unknown>>>((done, fail) => {
      session.on('error', fail);
      sent.on('response', done);
    });
    session.destroy();
    expect(headers[':status']).toBe(200);
  });

  test('redirects plain http to the same address over TLS, once', async () => {
    const { status, headers } = await plain('/FAQ/?from=a', machine.host);
    expect([status, headers.location]).toEqual([301, `https://${machine.host}/FAQ/?from=a`]);
  });

  test('never redirects to another name', async () => {
    const { headers } = await plain('/', 'attacker.example');
    expect(headers.location).toBe(`https://${machine.host}/`);
  });

  test('shows no certificate for another name', async () => {
    await expect(machine.ask('/', 'attacker.example')).rejects.toThrow();
  });
});

describe('the logs', () => {
  test('contain the time, the status and the path of a request', async () => {
    await machine.ask('/faq');
    expect(await machine.logs()).toMatch(/^[\d:T+-]{25} 200 GET \/faq\/index\.html \d+ [\d.]+$/mu);
  });

  test('contain no IP address of a visitor, not even after an error', async () => {
    // Each of these is an error that nginx would log with the visitor's address.
    const tooLarge = await ask(machine.plainPort, { path: '/', headers: { 'content-length': '5000' } });
    expect(tooLarge.status).toBe(413);
    const unreadable = join(machine.releaseFolder('first'), 'about/index.html');
    await chmod(unreadable, 0);
    expect((await machine.ask('/about')).status).toBe(404);
    await chmod(unreadable, 0o644);
    await expect(machine.ask('/', 'attacker.example')).rejects.toThrow();
    const logs = await machine.logs();
    expect(logs).toContain(' 413 ');
    expect(logs).not.toMatch(/127\.0\.0\.1|client:/u);
  });
});

describe('security scans', () => {
  // The six headers of securityheaders.com, all of which are required for its best grade.
  test.each([
    ['strict-transport-security', /^max-age=63072000; includeSubDomains; preload$/],
    ['content-security-policy', /^default-src 'none'; /],
    ['x-frame-options', /^DENY$/],
    ['x-content-type-options', /^nosniff$/],
    ['referrer-policy', /^no-referrer$/],
    ['permissions-policy', /camera=\(\)/],
  ])('has %s', async (name, value) => {
    for (const path of ['/', '/_astro/none.js', '/faq/'])
      expect((await machine.ask(path)).headers[name], path).toMatch(value);
  });

  test('the policy allows nothing beyond the build', async () => {
    const policy = String((await machine.ask('/')).headers['content-security-policy']);
    for (const directive of policy.split('; '))
      expect(directive.replace(/;$/u, '')).toMatch(
        /^[a-z-]+(?: '(?:none|self|sha256-[A-Za-z0-9+/]{43}=)')*$/u,
      );
  });
});
