import { readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostFiles } from '../../integrations/deploy/deploy.ts';
import { ask } from '../../scripts/deploy-check/ask.ts';
import { BUILT } from './built-folder.ts';
import { setUpMachine } from './machine.ts';
import type { Machine } from './machine.ts';
import { gradeOf, parsePolicy, scan } from './observatory.ts';

let machine: Machine;

beforeAll(async () => {
  machine = await setUpMachine();
  await machine.release('first', BUILT);
});

afterAll(() => machine.stop());

const plain = (path: string, host: string) => ask(machine.plainPort, { path, headers: { host } });

describe('a machine set up as the guide says', () => {
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

  test('leads from plain http to the same address over TLS, by one redirect', async () => {
    const { status, headers } = await plain('/FAQ/?from=a', machine.host);
    expect([status, headers.location]).toEqual([301, `https://${machine.host}/FAQ/?from=a`]);
  });

  test('leads nobody to another name', async () => {
    const { headers } = await plain('/', 'attacker.example');
    expect(headers.location).toBe(`https://${machine.host}/`);
  });

  test('shows no certificate to who asks for another name', async () => {
    await expect(machine.ask('/', 'attacker.example')).rejects.toThrow();
  });
});

describe('what a scanner sees', () => {
  test.each(['/', '/tdee-calculator', '/articles/good-fats', '/nowhere'])(
    'of %s is worth the best grade',
    async (path) => {
      const { headers, body } = await machine.ask(path);
      const { location } = (await plain(path, machine.host)).headers;
      const flat = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
      const marks = scan({ headers: flat, html: body.toString(), redirect: location, host: machine.host });
      expect(marks.filter(({ modifier }) => modifier < 0)).toEqual([]);
      expect(gradeOf(marks)).toEqual({ score: 130, grade: 'A+' });
    },
  );

  // The six headers of securityheaders.com, which all have to be there for its best grade.
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

  test('the policy has no source that lets in more than the build', async () => {
    const policy = parsePolicy(String((await machine.ask('/')).headers['content-security-policy']));
    for (const [name, sources] of policy)
      for (const source of sources)
        expect(source, name).toMatch(/^'(?:none|self|sha256-[A-Za-z0-9+/]{43}=)'$/);
  });
});

describe('a release', () => {
  const pageOf = async (text: string): Promise<string> =>
    (await readFile(`${BUILT}/index.html`, 'utf8')).replace(
      '</body>',
      `<script>console.log("${text}")</script></body>`,
    );

  /** Another build: its home page carries a script that the first one's policy does not know. */
  async function change(name: string, text: string): Promise<void> {
    const folder = machine.releaseFolder(name);
    await writeFile(join(folder, 'index.html'), await pageOf(text));
    for (const ending of ['br', 'gz']) await rm(join(folder, `index.html.${ending}`));
    for (const [file, content] of Object.entries(await hostFiles(folder)))
      await writeFile(join(folder, file), content);
  }

  const policyOfHome = async () => String((await machine.ask('/')).headers['content-security-policy']);

  test('brings its pages and its policy at the same moment, and goes back the same way', async () => {
    const before = await policyOfHome();
    await machine.release('second', BUILT);
    await change('second', 'second');
    await machine.activate('second');
    expect((await machine.ask('/')).body.toString()).toBe(await pageOf('second'));
    expect(await policyOfHome()).not.toBe(before);

    await machine.activate('first');
    expect((await machine.ask('/')).body.equals(await readFile(`${BUILT}/index.html`))).toBe(true);
    expect(await policyOfHome()).toBe(before);
  });

  test('that nginx refuses is not served, and the one before stays', async () => {
    await machine.release('third', BUILT);
    await machine.activate('first');
    await writeFile(join(machine.releaseFolder('third'), '.nginx', 'server.conf'), 'no such directive;');
    await expect(machine.activate('third')).rejects.toThrow();
    expect((await machine.ask('/')).status).toBe(200);
    await machine.activate('first');
    expect((await machine.ask('/')).status).toBe(200);
  });
});
