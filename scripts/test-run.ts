import { ensureTestBrowser } from './browser.ts';
import { buildSite } from './build-site.ts';
import { runChecks } from './checks.ts';
import { ensureNginx } from './ensure-nginx.ts';
import { browserTests, hostTests, leftOut, notRun, run, siteTests, unitTests } from './runners.ts';
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

async function runHostTests(): Promise<Tally> {
  const search = await ensureNginx();
  if (search.status === 'found') return run(hostTests);
  return search.status === 'impossible' ? leftOut(hostTests, search.why) : notRun(hostTests, search.why);
}

async function runOnTheBuiltSite(): Promise<readonly Tally[]> {
  const build = await buildSite();
  console.log(`${build.ok ? '✓' : '✗'} Build (${build.seconds} s)`);
  if (!build.ok)
    return [
      FAILED,
      notRun(siteTests, 'There is no site.'),
      notRun({ name: 'Browser tests' }, 'There is no site.'),
      notRun(hostTests, 'There is no site.'),
    ];
  // The browser is installed with the browser tests; the hosts' tests need it too.
  return [{ passed: 1, failed: 0 }, await run(siteTests), await runBrowserTests(), await runHostTests()];
}

const { passed, failed } = sum([await runChecks(), await run(unitTests), ...(await runOnTheBuiltSite())]);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
