import { ensureTestBrowser } from './browser.ts';
import { buildSite } from './build-site.ts';
import { checks } from './checks.ts';
import { ensureFirefox, ensureNginx, ensureWebKit } from './ensure-installed.ts';
import type { Search } from './ensure-installed.ts';
import { ensureNodes } from './ensure-nodes.ts';
import { runInLanes } from './lanes.ts';
import type { Job } from './lanes.ts';
import {
  browserTests,
  engineTests,
  formulaTests,
  hostTests,
  leftOut,
  notRun,
  otherArticles,
  otherBuilds,
  packageTests,
  packageTestsOnAllNodes,
  propertyTests,
  run,
  siteTests,
  unitTests,
} from './runners.ts';
import type { Runner } from './runners.ts';
import { FAILED, NOTHING, sum } from './tally.ts';
import type { Tally } from './tally.ts';

type Mode = Parameters<typeof browserTests>[1];

/** The browser tests, ready to start; installs a browser if there is none. */
async function findBrowserTests(mode: Mode): Promise<() => Promise<Tally>> {
  try {
    const runner = await browserTests(await ensureTestBrowser(), mode);
    return () => run(runner);
  } catch (error) {
    const tally = notRun({ name: 'Browser tests' }, error instanceof Error ? error.message : String(error));
    return () => Promise.resolve(tally);
  }
}

/** Runs a job that needs a program, or says why it can't. */
async function runWith(search: Search<unknown>, runner: Runner): Promise<Tally> {
  if (search.status === 'found') return run(runner);
  return search.status === 'impossible' ? leftOut(runner, search.why) : notRun(runner, search.why);
}

/** The packages' tests on every supported Node, and a line for each version this machine can't run. */
async function runPackageTestsOnAllNodes(): Promise<Tally> {
  for (const { major, search } of await ensureNodes())
    if (search.status !== 'found') leftOut({ name: `Packages on Node ${major}` }, search.why);
  return run(packageTestsOnAllNodes);
}

async function build(): Promise<Tally> {
  const { ok, seconds } = await buildSite();
  console.log(`${ok ? '✓' : '✗'} Build (${seconds} s)`);
  return ok ? { passed: 1, failed: 0 } : FAILED;
}

/** The browser tests take about as long as all the others together, so they start first. */
async function runUsual(built: Promise<Tally>): Promise<Tally> {
  const browser = findBrowserTests('usual');
  // apt installs one program at a time.
  const nginx = browser.then(() => ensureNginx());
  const onSite =
    (job: Job): Job =>
    async () =>
      (await built).failed > 0 ? NOTHING : job();
  // The build also writes the types that the checks read.
  const afterBuild =
    (job: Job): Job =>
    async () => {
      await built;
      return job();
    };
  return runInLanes([
    afterBuild(() => Promise.resolve(NOTHING)),
    () => run(formulaTests),
    onSite(async () => (await browser)()),
    ...checks.map(afterBuild),
    () => run(unitTests),
    onSite(async () => runWith(await nginx, hostTests)),
    onSite(() => run(siteTests)),
    onSite(() => run(packageTests)),
  ]);
}

/** The engines spend most of their time waiting, so they run together. apt installs one program at a time. */
async function runEngines(): Promise<readonly Tally[]> {
  const firefox = await ensureFirefox();
  const webKit = await ensureWebKit();
  return Promise.all([runWith(firefox, engineTests('firefox')), runWith(webKit, engineTests('webkit'))]);
}

async function runExhaustive(built: Promise<Tally>): Promise<Tally> {
  const properties = await run(propertyTests);
  if ((await built).failed > 0) return properties;
  return sum([
    properties,
    await run(otherArticles),
    await (await findBrowserTests('exhaustive'))(),
    ...(await runEngines()),
    await runPackageTestsOnAllNodes(),
    await runWith(await ensureNginx(), otherBuilds),
  ]);
}

/**
 * `npm test` runs the checks and the usual tests, `npm run test:exhaustive` the tests that are too slow for
 * development, and `npm test -- all` both. All end in one line with the totals.
 */
const mode = process.argv[2] ?? 'usual';
const built = build();
const tallies: Tally[] = [];
if (mode !== 'exhaustive') tallies.push(await runUsual(built));
if (mode !== 'usual') tallies.push(await runExhaustive(built));
tallies.push(await built);
const { passed, failed } = sum(tallies);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
