import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { capture } from '../scripts/progress.mjs';
import { sourceDate } from '../src/seo/source-date.ts';

/** A copy of the project that can be changed and built without touching the project itself. */
export interface TemporarySite {
  readonly folder: string;
  /** Builds it; returns what was printed. */
  readonly build: () => Promise<Build>;
  readonly remove: () => Promise<void>;
}

export interface Build {
  readonly ok: boolean;
  readonly output: string;
}

const LEFT_OUT = new Set([
  '.astro',
  '.git',
  '.stryker-tmp',
  '.wrangler',
  'coverage',
  'dist',
  'node_modules',
  'reports',
  'test-results',
]);

/** The copy shares the packages, so it needs its own cache. */
const CONFIGURATION = `import config from './astro.config.ts';
export default { ...config, cacheDir: './.cache' };
`;

async function run(folder: string): Promise<Build> {
  const astro = resolve('node_modules/astro/bin/astro.mjs');
  const { ok, output } = await capture(process.execPath, [astro, 'build', '--config', 'built.config.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NO_COLOR: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      // The copy has no git history to read it from.
      SOURCE_DATE_EPOCH: String(sourceDate().getTime() / 1000),
    },
  });
  return { ok, output };
}

export async function createTemporarySite(): Promise<TemporarySite> {
  const folder = await mkdtemp(join(tmpdir(), 'evenscale-'));
  for (const name of await readdir('.')) {
    if (!LEFT_OUT.has(name)) await cp(name, join(folder, name), { recursive: true });
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  await writeFile(join(folder, 'built.config.ts'), CONFIGURATION);
  return {
    folder,
    build: () => run(folder),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
