import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as overTls } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Answer } from '../../scripts/deploy-check/ask.ts';
import { findNginx } from '../../scripts/nginx.ts';
import { freePort } from '../../scripts/static-server.ts';

const run = promisify(execFile);
const OURS = resolve('deploy/nginx');

/** A machine as docs/deploy-nginx.md sets it up, in a folder: the whole configuration, TLS and releases included. */
export interface Machine {
  readonly plainPort: number;
  readonly tlsPort: number;
  readonly host: string;
  /** Puts a copy of a built folder among the releases and makes it the one that is served. */
  readonly release: (name: string, built: string) => Promise<void>;
  /** Makes a release the one that is served, with our script. */
  readonly activate: (name: string) => Promise<void>;
  readonly releaseFolder: (name: string) => string;
  readonly ask: (path: string, host?: string) => Promise<Answer>;
  readonly stop: () => Promise<void>;
}

const HOST = 'evenscale.example';

/** The configuration for a machine, with its folders moved into one of ours and its ports to free ones. */
function moved(text: string, folder: string, ports: { plain: number; tls: number }, brotli: string): string {
  return text
    .replace('user www-data;', process.getuid?.() === 0 ? 'user root;' : '')
    .replace('include /etc/nginx/modules-enabled/*.conf;', `load_module ${brotli};`)
    .replace('pid     /run/nginx.pid;', `pid ${folder}/nginx.pid;`)
    .replaceAll(/^\s*listen\s+\[::\].*$/gmu, '')
    .replaceAll(/listen(\s+)80\b/gu, `listen$1127.0.0.1:${ports.plain}`)
    .replaceAll(/listen(\s+)443\b/gu, `listen$1127.0.0.1:${ports.tls}`)
    .replaceAll('/srv/evenscale/nginx/', `${OURS}/`)
    .replaceAll('/srv/evenscale/', `${folder}/`)
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replaceAll('/etc/letsencrypt/live/evenscale.example/', `${folder}/`)
    .replace(
      'http {',
      `http {\n${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}`,
    );
}

function askOverTls(port: number, path: string, host: string): Promise<Answer> {
  return new Promise((done, fail) => {
    const options = { host: '127.0.0.1', port, path, servername: host, rejectUnauthorized: false };
    const sent = overTls({ ...options, headers: { host } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', fail);
    sent.end();
  });
}

/** Sets up a machine with no release yet; nginx starts with the first one. */
export async function setUpMachine(): Promise<Machine> {
  const found = findNginx();
  if (found === undefined) throw new Error('There is no nginx with brotli on this machine.');
  const folder = await mkdtemp(join(tmpdir(), 'machine-'));
  const ports = { plain: await freePort(), tls: await freePort() };
  const configuration = join(folder, 'nginx.conf');
  const text = await readFile(join(OURS, 'nginx.conf'), 'utf8');
  await writeFile(configuration, moved(text, folder, ports, found.brotli));
  const certificate = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${HOST}`],
    ...certificate,
  ]);
  // The script calls nginx by its name: this one knows where our machine lies.
  await mkdir(join(folder, 'bin'));
  const wrapper = join(folder, 'bin', 'nginx');
  await writeFile(
    wrapper,
    `#!/bin/sh\nexec ${found.program} -p ${folder} -c ${configuration} -e ${folder}/error.log "$@"\n`,
  );
  await chmod(wrapper, 0o755);
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}` };
  let isRunning = false;

  const releaseFolder = (name: string): string => join(folder, 'releases', name);
  const activate = async (name: string): Promise<void> => {
    if (isRunning) {
      await run('sh', [join(OURS, 'activate.sh'), releaseFolder(name)], { env });
      // nginx reads its configuration a moment after the signal.
      await wait(300);
      return;
    }
    await run('sh', [join(OURS, 'activate.sh'), releaseFolder(name)], { env }).catch(() => undefined);
    await run(wrapper, []);
    isRunning = true;
  };
  return {
    plainPort: ports.plain,
    tlsPort: ports.tls,
    host: HOST,
    releaseFolder,
    activate,
    release: async (name, built) => {
      await cp(built, releaseFolder(name), { recursive: true, preserveTimestamps: true });
      await activate(name);
    },
    ask: (path, host = HOST) => askOverTls(ports.tls, path, host),
    stop: async () => {
      if (isRunning) await run(wrapper, ['-s', 'stop']);
      await wait(100);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
