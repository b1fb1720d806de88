import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNginx } from '../../scripts/nginx.ts';
import type { RunningNginx } from '../../scripts/nginx.ts';
import { freePort } from '../../scripts/static-server.ts';
import { BUILT } from './built-folder.ts';
import { HOSTILE_REQUESTS, PLANTED } from './hostile-requests.ts';

const SECRET = 'nobody may read this 7f3a';
const READ_TIMEOUT_MS = 15_000;

let nginx: RunningNginx;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  await cp(BUILT, folder, { recursive: true });
  for (const file of PLANTED) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), SECRET);
  }
  nginx = await startNginx({ root: folder, port: await freePort(), workers: 1 });
});

afterAll(async () => {
  await nginx.stop();
  await rm(folder, { recursive: true, force: true });
});

const open = (): Socket => {
  const socket = connect(nginx.port, '127.0.0.1');
  // A server may close the connection while we are still writing.
  socket.on('error', () => undefined);
  return socket;
};

/** Everything received until the server closes the connection, or stops sending after a response. */
async function send(bytes: Buffer): Promise<string> {
  const socket = open();
  const parts: Buffer[] = [];
  const ended = new Promise<void>((done) => socket.once('close', () => done()));
  let isAnswered: (() => void) | undefined;
  const answered = new Promise<void>((done) => (isAnswered = done));
  socket.on('data', (part: Buffer) => {
    parts.push(part);
    isAnswered?.();
  });
  socket.write(bytes);
  await Promise.race([ended, answered.then(() => wait(150)), wait(READ_TIMEOUT_MS)]);
  socket.destroy();
  return Buffer.concat(parts).toString('latin1');
}

/** Statuses of all responses received. */
const statusesOf = (reply: string): readonly number[] =>
  [...reply.matchAll(/^HTTP\/1\.[01] (\d{3})/gmu)].map(([, status]) => Number(status));

const errorsOf = ({ prefix }: RunningNginx): Promise<string> => readFile(join(prefix, 'error.log'), 'utf8');

test('there are at least two hundred', () => {
  expect(new Set(HOSTILE_REQUESTS.map(({ bytes }) => bytes.toString('latin1'))).size).toBeGreaterThanOrEqual(
    200,
  );
});

test.concurrent.each(HOSTILE_REQUESTS)('$name', async ({ bytes, allowed }) => {
  const reply = await send(bytes);
  const statuses = statusesOf(reply);
  expect(reply).not.toContain(SECRET);
  expect(reply).not.toMatch(/root:[x*]?:0|try_files|add_header/u);
  expect(reply).not.toMatch(/^Server: nginx\/\d/mu);
  expect(reply).not.toMatch(/^Set-Cookie/imu);
  // 501 and 505 mean that a feature isn't supported; any other 5xx would be a bug.
  expect(statuses.filter((status) => status >= 500 && status !== 501 && status !== 505)).toEqual([]);
  expect(allowed).toContain(statuses[0] ?? 'closed');
});

test('afterwards the server answers as before', async () => {
  const answer = await fetch(`http://127.0.0.1:${nginx.port}/`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<h1');
  // The worker process is still the same, so nothing crashed.
  expect(await errorsOf(nginx)).not.toMatch(/exited on signal|core dumped|\[emerg\]/u);
});

test('slow clients are disconnected and do not block others', async () => {
  const slow = Array.from({ length: 200 }, () => {
    const socket = open();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    const drip = setInterval(() => socket.write('X-A: b\r\n'), 1_000);
    const closed = new Promise<number>((done) => {
      const start = Date.now();
      socket.once('close', () => {
        clearInterval(drip);
        done(Date.now() - start);
      });
    });
    return { socket, closed };
  });
  await wait(500);
  const began = Date.now();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      fetch(`http://127.0.0.1:${nginx.port}/faq`).then(({ status }) => status),
    ),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(Date.now() - began).toBeLessThan(5_000);
  // All headers must arrive within ten seconds, even if pieces keep arriving.
  const lasted = await Promise.all(slow.map(({ closed }) => closed));
  expect(Math.max(...lasted)).toBeLessThan(20_000);
});

test('a client that reads nothing is disconnected', async () => {
  const socket = open();
  socket.pause();
  for (let count = 0; count < 60; count += 1)
    socket.write(
      'GET /_astro/ HTTP/1.1\r\nHost: localhost\r\n\r\nGET /articles HTTP/1.1\r\nHost: localhost\r\n\r\n',
    );
  await wait(300);
  expect((await fetch(`http://127.0.0.1:${nginx.port}/`)).status).toBe(200);
  socket.destroy();
});
