import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { scriptsArrived } from './calculator.ts';
import { expectRight, journeys, take, TOOLS } from './random-journeys.ts';

/** `JOURNEYS=1000 npm run test:e2e -- random-journeys` runs them all. */
const COUNT = Number(process.env['JOURNEYS'] || 4);
const SEED = Number(process.env['SEED'] || 20_261_122);

for (const tool of TOOLS)
  test(`${COUNT} random journeys on ${tool.path}: every figure is that of the person the page names`, async ({
    page,
  }) => {
    test.setTimeout(60_000 + COUNT * 20_000);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    for (const [index, steps] of fc.sample(journeys, { numRuns: COUNT, seed: SEED }).entries()) {
      await page.goto(tool.path);
      await page.evaluate(() => {
        sessionStorage.clear();
        history.replaceState(null, '');
      });
      await page.reload();
      await scriptsArrived(page);
      for (const [place, step] of steps.entries())
        await test.step(`journey ${index}, step ${place}: ${JSON.stringify(step)}`, async () => {
          await take(page, tool, step);
          await expectRight(page, tool);
          expect(errors).toEqual([]);
        });
    }
  });
