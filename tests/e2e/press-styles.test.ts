import { expect, test } from '@playwright/test';
import { enter, EXAMPLE, field, open } from './calculator.ts';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly ts: number;
  readonly args: { readonly elementCount?: number };
}

const PRESSED = 'pressed';

// Calculate adds 30 to 70 elements. One rule that changes the root's style had all 400 of the page computed anew.
for (const path of ['/', '/tdee-calculator', '/weight-planner'])
  test(`a press of Calculate on ${path} computes the styles of its answer only`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    await enter(page, EXAMPLE);
    if (path === '/weight-planner') await field(page, 'goalWeight').fill('65');
    await page.waitForLoadState('networkidle');
    await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
    await page.evaluate((mark) => {
      addEventListener('click', () => performance.mark(mark), { capture: true, once: true });
    }, PRESSED);
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await expect(page.locator('[data-later]')).toHaveCount(0);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      readonly traceEvents: readonly TraceEvent[];
    };
    const press = traceEvents.find(({ name }) => name === PRESSED);
    const counts = traceEvents
      .filter(({ name, pid, ts }) => name === 'UpdateLayoutTree' && pid === press?.pid && ts > press.ts)
      .map(({ args }) => args.elementCount ?? 0);
    expect(counts.length).toBeGreaterThan(0);
    // The press itself, and the answer's first part.
    expect(Math.max(...counts.slice(0, 2))).toBeLessThan(150);
  });
