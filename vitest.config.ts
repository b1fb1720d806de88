import { defineConfig } from 'vitest/config';

/** Run by other commands, in a browser or on the built site. */
const RUN_ELSEWHERE = ['e2e', 'a11y', 'site', 'deploy', 'engines', 'packages'].map(
  (folder) => `tests/${folder}/**`,
);
const NEVER = ['**/node_modules/**', '**/dist/**', '.stryker-tmp/**'];

export default defineConfig({
  test: {
    // A fresh environment for each file would take longer than the tests.
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'formulas',
          environment: 'node',
          include: ['packages/formulas/src/**/*.test.ts'],
          testTimeout: 120_000,
          setupFiles: ['tests/property-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'src/**/*.test.ts',
            'integrations/**/*.test.ts',
            'deploy/**/*.test.ts',
            'bench/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/**/*.test.ts',
            'packages/cli/**/*.test.ts',
          ],
          exclude: [...NEVER, ...RUN_ELSEWHERE, 'packages/formulas/src/**'],
          testTimeout: 120_000,
          setupFiles: ['tests/property-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'integrations/**/*.test.tsx'],
          exclude: NEVER,
          testTimeout: 60_000,
          setupFiles: ['tests/dom-setup.ts', 'tests/property-setup.ts'],
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/formulas/src/**/*.ts'],
      exclude: ['packages/formulas/src/**/*.test.ts'],
      reporter: ['text', 'html'],
      thresholds: { lines: 100, branches: 100 },
    },
  },
});
