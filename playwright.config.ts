import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from './scripts/browser.ts';
import { isExhaustive } from './tests/exhaustive.ts';

const port = Number(process.env['TEST_PORT'] || 4399);
const executablePath = await findTestBrowser();

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.test.ts', 'a11y/**/*.test.ts'],
  // The exhaustive run: its files, single tests with the tag, and again what it does more thoroughly: random journeys,
  // and accessibility at all widths and in both themes.
  ...(isExhaustive
    ? { grep: /\.exhaustive\.test\.ts|@exhaustive|@both|WCAG/u }
    : { testIgnore: '**/*.exhaustive.test.ts', grepInvert: /@exhaustive/u }),
  outputDir: 'test-results',
  // A test that passes at the second try is a defect.
  retries: 0,
  // On two cores: many tests wait for a clock or a worker, and leave their core to others.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
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
