/** A phone with text at 200%. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { paths } from '#config/paths.ts';
import { homeCardWords } from '#parts/home-card/home-card-words.ts';
import { calculate, enter, EXAMPLE, open } from './calculator.ts';
import { openWeek, plantPlan, seed, showTrend, SIXTY_DAYS } from './log-page.ts';
import { expected, openPlan, openTheParts, reachTheWay } from './planner-page.ts';

test.use({ viewport: { width: 195, height: 420 }, deviceScaleFactor: 2 });

const boxesOf = (parts: Locator) =>
  parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));

test('choices that don’t fit in a row are all stacked, and the line about kept entries isn’t cut off', async ({
  page,
}) => {
  // A log of more than a year has all three.
  await seed(page, [{ day: '2025-06-01', weightKg: 84 }, ...SIXTY_DAYS]);
  await showTrend(page);
  const group = page.getByRole('radiogroup').filter({ hasText: 'A year' });
  const options = await boxesOf(group.locator('label'));
  expect(options).toHaveLength(3);
  // The line between two of them may be on one.
  const widths = options.map(({ width }) => width);
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(2);
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

/** The gap between two parts in pixels, in the direction where it is larger; negative if they overlap. */
async function gapBetween(one: Locator, other: Locator): Promise<number> {
  const ofText = (part: Locator) =>
    part.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().toJSON() as DOMRect;
    });
  const [a, b] = [await ofText(one), await ofText(other)];
  return Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
}

/** True if a word of a text is on two lines. */
const breaksAWord = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const words = [...(text?.textContent ?? '').matchAll(/\S+/gu)];
    return words.some(({ 0: word, index }) => {
      const range = document.createRange();
      if (!text) return false;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    });
  });

