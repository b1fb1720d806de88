import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { canonicalPath } from '../deploy/addresses.ts';
import { readInlineCode } from '../deploy/built-site.ts';
import { buildPolicies } from '../deploy/content-policy.ts';
import { classOf, contentTypes, headersOf, HIDDEN_FILE, METHODS } from '../deploy/host-rules.ts';
import { site } from '../src/config/site.ts';

/** Besides hidden files: the not-found page, which has no address, and a file with a slash, which sirv would accept. */
const MISSING = /^\/404(?:\.html)?$|.\/$/u;

function readPath(address: string): string | undefined {
  try {
    const path = decodeURIComponent(address.replace(/[?#].*$/u, ''));
    return path.startsWith('/') && !path.includes('\0') && !path.split('/').includes('..') ? path : undefined;
  } catch {
    return undefined;
  }
}

/** The redirect target for another spelling of a page's address. */
function movedTo(folder: string, address: string, path: string): string | undefined {
  const [, plain, query = ''] = /^([^?#]*)(\?.*)?/u.exec(address) ?? [];
  const canonical = canonicalPath(path);
  const isMoved = canonical !== plain && existsSync(join(folder, canonical, 'index.html'));
  return isMoved ? canonical + query : undefined;
}

/** Serves a built folder as the supported hosts do, with the same headers; see `deploy/host-rules.ts`. */
export function createStaticServer(folder: string): Server {
  // `dev` looks for files at each request, so that a build is served while the server runs.
  const serveFile = sirv(folder, { dev: true, extensions: ['html'], brotli: true, gzip: true });
  const policies = readInlineCode(folder).then((code) => buildPolicies(code, site.hosts));
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const known = await policies;
    const address = request.url ?? '/';
    const path = readPath(address);
    const setHeaders = (of: string): void => {
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      for (const [name, value] of Object.entries(headersOf(classOf(of), known)))
        response.setHeader(name, value);
    };
    const say = (status: number, words: string, headers: Readonly<Record<string, string>> = {}): void => {
      setHeaders('/');
      response.writeHead(status, { 'content-type': contentTypes['txt'], ...headers }).end(`${words}\n`);
    };
    const sayNotFound = async (): Promise<void> => {
      const page = await readFile(join(folder, '404.html'));
      setHeaders('/404');
      response.writeHead(404, { 'content-type': contentTypes['html'], 'content-length': page.length });
      response.end(page);
    };
    if (!METHODS.some((method) => method === request.method))
      return say(405, 'Only reading', { allow: METHODS.join(', ') });
    if (path === undefined) return say(400, 'This address cannot be read.');
    const location = movedTo(folder, address, path);
    if (location !== undefined) return say(301, 'Moved', { location });
    if (path !== '/' && (HIDDEN_FILE.test(path) || MISSING.test(path))) return sayNotFound();
    setHeaders(path);
    response.setHeader(
      'content-type',
      contentTypes[extname(path).slice(1) || 'html'] ?? 'application/octet-stream',
    );
    // Neither host answers a part of a file.
    delete request.headers.range;
    return serveFile(request, response, sayNotFound);
  };
  return createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
}

/** Starts listening, and returns whether the port was free. */
export function listen(server: Server, port: number): Promise<'listening' | 'taken'> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('taken');
      else reject(error);
    });
    server.listen(port, () => resolve('listening'));
  });
}

/** A free port for servers that only our tests use. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await listen(probe, 0);
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('freePort: no port was given');
  return address.port;
}
