/** The program as the shell starts it. */
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { localDay } from '../../../src/person/log/local-day.ts';
import manifest from '../package.json' with { type: 'json' };
import { run } from './run.ts';

/** Wider lines are hard to read. */
const WIDEST = 100;
const USUAL = 80;

process.exitCode = await run(process.argv.slice(2), {
  version: manifest.version,
  width: Math.min(process.stdout.columns || USUAL, WIDEST),
  today: localDay(new Date()),
  readFile: async (path) => {
    try {
      return new Blob([await readFile(path)]);
    } catch {
      return null;
    }
  },
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
