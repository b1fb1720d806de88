import { describe, expect, test } from 'vitest';
import { withRunnerFailure, sum, tallyOfPlaywright, tallyOfVitest } from './tally.ts';

const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const playwright = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

describe('what Vitest reports', () => {
  test('counts passed tests', () => {
    expect(tallyOfVitest(vitest)).toEqual({ passed: 7, failed: 0 });
  });
  test('counts skipped and pending tests as failed', () => {
    expect(tallyOfVitest({ ...vitest, numFailedTests: 1, numPendingTests: 2, numTodoTests: 4 }).failed).toBe(
      7,
    );
  });
  test('counts a file that could not be read as one failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(tallyOfVitest({ ...vitest, testResults }).failed).toBe(1);
  });
});

describe('what Playwright reports', () => {
  test('counts expected outcomes as passed', () => {
    expect(tallyOfPlaywright(playwright)).toEqual({ passed: 5, failed: 0 });
  });
  test('counts flaky and skipped tests, and errors outside of tests, as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
    expect(tallyOfPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 7 });
  });
});

describe('the result of a runner', () => {
  test('a runner that ran no tests has failed', () => {
    expect(withRunnerFailure({ passed: 0, failed: 0 }, true)).toEqual({ passed: 0, failed: 1 });
  });
  test('a runner that exits with an error without a failed test has failed', () => {
    expect(withRunnerFailure({ passed: 9, failed: 0 }, false)).toEqual({ passed: 9, failed: 1 });
  });
  test('a failure that is already counted is not counted twice', () => {
    expect(withRunnerFailure({ passed: 9, failed: 2 }, false)).toEqual({ passed: 9, failed: 2 });
  });
  test('the total covers all runners', () => {
    const tallies = [
      { passed: 1, failed: 2 },
      { passed: 30, failed: 40 },
    ];
    expect(sum(tallies)).toEqual({ passed: 31, failed: 42 });
  });
});
