import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressOf } from '../../deploy/addresses.ts';
import { publishedFiles } from '../../deploy/built-site.ts';
import { createStaticServer, listen } from '../../scripts/static-server.ts';

/** Headers that a browser sends with every request for a file; none of them come from a page. */
const OWN_HEADERS =
  /^(?:accept(?:-\w+)?|cache-control|(?:proxy-)?connection|host|if-(?:modified-since|none-match|range)|pragma|priority|purpose|range|sec-[\w-]+|service-worker|upgrade-insecure-requests|user-agent)$/u;

/**
 * Chromium's own request to its maker about the kinds of fields on a form, on any site. No page can cause or
 * prevent it, and the policy allows no page to contact that host.
 */
const OWN_CALLS = /^content-autofill\.googleapis\.com:443$/u;

/** A host of the built site that is also the browser's proxy: all the browser's traffic passes through it. */
export interface Wire {
  readonly origin: string;
  /** All requests except plain requests for a file of this site. */
  readonly strange: readonly string[];
  /** All requests, by address. */
  readonly asked: readonly string[];
  /** The site's addresses. */
  readonly files: ReadonlySet<string>;
  /** A nonexistent address that a test requests deliberately. */
  expectMissing(path: string): void;
  /** Answers an address with different content from now on. */
  change(path: string, edit: (body: string) => string): void;
  close(): Promise<void>;
}

interface Site {
  readonly origin: string;
  readonly known: ReadonlySet<string>;
}

const isOurs = (url: string, { origin, known }: Site): boolean =>
  known.has(url.startsWith(`${origin}/`) ? url.slice(origin.length) : url);

/** Headers that contain more than a plain same-site request. */
function strangeHeaders({ headers }: IncomingMessage, { origin, known }: Site): readonly string[] {
  return Object.keys(headers).filter((name) => {
    // Chromium sends the page's address with requests from its style, despite the policy.
    if (name === 'referer') return !isOurs(String(headers[name]), { origin, known });
    // The frame with the preview of an embed has no origin.
    if (name === 'origin') return ![origin, 'null'].includes(String(headers[name]));
    return !OWN_HEADERS.test(name);
  });
}

/** A GET without query, body or custom headers, for a known file. */
const isPlain = (request: IncomingMessage, site: Site): boolean =>
  request.method === 'GET' && isOurs(String(request.url), site) && strangeHeaders(request, site).length === 0;

const describe = (request: IncomingMessage, site: Site): string =>
  [
    `${String(request.method)} ${String(request.url)}`,
    ...strangeHeaders(request, site).map((name) => `${name}: ${String(request.headers[name])}`),
  ].join(' + ');

/** Passes the site's response to `edit` before it is sent. */
function edited(response: ServerResponse, edit: (body: string) => string): void {
  const { end, writeHead } = response;
  const body: Buffer[] = [];
  response.writeHead = ((status: number, headers: Record<string, string>) => {
    const { 'Content-Length': _, ...others } = headers;
    response.statusCode = status;
    for (const [name, value] of Object.entries(others)) response.setHeader(name, value);
    return response;
  }) as typeof writeHead;
  response.write = (part: Buffer) => body.push(part) > 0;
  response.end = (() => {
    response.writeHead = writeHead;
    return end.call(response, edit(Buffer.concat(body).toString()), 'utf8');
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
