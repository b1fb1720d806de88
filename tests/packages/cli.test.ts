/** Tests `@evenscale/cli` as users get it: packed and installed; `on-node.test.ts` runs it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';

const folder = inject('installed');
const installed = join(folder, 'node_modules', '@evenscale', 'cli');

test('it has one file to run and no dependencies', () => {
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Readonly<
    Record<string, unknown>
  >;
  expect(manifest['bin']).toEqual({ evenscale: './evenscale.js' });
  expect(Object.keys(manifest).filter((key) => /dependencies$/iu.test(key))).toEqual([]);
  expect(readFileSync(join(installed, 'evenscale.js'), 'utf8')).not.toMatch(
    /react\.(?:element|transitional)/u,
  );
});

test('it comes with the license texts of what is bundled', () => {
  const licenses = readFileSync(join(installed, 'licenses.txt'), 'utf8');
  expect(licenses).toMatch(/^commander [\d.]+ \(MIT\)\n=+\n\n\(The MIT License\)/mu);
  expect(licenses).toMatch(/^saxes [\d.]+ \(ISC\)\n=+\n\nThe ISC License/mu);
});

test('the shell finds it by name', () => {
  const program = join(folder, 'node_modules', '.bin', 'evenscale');
  expect(execFileSync(program, ['bmi', '70kg', '175cm'], { encoding: 'utf8' })).toContain('22.9');
});
