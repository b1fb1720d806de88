/** The program as a shell starts it: from the sources. The bundle is tested in `tests/packages`. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const start = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['packages/cli/bin/evenscale.js', ...args], { encoding: 'utf8' });

test('figures go to the standard output, problems to the other, and the exit code says which', () => {
  const answered = start('bmi', '70kg', '175cm');
  expect(answered).toMatchObject({ status: 0, stderr: '' });
  expect(answered.stdout).toContain('22.9');
  expect(start('bmi', 'abc', '175cm')).toMatchObject({ status: 1, stdout: '' });
  expect(start('bmi')).toMatchObject({ status: 2, stdout: '' });
});
