// Runs on Node 20 without any packages, because they may not be installed yet.
import { spawn } from 'node:child_process';

const seconds = (since) => Math.round((Date.now() - since) / 1000);

/**
 * Reports progress every second (on a terminal) or every ten (in a log) until it is stopped.
 *
 * @param {string} label - what is happening: "Installing packages"
 * @param {number} [started] - when it began
 * @returns {() => void} stops it
 */
function tick(label, started = Date.now()) {
  const live = process.stdout.isTTY === true;
  const write = () =>
    process.stdout.write(live ? `\r${label}… ${seconds(started)} s` : `${label}… ${seconds(started)} s\n`);
  process.stdout.write(live ? `${label}…` : `${label}…\n`);
  const timer = setInterval(write, live ? 1000 : 10_000);
  return () => {
    clearInterval(timer);
    if (live) process.stdout.write('\r\u001b[K');
  };
}

/**
 * Runs a command, captures its output, and shows how long it has been running.
 *
 * @param {string} label - what is happening: "Installing packages"
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ ok: boolean, output: string, seconds: number }>}
 */
export async function runQuietly(label, command, args, options = {}) {
  const started = Date.now();
  const stop = tick(label, started);
  const result = await capture(command, args, options);
  stop();
  return { ...result, seconds: seconds(started) };
}

/**
 * Runs a command silently and returns its output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function capture(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, [...args], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const parts = [];
    child.stdout.on('data', (part) => parts.push(part));
    child.stderr.on('data', (part) => parts.push(part));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(parts).toString() }));
  });
}
