import { relative } from 'node:path';

/** What Vitest's and Playwright's JSON reports say: how many tests passed and failed, and which ones failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Passed, but only when repeated: each may be a defect that shows on a busy machine. */
  readonly repeated?: number;
  /** Where to find each one that failed: its file and its name. */
  readonly failures?: readonly string[];
}

interface VitestTest {
  readonly status: string;
  readonly fullName: string;
}

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly VitestTest[];
  }[];
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

export interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly errors: readonly unknown[];
  readonly suites: readonly PlaywrightSuite[];
}

/** A skipped test counts as failed, because it proves nothing. So does a file that couldn't be read at all. */
export function countVitest(report: VitestReport): Tally {
  const results = report.testResults.map((result) => ({ ...result, name: relative('.', result.name) }));
  const unread = results.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failures = results.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName }) => `${name}: ${fullName}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + unread.length,
    failures: [...unread.map(({ name }) => `${name}: not read`), ...failures],
  };
}

const PASSED: readonly string[] = ['expected', 'flaky'];

const failuresIn = ({ specs, suites = [] }: PlaywrightSuite): readonly string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => !PASSED.includes(status)))
    .map(({ file, line, title }) => `${file}:${line}: ${title}`),
  ...suites.flatMap(failuresIn),
];

/** A test that passed only when repeated has passed, and is named in the output. */
export const countPlaywright = ({ stats, errors, suites }: PlaywrightReport): Tally => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + stats.skipped + errors.length,
  repeated: stats.flaky,
  failures: suites.flatMap(failuresIn),
});
