import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from './scripts/browser.ts';
import { freePort } from './scripts/static-server.ts';

// The workers read this file as well, and inherit the variable.
const port = (process.env['TEST_PORT'] ||= String(await freePort()));
const executablePath = await findTestBrowser();

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.test.ts', 'a11y/**/*.test.ts'],
  // `npm test` runs the first; `npm run test:all` also the second. The tags are explained in tests/tier.ts.
  projects: [
    { name: 'usual', testIgnore: '**/*.slow.test.ts', grepInvert: /@slow/u },
    { name: 'slow', grep: /@slow|@both|\.slow\.test\.ts/u },
  ],
  outputDir: 'test-results',
  // Alone, no test may need a second try; a whole run on a busy machine repeats what failed once, and says so.
  retries: 0,
  // On two cores: many tests wait for a clock or a worker, and leave their core to others.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // The longest journeys take 20 seconds on an idle machine, and minutes beside other work.
  timeout: 180_000,
  // A machine that others use may take seconds for what takes a moment; nothing here asserts a time.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
    locale: 'en-US',
    timezoneId: 'UTC',
    // The offline worker answers before a test can; the tests about it let it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node scripts/serve.ts ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
