import { enter, waitUntilHydrated } from './entries.ts';
import { CPU_SLOWDOWN } from './slow-line.ts';
import { newVisitor } from './stage.ts';
import type { ServedSite, Stage } from './stage.ts';

/** The longest of the events that make up one press, as reported by the browser. */
function observePress(): void {
  const seen = { longest: 0 };
  Object.assign(globalThis, { press: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (/^(?:pointer(?:down|up)|click)$/u.test(entry.name))
        seen.longest = Math.max(seen.longest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

const longestOf = (): number => (globalThis as unknown as { press: { longest: number } }).press.longest;

/**
 * Time from pressing Calculate to the next paint, in ms, on a slowed CPU: the Event Timing API's duration,
 * which the browser rounds to 8 ms. Measures only the first calculation of a fresh page, so nothing is cached.
 */
export async function clickToPaint(stage: Stage, site: ServedSite, path: string): Promise<number> {
  const visitor = await newVisitor(stage);
  const page = await visitor.newPage();
  const session = await visitor.newCDPSession(page);
  await page.goto(site.address + path);
  await waitUntilHydrated(page);
  await enter(page);
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(observePress);
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.locator('[data-result]').first().waitFor();
  await page.waitForFunction(longestOf);
  const longest = await page.evaluate(longestOf);
  await visitor.close();
  return longest;
}
