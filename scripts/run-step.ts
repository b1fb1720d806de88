import { readFile, rm } from 'node:fs/promises';
import type { Search } from './ensure-installed.ts';
import { runQuietly } from './progress.mjs';
import type { Tally } from './test-reports.ts';

/** A command of a test run. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The JSON report of its tests. Without one, the whole step counts as one test. */
  readonly report?: { readonly file: string; readonly count: (report: never) => Tally };
  /** What it waits for, such as the built site or an installed program. */
  readonly needs?: readonly Promise<Search<unknown>>[];
}

/** A command that ends with an error or runs no tests has failed, even if no test failed. */
export function withFailedCommand(tally: Tally, endedWell: boolean): Tally {
  const isUnexplained = tally.failed === 0 && (!endedWell || tally.passed === 0);
  return isUnexplained ? { ...tally, failed: 1 } : tally;
}

async function count({ report }: Step, endedWell: boolean): Promise<Tally> {
  if (report === undefined) return endedWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const text = await readFile(report.file, 'utf8').catch(() => undefined);
  const tally = text === undefined ? { passed: 0, failed: 0 } : report.count(JSON.parse(text) as never);
  return withFailedCommand(tally, endedWell);
}

/** Says why a step can't run. That is no failure if it needs something that this machine can't have. */
function leaveOut(name: string, search: Exclude<Search<unknown>, { status: 'found' }>): Tally {
  const isFailure = search.status === 'failed';
  console.log(`${isFailure ? '✗' : '-'} ${name}: not run. ${search.why}`);
  return { passed: 0, failed: isFailure ? 1 : 0, failures: isFailure ? [name] : [] };
}

/** Prints one line about a step, and its output if anything failed or had to be repeated. */
function report({ name, report: counted }: Step, tally: Tally, output: string, seconds: number): void {
  const { passed, failed, repeated = 0 } = tally;
  if (failed + repeated > 0) console.log(output.trim());
  const again = repeated > 0 ? `, ${repeated} only when repeated` : '';
  const tests = counted ? `: ${passed} passed, ${failed} failed${again}` : '';
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}${tests} (${seconds} s)`);
}

/** Runs a step when it has what it needs. */
export async function runStep(step: Step): Promise<Tally> {
  for (const need of step.needs ?? []) {
    const search = await need;
    if (search.status !== 'found') return leaveOut(step.name, search);
  }
  if (step.report) await rm(step.report.file, { force: true });
  const [command = '', ...args] = step.command;
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...step.env };
  const { ok, output, seconds } = await runQuietly(step.name, command, args, { env });
  const tally = await count(step, ok);
  report(step, tally, output, seconds);
  const isNamed = tally.failed === 0 || (tally.failures ?? []).length > 0;
  return isNamed ? tally : { ...tally, failures: [step.name] };
}

/** Two at a time: most steps use one core, and two fit into the memory of a small machine. */
const LANES = 2;

/** Adds up the results of several steps. */
export const addUp = (tallies: readonly Tally[]): Required<Omit<Tally, 'repeated'>> => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  failures: tallies.flatMap(({ failures = [] }) => failures),
});

/** Does the jobs in this order, starting the next one whenever one ends, and adds up their results. */
export async function runInLanes(jobs: readonly (() => Promise<Tally>)[]): Promise<Tally> {
  const waiting = [...jobs];
  const tallies: Tally[] = [];
  const lane = async (): Promise<void> => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) tallies.push(await job());
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return addUp(tallies);
}
