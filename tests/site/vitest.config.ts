import { defineConfig } from 'vitest/config';

/** Tests of the built pages: they need `dist`, so they are not part of a plain `vitest`. */
export default defineConfig({
  test: { name: 'site', root: '.', dir: 'tests/site', include: ['**/*.test.ts'], testTimeout: 60_000 },
});
