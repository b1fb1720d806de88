import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { slowUnless } from '../tier.ts';
import {
  ARTICLE,
  box,
  listed,
  opener,
  openSearch,
  options,
  panel,
  status,
  useTestEntries,
} from './search-page.ts';

/** Every script that the page requests. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' || pathname.endsWith('.js')) scripts.push(pathname);
  });
  return scripts;
}

/** How far the page can be scrolled sideways. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Delays every script by this many milliseconds. */
const delayScripts = (page: Page, delay: number): Promise<unknown> =>
  page.route('**/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, delay));
    await route.fallback();
  });

test.describe('before it is used', () => {
  test('nothing of the search is loaded, and one press loads its files, each once', async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto(ARTICLE, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 600);
    await page.mouse.move(200, 200);
    await page.mouse.click(200, 500);
    await page.waitForTimeout(500);
    expect(scripts).toEqual([]);

    await page.mouse.wheel(0, -600);
    await opener(page).click();
    await expect(status(page)).toContainText('Type three letters or more.');
    const names = scripts.map((path) => path.replace(/^.*\/|\..*$/gu, '')).toSorted();
    expect(names).toEqual([
      'SearchPanel',
      'client',
      'may-be-known',
      'react',
      'rolldown-runtime',
      'search-entries',
    ]);
  });

  test('no page contains the index', async ({ page }) => {
    const answer = await page.goto('/faq');
    expect(await answer?.text()).not.toContain('/articles/intermittent-fasting');
  });

  test('focusing the button is enough to load it', async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto(ARTICLE);
    await opener(page).focus();
    await expect.poll(() => scripts.length).toBeGreaterThan(2);
    await expect(panel(page)).toBeHidden();
  });
});

