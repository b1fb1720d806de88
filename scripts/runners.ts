import { readFile, rm } from 'node:fs/promises';
import { freePort } from './static-server.ts';
import { runQuietly } from './progress.mjs';
import { FAILED, judge, tallyOfPlaywright, tallyOfVitest } from './tally.ts';
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

/** Formulas, forms, views and the house's own rules; with what of the formulas no test has run. */
export const unitTests = vitest('Unit tests', 'reports/unit.json', '--coverage');

/** What the built pages say, without a browser. */
export const siteTests = vitest(
  'Tests of the built site',
  'reports/site.json',
  '--config',
  'tests/site/vitest.config.ts',
);

/** nginx and Cloudflare's runtime with the built site, asked the same, scanned, and opened in a browser. */
export const hostTests = vitest(
  'Tests of both hosts',
  'reports/deploy.json',
  '--config',
  'tests/deploy/vitest.config.ts',
);

/** Journeys, accessibility and looks, in the Chromium at this path. */
export const browserTests = async (chromium: string): Promise<Runner> => ({
  name: 'Browser tests',
  command: 'playwright',
  args: ['test', '--reporter=dot,json'],
  report: 'reports/browser.json',
  count: tallyOfPlaywright,
  environment: {
    CHROMIUM_PATH: chromium,
    TEST_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: 'reports/browser.json',
  },
});

/** The main journeys and every drawing in another engine than Chromium's. */
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

/** Runs one runner, shows what it said if anything failed, and counts. */
export async function run(runner: Runner): Promise<Tally> {
  await rm(runner.report, { force: true });
  const env = { ...process.env, NO_COLOR: '1', ...runner.environment };
  const result = await runQuietly(runner.name, runner.command, runner.args, { env });
  const tally = judge(await readReport(runner), result.ok);
  if (tally.failed > 0) console.log(result.output.trim());
  console.log(
    `${tally.failed > 0 ? '✗' : '✓'} ${runner.name}: ${tally.passed} passed, ${tally.failed} failed (${result.seconds} s)`,
  );
  return tally;
}

/** A runner that this machine cannot have; nobody's fault. */
export function leftOut({ name }: Pick<Runner, 'name'>, why: string): Tally {
  console.log(`- ${name}: not run. ${why}`);
  return { passed: 0, failed: 0 };
}

/** A runner that could not even begin. */
export function notRun({ name }: Pick<Runner, 'name'>, why: string): Tally {
  console.log(`✗ ${name}: not run. ${why}`);
  return FAILED;
}
