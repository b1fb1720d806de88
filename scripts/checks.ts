import { capture, tick } from './progress.mjs';
import type { Tally } from './tally.ts';

interface Tool {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

const LINT_CACHE = 'node_modules/.cache/eslint';

/** The slow ones first, so that the two running jobs end together. */
const TOOLS: readonly Tool[] = [
  {
    name: 'Types',
    command: 'astro',
    args: ['check', '--noSync', '--minimumFailingSeverity', 'hint'],
  },
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
      LINT_CACHE,
    ],
  },
  { name: 'Unused exports and packages', command: 'knip', args: ['--no-progress'] },
  {
    name: 'Types of the formulas, without a browser',
    command: 'tsc',
    args: ['-p', 'packages/formulas/tsconfig.json'],
  },
  { name: 'Formatting', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  {
    name: 'Styles',
    command: 'stylelint',
    args: ['src/**/*.css', '--max-warnings', '0', '--ignore-disables'],
  },
];

const AT_A_TIME = 2;

async function run({ name, command, args }: Tool): Promise<boolean> {
  const started = Date.now();
  const { ok, output } = await capture(command, args, {
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (!ok) console.log(`${output.trim()}\n`);
  return ok;
}

/** Runs every tool, two at a time, and reports each result. */
export async function runChecks(): Promise<Tally> {
  const stop = tick('Checking types, lint, formatting, styles and what is unused');
  // Astro writes the types of the content and of CSS Modules; they must exist before other tools read them.
  const sync = await capture('astro', ['sync']);
  if (!sync.ok) console.log(sync.output);
  const waiting = [...TOOLS];
  const results: boolean[] = sync.ok ? [] : [false];
  const work = async (): Promise<void> => {
    for (let tool = waiting.shift(); tool !== undefined; tool = waiting.shift())
      results.push(await run(tool));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  stop();
  const failed = results.filter((ok) => !ok).length;
  return { passed: results.length - failed, failed };
}
