import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apt } from './apt.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'apt-'));
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH'] ?? ''}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Puts a program first in the path that logs its arguments. */
function plant(name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} $*" >>'${folder}/log'\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
}

const aptCalls = (): readonly string[] =>
  readFileSync(join(folder, 'log'), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => line.startsWith('apt-get'));

test('waits for another package run, also for one that holds only the package lists', async () => {
  plant('sudo', 'shift; exec "$@"');
  plant(
    'apt-get',
    `test $(grep -c ^apt-get '${folder}/log') -gt 1 && exit 0
echo 'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 1 (apt-get)' >&2; exit 100`,
  );
  expect((await apt('Asking', 'update')).ok).toBe(true);
  const call = 'apt-get -o DPkg::Lock::Timeout=300 update';
  expect(aptCalls()).toEqual([call, call]);
});

test('does not repeat another failure', async () => {
  plant('sudo', 'shift; exec "$@"');
  plant('apt-get', 'echo "E: Unable to locate package x"; exit 100');
  const { ok, output } = await apt('Installing', 'install', 'x');
  expect([ok, output]).toEqual([false, 'E: Unable to locate package x\n']);
  expect(aptCalls()).toHaveLength(1);
});
