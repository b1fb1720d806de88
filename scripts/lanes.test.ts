import { expect, test } from 'vitest';
import { runInLanes } from './lanes.ts';
import type { Job } from './lanes.ts';

test('jobs start in order, two at a time, and all are counted', async () => {
  const started: string[] = [];
  let running = 0;
  const job =
    (name: string, turns: number): Job =>
    async () => {
      started.push(name);
      running += 1;
      expect(running).toBeLessThanOrEqual(2);
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      running -= 1;
      return { passed: 1, failed: 2 };
    };
  const total = await runInLanes([job('a', 9), job('b', 1), job('c', 1), job('d', 30), job('e', 1)]);
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(total).toEqual({ passed: 5, failed: 10 });
});
