import { ensureTestBrowser } from './browser.ts';
import { buildSite } from './build-site.ts';
import { runChecks } from './checks.ts';
import { ensureFirefox, ensureNginx, ensureWebKit } from './ensure-installed.ts';
import type { Search } from './ensure-installed.ts';
import {
  browserTests,
  engineTests,
  hostTests,
  leftOut,
  notRun,
  run,
  siteTests,
  unitTests,
} from './runners.ts';
import type { Runner } from './runners.ts';
import { FAILED, sum } from './tally.ts';
import type { Tally } from './tally.ts';

/** `npm test`: every check and every test, and one plain line in the end. */
async function runBrowserTests(): Promise<Tally> {
  try {
    return await run(await browserTests(await ensureTestBrowser()));
  } catch (error) {
    return notRun({ name: 'Browser tests' }, error instanceof Error ? error.message : String(error));
  }
}

/** Runs what needs a program, or says why not. */
async function runWith(search: Search<unknown>, runner: Runner): Promise<Tally> {
  if (search.status === 'found') return run(runner);
  return search.status === 'impossible' ? leftOut(runner, search.why) : notRun(runner, search.why);
}

/** Both engines at once: each has one page and waits much. apt installs one program at a time. */
async function runEngineTests(): Promise<readonly Tally[]> {
  const firefox = await ensureFirefox();
  const webKit = await ensureWebKit();
  return Promise.all([runWith(firefox, engineTests('firefox')), runWith(webKit, engineTests('webkit'))]);
}

async function runOnTheBuiltSite(): Promise<readonly Tally[]> {
  const build = await buildSite();
  console.log(`${build.ok ? '✓' : '✗'} Build (${build.seconds} s)`);
  if (!build.ok)
    return [
      FAILED,
      ...[siteTests, { name: 'Browser tests' }, engineTests('firefox'), engineTests('webkit'), hostTests].map(
        (runner) => notRun(runner, 'There is no site.'),
      ),
    ];
  return [
    { passed: 1, failed: 0 },
    await run(siteTests),
    await runBrowserTests(),
    ...(await runEngineTests()),
    // They need the browser that was installed with the browser tests.
    await runWith(await ensureNginx(), hostTests),
  ];
}

const { passed, failed } = sum([await runChecks(), await run(unitTests), ...(await runOnTheBuiltSite())]);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
