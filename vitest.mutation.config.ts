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
  test: {
    environment: 'node',
    include: ['src/formulas/**/*.test.ts', 'tests/reference/golden.test.ts'],
    exclude: [
      'src/formulas/mixed-units.test.ts',
      'src/formulas/own-maintenance/own-maintenance.logs.test.ts',
      'src/formulas/own-maintenance/own-maintenance.property.test.ts',
      'src/formulas/weight-model/long-run.test.ts',
      'src/formulas/weight-model/weight-model.property.test.ts',
    ],
    testTimeout: 60_000,
    env: { FAST_CHECK_RUNS: '50' },
  },
});
