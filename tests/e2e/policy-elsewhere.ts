import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** Another host without any content: it only records what it receives. */
export interface Elsewhere {
  readonly origin: string;
  /**
   * The first line of everything received over a connection. A connection alone does not count: Chromium opens one before it
   * checks the policy for a form or a frame, sends nothing over it, and would not send the address anyway.
   */
  readonly heard: readonly string[];
  close(): Promise<void>;
}

/** Listens on its own port, to connections and not only to requests. */
export async function listenElsewhere(): Promise<Elsewhere> {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('data', (sent) => heard.push(sent.toString('latin1').split('\r\n')[0] ?? ''));
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    heard,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
