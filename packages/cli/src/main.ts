/** The program as the shell starts it. */
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { localDay } from '../../../src/person/log/local-day.ts';
import manifest from '../package.json' with { type: 'json' };
import type { FileFailure } from './answer.ts';
import { run } from './run.ts';

/** Wider lines are hard to read. */
const WIDEST = 100;
const USUAL = 80;

const FAILURES: Readonly<Record<string, FileFailure>> = {
  ENOENT: 'missing',
  EISDIR: 'folder',
  EACCES: 'denied',
  EPERM: 'denied',
};

// `| head` closes the pipe before everything is written.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

process.exitCode = await run(process.argv.slice(2), {
  version: manifest.version,
  width: Math.min(process.stdout.columns || USUAL, WIDEST),
  today: localDay(new Date()),
  readFile: async (path) => {
    try {
      return new Blob([path === '-' ? await buffer(process.stdin) : await readFile(path)]);
    } catch (error) {
      return FAILURES[(error as NodeJS.ErrnoException).code ?? ''] ?? 'unreadable';
    }
  },
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
