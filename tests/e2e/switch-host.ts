import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createStaticServer, listen } from '../../scripts/static-server.ts';

/** How a host responds to a request. */
type Behavior = 'answer' | 'hang up' | 'say nothing' | 'fail' | 'show a login page' | 'send an empty page';

/** A host at one address that can change its release, go offline, or stop answering. */
export interface SwitchHost {
  readonly origin: string;
  /** Paths requested since the last `forget`, in order. */
  readonly asked: readonly string[];
  forget(): void;
  /** Serves another built folder from now on. */
  release(folder: string): void;
  /** Handles every request from now on; without it, all are answered normally. */
  behave(decide?: (path: string) => Behavior): void;
  close(): Promise<void>;
}

/** Every connection is closed immediately, as if offline. */
export const WITHOUT_NETWORK = (): Behavior => 'hang up';

/** Every request is accepted, and never answered. */
export const SILENT = (): Behavior => 'say nothing';

/** Every response is a server error with an error page. */
export const FAILING = (): Behavior => 'fail';

/** Every response is a network's login page, with status 200. */
export const LOGIN_PAGE = (): Behavior => 'show a login page';

/** Every response is an empty page, with status 200. */
export const EMPTY = (): Behavior => 'send an empty page';

/** The response that replaces the site's own. */
const FOREIGN: Readonly<Partial<Record<Behavior, readonly [status: number, html: string]>>> = {
  fail: [500, '<h1>Internal error</h1>'],
  'show a login page': [200, '<h1>Log in to our network</h1>'],
  'send an empty page': [200, ''],
};

/** Answers this many requests, and then goes offline. */
export function breaksAfter(count: number): () => Behavior {
  let left = count;
  return () => {
    left -= 1;
    return left >= 0 ? 'answer' : 'hang up';
  };
}

/** Starts a host that serves a built folder with the headers of the real ones. */
export async function startSwitchHost(folder: string): Promise<SwitchHost> {
  let site: Server = createStaticServer(folder);
  let decide: (path: string) => Behavior = () => 'answer';
  let asked: string[] = [];
  const sockets = new Set<Socket>();
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url ?? '';
    asked.push(path);
    const behavior = decide(path);
    if (behavior === 'hang up') request.socket.destroy();
    const [status, html] = FOREIGN[behavior] ?? [];
    if (status !== undefined) response.writeHead(status, { 'content-type': 'text/html' }).end(html);
    if (behavior === 'answer') site.emit('request', request, response);
  };
  const server = createServer(answer);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    get asked() {
      return asked;
    },
    forget: () => {
      asked = [];
    },
    release: (next) => {
      site = createStaticServer(next);
    },
    behave: (next = () => 'answer') => {
      decide = next;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
