import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { dayCollector } from './day-collector.ts';

const DAYS = 200;
const PART_LENGTH = 500_000;

/** Memory in use, in MB, after everything that isn't needed was freed. */
function usedMemory(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 1e6;
}

test('the names of apps don’t keep the text of a file in memory', () => {
  const { take, finish } = dayCollector('2026-12-01', () => undefined);
  const before = usedMemory();
  for (let index = 0; index < DAYS; index += 1) {
    // A text of its own for each part of the file, with the name in it.
    const text = Buffer.from(`An app with a long name ${'.'.repeat(PART_LENGTH)}`).toString('latin1');
    const day = new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
    take({ day, intakeKcal: 2000, source: text.slice(0, 23) }, index);
  }
  const growth = usedMemory() - before;
  expect(finish().days).toHaveLength(DAYS);
  // All of the text is 100 MB.
  expect(growth).toBeLessThan(20);
});
