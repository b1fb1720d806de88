import { checks } from './checks.ts';
import { runInLanes } from './lanes.ts';
import { runQuietly } from './progress.mjs';

/** `npm run check`: every check that doesn't run the code. */
const sync = await runQuietly('Writing the types of the content', 'astro', ['sync']);
if (!sync.ok) {
  console.log(sync.output);
  process.exit(1);
}
const { passed, failed } = await runInLanes(checks);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
