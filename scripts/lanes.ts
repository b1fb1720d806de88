import { sum } from './tally.ts';
import type { Tally } from './tally.ts';

export type Job = () => Promise<Tally>;

/** Two jobs at a time: most use one core, and two fit into the memory of a small machine. */
const LANES = 2;

/** Runs the jobs in this order, starting the next one whenever one ends. */
export async function runInLanes(jobs: readonly Job[]): Promise<Tally> {
  const waiting = [...jobs];
  const tallies: Tally[] = [];
  const lane = async (): Promise<void> => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) tallies.push(await job());
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return sum(tallies);
}
