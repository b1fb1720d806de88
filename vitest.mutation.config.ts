import { resolve } from 'node:path';
import type { Vite } from 'vitest/node';
import { defineConfig } from 'vitest/config';

/**
 * Stryker 10 asks for tests by the names of suite and test joined with a space; Vitest 5 joins them with " > "
 * and would find none, so that every mutant survived. This lets a space in the filter stand for either.
 */
const namesForStryker: Vite.Plugin = {
  name: 'names-for-stryker',
  configureVitest({ project }) {
    let filter: RegExp | undefined;
    Object.defineProperty(project.config, 'testNamePattern', {
      get: () => filter,
      set: (asked: RegExp | undefined) => {
        filter = asked === undefined ? undefined : new RegExp(asked.source.replaceAll(' ', '(?: | > )'));
      },
    });
  },
};

/** The formulas' tests without the slowest: the mutation run repeats them for each of hundreds of mutants. */
export default defineConfig({
  plugins: [namesForStryker],
  // The linked package would lead to the unchanged code.
  resolve: {
    alias: [{ find: /^@evenscale\/formulas\/(.+)$/u, replacement: resolve('packages/formulas/src/$1.ts') }],
  },
  test: {
    environment: 'node',
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
