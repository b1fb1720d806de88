import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Long enough for a cold start on a busy machine. */
const START_TIMEOUT_MS = 60_000;

export interface StartedServer {
  readonly name: string;
  readonly child: ChildProcess;
  readonly port: number;
  /** Its own folder, which is removed when it has ended. */
  readonly folder: string;
  /** Asks it, and what it has started, to end. */
  readonly end: () => void;
}

async function untilItAnswers(name: string, port: number, hasEnded: () => string | undefined): Promise<void> {
  const giveUp = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < giveUp) {
    const reason = hasEnded();
    if (reason !== undefined) throw new Error(`${name} did not start: ${reason}`);
    const response = await fetch(`http://127.0.0.1:${port}/robots.txt`).catch(() => undefined);
    if (response !== undefined) return void (await response.arrayBuffer());
    await wait(25);
  }
  throw new Error(`${name} does not answer on port ${port}`);
}

/** Waits until a server of this machine answers. It ends with this process, or when the returned function is called. */
export async function waitForServer(server: StartedServer): Promise<() => Promise<void>> {
  const { name, child, port, folder } = server;
  let reason: string | undefined;
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => said.push(part.toString()));
  const ended = new Promise<void>((done) => {
    child.on('error', (error) => done(void (reason = error.message)));
    child.on('close', (code) => done(void (reason ??= `code ${code}. ${said.join('')}`)));
  });
  const end = (): void => {
    if (reason === undefined) server.end();
  };
  process.once('exit', end);
  const stop = async (): Promise<void> => {
    process.off('exit', end);
    end();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilItAnswers(name, port, () => reason);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
