// `npm test` and `npm run test:exhaustive`: install what is missing and run the checks and tests.
import { install, runOnOwnNode } from './install.mjs';

await install();
runOnOwnNode('test-run.ts');
