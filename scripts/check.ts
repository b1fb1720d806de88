import { runChecks } from './checks.ts';

/** `npm run check`: everything that can be said of the code without running it. */
const { passed, failed } = await runChecks();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