test.describe('on a connection that takes three seconds for a script', () => {
  test('the first press opens the panel at once, and what is typed is kept and searched', async ({
    page,
  }) => {
    await useTestEntries(page);
    await delayScripts(page, 3_000);
    await page.goto(ARTICLE);
    await opener(page).click();
    await expect(panel(page)).toBeVisible({ timeout: 1_000 });
    await expect(box(page)).toBeFocused({ timeout: 1_000 });
    await page.keyboard.type('prot');
    await expect(status(page)).toHaveText(/^Loading search…/u);
    await expect(page.locator('astro-island[ssr]:has(search)')).toHaveCount(1);

    await expect(options(page)).toHaveText(['Protein: how much Nutrition · Grams for a walk of athletes'], {
      timeout: 20_000,
    });
    await expect(box(page)).toHaveValue('prot');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('ein zzz');
    await expect(box(page)).toHaveValue('protein zzz');
    await expect(options(page)).toHaveCount(1);
  });

  test(
    'the toggle clears, and Escape, the close button and a click outside close',
    { tag: '@slow' },
    async ({ page }) => {
      await delayScripts(page, 3_000);
      await page.goto(ARTICLE);
      await opener(page).click();
      await expect(box(page)).toBeFocused();
      await page.keyboard.type('prot');
      await opener(page).click();
      await expect(panel(page)).toBeHidden();
      await opener(page).click();
      await expect(box(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await opener(page).click();
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(panel(page)).toBeHidden();
      await opener(page).click();
      await page.mouse.click(20, 700);
      await expect(panel(page)).toBeHidden();
    },
  );

  test('Enter sends nothing anywhere', async ({ page }) => {
    await delayScripts(page, 3_000);
    await page.goto(ARTICLE);
    await opener(page).click();
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('protein');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(300);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(ARTICLE);
    await expect(box(page)).toHaveValue('protein');
  });
});

test.describe('a script that does not arrive', () => {
  for (const file of ['search-entries.js', '_astro/react.*.js', '_astro/SearchPanel.*.js'])
    for (const how of ['no answer', 'not found'])
      test(
        `is reported, and loads on another attempt: ${file}, ${how}`,
        slowUnless(file === 'search-entries.js' && how === 'no answer'),
        async ({ page }) => {
          const address = `**/${file}*`;
          await page.route(address, (route) =>
            how === 'no answer' ? route.abort() : route.fulfill({ status: 404, body: 'Not found' }),
          );
          await page.goto(ARTICLE);
          await opener(page).click();
          await expect(
            page.getByText('Search couldn’t be loaded. Try again, or reload the page.'),
          ).toBeVisible();
          await box(page).fill('protein');
          await expect(
            page.getByText('Search couldn’t be loaded. Try again, or reload the page.'),
          ).toBeVisible();

          await page.unroute(address);
          await page.getByRole('button', { name: 'Try again' }).click();
          await expect(options(page).first()).toBeVisible();
          await expect(box(page)).toHaveValue('protein');
          await expect(
            page.getByText('Search couldn’t be loaded. Try again, or reload the page.'),
          ).toBeHidden();
          await expect(box(page)).toBeFocused();
        },
      );
});

test.describe('the panel', () => {
  test.beforeEach(async ({ page }) => {
    await useTestEntries(page);
  });

  test('gives its input the focus 100 ms after opening, not before', async ({ page }) => {
    await page.addInitScript(() => {
      const times: Record<string, number> = {};
      Object.assign(globalThis, { times });
      addEventListener('toggle', () => (times['opened'] = performance.now()), true);
      addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLInputElement) times['focused'] ??= performance.now();
      });
    });
    await openSearch(page);
    const { opened = 0, focused = 0 } = await page.evaluate(
      () => (globalThis as unknown as { times: Record<string, number> }).times,
    );
    expect(focused - opened).toBeGreaterThanOrEqual(99);
  });

  test('opens below the links of a wide header', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openSearch(page);
    const header = await page.getByRole('banner').boundingBox();
    const opened = await panel(page).boundingBox();
    expect(opened?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect((opened?.y ?? 0) + (opened?.height ?? 0)).toBeLessThanOrEqual(800);
  });

  test('is closed by its button, by Escape, by a click outside and by the button that opened it', async ({
    page,
  }) => {
    await openSearch(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await opener(page).click();
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await opener(page).click();
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(20, 700);
    await expect(panel(page)).toBeHidden();

    await opener(page).click();
    await expect(panel(page)).toBeVisible();
    await opener(page).click();
    await expect(panel(page)).toBeHidden();
  });

  test('is empty again after the button has closed and opened it', async ({ page }) => {
    await openSearch(page);
    await box(page).fill('walk');
    await expect(options(page)).toHaveCount(8);
    await opener(page).click();
    await opener(page).click();
    await expect(panel(page)).toBeVisible();
    await expect(box(page)).toHaveValue('');
    await expect(options(page)).toHaveCount(0);
  });

  test('goes to the chosen result, and closes', async ({ page }) => {
    await openSearch(page);
    await box(page).fill('athletes');
    await options(page).first().click();
    await page.waitForURL('**/articles/protein-diet');
    await expect(panel(page)).toBeHidden();
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await opener(page).click();
    await expect(box(page)).toHaveValue('');
  });

  test('closes when a result is opened in another tab', { tag: '@slow' }, async ({ page, context }) => {
    await openSearch(page);
    await box(page).fill('athletes');
    const another = context.waitForEvent('page');
    await options(page)
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await (await another).waitForURL('**/articles/protein-diet');
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(ARTICLE);
  });

  test('doesn’t put the query anywhere else', async ({ page, context }) => {
    const addresses: string[] = [];
    context.on('request', (request) => addresses.push(request.url()));
    await openSearch(page);
    await box(page).fill('athletes');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/articles/protein-diet');
    expect(addresses.filter((address) => /athletes|\?/u.test(address))).toEqual([]);
    const kept = await page.evaluate(
      () => localStorage.length + sessionStorage.length + document.cookie.length,
    );
    expect(kept).toBe(0);
  });
});

const WALKS = [
  'Cardio for a walk Fitness · By your breath, (not) c++ or a.b*c?',
  'Walk to the FAQ Page',
  'Walk to us Page',
  'Protein: how much Nutrition · Grams for a walk of athletes',
  'Hydration Nutrition · A walk with water',
  'Good fats Nutrition · A walk with oil',
  'Sleep Lifestyle · A walk before bed',
  'Meal prep Nutrition · A walk to the shop',
];

