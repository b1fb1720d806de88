import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

const squeeze = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
} as const;
type Encoding = keyof typeof squeeze;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The file behind the answer. */
  readonly file?: string;
}

const text = (status: number, words: string, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  body: Buffer.from(`${words}\n`),
});

const isFile = async (path: string): Promise<boolean> => {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
};

/** `/faq` is the file `faq/index.html`; everything else is its own file. */
async function fileFor(folder: string, path: string): Promise<string | undefined> {
  const file = join(folder, path);
  const candidates = path === '/' ? [join(folder, 'index.html')] : [file, join(file, 'index.html')];
  for (const candidate of candidates) if (await isFile(candidate)) return candidate;
  return undefined;
}

/** The address without a trailing slash, if it had one. Leading slashes are one, or the browser reads a host. */
function withoutTrailingSlash(path: string): string {
  return path.replace(/^\/+/, '/').replace(/(?<=.)\/+$/, '');
}

function readPath(address: string): string | undefined {
  try {
    const path = decodeURIComponent(address.replace(/[?#].*$/, ''));
    return path.includes('\0') || path.split('/').includes('..') ? undefined : path;
  } catch {
    return undefined;
  }
}

async function answer(folder: string, address: string): Promise<Answer> {
  const path = readPath(address);
  if (path === undefined || !path.startsWith('/')) return text(400, 'This address cannot be read.');
  const canonical = withoutTrailingSlash(path);
  if (canonical !== path) {
    const query = /\?.*$/.exec(address)?.[0] ?? '';
    return text(301, 'Moved', { location: encodeURI(canonical) + query });
  }
  const file = await fileFor(folder, path);
  if (file === undefined) return notFound(folder);
  const isNamedByItsContent = path.startsWith('/_astro/');
  return {
    status: 200,
    headers: {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': isNamedByItsContent ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
    body: await readFile(file),
    file,
  };
}

async function notFound(folder: string): Promise<Answer> {
  const page = await fileFor(folder, '/404.html');
  if (page === undefined) return text(404, 'Not found');
  return {
    status: 404,
    headers: { 'content-type': TYPES['.html'] ?? '' },
    body: await readFile(page),
    file: page,
  };
}

function encodingFor(request: IncomingMessage, answered: Answer): Encoding | undefined {
  if (answered.file === undefined || !COMPRESSIBLE.has(extname(answered.file))) return undefined;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).find((encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted));
}

/** Compressed once: what is served does not change while the server runs. */
function rememberCompressed() {
  const done = new Map<string, Promise<Buffer>>();
  return (encoding: Encoding, file: string, body: Buffer): Promise<Buffer> => {
    const key = `${encoding} ${file}`;
    const compressed = done.get(key) ?? squeeze[encoding](body);
    done.set(key, compressed);
    return compressed;
  };
}

/** Serves a folder as a static host does: no trailing slash, our own page with status 404, compressed text. */
export function createStaticServer(folder: string): Server {
  const compress = rememberCompressed();
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = request.url ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const answered = isRead
      ? await answer(folder, address)
      : text(405, 'Only reading', { allow: 'GET, HEAD' });
    const encoding = encodingFor(request, answered);
    const body = encoding ? await compress(encoding, answered.file ?? '', answered.body) : answered.body;
    response.writeHead(answered.status, {
      ...answered.headers,
      ...(encoding ? { 'content-encoding': encoding } : {}),
      vary: 'accept-encoding',
      'content-length': body.length,
      'x-content-type-options': 'nosniff',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  return createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
}

/** Starts to listen, and says whether the port was free. */
export function listen(server: Server, port: number): Promise<'listening' | 'taken'> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('taken');
      else reject(error);
    });
    server.listen(port, () => resolve('listening'));
  });
}

/** A port that nobody listens on, for servers that only our own tests ask. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await listen(probe, 0);
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('freePort: no port was given');
  return address.port;
}
