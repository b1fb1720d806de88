import type { Job } from './lanes.ts';
import { runQuietly } from './progress.mjs';
import { FAILED } from './tally.ts';
import type { Tally } from './tally.ts';

interface Tool {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

/** Slow checks first, so that the two lanes finish at about the same time. */
const TOOLS: readonly Tool[] = [
  {
    name: 'Lint',
    command: 'eslint',
    args: [
      '.',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      'node_modules/.cache/eslint',
    ],
  },
  {
    name: 'Types',
    command: 'astro',
    args: ['check', '--noSync', '--minimumFailingSeverity', 'hint'],
  },
  { name: 'Unused exports and packages', command: 'knip', args: ['--no-progress'] },
  {
    name: 'Types of the formulas, without a browser',
    command: 'tsc',
    args: ['-p', 'packages/formulas/tsconfig.json'],
  },
  {
    name: 'Formatting',
    command: 'prettier',
    args: ['.', '--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content'],
  },
  {
    name: 'Styles',
    command: 'stylelint',
    args: ['src/**/*.css', '--max-warnings', '0', '--ignore-disables'],
  },
];

async function run({ name, command, args }: Tool): Promise<Tally> {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  const { ok, output, seconds } = await runQuietly(name, command, args, { env });
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (!ok) console.log(`${output.trim()}\n`);
  return ok ? { passed: 1, failed: 0 } : FAILED;
}

/** Runs every check that doesn't run the code. Astro must have written its types for content and styles before. */
export const checks: readonly Job[] = TOOLS.map((tool) => () => run(tool));
