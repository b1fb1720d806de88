import { runChecks } from './checks.ts';

/** `npm run check`: every check that doesn't run the code. */
const { passed, failed } = await runChecks();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