test('a reader’s own figure is not printed over the title beside it, and titles keep their words whole', async ({
  page,
}) => {
  await open(page, '/tdee-calculator');
  await enter(page, { ...EXAMPLE, age: '31', gender: 'female', activityLevel: 'lightlyActive' });
  await calculate(page);
  expect(await breaksAWord(page.getByRole('heading', { name: 'Macronutrients' }).first())).toBe(false);
  expect(await breaksAWord(page.getByRole('heading', { name: 'Continue Reading' }))).toBe(false);

  await page.goto('/articles/protein-diet');
  const facts = page.getByRole('region', { name: 'In short' });
  const own = facts.locator('p', { hasText: 'For you' });
  await facts.scrollIntoViewIfNeeded();
  await own.waitFor();
  expect(await gapBetween(facts.getByText('In short'), own)).toBeGreaterThanOrEqual(0);
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

test.describe('with the text alone enlarged, which media queries don’t notice', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const enlarge = (page: Page) => page.evaluate(() => (document.documentElement.style.fontSize = '200%'));

  /** The texts whose boxes overlap the one of another, or stick out of a part. */
  const collisions = (part: Locator): Promise<readonly string[]> =>
    part.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      const texts = [...element.querySelectorAll('text')].filter((text) => text.checkVisibility());
      const boxes = texts.map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }));
      const meets = (a: DOMRect, b: DOMRect) =>
        Math.min(a.right, b.right) > Math.max(a.left, b.left) &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > a.height / 3;
      return boxes
        .filter(({ box }, at) => {
          const isOut = box.left < left - 1 || box.right > right + 1;
          return isOut || boxes.some((other, index) => index > at && meets(box, other.box));
        })
        .map(({ text }) => text);
    });

  test('home’s card is one column, its curve below the words, and nothing is wider than the page', async ({
    page,
  }) => {
    await seed(page, SIXTY_DAYS);
    await plantPlan(page);
    await open(page, paths.home);
    await enlarge(page);
    const card = page.getByRole('region', { name: homeCardWords.label });
    const curve = card.getByRole('img').first();
    await expect(curve).toBeVisible();
    const lines = await card.locator('p:visible').all();
    for (const line of lines) expect(await breaksAWord(line)).toBe(false);
    const [drawn] = await boxesOf(curve);
    const [day] = await boxesOf(card.getByRole('heading'));
    expect(drawn?.top).toBeGreaterThan(day?.bottom ?? Infinity);
    expect(drawn?.left).toBeLessThan((day?.left ?? 0) + 30);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('a drawing leaves a title its words', async ({ page }) => {
    await open(page, paths.home);
    await enlarge(page);
    expect(await breaksAWord(page.getByRole('heading', { name: 'Continue Reading' }))).toBe(false);
    await page.goto(paths.articles);
    await enlarge(page);
    const titles = await page.locator('main h3 a').all();
    expect(titles.length).toBeGreaterThan(20);
    for (const title of titles) expect(await breaksAWord(title)).toBe(false);
  });

  test('each number of a plan’s tables is in a row of its own, with its column’s name', async ({ page }) => {
    await openPlan(page);
    await reachTheWay(page);
    await openTheParts(page);
    await enlarge(page);
    const more = expected(page).getByRole('region', { name: 'Or move more and eat more' });
    const cells = await boxesOf(more.locator('td data'));
    expect(cells).toHaveLength(4);
    expect(new Set(cells.map(({ top }) => Math.round(top))).size).toBe(4);
    const names = more
      .locator('td')
      .evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content));
    expect((await names).slice(0, 2)).toEqual(['"Same activity as now"', '"Moving more"']);
  });

  test('a reader’s own figure is below the title of the box', async ({ page }) => {
    await open(page, '/tdee-calculator');
    await enter(page, { ...EXAMPLE, age: '31', gender: 'female', activityLevel: 'lightlyActive' });
    await calculate(page);
    for (const path of ['/articles/protein-diet', '/calorie-calculator']) {
      await page.goto(path);
      const facts = page.getByRole('region', { name: 'In short' });
      await facts.scrollIntoViewIfNeeded();
      await facts.locator('p', { hasText: 'For you' }).waitFor();
      await enlarge(page);
      const own = facts.locator('p', { hasText: 'For you' });
      expect(await gapBetween(facts.getByText('In short'), own)).toBeGreaterThanOrEqual(0);
      expect(await gapBetween(own, facts.getByRole('listitem').first())).toBeGreaterThanOrEqual(0);
    }
  });

  test('numbers and names in drawings are beside each other', async ({ page }) => {
    for (const path of ['/bmi-information', '/calorie-calculator']) {
      await page.goto(path);
      await enlarge(page);
      const drawings = await page.locator('figure [role="img"]').all();
      expect(drawings.length).toBeGreaterThan(0);
      for (const drawing of drawings) expect(await collisions(drawing)).toEqual([]);
    }
  });

  test('the log has room between its fields and numbers, and usual text on paper', async ({ page }) => {
    await seed(page, SIXTY_DAYS);
    await showTrend(page);
    await openWeek(page);
    await enlarge(page);
    const [today] = await boxesOf(page.getByRole('heading', { name: 'Today' }));
    const [units] = await boxesOf(page.locator('fieldset', { hasText: 'Imperial' }).first());
    expect(units?.top).toBeGreaterThan((today?.bottom ?? Infinity) + 5);
    const days = await boxesOf(page.getByRole('region', { name: 'Last 7 days' }).locator('ol li'));
    expect(days.map(({ top }) => top).indexOf(days[3]?.top ?? 0)).toBe(3);
    expect(days[2]?.top).toBe(days[0]?.top);

    await page.emulateMedia({ media: 'print' });
    const size = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
    expect(size).toBeLessThan(15);
    const rows = page.locator('dl div', { hasText: /^(?:First weight|Latest weight|Change)/u });
    const boxes = await boxesOf(rows.filter({ visible: true }).locator('dd'));
    expect(boxes.length).toBeGreaterThan(2);
    for (const box of boxes) expect(box.right).toBeLessThanOrEqual(390);
  });
});
