import { expect, type Browser, type Page } from '@playwright/test';
import { scriptsArrived } from './calculator.ts';
import { firstPerson, plantRows } from './database.ts';
import { openFiles, openLog, plantPlan, seed, showTrend, SIXTY_DAYS } from './log-page.ts';
import { test } from './privacy-visit.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const SHARE = 'Share your log with a coach or doctor';

async function openShare(page: Page): Promise<void> {
  await openFiles(page);
  await page.getByText(SHARE).click();
}

async function copyLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Opens a link where nothing of the visitor is. */
async function openElsewhere(browser: Browser, link: string): Promise<Page> {
  const reader = await (await browser.newContext()).newPage();
  await reader.clock.setFixedTime(new Date(2026, 10, 24, 9));
  await reader.goto(link);
  return reader;
}

const sheet = (page: Page) => page.locator('[data-shared-log]');

test('the link beside the trend opens the part that shares the log', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await seed(page, SIXTY_DAYS);
  await showTrend(page);
  await expect(page.getByText(SHARE)).toBeHidden();
  await page.getByRole('link', { name: 'Share with a coach or doctor' }).click();
  await expect(page.getByText(SHARE)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('a shared log shows its reader what the person saw before, and keeps nothing', async ({
  page,
  browser,
  expectPrivate,
}) => {
  await seed(page, SIXTY_DAYS);
  await plantPlan(page);
  await openShare(page);
  const preview = page.getByRole('region', { name: 'What the reader sees' });
  await expect(preview.getByText('76 kg by Mar 30, 2027')).toBeVisible();
  await expect(page.getByText('It has your weights and what you ate from Sep 23, 2026 to')).toBeVisible();
  await page.locator('[data-field="sharedName"]').fill('Ana P.');
  await expect(preview.getByText('Ana P.')).toBeVisible();
  const shown = await preview.locator('[data-result="shared.maintenance"]').textContent();
  expect(shown).toBe(await page.locator('[data-result="maintenance"]').textContent());
  const link = await copyLink(page);
  const { pathname, search, hash } = new URL(link);
  expect([pathname, search]).toEqual(['/shared-log', '']);
  expect(link.length).toBeLessThanOrEqual(4096);
  expect(hash).toMatch(/^#log-[\w-]+$/u);
  expect(page.url()).not.toContain('#');
  await expectPrivate(page);
  // The name is for this link only.
  await page.reload();
  await openShare(page);
  await expect(page.locator('[data-field="sharedName"]')).toHaveValue('');

  const reader = await openElsewhere(browser, link);
  const asked: string[] = [];
  reader.on('request', (request) => asked.push(request.url()));
  for (const text of [
    'Ana P.',
    'Male, 40 years, 180 cm',
    'Weights and meals as the person logged them, Sep 23, 2026 to Nov 21, 2026.',
    '54 of 180',
    '76 kg by Mar 30, 2027',
  ])
    await expect(sheet(reader).getByText(text)).toBeVisible();
  await expect(sheet(reader).locator('[data-result="shared.maintenance"]')).toHaveText(shown ?? '');
  await expect(sheet(reader).locator('.Curve-ahead')).toHaveAttribute('d', /^M/u);
  // It is somebody else's, it can't be changed, and it leaves no trace.
  expect(await sheet(reader).innerText()).not.toMatch(/\byour?s?\b/iu);
  await expect(sheet(reader).locator('input:not([type="range"]), textarea, select')).toHaveCount(0);
  expect(reader.url()).not.toContain('#');
  expect(asked.filter((address) => /[?#]/u.test(address))).toEqual([]);
  const kept = await reader.evaluate(async () => [
    (await indexedDB.databases()).length,
    sessionStorage.length,
    localStorage.length,
    history.length,
  ]);
  expect(kept.slice(0, 3)).toEqual([0, 0, 0]);
  await reader.reload();
  await scriptsArrived(reader);
  await expect(sheet(reader)).toHaveCount(0);
});

for (const [name, days] of [
  ['with a figure', SIXTY_DAYS],
  ['without a figure', SIXTY_DAYS.map(({ day, weightKg }) => ({ day, weightKg }))],
] as const)
  test(`a shared log is printed on one page ${name}, with the name or a line for it`, async ({
    page,
    browser,
  }) => {
    await seed(page, days as typeof SIXTY_DAYS);
    await plantPlan(page);
    await openShare(page);
    await expect(page.getByRole('region', { name: 'What the reader sees' })).toBeVisible();
    const reader = await openElsewhere(browser, await copyLink(page));
    await expect(sheet(reader).locator('.Curve-ahead')).toHaveAttribute('d', /^M/u);
    for (const format of ['A4', 'Letter'] as const) {
      const path = test.info().outputPath(`shared-${format}.pdf`);
      const pdf = (await reader.pdf({ format, path })).toString('latin1');
      expect([...pdf.matchAll(/\/Type\s*\/Page\b/gu)]).toHaveLength(1);
    }
    await reader.emulateMedia({ media: 'print' });
    await reader.setViewportSize({ width: 720, height: 900 });
    await expect(reader.getByText('Date of birth:')).toBeVisible();
    await expect(reader.getByText('Somebody shared their weight log')).toBeHidden();
    const [drawing, paper] = await Promise.all([
      sheet(reader).locator('svg[role="img"]').boundingBox(),
      sheet(reader).boundingBox(),
    ]);
    const share = (drawing?.width ?? 0) / (paper?.width ?? Infinity);
    expect(share).toBeGreaterThan(0.9);
  });

test('a forged, cut or foreign link shows a message and nothing else', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await openShare(page);
  const { origin, hash } = new URL(await copyLink(page));
  for (const wrong of [hash.slice(0, -9), '#log-AAAA', `#log-${'A'.repeat(9000)}`]) {
    await page.goto('about:blank');
    await page.goto(`${origin}/shared-log${wrong}`);
    await expect(page.getByText('This link can’t be read.')).toBeVisible();
    await expect(sheet(page)).toHaveCount(0);
    expect(page.url()).not.toContain('#');
  }
  // A good link in the same tab works, beside the visitor's own log.
  await page.evaluate((good) => {
    location.hash = good;
  }, hash);
  await expect(sheet(page).getByText('Sep 23, 2026').first()).toBeVisible();
});

test('a hidden weight stays hidden in a shared log', async ({ page, browser }) => {
  await seed(page, [...SIXTY_DAYS.slice(0, 59), { ...SIXTY_DAYS[59]!, weightKg: 97.5 }]);
  await page.locator('astro-island[component-url*="LogTrend"]').scrollIntoViewIfNeeded();
  await page.getByLabel('Hide my weight and show only the trend').check();
  await openShare(page);
  const contents = page.getByText(/^It shows how your weight changed and what you ate from/u);
  await expect(contents).toContainText('Your weights, the BMI and your goal are hidden on its page');
  await expect(contents).toContainText('The weigh-ins are in the link, though');
  await expect(contents).not.toContainText('It has your weights');
  const reader = await openElsewhere(browser, await copyLink(page));
  await expect(sheet(reader)).toContainText('Weights and the BMI are hidden here, as the person chose.');
  await expect(sheet(reader)).toContainText('Change since the first week');
  await expect(sheet(reader)).not.toContainText(/Average weight|Trend at week’s end|\b[78]\d\.\d/u);
  await expect(sheet(reader)).not.toContainText('97.5');
});

for (const width of [320, 390]) {
  test(`the weeks of a shared log fit a phone of ${width} px, in pounds and in stone`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await seed(page, SIXTY_DAYS);
    const person = await firstPerson(page);
    for (const units of ['imperial', 'stone']) {
      await plantRows(page, { people: [{ ...person, entries: { ...person.entries, units } }] });
      await openLog(page);
      await openShare(page);
      const preview = page.getByRole('region', { name: 'What the reader sees' });
      const weeks = preview.getByRole('table', { name: 'The last weeks of the log' });
      await expect(weeks).toContainText(units === 'stone' ? /1\d\u00a0st \d/u : 'Average weight, lb');
      await expect(weeks.getByRole('rowheader').first()).toHaveText(/^Sep\u00a0\d+$/u);
      const [outer, inner] = [await preview.boundingBox(), await weeks.boundingBox()];
      const endOf = (box: typeof outer) => (box ? box.x + box.width : NaN);
      expect(inner?.x).toBeGreaterThan(outer?.x ?? NaN);
      expect(endOf(inner)).toBeLessThan(endOf(outer));
    }
  });
}

test('an empty log has nothing to share', async ({ page }) => {
  await openLog(page);
  await openShare(page);
  await expect(page.getByText('Your log has nothing to share yet.')).toBeVisible();
});
