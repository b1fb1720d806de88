import { resolve } from 'node:path';
import type { TestUserConfig, Vite } from 'vitest/node';
import { defineConfig } from 'vitest/config';

const NEVER = ['**/node_modules/**', '**/dist/**', '.stryker-tmp/**'];
/** Tests in a browser run with Playwright. */
const IN_THE_BROWSER = ['tests/{a11y,e2e}/**'];
/** Folders whose tests need the built site, and have a project of their own. */
const ON_THE_BUILD = ['tests/{site,deploy,engines,packages}/**'];
const SLOW = '**/*.slow.test.ts';

/** Makes `@evenscale/formulas` lead to these files; without it, to the sources through the linked package. */
const formulasFrom = (files: string) => ({
  alias: [{ find: /^@evenscale\/formulas\/(.+)$/u, replacement: resolve('packages/formulas', files) }],
});

type Project = Omit<TestUserConfig, 'projects'>;

/** A project of tests that run one file in a fresh environment, and have time on a busy machine. */
const project = (name: string, include: string[], more: Project = {}) => ({
  extends: true as const,
  test: {
    name,
    include,
    exclude: NEVER,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    ...more,
  },
});

/** A property with 10,000 draws takes about a minute alone, and several on a busy machine. */
const UNIT_TIMEOUT = process.env['FAST_CHECK_RUNS'] === '10000' ? 600_000 : 120_000;

/** Unit tests share the environment of a worker: a fresh one for each file would take longer than the tests. */
const unit = (name: string, include: string[], more: Project = {}) =>
  project(name, include, {
    isolate: false,
    testTimeout: UNIT_TIMEOUT,
    setupFiles: ['tests/property-setup.ts'],
    ...more,
  });

/** A run in one engine, named like it. All tests share its single page. */
const engine = (name: string) =>
  project(name, ['tests/engines/**/*.test.ts'], {
    globalSetup: 'tests/engines/start-engine.ts',
    fileParallelism: false,
    isolate: false,
    testTimeout: 120_000,
  });

const packages = (name: string, include: string[]) => ({
  ...project(name, include, { globalSetup: 'tests/packages/install-packages.ts' }),
  resolve: formulasFrom('dist/$1.js'),
});

/** What `npm test` runs comes first; `npm run test:all` also runs the other projects. */
const projects = [
  unit('formulas', ['packages/formulas/src/**/*.test.ts']),
  unit('node', ['{src,integrations,deploy,bench,scripts,tests,packages/{cli,reference}}/**/*.test.ts'], {
    exclude: [...NEVER, ...IN_THE_BROWSER, ...ON_THE_BUILD],
  }),
  unit('dom', ['{src,integrations}/**/*.test.tsx'], {
    environment: 'jsdom',
    // Not its frames: what waits for one follows at once.
    fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] },
    testTimeout: 60_000,
    setupFiles: ['tests/dom-setup.ts', 'tests/property-setup.ts'],
  }),
  project('site', ['tests/site/**/*.test.ts'], { exclude: [...NEVER, SLOW] }),
  project('hosts', ['tests/deploy/**/*.test.ts'], {
    exclude: [...NEVER, SLOW],
    globalSetup: 'tests/deploy/start-hosts.ts',
  }),
  packages('packages', ['tests/packages/**/*.test.ts']),

  project('builds', [`tests/{site,deploy}/${SLOW}`]),
  packages('other-nodes', ['tests/packages/on-node.test.ts']),
  engine('firefox'),
  engine('webkit'),
];

/**
 * Stryker 10 asks for tests by the names of suite and test joined with a space; Vitest 5 joins them with " > "
 * and would find none, so that every mutant survived. This lets a space in the filter stand for either.
 */
const namesForStryker: Vite.Plugin = {
  name: 'names-for-stryker',
  configureVitest({ project: { config } }) {
    let filter: RegExp | undefined;
    Object.defineProperty(config, 'testNamePattern', {
      get: () => filter,
      set: (asked: RegExp | undefined) => {
        filter = asked === undefined ? undefined : new RegExp(asked.source.replaceAll(' ', '(?: | > )'));
      },
    });
  },
};

/** The formulas' tests without the slowest: the mutation run repeats them for each of hundreds of mutants. */
const mutation = defineConfig({
  plugins: [namesForStryker],
  // The linked package would lead to the unchanged code.
  resolve: formulasFrom('src/$1.ts'),
  test: {
    include: ['packages/formulas/src/**/*.test.ts', 'tests/reference/golden.test.ts'],
    exclude: [
      'packages/formulas/src/mixed-units.test.ts',
      'packages/formulas/src/own-maintenance/own-maintenance.logs.test.ts',
      'packages/formulas/src/own-maintenance/own-maintenance.property.test.ts',
      'packages/formulas/src/weight-model/long-run.test.ts',
      'packages/formulas/src/weight-model/weight-model.property.test.ts',
    ],
    testTimeout: 60_000,
    env: { FAST_CHECK_RUNS: '50' },
  },
});

const everyday = defineConfig({
  test: {
    unstubGlobals: true,
    restoreMocks: true,
    projects,
    coverage: {
      provider: 'v8',
      include: ['packages/formulas/src/**/*.ts'],
      exclude: ['packages/formulas/src/**/*.test.ts'],
      reporter: ['text', 'html'],
      thresholds: { lines: 100, branches: 100 },
    },
  },
});

/** Stryker can't choose a project, but it sets this variable in its workers. */
export default process.env['STRYKER_MUTATOR_WORKER'] === undefined ? everyday : mutation;
