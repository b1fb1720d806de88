import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { capture } from './progress.mjs';
import { waitForServer } from './wait-for-server.ts';

const CONFIGURATION = resolve(import.meta.dirname, '../deploy/nginx');

const PROGRAMS = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];
const BROTLI = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/local/lib/nginx/modules'].map(
  (folder) => `${folder}/ngx_http_brotli_static_module.so`,
);

/** The parts of nginx on this machine: the program, and the module that serves brotli files. */
export interface FoundNginx {
  readonly program: string;
  readonly brotli: string;
}

/** This machine's nginx, if it has everything that the configuration needs. */
export function findNginx(): FoundNginx | undefined {
  const program = PROGRAMS.find(existsSync);
  const brotli = BROTLI.find(existsSync);
  return program && brotli ? { program, brotli } : undefined;
}

export interface NginxOptions {
  /** The built folder to serve. */
  readonly root: string;
  readonly port: number;
  /** The number of worker processes; the default is one per processor. */
  readonly workers?: number;
  /** A complete configuration to use instead of ours, for a comparison. It is called with the paths it has to use. */
  readonly server?: string;
}

export interface RunningNginx {
  readonly port: number;
  /** The master process. */
  readonly pid: number;
  /** The folder with its configuration, temporary files and error log. */
  readonly prefix: string;
  /** Switches to another folder, or reloads the same one, without losing a request. */
  readonly reload: (root?: string) => Promise<void>;
  /** Stops it and removes its folder. */
  readonly stop: () => Promise<void>;
}

/** The built folder's own rules, then ours, in the order of `nginx.conf`. */
const ourServer = (root: string): string => `
    root ${resolve(root)};
    include ${resolve(root)}/.nginx/server.conf;
    include ${CONFIGURATION}/server.conf;`;

/** Replaces `nginx.conf` on a local machine: no TLS, no request log, every path inside the prefix. */
function frame({ root, port, workers, server }: NginxOptions, { brotli }: FoundNginx): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
load_module ${brotli};
worker_processes ${workers ?? 'auto'};
worker_rlimit_nofile 65536;
worker_shutdown_timeout 30s;
pcre_jit on;
pid nginx.pid;
error_log error.log warn;
events { worker_connections 8192; }
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${name};`).join('\n')}
${server === undefined ? `  include ${CONFIGURATION}/http.conf;\n  include ${resolve(root)}/.nginx/http.conf;` : ''}
  server {
    listen 127.0.0.1:${port} default_server backlog=4096;
    server_name localhost;${server ?? ourServer(root)}
  }
}
`;
}

/** Starts a real nginx with our configuration on a built folder, as the current user. */
export async function startNginx(options: NginxOptions): Promise<RunningNginx> {
  const found = findNginx();
  if (found === undefined) throw new Error('nginx with brotli is not installed on this machine.');
  const prefix = await mkdtemp(join(tmpdir(), 'nginx-'));
  const file = join(prefix, 'nginx.conf');
  const base = ['-p', prefix, '-c', file, '-e', join(prefix, 'error.log')];
  await writeFile(file, frame(options, found));

  const master = spawn(found.program, [...base, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = () => void master.kill('SIGTERM');
  const stop = await waitForServer({ name: 'nginx', child: master, port: options.port, folder: prefix, end });

  return {
    port: options.port,
    pid: master.pid ?? 0,
    prefix,
    reload: async (root = options.root) => {
      await writeFile(file, frame({ ...options, root }, found));
      const { ok, output } = await capture(found.program, [...base, '-s', 'reload']);
      if (!ok) throw new Error(`nginx rejected the new configuration: ${output}`);
    },
    stop,
  };
}