test.describe('the typed text', () => {
  test.beforeEach(async ({ page }) => {
    await useTestEntries(page);
    await openSearch(page);
  });

  test('finds the eight most relevant pages, titles first, also by description, and takes patterns literally', async ({
    page,
  }) => {
    for (const [query, results] of [
      ['walk', WALKS],
      ['athletes', ['Protein: how much Nutrition · Grams for a walk of athletes']],
      ['a.b*c?', ['Cardio for a walk Fitness · By your breath, (not) c++ or a.b*c?']],
    ] as const) {
      await box(page).fill(query);
      await expect(options(page)).toHaveText([...results]);
      await expect(status(page)).toHaveText(results.length === 1 ? '1 result' : `${results.length} results`);
    }
  });

  test('says so if nothing matches, unless the field is blank', async ({ page }) => {
    for (const [why, query] of [
      ['no entry has the word', 'zzz'],
      ['its words are too short', 'us go'],
      ['only pages say Page', 'page'],
      ['it is a pattern', '.*.*'],
      ['it is an address', '/articles/'],
      ['it is markup', '<b>"x"</b>'],
    ] as const)
      await test.step(why, async () => {
        await box(page).fill(query);
        await expect(page.getByText(`No results found for "${query}"`, { exact: true })).toBeVisible();
        await expect(options(page)).toHaveCount(0);
        await expect(page.getByText('Search words need at least three letters')).toBeVisible({
          visible: query === 'us go',
        });
      });
    await box(page).fill('walk');
    await expect(options(page)).toHaveCount(8);
    await box(page).fill('   ');
    await expect(options(page)).toHaveCount(0);
    await expect(page.getByText('No results found')).toHaveCount(0);
  });

  test('is marked where it occurs in a title', async ({ page }) => {
    await box(page).fill('walk for us');
    await expect(options(page).first().locator('mark')).toHaveText(['walk']);
    await expect(options(page).nth(3).locator('mark')).toHaveCount(0);
  });

  test('may be as long as the input allows', { tag: '@slow' }, async ({ page }) => {
    await box(page).fill('x'.repeat(5_000));
    await expect(page.getByText(/^No results found for "x+"$/u)).toBeVisible();
    expect(await overhang(page)).toBe(0);
  });
});

test.describe('with the keyboard', () => {
  test.beforeEach(async ({ page }) => {
    await useTestEntries(page);
    await page.goto(ARTICLE);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('walk');
    await expect(options(page)).toHaveCount(8);
  });

  const activeOne = (page: Page) => panel(page).getByRole('option', { selected: true });

  test('arrows go through the results and wrap around, Home and End go to the ends, and Enter chooses', async ({
    page,
  }) => {
    await expect(activeOne(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(activeOne(page)).toContainText('Cardio for a walk');
    await page.keyboard.press('ArrowUp');
    await expect(activeOne(page)).toContainText('Meal prep');
    await page.keyboard.press('ArrowDown');
    await expect(activeOne(page)).toContainText('Cardio for a walk');
    await page.keyboard.press('End');
    await expect(activeOne(page)).toContainText('Meal prep');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(activeOne(page)).toContainText('Walk to the FAQ');
    const id = await activeOne(page).getAttribute('id');
    await expect(box(page)).toHaveAttribute('aria-activedescendant', String(id));
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/faq');
    await expect(panel(page)).toBeHidden();
  });

  test('Enter without a choice takes the first result', async ({ page }) => {
    await page.keyboard.press('Enter');
    await page.waitForURL('**/articles/cardio-workouts');
  });

  test('Home and End move the caret as long as no result is active', async ({ page }) => {
    await page.keyboard.press('Home');
    await page.keyboard.type('a');
    await expect(box(page)).toHaveValue('awalk');
  });

  test('Tab leads to the close button and on into the page, not through the results', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true });

  test('a search icon leads to the same panel, as wide as the screen', async ({ page }) => {
    await page.goto(ARTICLE);
    const lens = opener(page);
    const size = await lens.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await lens.tap();
    await expect(box(page)).toBeFocused();
    expect((await panel(page).boundingBox())?.width).toBeGreaterThan(360);
    await box(page).fill('protein');
    await options(page).first().tap();
    await page.waitForURL('**/articles/**');
  });

  for (const width of [320, 390])
    test(
      `nothing is wider than ${width} px, and every result can be reached`,
      slowUnless(width === 320),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 500 });
        await useTestEntries(page);
        await openSearch(page);
        await box(page).fill('walk');
        await page.keyboard.press('ArrowUp');
        await expect(options(page).last()).toBeInViewport();
        expect(await overhang(page)).toBe(0);
      },
    );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1280])
    test(
      `there is no search, but the articles are there, at ${width} px`,
      slowUnless(width === 390),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(ARTICLE);
        await expect(page.getByRole('button', { name: 'Search' })).toHaveCount(0);
        await expect(panel(page)).toBeHidden();
        if (width < 1000) await page.getByRole('button', { name: 'Menu' }).click();
        await expect(
          page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Articles' }),
        ).toBeVisible();
      },
    );
});

