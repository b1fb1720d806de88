import { connect } from 'node:net';
import { expect, inject, test } from 'vitest';

/** The time, in seconds, after which nginx closes a connection that sends one byte of a header every half second. */
async function secondsUntilClosed(opening: string): Promise<number> {
  const began = performance.now();
  const socket = connect(inject('nginx'), '127.0.0.1');
  const drip = setInterval(() => socket.write('a'), 500);
  socket.write(opening);
  socket.resume();
  try {
    // A connection that is reset is closed, too.
    await new Promise<void>((done) => socket.on('error', () => done()).on('close', () => done()));
  } finally {
    clearInterval(drip);
    socket.destroy();
  }
  return (performance.now() - began) / 1000;
}

test('nginx gives a client ten seconds for its headers, however steadily it sends them', async () => {
  const openings = ['GET /', 'GET / HTTP/1.1\r\n', 'GET / HTTP/1.1\r\nhost: localhost\r\nx: '];
  for (const seconds of await Promise.all(openings.map(secondsUntilClosed))) {
    expect(seconds).toBeGreaterThan(9);
    expect(seconds).toBeLessThan(20);
  }
});
