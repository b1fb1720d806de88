// `npm test`: installs what is missing and runs every check and test.
import { install, runOnOwnNode } from './install.mjs';

await install();
runOnOwnNode('test-run.ts');
