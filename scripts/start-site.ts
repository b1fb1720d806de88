import { createServer } from 'node:http';
import { buildSite } from './build-site.ts';
import { createStaticServer, listen } from './static-server.ts';

const port = Number(process.env['PORT'] || 4321);
const address = `http://localhost:${port}`;

function giveUp(why: string): never {
  console.error(why);
  process.exit(1);
}

function giveUpOnPort(): never {
  giveUp(
    `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=4322 npm start`,
  );
}

/** Checked before the build, so that a taken port is reported at once. */
async function isTaken(): Promise<boolean> {
  const probe = createServer();
  if ((await listen(probe, port)) === 'taken') return true;
  await new Promise((resolve) => probe.close(resolve));
  return false;
}

if (!Number.isInteger(port) || port < 1 || port > 65_535)
  giveUp(`PORT is not a port number: ${process.env['PORT'] ?? ''}`);
if (await isTaken()) giveUpOnPort();

const build = await buildSite();
if (!build.ok) giveUp('The site could not be built.');
console.log(`Built the site in ${build.seconds} s`);

if ((await listen(createStaticServer('dist'), port)) === 'taken') giveUpOnPort();
const home = await fetch(address);
if (!home.ok) giveUp(`${address} answers with status ${home.status}.`);
console.log(`Evenscale is at ${address}`);
