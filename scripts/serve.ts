import { createStaticServer, listen } from './static-server.ts';

/** Serves the built site for the browser tests: `node scripts/serve.ts 4399`. */
const port = Number(process.argv[2]);
if ((await listen(createStaticServer('dist'), port)) === 'taken') {
  console.error(`Port ${port} is taken: TEST_PORT=4400 npm test`);
  process.exit(1);
}
