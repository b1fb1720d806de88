/** A phone with text at 200%. */
import { expect, test, type Locator } from '@playwright/test';
import { open } from './calculator.ts';
import { seed, showTrend, SIXTY_DAYS } from './log-page.ts';

test.use({ viewport: { width: 195, height: 420 }, deviceScaleFactor: 2 });

const boxesOf = (parts: Locator) =>
  parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));

test('choices that don’t fit in a row are all stacked, and the line about kept entries isn’t cut off', async ({
  page,
}) => {
  await seed(page, SIXTY_DAYS);
  await showTrend(page);
  const group = page.getByRole('radiogroup').filter({ hasText: 'A year' });
  const options = await boxesOf(group.locator('label'));
  expect(options).toHaveLength(3);
  expect(new Set(options.map(({ width }) => Math.round(width))).size).toBe(1);
  expect(new Set(options.map(({ y }) => Math.round(y))).size).toBe(3);

  await open(page, '/');
  const kept = page.getByRole('group', { name: 'Kept entries' }).getByRole('button');
  await expect(kept).toHaveAccessibleName('Not you? Use it once without the kept entries');
  expect(await kept.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThan(2);
});

test('no line of the breadcrumbs begins with their mark', async ({ page }) => {
  await page.goto('/articles/macronutrients-explained');
  const current = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').last();
  const startsOf = (part: Locator) => part.evaluate((element) => element.getClientRects()[0]?.x);
  expect(await startsOf(current)).toBe(await startsOf(current.locator('span')));
});

test('a log’s actions and bands stay inside their card', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await showTrend(page);
  const card = page.locator('section', { has: page.locator('#log-trend') }).last();
  const share = page.getByRole('link', { name: 'Share with a coach or doctor' });
  const [[link], [print]] = [
    await boxesOf(share),
    await boxesOf(card.getByRole('button', { name: 'Print', exact: true })),
  ];
  expect(print?.top).toBeGreaterThanOrEqual(link?.bottom ?? Infinity);
  const band = page.locator('[data-band="eaten"]');
  await band.waitFor();
  const [box] = await boxesOf(card);
  for (const text of await boxesOf(card.locator('svg text'))) {
    expect(text.left).toBeGreaterThan((box?.left ?? 0) + 5);
    expect(text.right).toBeLessThan((box?.right ?? 0) - 5);
  }
  // On a phone with the usual text, both are in one row.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() => boxesOf(share).then(([one]) => one?.height))
    .toBe((await boxesOf(card.getByRole('button', { name: 'Print', exact: true })))[0]?.height);
});
