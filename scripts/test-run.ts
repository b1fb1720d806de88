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
  otherArticles,
  otherBuilds,
  propertyTests,
  run,
  siteTests,
  unitTests,
} from './runners.ts';
import type { Runner } from './runners.ts';
import { FAILED, sum } from './tally.ts';
import type { Tally } from './tally.ts';

/**
 * `npm test`: every check and every test, and one plain line in the end.
 * `npm run test:exhaustive`: what takes longer than a developer waits.
 */
const mode = process.argv.includes('exhaustive') ? 'exhaustive' : 'usual';

async function runBrowserTests(): Promise<Tally> {
  try {
    return await run(await browserTests(await ensureTestBrowser(), mode));
  } catch (error) {
    return notRun({ name: 'Browser tests' }, error instanceof Error ? error.message : String(error));
  }
}

/** Runs what needs a program, or says why not. */
async function runWith(search: Search<unknown>, runner: Runner): Promise<Tally> {
  if (search.status === 'found') return run(runner);
  return search.status === 'impossible' ? leftOut(runner, search.why) : notRun(runner, search.why);
}

/** Two engines with one page each and two servers: side by side, since each often waits. */
async function runEnginesAndHosts(): Promise<readonly Tally[]> {
  // apt installs one program at a time.
  const firefox = await ensureFirefox();
  const webKit = await ensureWebKit();
  const nginx = await ensureNginx();
  return Promise.all([
    runWith(firefox, engineTests('firefox')),
    runWith(webKit, engineTests('webkit')),
    runWith(nginx, hostTests),
  ]);
}

async function build(): Promise<Tally> {
  const { ok, seconds } = await buildSite();
  console.log(`${ok ? '✓' : '✗'} Build (${seconds} s)`);
  return ok ? { passed: 1, failed: 0 } : FAILED;
}

async function runUsual(): Promise<readonly Tally[]> {
  const checks = await runChecks();
  const units = await run(unitTests);
  const built = await build();
  if (built.failed > 0) return [checks, units, built];
  // The hosts' tests need the browser that was installed for the browser tests.
  return [
    checks,
    units,
    built,
    await run(siteTests),
    await runBrowserTests(),
    ...(await runEnginesAndHosts()),
  ];
}

async function runExhaustive(): Promise<readonly Tally[]> {
  const properties = await run(propertyTests);
  const built = await build();
  if (built.failed > 0) return [properties, built];
  return [
    properties,
    built,
    await run(otherArticles),
    await runBrowserTests(),
    await runWith(await ensureNginx(), otherBuilds),
  ];
}

const { passed, failed } = sum(await (mode === 'usual' ? runUsual() : runExhaustive()));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
