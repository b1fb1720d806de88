import { defineConfig } from 'vitest/config';

/** Journeys in the engine named by ENGINE: they need `dist` and the engine, and share its single page. */
export default defineConfig({
  test: {
    name: 'engines',
    root: '.',
    dir: 'tests/engines',
    include: ['**/*.test.ts'],
    globalSetup: 'tests/engines/start-engine.ts',
    fileParallelism: false,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
