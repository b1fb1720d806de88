import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { BOTH, isSlowTier } from '../tier.ts';
import { scriptsArrived } from './calculator.ts';
import { expectRight } from './random-journey-figures.ts';
import type { Seen } from './random-journey-figures.ts';
import { inWords, journeys, take, TOOLS } from './random-journeys.ts';
import type { Step } from './random-journeys.ts';
import { RENDERED_ANEW } from './translate.ts';

/** `JOURNEYS=1000 npm run test:e2e -- random-journeys` takes about a second for each journey on each tool. */
const journeyCount = () => Number(process.env['JOURNEYS'] || (isSlowTier() ? 20 : 2));
const SEED = Number(process.env['SEED'] || 20_261_122);
const MS_PER_JOURNEY = 20_000;
/** Whether to also search for the shortest failing journey. */
const SHRINKING_MS = 120_000;
/** The time limit for a page to become correct; shorter while searching for a shorter journey. */
const PATIENCE_MS = { first: 10_000, later: 2_000 } as const;

async function begin(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => {
    sessionStorage.clear();
    history.replaceState(null, '');
    indexedDB.deleteDatabase('evenscale');
  });
  await page.reload();
  await scriptsArrived(page);
}

interface Failure {
  readonly counterexample: readonly [readonly Step[]] | null;
  readonly errorInstance: unknown;
}

/** The shortest failing journey, one line per step, and the fault after the last step. */
function report({ counterexample, errorInstance }: Failure, path: string): string {
  const steps = (counterexample?.[0] ?? []).map((step, index) => `${index + 1}. ${inWords(step)}`);
  const reason = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return [`Open ${path}, then:`, ...steps, `Wrong: ${reason}`].join('\n');
}

for (const tool of TOOLS)
  test(
    `random journeys on ${tool.path}: every figure matches the person that the page names`,
    BOTH,
    async ({ page }) => {
      const count = journeyCount();
      test.setTimeout(60_000 + count * MS_PER_JOURNEY + SHRINKING_MS);
      let patience: number = PATIENCE_MS.first;
      page.setDefaultTimeout(PATIENCE_MS.first);
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => {
        if (!RENDERED_ANEW.test(message)) errors.push(message);
      });
      const property = fc.asyncProperty(journeys, async (steps) => {
        errors.length = 0;
        const seen: Seen = new Map();
        await begin(page, tool.path);
        try {
          for (const step of steps) {
            await take(page, tool, step);
            await expectRight(page, tool, seen, patience);
            expect(errors).toEqual([]);
          }
        } catch (error) {
          patience = PATIENCE_MS.later;
          throw error;
        }
      });
      const found = await fc.check(property, {
        numRuns: count,
        seed: SEED,
        interruptAfterTimeLimit: count * MS_PER_JOURNEY + SHRINKING_MS,
      });
      expect(found.failed ? report(found, tool.path) : '').toBe('');
    },
  );
