/**
 * Mutation tests of the formulas: `npm run mutation -- --mutate "packages/formulas/src/bmi/*.ts"`. Stryker isn't one of our
 * packages, because it brings 100 more: npx downloads it, and its runner uses the Vitest of this project.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.config.ts' },
  mutate: [
    'packages/formulas/src/**/*.ts',
    '!packages/formulas/src/**/*.test.ts',
    '!packages/formulas/src/**/*-data.ts',
  ],
  ignorePatterns: [
    '/*',
    '!/package.json',
    '!/tsconfig.json',
    '!/vitest.config.ts',
    '!/packages',
    '!/tests',
    '/tests/*',
    '!/tests/reference',
    '!/tests/properties.ts',
  ],
  // It would rewrite the paths in this file with a TypeScript of its own, which npx doesn't install.
  tsconfigFile: 'none',
  // Needs the plugin in vitest.config.ts. Without it, or with 'all' or 'off', most mutants seem to survive.
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 20000,
  reporters: ['clear-text', 'html', 'json', 'progress'],
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  tempDirName: '.stryker-tmp',
  thresholds: { high: 95, low: 90, break: 90 },
};
