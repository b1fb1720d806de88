/** The steps of `npm run check`, `npm test` and `npm run test:all`. */
import { ensureTestBrowser } from './browser.ts';
import { ensureFirefox, ensureNginx, ensureWebKit, type Search } from './ensure-installed.ts';
import { ensureOtherNodes } from './ensure-nodes.ts';
import type { Step } from './run-step.ts';
import { countPlaywright, countVitest } from './test-reports.ts';

type Need = Promise<Search<unknown>>;

function vitest(name: string, projects: readonly string[], more: readonly string[] = []): Step {
  const file = `reports/${name.replaceAll(/\W+/gu, '-').toLowerCase()}.json`;
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name,
    command: ['vitest', 'run', ...chosen, ...more, ...reporters],
    report: { file, count: countVitest },
  };
}

function playwright(name: string, project: 'usual' | 'slow'): Step {
  const file = `reports/browser-${project}.json`;
  return {
    name,
    command: ['playwright', 'test', `--project=${project}`, '--retries=1', '--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { file, count: countPlaywright },
  };
}

/** A busy machine may miss a moment in a browser, a window of a unit test or a server: what fails is run once more. */
const ONCE_MORE = ['--retry=1'];

const CONTENT_CACHE = ['--cache', '--cache-strategy', 'content'];

/** Every check that doesn't run the code, slow ones first. Astro must have written its types before. */
export const checks = (types: Need): readonly Step[] =>
  [
    {
      name: 'Lint',
      command: ['eslint', '.', '--max-warnings', '0', ...CONTENT_CACHE].concat(
        '--cache-location=node_modules/.cache/eslint',
      ),
    },
    { name: 'Types', command: ['astro', 'check', '--noSync', '--minimumFailingSeverity', 'hint'] },
    { name: 'Unused exports and packages', command: ['knip', '--no-progress'] },
    {
      name: 'Types of the formulas, without a browser',
      command: ['tsc', '-p', 'packages/formulas/tsconfig.json'],
    },
    { name: 'Formatting', command: ['prettier', '.', '--check', '--log-level', 'warn', ...CONTENT_CACHE] },
    { name: 'Styles', command: ['stylelint', 'src/**/*.css', '--max-warnings', '0', '--ignore-disables'] },
  ].map((check) => ({ ...check, needs: [types] }));

export const sync: Step = { name: 'Writing the types of the content', command: ['astro', 'sync'] };
export const build: Step = { name: 'Build', command: ['astro', 'build'] };

/** What the usual and the slow steps use: apt installs one program at a time. */
export function install() {
  const browser = ensureTestBrowser();
  return { browser, nginx: browser.then(ensureNginx) };
}

/** The browser tests take about as long as all the others together, so they start first. */
export function usualSteps(site: Need, { browser, nginx }: ReturnType<typeof install>): readonly Step[] {
  return [
    {
      ...vitest('Formulas, with coverage', ['formulas'], ['--coverage']),
      env: { FAST_CHECK_RUNS: '250' },
    },
    { ...playwright('Browser tests', 'usual'), needs: [site, browser] },
    ...checks(site),
    vitest('Unit tests', ['node', 'dom'], ONCE_MORE),
    { ...vitest('Tests of both hosts', ['hosts'], ONCE_MORE), needs: [site, browser, nginx] },
    { ...vitest('Tests of the built site', ['site']), needs: [site] },
    { ...vitest('Tests of the packages', ['packages']), needs: [site, browser] },
  ];
}

/** The other supported versions of Node; says which ones this machine can't get. */
async function otherNodes(): Promise<Search<unknown>> {
  const searches = await ensureOtherNodes();
  const missing = searches.flatMap(({ major, search }) =>
    search.status === 'found' ? [] : [`Node ${major}: ${search.why}`],
  );
  if (missing.length < searches.length && missing.length > 0)
    console.log(`- Packages: not run on ${missing.join('\n')}`);
  return missing.length < searches.length
    ? { status: 'found', found: searches }
    : { status: 'impossible', why: missing.join('\n') };
}

/** What takes long, and what the usual tests check for one case: other widths, themes, engines, Node versions, draws. */
export function slowSteps(site: Need, browser: Need): readonly Step[] {
  const firefox = ensureFirefox();
  const webKit = firefox.then(ensureWebKit);
  return [
    { ...playwright('Slow browser tests', 'slow'), needs: [site, browser] },
    {
      ...vitest('Properties, 10,000 draws', ['formulas', 'node'], ['property']),
      env: { FAST_CHECK_RUNS: '10000', SEED: process.env['SEED'] ?? '2' },
    },
    { ...vitest('Builds with other settings and articles', ['builds']), needs: [site] },
    { ...vitest('Packages on other versions of Node', ['other-nodes']), needs: [site, otherNodes()] },
    { ...vitest('Journeys in Firefox', ['firefox'], ONCE_MORE), needs: [site, firefox] },
    { ...vitest('Journeys in WebKit', ['webkit'], ONCE_MORE), needs: [site, webKit] },
  ];
}
