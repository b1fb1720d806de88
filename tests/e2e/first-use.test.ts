import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { slowUnless } from '../tier.ts';
import { calculate, enter, EXAMPLE, open } from './calculator.ts';

/** A collapsed part, by its title. */
const part = (page: Page, title: string): Locator =>
  page.locator('details', { has: page.locator('summary', { hasText: title }) });

/** An open part whose island has started. */
async function expectArrived(details: Locator): Promise<void> {
  await expect(details).toHaveAttribute('open', '');
  await expect(details.locator('astro-island')).not.toHaveAttribute('ssr', /.*/u);
}

/** The calculator's own island has started. */
const started = (page: Page): Promise<void> =>
  expect(page.locator('astro-island[ssr]:has([data-field="weight"])')).toHaveCount(0);

const HELP = 'Help me choose';
const PARTS = ['How this was calculated', 'What other equations say', 'Beyond BMI'] as const;

/** Delays all scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((done) => (letGo = done));
  await page.route('**/_astro/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

test.describe('a part that is opened', () => {
  test('before the scripts arrive loads once they have', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await part(page, HELP).locator('summary').click();
    letGo();
    await started(page);
    await expectArrived(part(page, HELP));
  });

  test('while the page is still being received loads once it is', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const details = [...document.querySelectorAll('details')].find((one) =>
          one.textContent.includes('Help me choose'),
        );
        if (!details) return;
        observer.disconnect();
        details.open = true;
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    await expectArrived(part(page, HELP));
  });

  test('with the keyboard loads', async ({ page }) => {
    await open(page, '/tdee-calculator');
    await enter(page, EXAMPLE);
    await calculate(page);
    for (const title of PARTS) {
      await part(page, title).locator('summary').press('Enter');
      await expectArrived(part(page, title));
    }
  });

  test('with a double press, and opened again, loads', async ({ page }) => {
    await open(page, '/tdee-calculator');
    await enter(page, EXAMPLE);
    await calculate(page);
    for (const title of PARTS) {
      const summary = part(page, title).locator('summary');
      await summary.dblclick();
      await expect(part(page, title)).not.toHaveAttribute('open');
      await summary.click();
      await expectArrived(part(page, title));
    }
  });

  // The page scrolls to the results and parts appear above them, so a press may hit a moving summary.
  for (const [slowness, rounds] of [
    [1, 2],
    [6, 6],
  ] as const)
    test(
      `with a press while the page scrolls loads, on a CPU ${slowness} times as slow`,
      slowUnless(slowness === 1),
      async ({ page }) => {
        // So many rounds on a slow processor take most of a minute.
        if (slowness > 1) test.slow();
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
        for (let round = 0; round < rounds; round += 1) {
          const title = PARTS[round % PARTS.length] ?? PARTS[0];
          await page.goto('/tdee-calculator');
          await page.evaluate(() => sessionStorage.clear());
          await page.reload();
          await started(page);
          await enter(page, EXAMPLE);
          await calculate(page);
          const details = part(page, title);
          await expect(async () => {
            await details.evaluate((element) =>
              element.scrollIntoView({ behavior: 'smooth', block: 'center' }),
            );
            const box = await details.locator('summary').boundingBox();
            const isInView = box !== null && box.y > 0 && box.y < 700;
            if (isInView) await page.mouse.click(box.x + 20, box.y + box.height / 2);
            expect(await details.getAttribute('open')).toBe('');
          }).toPass({ intervals: [20], timeout: 20_000 });
          await expectArrived(details);
        }
      },
    );
});
