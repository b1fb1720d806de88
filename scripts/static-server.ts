import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { canonicalPath } from '../deploy/addresses.ts';
import { readInlineCode } from '../deploy/built-site.ts';
import { buildPolicies } from '../deploy/content-policy.ts';
import { classOf, contentTypes, headersOf, HIDDEN_FILE, METHODS } from '../deploy/host-rules.ts';
import type { PathClass, PolicyName } from '../deploy/host-rules.ts';
import { site } from '../src/config/site.ts';

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
  /** The host rules that set its headers. */
  readonly kind: PathClass;
  /** The file that is served. */
  readonly file?: string;
}

const text = (status: number, words: string, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  body: Buffer.from(`${words}\n`),
  kind: classOf('/'),
});

const typeOf = (file: string): string => contentTypes[extname(file).slice(1)] ?? 'application/octet-stream';

const isFile = async (path: string): Promise<boolean> => {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
};

/** `/faq` is the file `faq/index.html`. */
const pageFile = (folder: string, path: string): string => join(folder, path, 'index.html');

async function fileFor(folder: string, path: string): Promise<string | undefined> {
  if (HIDDEN_FILE.test(path) || path === '/404.html') return undefined;
  for (const candidate of [join(folder, path), pageFile(folder, path)])
    if (await isFile(candidate)) return candidate;
  return undefined;
}

function readPath(address: string): string | undefined {
  try {
    const path = decodeURIComponent(address.replace(/[?#].*$/, ''));
    return path.includes('\0') || path.split('/').includes('..') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The redirect target for another spelling of a page's address. */
async function movedTo(folder: string, address: string, path: string): Promise<string | undefined> {
  const canonical = canonicalPath(path);
  if (canonical === address.replace(/[?#].*$/, '')) return undefined;
  return (await isFile(pageFile(folder, canonical))) ? canonical : undefined;
}

async function answer(folder: string, address: string): Promise<Answer> {
  const path = readPath(address);
  if (path === undefined || !path.startsWith('/')) return text(400, 'This address cannot be read.');
  const moved = await movedTo(folder, address, path);
  if (moved !== undefined)
    return text(301, 'Moved', { location: moved + (/\?.*$/.exec(address)?.[0] ?? '') });
  const file = await fileFor(folder, path);
  if (file === undefined) return notFound(folder);
  return {
    status: 200,
    headers: { 'content-type': typeOf(file) },
    body: await readFile(file),
    kind: classOf(path),
    file,
  };
}

async function notFound(folder: string): Promise<Answer> {
  const file = join(folder, '404.html');
  if (!(await isFile(file))) return text(404, 'Not found');
  return {
    status: 404,
    headers: { 'content-type': typeOf(file) },
    body: await readFile(file),
    kind: classOf('/404'),
    file,
  };
}

function encodingFor(request: IncomingMessage, answered: Answer): Encoding | undefined {
  if (answered.file === undefined || !COMPRESSIBLE.has(extname(answered.file))) return undefined;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).find((encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted));
}

/** Compressed once: served files do not change while the server runs. */
function rememberCompressed() {
  const done = new Map<string, Promise<Buffer>>();
  return (encoding: Encoding, file: string, body: Buffer): Promise<Buffer> => {
    const key = `${encoding} ${file}`;
    const compressed = done.get(key) ?? squeeze[encoding](body);
    done.set(key, compressed);
    return compressed;
  };
}

type Policies = Readonly<Record<PolicyName, string>>;

/** Read once, at the first request, because a server that only checks a port doesn't need it. */
function rememberPolicies(folder: string): () => Promise<Policies> {
  let policies: Promise<Policies> | undefined;
  return () => (policies ??= readInlineCode(folder).then((code) => buildPolicies(code, site.hosts)));
}

/** Serves a folder as the supported hosts do, with the same headers; see `deploy/host-rules.ts`. */
export function createStaticServer(folder: string): Server {
  const compress = rememberCompressed();
  const policies = rememberPolicies(folder);
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = request.url ?? '/';
    const isRead = METHODS.some((method) => method === request.method);
    const answered = isRead
      ? await answer(folder, address)
      : text(405, 'Only reading', { allow: METHODS.join(', ') });
    const encoding = encodingFor(request, answered);
    const body = encoding ? await compress(encoding, answered.file ?? '', answered.body) : answered.body;
    response.writeHead(answered.status, {
      ...headersOf(answered.kind, await policies()),
      ...answered.headers,
      ...(encoding ? { 'content-encoding': encoding } : {}),
      'content-length': body.length,
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
