// `npm test` and `npm run test:all`: install what is missing and run the checks and tests.
import { install, runOnOwnNode } from './install.mjs';

await install();
runOnOwnNode('test-run.ts');