test.describe('the site’s own index', () => {
  test(
    'has every article in catalog order, then the pages, and every address exists',
    { tag: '@slow' },
    async ({ page, request }) => {
      const text = await (await request.get('/search-entries.js')).text();
      const entries: { title: string; slug: string; category: string; url: string }[] = JSON.parse(
        text.replace(/^export const entries = |;\s*$/gu, ''),
      );
      expect(entries.filter(({ slug }) => slug !== '').map(({ slug }) => slug)).toEqual([
        'strength-training-basics',
        'cardio-workouts',
        'flexibility-importance',
        'protein-diet',
        'healthy-carbs',
        'good-fats',
        'intermittent-fasting',
        'hydration-tips',
        'sleep-recovery',
        'plateau-breaking',
        'exercise-motivation',
        'meal-prep',
        'home-workouts',
        'stress-weight-management',
        'supplement-guide',
        'bmr-vs-tdee',
        'understanding-total-daily-energy-expenditure',
        'macronutrients-explained',
        'bmi-for-children-and-teens',
        'find-your-maintenance-calories',
        'glp-1-medicines',
        'gaining-weight',
        'body-fat',
        'why-you-may-not-be-losing',
        'keeping-weight-off',
        'after-pregnancy',
        'weight-after-65',
      ]);
      const pages = entries.slice(27);
      expect(pages.map(({ title, url }) => `${title} ${url}`).slice(0, 6)).toEqual([
        'BMI Calculator /',
        'TDEE Calculator /tdee-calculator',
        'BMI Information /bmi-information',
        'About Us /about',
        'FAQ /faq',
        'Contact Us /contact',
      ]);
      for (const { url } of entries) expect((await request.get(url)).status()).toBe(200);

      await openSearch(page, '/');
      await box(page).fill('calculator');
      await expect(options(page).filter({ hasText: /^TDEE Calculator/u })).toHaveCount(1);
      expect((await listed(page)).length).toBeLessThanOrEqual(8);
    },
  );

  for (const path of ['/', '/tdee-calculator', '/faq', '/no-such-page'])
    test(`is searched from ${path}`, slowUnless(path === '/no-such-page'), async ({ page }) => {
      await openSearch(page, path);
      await box(page).fill('supplement');
      await expect(options(page).first()).toContainText('Supplement');
    });
});

test('a word of an eating disorder is answered with whom to call, and lists nothing about eating less', async ({
  page,
}) => {
  await openSearch(page);
  await box(page).fill('anorexia');
  await expect(status(page).getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988');
  await expect(status(page).getByRole('link', { name: 'findahelpline.com' })).toBeVisible();
  await expect(options(page).first()).toBeVisible();
  const found = await options(page).evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(found.join(' ')).not.toMatch(/deficit|fasting|planner|losing/u);
  await box(page).fill('protein');
  await expect(status(page).getByRole('link', { name: '988' })).toHaveCount(0);
});
