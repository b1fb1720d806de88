import { defineConfig } from 'vitest/config';

/** Tests of the two real hosts with the built site: they need `dist`, nginx and a browser. */
export default defineConfig({
  test: {
    name: 'deploy',
    root: '.',
    dir: 'tests/deploy',
    include: ['**/*.test.ts'],
    globalSetup: 'tests/deploy/start-hosts.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
