/** Runs the program from its sources, as a shell would. `tests/packages` tests the bundle. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const start = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['packages/cli/bin/evenscale.js', ...args], { encoding: 'utf8' });

test('figures go to stdout, problems to stderr, and the exit code tells them apart', () => {
  const answered = start('bmi', '70kg', '175cm');
  expect(answered).toMatchObject({ status: 0, stderr: '' });
  expect(answered.stdout).toContain('22.9');
  expect(start('bmi', 'abc', '175cm')).toMatchObject({ status: 1, stdout: '' });
  expect(start('bmi')).toMatchObject({ status: 2, stdout: '' });
});
