/** Runs the program from its sources, as a shell would. `tests/packages` tests the bundle. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const PROGRAM = 'packages/cli/bin/evenscale.js';

const start = (...args: readonly string[]) =>
  spawnSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8' });

test('figures go to stdout, problems to stderr, and the exit code tells them apart', () => {
  const answered = start('bmi', '70kg', '175cm');
  expect(answered).toMatchObject({ status: 0, stderr: '' });
  expect(answered.stdout).toContain('22.9');
  expect(start('bmi', 'abc', '175cm')).toMatchObject({ status: 1, stdout: '' });
  expect(start('bmi')).toMatchObject({ status: 2, stdout: '' });
});

test('a pipe that closes early is not an error', () => {
  const line = `"${process.execPath}" ${PROGRAM} --help | head -1`;
  expect(spawnSync('sh', ['-c', line], { encoding: 'utf8' })).toMatchObject({
    stderr: '',
    stdout: 'Usage: evenscale [options] [command]\n',
  });
});

test('a log with Windows line ends can come from standard input', () => {
  const days = Array.from({ length: 30 }, (_, at) => `2026-10-${String(at + 1).padStart(2, '0')},70,2400`);
  const person = ['--sex', 'male', '--age', '40', '--height', '178cm'];
  const columns = [
    '--weight-column',
    '2',
    '--energy-column',
    '3',
    '--weight-unit',
    'kg',
    '--energy-unit',
    'kcal',
  ];
  const input = ['day,weight,eaten', ...days, ''].join('\r\n');
  const { status, stdout } = spawnSync(process.execPath, [PROGRAM, 'log', '-', ...person, ...columns], {
    encoding: 'utf8',
    input,
  });
  expect(status).toBe(0);
  expect(stdout.replace(/\s+/gu, ' ')).toContain('30 days have a weight. 30 days have calories.');
});
