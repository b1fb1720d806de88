import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const READERS = 64;
const PATHS = ['/', '/articles/protein-diet', '/tdee-calculator', '/favicon.svg'];

export interface Pressed {
  readonly answered: number;
  readonly failed: number;
  /** In milliseconds. */
  readonly slowest: number;
}

interface Reply {
  readonly status: number;
  readonly isStale: boolean;
}

function ask(agent: Agent | false, port: number, path: string): Promise<Reply> {
  return new Promise((done) => {
    const request = get({ agent, host: '127.0.0.1', port, path, timeout: 10_000 }, (response) => {
      response.resume();
      response.on('end', () => done({ status: response.statusCode ?? 0, isStale: false }));
      response.on('error', () => done({ status: 0, isStale: false }));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => done({ status: 0, isStale: request.reusedSocket }));
  });
}

/**
 * Many clients request one page after another while something changes. A server may close an idle keep-alive
 * connection; the client then retries once on a new one, as every browser does (RFC 9110, 9.2.2). Any other
 * missing response counts as a failure.
 */
export async function pressWhile(
  port: number,
  change: (pause: (milliseconds: number) => Promise<void>) => Promise<void>,
): Promise<Pressed> {
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  const seen = { answered: 0, failed: 0, slowest: 0 };
  let isOver = false;
  const read = async (reader: number): Promise<void> => {
    for (let turn = reader; !isOver; turn += 1) {
      const began = performance.now();
      const path = PATHS[turn % PATHS.length] ?? '/';
      let reply = await ask(agent, port, path);
      if (reply.isStale) reply = await ask(false, port, path);
      seen.slowest = Math.max(seen.slowest, performance.now() - began);
      if (reply.status === 200) seen.answered += 1;
      else seen.failed += 1;
    }
  };
  const readers = Array.from({ length: READERS }, (_, reader) => read(reader));
  await change(async (milliseconds) => wait(milliseconds));
  isOver = true;
  await Promise.all(readers);
  agent.destroy();
  return seen;
}
