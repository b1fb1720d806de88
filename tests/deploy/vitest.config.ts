import { defineConfig } from 'vitest/config';
import { testFiles } from '../exhaustive.ts';

/** Tests of the two real hosts with the built site: they need `dist`, nginx and a browser. */
export default defineConfig({
  test: {
    name: 'deploy',
    root: '.',
    dir: 'tests/deploy',
    ...testFiles,
    globalSetup: 'tests/deploy/start-hosts.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
