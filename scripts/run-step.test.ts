import { describe, expect, test } from 'vitest';
import { runInLanes, runStep, withFailedCommand } from './run-step.ts';
import { countVitest } from './test-reports.ts';

describe('a command', () => {
  test.each([
    ['that runs no tests', { passed: 0, failed: 0 }, true, 1],
    ['that ends with an error', { passed: 9, failed: 0 }, false, 1],
    ['whose failures are counted', { passed: 9, failed: 2 }, false, 2],
  ])('%s has failed', (_, tally, endedWell, failed) => {
    expect(withFailedCommand(tally, endedWell)).toEqual({ passed: tally.passed, failed });
  });
});

describe('a step', () => {
  const command = (code: string) => [process.execPath, '-e', code];

  test('without a report counts as one test', async () => {
    expect(await runStep({ name: 'good', command: command('') })).toEqual({ passed: 1, failed: 0 });
    expect(await runStep({ name: 'bad', command: command('process.exit(1)') })).toEqual({
      passed: 0,
      failed: 1,
      failures: ['bad'],
    });
  });
  test('whose report is missing has failed', async () => {
    const report = { file: 'reports/none.json', count: countVitest };
    expect(await runStep({ name: 'silent', command: command(''), report })).toEqual({
      passed: 0,
      failed: 1,
      failures: ['silent'],
    });
  });
  test('that this machine cannot run is left out, and one whose program could not be installed has failed', async () => {
    const step = { name: 'x', command: command('process.exit(1)') };
    const needs = (status: 'impossible' | 'failed') => [Promise.resolve({ status, why: '' })];
    expect(await runStep({ ...step, needs: needs('impossible') })).toEqual({
      passed: 0,
      failed: 0,
      failures: [],
    });
    expect(await runStep({ ...step, needs: needs('failed') })).toEqual({
      passed: 0,
      failed: 1,
      failures: ['x'],
    });
  });
});

test('jobs start in order, two at a time, and all are counted', async () => {
  const started: string[] = [];
  let running = 0;
  const job = (name: string, turns: number) => async () => {
    started.push(name);
    running += 1;
    expect(running).toBeLessThanOrEqual(2);
    for (let turn = 0; turn < turns; turn++) await Promise.resolve();
    running -= 1;
    return { passed: 1, failed: 1, failures: [name] };
  };
  expect(await runInLanes([job('a', 9), job('b', 1), job('c', 1), job('d', 30), job('e', 1)])).toEqual({
    passed: 5,
    failed: 5,
    failures: ['b', 'c', 'a', 'e', 'd'],
  });
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
});
