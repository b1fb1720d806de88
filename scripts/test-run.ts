import type { Search } from './ensure-installed.ts';
import { runInLanes, runStep, type Step, type Tally } from './run-step.ts';
import { build, checks, install, slowSteps, sync, usualSteps } from './test-steps.ts';

/** `npm run check`, `npm test` and `npm run test:all`: all end in one line with the totals. */
const tier = process.argv[2] ?? 'usual';

const first = runStep(tier === 'check' ? sync : build);
const ready = first.then(({ failed }): Search<null> =>
  failed > 0 ? { status: 'impossible', why: 'The step before failed.' } : { status: 'found', found: null },
);

const jobs = (steps: readonly Step[]) => steps.map((step) => () => runStep(step));

async function runTiers(): Promise<readonly Tally[]> {
  if (tier === 'check') return [await runInLanes([() => first, ...jobs(checks(ready))])];
  const programs = install();
  const usual = await runInLanes([() => first, ...jobs(usualSteps(ready, programs))]);
  if (tier !== 'all') return [usual];
  return [usual, await runInLanes(jobs(slowSteps(ready, programs.browser)))];
}

const tallies = await runTiers();
const sum = (key: 'passed' | 'failed'): number => tallies.reduce((total, tally) => total + tally[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
