import type { CDPSession } from '@playwright/test';

/** A mid-range phone, as Lighthouse defines it. */
export const CPU_SLOWDOWN = 4;

const BITS_PER_BYTE = 8;

/**
 * Slow 4G as Lighthouse defines it: 150 ms round trip, 1.6 Mbit/s. The browser's throttling works per request
 * and ignores handshakes; Lighthouse and the browser's own developer tools compensate with 3.75 times the
 * latency and 0.9 times the speed, and so do we.
 */
const SLOW_4G = { latency: 150 * 3.75, bitsPerSecond: 1.6 * 1024 * 1024 * 0.9 } as const;

/** Throttles the network and the CPU of one page. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_4G.latency,
    downloadThroughput: SLOW_4G.bitsPerSecond / BITS_PER_BYTE,
    uploadThroughput: SLOW_4G.bitsPerSecond / BITS_PER_BYTE,
    connectionType: 'cellular4g',
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
