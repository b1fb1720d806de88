/** The totals that every runner reports. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export const FAILED: Tally = { passed: 0, failed: 1 };
export const NOTHING: Tally = { passed: 0, failed: 0 };

/** The fields of Vitest's JSON report that we use. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** The fields of Playwright's JSON report that we use. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** A skipped test counts as failed, because it proves nothing. So does a file that couldn't be read at all. */
export function tallyOfVitest(report: VitestReport): Tally {
  const unread = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + unread.length,
  };
}

/** A test that passed only when retried counts as failed. */
export function tallyOfPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/** A runner that exits with an error or runs nothing has failed, even if no test failed. */
export function withRunnerFailure(tally: Tally, endedWell: boolean): Tally {
  const isSilent = tally.passed + tally.failed === 0;
  const isUnexplained = !endedWell && tally.failed === 0;
  return isSilent || isUnexplained ? { ...tally, failed: tally.failed + 1 } : tally;
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, one) => ({ passed: total.passed + one.passed, failed: total.failed + one.failed }),
    {
      passed: 0,
      failed: 0,
    },
  );
}
