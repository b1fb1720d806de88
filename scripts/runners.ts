import { readFile, rm } from 'node:fs/promises';
import { freePort } from './static-server.ts';
import { runQuietly } from './progress.mjs';
import { FAILED, NOTHING, withRunnerFailure, tallyOfPlaywright, tallyOfVitest } from './tally.ts';
import type { Tally } from './tally.ts';

export interface Runner {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Where it writes its JSON report. */
  readonly report: string;
  readonly count: (report: never) => Tally;
  readonly environment?: Readonly<Record<string, string>>;
}

const vitest = (name: string, report: string, ...args: string[]): Runner => ({
  name,
  command: 'vitest',
  args: ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
  report,
  count: tallyOfVitest,
});

/** The exhaustive tests are in the same folders: `tests/exhaustive.ts` reads this. */
const EXHAUSTIVE = { EXHAUSTIVE: '1' };

/** The formulas, whose own tests must cover every line and branch. The exhaustive run draws more values. */
export const formulaTests: Runner = {
  ...vitest('Formulas, with coverage', 'reports/formulas.json', '--project', 'formulas', '--coverage'),
  environment: { FAST_CHECK_RUNS: '250' },
};

/** Forms, views, scripts and the project's own rules. */
export const unitTests = vitest('Unit tests', 'reports/unit.json', '--project', 'node', '--project', 'dom');

/** The formulas' tests and all properties, with more draws and another seed than in `npm test`. */
export const propertyTests: Runner = {
  ...vitest(
    'Formulas and properties, 10,000 draws',
    'reports/properties.json',
    '--project',
    '!dom',
    'packages/formulas',
    'property',
  ),
  environment: { FAST_CHECK_RUNS: '10000', SEED: process.env['SEED'] ?? '2' },
};

const SITE_CONFIG = ['--config', 'tests/site/vitest.config.ts'];
const HOST_CONFIG = ['--config', 'tests/deploy/vitest.config.ts'];

/** Tests of the built pages, without a browser. */
export const siteTests = vitest('Tests of the built site', 'reports/site.json', ...SITE_CONFIG);

/** Builds with unfinished or invalid articles. */
export const otherArticles: Runner = {
  ...vitest('Builds with other articles', 'reports/other-articles.json', ...SITE_CONFIG),
  environment: EXHAUSTIVE,
};

/** The packages as they would be published: built, packed, installed and used. */
export const packageTests = vitest(
  'Tests of the packages',
  'reports/packages.json',
  '--config',
  'tests/packages/vitest.config.ts',
);

/** The same on every supported Node. */
export const packageTestsOnAllNodes: Runner = {
  ...packageTests,
  name: 'Tests of the packages on every Node',
  environment: EXHAUSTIVE,
};

/** nginx and Cloudflare's runtime with the built site: same requests, a security scan, a browser. */
export const hostTests = vitest('Tests of both hosts', 'reports/deploy.json', ...HOST_CONFIG);

/** The same build on another machine, and builds that allow other hosts. */
export const otherBuilds: Runner = {
  ...vitest('Builds for other hosts', 'reports/other-builds.json', ...HOST_CONFIG),
  environment: EXHAUSTIVE,
};

/** Journeys, accessibility and layout, in the Chromium at this path. */
export async function browserTests(chromium: string, mode: 'usual' | 'exhaustive'): Promise<Runner> {
  const name = mode === 'usual' ? 'browser' : 'browser-exhaustive';
  const report = `reports/${name}.json`;
  return {
    name: mode === 'usual' ? 'Browser tests' : 'Browser tests, exhaustive',
    command: 'playwright',
    args: ['test', '--reporter=dot,json'],
    report,
    count: tallyOfPlaywright,
    environment: {
      CHROMIUM_PATH: chromium,
      TEST_PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(mode === 'exhaustive' ? EXHAUSTIVE : {}),
    },
  };
}

/** The main journeys and every drawing in an engine other than Chromium's. */
export const engineTests = (engine: 'firefox' | 'webkit'): Runner => ({
  ...vitest(
    `Journeys in ${{ firefox: 'Firefox', webkit: 'WebKit' }[engine]}`,
    `reports/${engine}.json`,
    '--config',
    'tests/engines/vitest.config.ts',
  ),
  environment: { ENGINE: engine },
});

async function readReport({ report, count }: Runner): Promise<Tally> {
  try {
    return count(JSON.parse(await readFile(report, 'utf8')) as never);
  } catch {
    return FAILED;
  }
}

/** Runs one runner, shows its output if anything failed, and counts. */
export async function run(runner: Runner): Promise<Tally> {
  await rm(runner.report, { force: true });
  const env = { ...process.env, NO_COLOR: '1', ...runner.environment };
  const result = await runQuietly(runner.name, runner.command, runner.args, { env });
  const tally = withRunnerFailure(await readReport(runner), result.ok);
  if (tally.failed > 0) console.log(result.output.trim());
  console.log(
    `${tally.failed > 0 ? '✗' : '✓'} ${runner.name}: ${tally.passed} passed, ${tally.failed} failed (${result.seconds} s)`,
  );
  return tally;
}

/** Reports a runner that needs a program this machine can't install. */
export function leftOut({ name }: Pick<Runner, 'name'>, why: string): Tally {
  console.log(`- ${name}: not run. ${why}`);
  return NOTHING;
}

/** Reports a runner that couldn't start. */
export function notRun({ name }: Pick<Runner, 'name'>, why: string): Tally {
  console.log(`✗ ${name}: not run. ${why}`);
  return FAILED;
}
