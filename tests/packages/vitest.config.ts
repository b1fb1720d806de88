import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests of the packages as they would be published: built, packed and installed. They need `dist`, npm and a browser. */
export default defineConfig({
  // Makes the runner of the reference cases use the built package.
  resolve: {
    alias: [{ find: /^@evenscale\/formulas\/(.+)$/u, replacement: resolve('packages/formulas/dist/$1.js') }],
  },
  test: {
    name: 'packages',
    root: '.',
    dir: 'tests/packages',
    globalSetup: 'tests/packages/install-packages.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
