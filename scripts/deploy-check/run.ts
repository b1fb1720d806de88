import { freePort } from '../static-server.ts';
import { startNginx } from '../nginx.ts';
import { startWorkers } from '../workers.ts';
import { compare, type Comparison } from './compare.ts';
import { questionsFor } from './questions.ts';

/** Few enough for a small machine, enough to hide the latency. */
const AT_A_TIME = 8;

/** Where the two hosts listen. */
interface Ports {
  readonly nginx: number;
  readonly workers: number;
}

/** Both hosts, serving one built folder. */
interface Hosts extends Ports {
  readonly stop: () => Promise<void>;
}

/** Starts nginx and Cloudflare's runtime on free ports. */
export async function startHosts(folder: string): Promise<Hosts> {
  const nginx = await startNginx({ root: folder, port: await freePort() });
  try {
    const workers = await startWorkers(folder, await freePort());
    const stop = async (): Promise<void> => void (await Promise.all([nginx.stop(), workers.stop()]));
    return { nginx: nginx.port, workers: workers.port, stop };
  } catch (error) {
    await nginx.stop();
    throw error;
  }
}

/** Sends both hosts every request. */
export async function compareAll(folder: string, hosts: Ports): Promise<readonly Comparison[]> {
  const waiting = [...(await questionsFor(folder))];
  const comparisons: Comparison[] = [];
  const work = async (): Promise<void> => {
    for (let question = waiting.shift(); question !== undefined; question = waiting.shift())
      comparisons.push(await compare(folder, hosts, question));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return comparisons;
}
