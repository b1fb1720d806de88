// `npm start`: installs what is missing, builds the site and serves it.
import { install, runOnOwnNode } from './install.mjs';

await install();
runOnOwnNode('start-site.ts');
