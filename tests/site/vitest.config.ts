import { defineConfig } from 'vitest/config';
import { testFiles } from '../exhaustive.ts';

/** Tests of the built pages: they need `dist`, so they are not part of a plain `vitest`. */
export default defineConfig({
  test: { name: 'site', root: '.', dir: 'tests/site', ...testFiles, testTimeout: 60_000 },
});
