import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest } from './test-reports.ts';

const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const playwright = {
  stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 },
  errors: [],
  suites: [],
};

describe('Vitest’s report', () => {
  test('counts skipped and pending tests as failed', () => {
    const report = { ...vitest, numFailedTests: 1, numPendingTests: 2, numTodoTests: 4 };
    expect(countVitest(report)).toMatchObject({ passed: 7, failed: 7 });
  });

  test('counts a file that could not be read, and names it', () => {
    const testResults = [
      { name: `${process.cwd()}/a.test.ts`, status: 'failed', assertionResults: [] },
      { name: 'b.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'b' }] },
    ];
    const { failed, failures } = countVitest({ ...vitest, testResults });
    expect([failed, failures]).toEqual([1, ['a.test.ts: not read']]);
  });

  test('names each test that failed or was skipped, with its file', () => {
    const assertionResults = ['passed', 'failed', 'skipped'].map((status) => ({
      status,
      fullName: `is ${status}`,
    }));
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults }];
    const { failures } = countVitest({ ...vitest, numFailedTests: 1, numPendingTests: 1, testResults });
    expect(failures).toEqual(['a.test.ts: is failed', 'a.test.ts: is skipped']);
  });
});

describe('Playwright’s report', () => {
  test('counts skipped tests and errors outside of tests as failed, and those that were repeated', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
    const report = { ...playwright, stats, errors: [{}] };
    expect(countPlaywright(report)).toEqual({ passed: 7, failed: 5, repeated: 2, failures: [] });
    expect(countPlaywright(playwright)).toEqual({ passed: 5, failed: 0, repeated: 0, failures: [] });
  });

  test('names each test that failed or was skipped, however deep, but none that passed when repeated', () => {
    const specs = ['expected', 'flaky', 'unexpected', 'skipped'].map((status, index) => ({
      file: 'a.test.ts',
      line: index,
      title: `is ${status}`,
      tests: [{ status }],
    }));
    const suites = [{ specs: [], suites: [{ specs }] }];
    expect(countPlaywright({ ...playwright, suites }).failures).toEqual([
      'a.test.ts:2: is unexpected',
      'a.test.ts:3: is skipped',
    ]);
  });
});
