import type { Search } from './ensure-installed.ts';
import { addUp, runInLanes, runStep, type Step } from './run-step.ts';
import type { Tally } from './test-reports.ts';
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

const { passed, failed, failures } = addUp(await runTiers());
// Once more at the end, because the output of the steps is long.
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
