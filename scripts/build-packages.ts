/** `npm run build:packages`: writes `packages/<name>/dist/` of every package that can be published. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './progress.mjs';

const PROJECT = join(import.meta.dirname, '..');
const PACKAGES = join(PROJECT, 'packages');

/** The command line contains the formulas, so they are built first. */
const FIRST = 'formulas';

async function build(name: string): Promise<boolean> {
  const script = join(PACKAGES, name, 'build.ts');
  const { ok, output, seconds } = await runQuietly(`Building ${name}`, process.execPath, [script], {
    cwd: PROJECT,
  });
  console.log(`${ok ? '✓' : '✗'} packages/${name}/dist (${seconds} s)`);
  if (!ok) console.error(output.trim());
  return ok;
}

const names = readdirSync(PACKAGES).filter((name) => existsSync(join(PACKAGES, name, 'build.ts')));
for (const name of [FIRST, ...names.filter((other) => other !== FIRST)]) {
  if (!(await build(name))) {
    process.exitCode = 1;
    break;
  }
}
