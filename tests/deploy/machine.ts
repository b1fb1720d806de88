import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
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

/** A machine set up by docs/deploy-nginx.md, in a folder: the whole configuration, including TLS and releases. */
export interface Machine {
  /** Its folder, with `releases`, `current` and the logs. */
  readonly folder: string;
  readonly plainPort: number;
  readonly tlsPort: number;
  readonly host: string;
  /** Copies a built folder into the releases. */
  readonly upload: (name: string, built: string) => Promise<void>;
  /** Activates a release with our script; fails with the script's message. */
  readonly activate: (name: string) => Promise<void>;
  /** The same, for tests that interrupt it. */
  readonly startActivation: (name: string) => ChildProcess;
  readonly releaseFolder: (name: string) => string;
  readonly ask: (path: string, host?: string) => Promise<Answer>;
  /** Both of nginx's logs, including buffered lines. */
  readonly logs: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

const HOST = 'evenscale.example';

/** Debian's user for nginx, which the guide assumes. Without root, nginx runs as the user who started it. */
const NGINX_USER = 'www-data';
const isRoot = process.getuid?.() === 0;

interface Ports {
  readonly plain: number;
  readonly tls: number;
  /** The address that `activate.sh` checks. */
  readonly check: number;
}

/** The configuration for a machine, with its folders moved to ours and its ports to free ones. */
function moved(text: string, folder: string, ports: Ports, brotli: string): string {
  return text
    .replace(`user ${NGINX_USER};`, isRoot ? `user ${NGINX_USER};` : '')
    .replace('include /etc/nginx/modules-enabled/*.conf;', `load_module ${brotli};`)
    .replace('pid     /run/nginx.pid;', `pid ${folder}/nginx.pid;`)
    .replaceAll(/^\s*listen\s+\[::\].*$/gmu, '')
    .replaceAll(/listen(\s+)80\b/gu, `listen$1127.0.0.1:${ports.plain}`)
    .replaceAll(/listen(\s+)443\b/gu, `listen$1127.0.0.1:${ports.tls}`)
    .replace('127.0.0.1:8181', `127.0.0.1:${ports.check}`)
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

/**
 * An nginx configuration without our site. It doesn't listen, because after a reload the old processes still accept
 * connections for a moment, and requests to a shared port would sometimes reach them.
 */
const FRESH = `
user ${NGINX_USER};
include /etc/nginx/modules-enabled/*.conf;
pid     /run/nginx.pid;
events {}
http {
    access_log off;
}
`;

/** Sets up a machine with no release yet. */
export async function setUpMachine(): Promise<Machine> {
  const found = findNginx();
  if (found === undefined) throw new Error('There is no nginx with brotli on this machine.');
  const folder = await mkdtemp(join(tmpdir(), 'machine-'));
  // Permissions as on a server, so that nginx can read the folder without being root.
  await chmod(folder, 0o755);
  const ports = { plain: await freePort(), tls: await freePort(), check: await freePort() };
  const configuration = join(folder, 'nginx.conf');
  const configure = (text: string): Promise<void> =>
    writeFile(configuration, moved(text, folder, ports, found.brotli));
  const certificate = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${HOST}`],
    ...certificate,
  ]);
  // The script calls nginx by name. This wrapper adds our machine's folder.
  await mkdir(join(folder, 'bin'));
  const wrapper = join(folder, 'bin', 'nginx');
  await writeFile(
    wrapper,
    `#!/bin/sh\nexec ${found.program} -p ${folder} -c ${configuration} -e ${folder}/error.log "$@"\n`,
  );
  await chmod(wrapper, 0o755);
  const env = {
    ...process.env,
    PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}`,
    NGINX_USER,
    CHECK_ADDRESS: `http://127.0.0.1:${ports.check}`,
    MOST_ATTEMPTS: '15',
  };
  await configure(FRESH);
  await run(wrapper, []);
  await configure(await readFile(join(OURS, 'nginx.conf'), 'utf8'));

  const signal = async (name: 'SIGTERM' | 'SIGUSR1'): Promise<void> =>
    void process.kill(Number(await readFile(join(folder, 'nginx.pid'), 'utf8')), name);
  const script = join(OURS, 'activate.sh');
  const releaseFolder = (name: string): string => join(folder, 'releases', name);
  return {
    folder,
    plainPort: ports.plain,
    tlsPort: ports.tls,
    host: HOST,
    releaseFolder,
    upload: async (name, built) => {
      await cp(built, releaseFolder(name), { recursive: true, preserveTimestamps: true });
      await run('chmod', ['-R', 'a+rX', releaseFolder(name)]);
    },
    activate: async (name) => void (await run('sh', [script, releaseFolder(name)], { env })),
    startActivation: (name) => spawn('sh', [script, releaseFolder(name)], { env, stdio: 'ignore' }),
    ask: (path, host = HOST) => askOverTls(ports.tls, path, host),
    logs: async () => {
      // nginx writes its buffer when it is asked to reopen its logs.
      await signal('SIGUSR1');
      await wait(200);
      return Promise.all(
        ['access.log', 'error.log'].map((file) => readFile(join(folder, file), 'utf8')),
      ).then((texts) => texts.join(''));
    },
    stop: async () => {
      await signal('SIGTERM');
      await wait(100);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
