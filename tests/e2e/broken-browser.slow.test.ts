import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectReadable, failure, islandsOf, reloadBy, watchTroubles } from './broken-parts.ts';
import {
  calculate,
  choice,
  enter,
  EXAMPLE,
  field,
  open,
  openAction,
  openAllDetails,
  result,
  scriptsArrived,
} from './calculator.ts';
import { saveOne, openSaved } from './saved-visit.ts';

const part = (page: Page, island: string) => page.locator(`astro-island[component-export="${island}"]`);

/** Scrolls to a part that loads as it comes into view, until its drawing or its list is there. */
async function reach(page: Page, island: string, content: 'svg' | 'ul' = 'svg'): Promise<void> {
  await expect(async () => {
    await part(page, island).locator('section').first().scrollIntoViewIfNeeded();
    await expect(part(page, island).locator(content).first()).toBeVisible({ timeout: 500 });
  }).toPass();
}

async function planTo(page: Page, goal: string): Promise<void> {
  await page.goto('/weight-planner');
  await scriptsArrived(page);
  await enter(page, { ...EXAMPLE, weight: '90' });
  await field(page, 'goalWeight').fill(goal);
  await calculate(page);
  await expect(result(page, 'plan.intake').first()).toBeVisible();
}

const NO_DATE = /Invalid|NaN|undefined|Infinity/u;

for (const [clock, year] of [
  ['1970-01-01T00:00:00Z', '2026'],
  ['1969-07-20T20:17:00Z', '2026'],
  ['2099-12-31T23:59:00Z', '2099'],
] as const)
  test(`with a clock that says ${clock} every date is one, and every calculator works`, async ({ page }) => {
    await page.clock.setFixedTime(clock);
    const troubles = watchTroubles(page);
    await open(page, '/');
    const built = await page.request.get('/').then((answer) => answer.text());
    const [, yearOfBuild = ''] = /data-year="">(\d{4})/u.exec(built) ?? [];
    await expect(page.locator('footer [data-year]')).toHaveText(year === '2026' ? yearOfBuild : year);
    await enter(page, EXAMPLE);
    await calculate(page);
    await expect(result(page, 'bmi')).toBeVisible();

    await saveOne(page, { ...EXAMPLE, weight: '90', goal: 'lose' }, 'with a wrong clock');
    await reach(page, 'WeightProjection');
    expect(await page.locator('main').innerText()).not.toMatch(NO_DATE);
    await openSaved(page);
    await expect(page.getByText('with a wrong clock')).toBeVisible();
    expect(await page.locator('main').innerText()).not.toMatch(NO_DATE);
    await planTo(page, '84');
    await reach(page, 'PlanCurve');
    await reach(page, 'PlanChart', 'ul');
    expect(await page.locator('main').innerText()).not.toMatch(NO_DATE);
    await expect(failure(page)).toHaveCount(0);
    expect(troubles).toEqual([]);
  });

test('if the font is blocked, the page works in another font', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  const troubles = watchTroubles(page);
  await open(page, '/');
  await expectReadable(page);
  await enter(page, EXAMPLE);
  await calculate(page);
  await expect(result(page, 'bmi')).toBeVisible();
  expect(troubles).toEqual([]);
});

test('a font that never arrives blocks neither the text nor the calculator', async ({ page }) => {
  await page.route('**/*.woff2', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await enter(page, EXAMPLE);
  await calculate(page);
  await expect(result(page, 'bmi')).toBeVisible();
  const { painted, display } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint').length,
    display: [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter((rule) => rule.style.getPropertyValue('src').includes('url('))
      .map((rule) => rule.style.getPropertyValue('font-display')),
  }));
  expect(painted).toBe(1);
  expect(display.length).toBeGreaterThan(0);
  expect(display.filter((value) => !/swap|fallback|optional/u.test(value))).toEqual([]);
});

/** Features missing from browsers that are a few years old; each runs in the page before our code. */
const OLD: Readonly<Record<string, () => void>> = {
  'no observers': () => {
    for (const name of ['IntersectionObserver', 'ResizeObserver', 'PerformanceObserver'])
      Reflect.deleteProperty(globalThis, name);
  },
  'no sheets that a script makes': () => {
    Object.defineProperty(globalThis, 'CSSStyleSheet', {
      value: function CSSStyleSheet() {
        throw new TypeError('Illegal constructor');
      },
    });
    Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
  },
  'no clipboard, no sharing, no channels, no workers': () => {
    for (const name of ['clipboard', 'share', 'serviceWorker', 'storage'])
      Reflect.deleteProperty(Navigator.prototype, name);
    for (const name of ['BroadcastChannel', 'structuredClone', 'caches'])
      Reflect.deleteProperty(globalThis, name);
  },
};

for (const [what, remove] of Object.entries(OLD))
  test(`a browser with ${what} calculates, draws and opens every part`, async ({ page }) => {
    await page.addInitScript(remove);
    const troubles = watchTroubles(page);
    await open(page, '/tdee-calculator');
    await enter(page, { ...EXAMPLE, weight: '90', goal: 'lose' });
    await calculate(page);
    await expect(result(page, 'tdee')).toBeVisible();
    await reach(page, 'WeightProjection');
    await openAllDetails(page);
    await expect(page.locator('details astro-island[ssr]')).toHaveCount(0, { timeout: 15_000 });
    await openAction(page, 'Share');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(
      page.getByText('Link copied.').or(page.getByRole('textbox', { name: 'Link to this result' })),
    ).toBeVisible();
    await planTo(page, '84');
    await reach(page, 'PlanCurve');
    await reach(page, 'PlanChart', 'ul');
    await expect(failure(page)).toHaveCount(0);
    expect(troubles).toEqual([]);
  });

test('a page of an old release, whose files are gone, says so, and a reload brings the new one with everything typed', async ({
  page,
}) => {
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replaceAll(/\.[\w-]{8}\.js/gu, '.0ldfi1e5.js');
      await route.fulfill({ response: answer, body: html.replace('</h1>', ' of old</h1>') });
    },
    { times: 1 },
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('of old');
  await choice(page, 'Imperial').check();
  await enter(page, { weight: '71.3', height: '182,6', gender: 'female', activityLevel: 'sedentary' });
  await expect(failure(page)).toBeVisible();
  await expectReadable(page);
  await field(page, 'age').fill('47');
  await expect(field(page, 'weight')).toHaveValue('71.3');
  await reloadBy(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('of old');
  await scriptsArrived(page);
  // As with every early choice of units, the values in the metric fields are converted.
  await expect(choice(page, 'Imperial')).toBeChecked();
  await expect(field(page, 'weight')).toHaveValue('157.2');
  await choice(page, 'Metric').check();
  for (const [name, value] of [
    ['weight', '71.3'],
    ['height', '182,6'],
    ['age', '47'],
    ['activityLevel', 'sedentary'],
  ] as const)
    await expect(field(page, name)).toHaveValue(value);
  await expect(choice(page, 'Female')).toBeChecked();
  await calculate(page);
  await expect(result(page, 'bmi')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/tdee-calculator', '/weight-planner', '/log', '/articles', '/offline', '/faq'])
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path);
      await expectReadable(page);
      const needsScripts = islandsOf(path).some(({ isLate }) => !isLate);
      const words = page.locator('noscript p');
      if (needsScripts) await expect(words.first()).toContainText('JavaScript');
      else await expect(words).toHaveCount(0);
      // A collapsed part would never become visible.
      for (const part of await page.locator('details:has(astro-island)').all())
        await expect(part).toBeHidden();
    });
});
