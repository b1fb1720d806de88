import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressOf } from '../../deploy/addresses.ts';
import { publishedFiles } from '../../deploy/built-site.ts';
import { createStaticServer, listen } from '../../scripts/static-server.ts';

/** What a browser says by itself with every reading of a file; nothing of it comes from a page. */
const OWN_HEADERS =
  /^(?:accept(?:-\w+)?|cache-control|(?:proxy-)?connection|host|if-(?:modified-since|none-match|range)|pragma|priority|purpose|range|sec-[\w-]+|service-worker|upgrade-insecure-requests|user-agent)$/u;

/**
 * What Chromium asks its maker about the kinds of fields on a form, whoever's form it is. No page can ask for it or
 * forbid it, and the policy lets no page speak to that host.
 */
const OWN_CALLS = /^content-autofill\.googleapis\.com:443$/u;

/** A host of the built site that is also the browser's proxy: whatever leaves the browser, to whomever, comes past. */
export interface Wire {
  readonly origin: string;
  /** Everything that came past and is not the plain reading of a file of this site. */
  readonly strange: readonly string[];
  /** Everything that came past, by its address. */
  readonly asked: readonly string[];
  /** The site's addresses. */
  readonly files: ReadonlySet<string>;
  /** An address where there is nothing, that a test asks for on purpose. */
  expectMissing(path: string): void;
  /** Answers an address with something else from now on. */
  change(path: string, edit: (body: string) => string): void;
  close(): Promise<void>;
}

interface Site {
  readonly origin: string;
  readonly known: ReadonlySet<string>;
}

const isOurs = (url: string, { origin, known }: Site): boolean =>
  known.has(url.startsWith(`${origin}/`) ? url.slice(origin.length) : url);

/** Headers that say more than that a file of this site is read by this site. */
function strangeHeaders({ headers }: IncomingMessage, { origin, known }: Site): readonly string[] {
  return Object.keys(headers).filter((name) => {
    // Chromium names the page with requests that come from its style, though it is told not to.
    if (name === 'referer') return !isOurs(String(headers[name]), { origin, known });
    if (name === 'origin') return headers[name] !== origin;
    return !OWN_HEADERS.test(name);
  });
}

/** A GET without query, body or headers of the page's making, for a file that is known. */
const isPlain = (request: IncomingMessage, site: Site): boolean =>
  request.method === 'GET' && isOurs(String(request.url), site) && strangeHeaders(request, site).length === 0;

const describe = (request: IncomingMessage, site: Site): string =>
  [
    `${String(request.method)} ${String(request.url)}`,
    ...strangeHeaders(request, site).map((name) => `${name}: ${String(request.headers[name])}`),
  ].join(' + ');

/** Gives the site's answer to `edit` before it is sent. */
function edited(response: ServerResponse, edit: (body: string) => string): void {
  const { end, writeHead } = response;
  let head: () => unknown = () => undefined;
  response.writeHead = ((status: number, headers: Record<string, string>) => {
    const { 'content-length': _, ...others } = headers;
    head = () => writeHead.call(response, status, others);
    return response;
  }) as typeof writeHead;
  response.end = ((body: Buffer) => {
    response.writeHead = writeHead;
    head();
    return end.call(response, edit(body.toString()), 'utf8');
  }) as typeof end;
}

/** Starts the host for one test. */
export async function startWire(folder: string): Promise<Wire> {
  const site = createStaticServer(folder);
  const files = new Set((await publishedFiles(folder)).flatMap((file) => addressOf(file) ?? []));
  const known = new Set(files);
  const changes = new Map<string, (body: string) => string>();
  const strange: string[] = [];
  const asked: string[] = [];
  let origin = '';
  const server = createServer((request, response) => {
    asked.push(String(request.url));
    if (!isPlain(request, { origin, known })) strange.push(describe(request, { origin, known }));
    request.on('data', (sent: Buffer) => strange.push(`${String(request.url)} with ${sent.length} bytes`));
    if (request.url?.startsWith(`${origin}/`)) request.url = request.url.slice(origin.length);
    if (!request.url?.startsWith('/')) {
      response.writeHead(502).end();
      return;
    }
    const edit = changes.get(request.url);
    if (edit) {
      delete request.headers['accept-encoding'];
      edited(response, edit);
    }
    site.emit('request', request, response);
  });
  for (const event of ['connect', 'upgrade'])
    server.on(event, (request: IncomingMessage, socket: NodeJS.Socket & { destroy(): void }) => {
      if (!OWN_CALLS.test(String(request.url))) strange.push(describe(request, { origin, known }));
      socket.destroy();
    });
  await listen(server, 0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    strange,
    asked,
    files,
    expectMissing: (path) => void known.add(path),
    change: (path, edit) => void changes.set(path, edit),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
