import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Frame, Page } from '@playwright/test';
import { slowUnless } from '../tier.ts';
import { contentHeight, heightOf, test, watchShifts, watchTallest } from './embed-host.ts';

const NARROW_SANDBOX = 'allow-scripts allow-forms';

/** What is typed, and the name of the first figure. */
const TOOLS = [
  { embed: '/embed/bmi', full: '/', figure: 'bmi', fields: { weight: '90', height: '175' } },
  { embed: '/embed/tdee', full: '/tdee-calculator', figure: 'tdee', fields: { weight: '90', height: '175' } },
  {
    embed: '/embed/planner',
    full: '/weight-planner',
    figure: 'planIntake',
    fields: { weight: '90', height: '175', goalWeight: '80' },
  },
  {
    embed: '/embed/child-bmi',
    full: '/child-bmi-calculator',
    figure: 'percentile',
    fields: { years: '9', months: '3', weight: '30', height: '135' },
  },
  { embed: '/embed/bmr', full: '/bmr-calculator', figure: 'bmr', fields: { weight: '90', height: '175' } },
  {
    embed: '/embed/body-fat',
    full: '/body-fat-calculator',
    figure: 'bodyFatPercentage',
    fields: { weight: '90', height: '175' },
  },
  {
    embed: '/embed/protein',
    full: '/protein-calculator',
    figure: 'protein.min',
    fields: { weight: '90', height: '175' },
  },
] as const;

type Tool = (typeof TOOLS)[number];

async function calculate(place: Page | Frame, { fields, embed }: Tool): Promise<void> {
  if (embed === '/embed/child-bmi')
    for (const name of ['Girl', 'By years and months']) await place.getByRole('radio', { name }).check();
  for (const [name, text] of Object.entries(fields)) {
    const box = place.locator(`[data-field="${name}"]`);
    await (name === 'months' ? box.selectOption(text) : box.fill(text));
  }
  await place.getByRole('button', { name: 'Calculate', exact: true }).click();
  await place.locator('[data-result]').first().waitFor();
  await expect(place.locator('[data-later]')).toHaveCount(0);
}

/** The figures of the answer and of what is beside it in its card, by name. */
const figures = (place: Page | Frame) =>
  place
    .getByRole('group', { name: 'Results', exact: true })
    .locator('xpath=..')
    .locator('[data-result]')
    .evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('data-result')} ${one.getAttribute('value')} ${one.textContent}`),
    );

for (const tool of TOOLS)
  for (const sandbox of [undefined, NARROW_SANDBOX])
    test(
      `${tool.embed} gives the full page's figures, ${sandbox ? 'in a strict sandbox' : 'without a sandbox'}`,
      slowUnless(sandbox !== undefined),
      async ({ page, openHost, foreignRequests }) => {
        const problems: string[] = [];
        page.on('pageerror', (error) => problems.push(error.message));
        const [frame] = await openHost(page, { embeds: [tool.embed], ...(sandbox ? { sandbox } : {}) });
        await calculate(frame!, tool);
        // Some come with the next frame.
        await expect.poll(async () => (await figures(frame!)).length).toBeGreaterThan(3);
        const shown = await figures(frame!);
        await page.goto(tool.full);
        await page.locator('form[data-arrived]').waitFor();
        await calculate(page, tool);
        // An embed has no chart of the plan, nor the figures beside it.
        await expect.poll(() => figures(page)).toEqual(expect.arrayContaining(shown));
        expect(foreignRequests).toEqual([]);
        expect(problems).toEqual([]);
      },
    );

for (const tool of TOOLS)
  test(
    `${tool.embed} stores nothing and requests only its own files`,
    slowUnless(tool === TOOLS[0]),
    async ({ page, context, openHost, foreignRequests }) => {
      const [frame] = await openHost(page, { embeds: [`${tool.embed}#energy=kj`] });
      await calculate(frame!, tool);
      const denied = await frame!.evaluate(async () => {
        const tries: Readonly<Record<string, () => unknown>> = {
          localStorage: () => localStorage.length,
          sessionStorage: () => sessionStorage.length,
          cookies: () => document.cookie,
          indexedDB: async () => indexedDB.databases(),
          caches: async () => caches.keys(),
          workers: async () => navigator.serviceWorker.getRegistrations(),
        };
        const answers = await Promise.all(
          Object.entries(tries).map(async ([name, run]) => {
            try {
              return `${name}: ${JSON.stringify(await run())}`;
            } catch {
              return `${name}: denied`;
            }
          }),
        );
        return [...answers, `history: ${JSON.stringify(history.state)}`];
      });
      expect(denied).toEqual([
        'localStorage: denied',
        'sessionStorage: denied',
        'cookies: denied',
        'indexedDB: denied',
        'caches: denied',
        'workers: denied',
        'history: null',
      ]);
      expect(await context.cookies()).toEqual([]);
      expect((await context.storageState({ indexedDB: true })).origins).toEqual([]);
      expect(foreignRequests).toEqual([]);
      await expect(frame!.getByRole('button', { name: /save|share|print/iu })).toHaveCount(0);
    },
  );

const PHONE = { width: 390, height: 844 };

for (const tool of TOOLS)
  test(
    `${tool.embed} grows with its answer, and nothing moves in it or in its host`,
    slowUnless(tool === TOOLS[0]),
    async ({ page, openHost }) => {
      await page.setViewportSize(PHONE);
      const [frame] = await openHost(page, { embeds: [tool.embed], isFitted: true });
      await expect.poll(() => heightOf(page)).toBe(await contentHeight(frame!));
      const moved = [await watchShifts(page), await watchShifts(frame!)];
      const before = await heightOf(page);
      const tallest = await watchTallest(page);
      await calculate(frame!, tool);
      await expect.poll(() => heightOf(page)).toBeGreaterThan(before);
      await expect.poll(async () => (await heightOf(page)) - (await contentHeight(frame!))).toBe(0);
      await page.waitForTimeout(700);
      expect(await tallest()).toBe(await heightOf(page));
      const [inHost, inEmbed] = await Promise.all(moved.map((sum) => sum()));
      expect(inEmbed).toBe(0);
      // On a slow machine the frame may grow more than half a second after the press, which then counts.
      expect(inHost).toBeLessThan(0.05);
    },
  );

test('a frame whose end is in view keeps its height until the end is out of view', async ({
  page,
  openHost,
}) => {
  await page.setViewportSize({ width: 600, height: 1_600 });
  // A page that still scrolls smoothly to the answer could end with the frame's end in view.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [frame] = await openHost(page, { embeds: ['/embed/bmi'], isFitted: true, height: 900 });
  const moved = await watchShifts(page);
  await calculate(frame!, TOOLS[0]);
  await expect.poll(() => frame!.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.waitForTimeout(700);
  expect(await heightOf(page)).toBe(900);
  expect(await moved()).toBe(0);
  // The browser scrolled the host to the answer, too, by what the frame alone couldn't.
  await page.evaluate(() => scrollTo(0, 0));
  await page.setViewportSize({ width: 600, height: 700 });
  await expect.poll(async () => (await heightOf(page)) - (await contentHeight(frame!))).toBe(0);
});

test('the host is told the height, and nothing else', async ({ page, openHost }) => {
  await page.addInitScript(() => {
    addEventListener('message', ({ data }) => {
      document.documentElement.dataset['told'] =
        `${document.documentElement.dataset['told'] ?? ''}${JSON.stringify(data)}\n`;
    });
  });
  const [frame] = await openHost(page, { embeds: ['/embed/tdee'] });
  await calculate(frame!, TOOLS[1]);
  const height = await contentHeight(frame!);
  const told = () => page.evaluate(() => (document.documentElement.dataset['told'] ?? '').trim().split('\n'));
  await expect
    .poll(async () => (await told()).at(-1))
    .toBe(JSON.stringify({ source: 'evenscale', version: 1, height }));
  for (const message of await told())
    expect(message).toMatch(/^\{"source":"evenscale","version":1,"height":\d+\}$/u);
});

test('only our own embeds change the height of a frame', async ({ page, openHost }) => {
  await page.setViewportSize(PHONE);
  const [frame] = await openHost(page, { embeds: ['/embed/bmi'], isFitted: true });
  const height = await contentHeight(frame!);
  await expect.poll(() => heightOf(page)).toBe(height);
  await page.evaluate(() => {
    for (const wrong of [5_000, '5000', Number.NaN, -1, 90_000])
      postMessage({ source: 'evenscale', version: 1, height: wrong }, '*');
  });
  await frame!.evaluate(() => parent.postMessage({ source: 'evenscale', version: 2, height: 5_000 }, '*'));
  await page.waitForTimeout(300);
  expect(await heightOf(page)).toBe(height);
});

test('two embeds on one page are independent', async ({ page, openHost }) => {
  await page.setViewportSize(PHONE);
  const [one, other] = await openHost(page, {
    embeds: ['/embed/bmi#theme=dark', '/embed/tdee#units=imperial'],
    isFitted: true,
  });
  await calculate(one!, TOOLS[0]);
  await expect(other!.getByRole('group', { name: 'Results', exact: true })).toHaveCount(0);
  await expect(other!.locator('[data-field="weight"]')).toHaveValue('');
  await expect.poll(async () => (await heightOf(page, 0)) - (await contentHeight(one!))).toBe(0);
  // Browsers don't lay out a cross-origin frame until it's near the viewport.
  await page.locator('iframe').nth(1).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await heightOf(page, 1)) - (await contentHeight(other!))).toBe(0);
});

test('theme, units and energy come from the address, and a reset restores them', async ({
  page,
  openHost,
}) => {
  const [frame] = await openHost(page, { embeds: ['/embed/bmi#theme=dark&units=imperial&energy=kj'] });
  const scheme = () => frame!.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await scheme()).toBe('dark');
  await frame!.locator('[data-field="weight"]').fill('190');
  await frame!.locator('[data-field="feet"]').fill('5');
  await frame!.locator('[data-field="inches"]').fill('9');
  await frame!.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(frame!.locator('[data-result="calories.maintenance"]')).toHaveText('11,752');
  await frame!.getByRole('button', { name: 'Reset' }).click();
  await expect(frame!.getByRole('radio', { name: 'Imperial' })).toBeChecked();
  await page.evaluate(() => {
    const host = document.querySelector('iframe');
    if (host) host.src = host.src.replace('dark', 'light');
  });
  await expect.poll(scheme).toBe('light');
});

for (const tool of TOOLS)
  test(
    `${tool.embed} has no accessibility problem and no sideways scroll at 280 px, light and dark`,
    slowUnless(tool === TOOLS[0]),
    async ({ page }) => {
      await page.setViewportSize({ width: 280, height: 900 });
      for (const theme of ['light', 'dark']) {
        await page.goto(`${tool.embed}#theme=${theme}`);
        await page.locator('form[data-arrived]').waitFor();
        if (theme === 'light') await calculate(page, tool);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
        const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(await wide()).toBeLessThanOrEqual(0);
      }
      for (const width of [280, 640]) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
    },
  );

test(
  'an embed works in a right-to-left host with large text',
  { tag: '@slow' },
  async ({ page, openHost }) => {
    await page.setViewportSize(PHONE);
    const [frame] = await openHost(page, { embeds: ['/embed/bmi'], direction: 'rtl', isFitted: true });
    await frame!.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await calculate(frame!, TOOLS[0]);
    await expect.poll(async () => (await heightOf(page)) - (await contentHeight(frame!))).toBe(0);
  },
);

test('an embed works in a host with a strict content policy', async ({ page, openHost, baseURL }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.setViewportSize(PHONE);
  const [frame] = await openHost(page, {
    embeds: ['/embed/bmi'],
    isFitted: true,
    policy: `default-src 'none'; frame-src ${String(baseURL)}; script-src ${String(baseURL)}; base-uri 'none'`,
  });
  await calculate(frame!, TOOLS[0]);
  await expect.poll(async () => (await heightOf(page)) - (await contentHeight(frame!))).toBe(0);
  expect(said.filter((text) => /Content Security Policy|violates/u.test(text))).toEqual([]);
});

test('no other page of the site can be framed', async ({ page, openHost }) => {
  const host = { embeds: ['/faq'] };
  await Promise.race([openHost(page, host).catch(() => []), page.waitForTimeout(2_000)]);
  await expect(page.frameLocator('iframe').getByRole('heading', { name: /Frequently/u })).toHaveCount(0);
});

test('every link opens in a new tab, and the full page gets no referrer', async ({ page }) => {
  await page.goto('/embed/child-bmi');
  await expect(page.locator('base')).toHaveAttribute('target', '_blank');
  const link = page.getByRole('link', { name: /Open the full calculator/u });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
  for (const href of await page
    .locator('a')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href'))))
    expect(href).toMatch(/^\//u);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const { embed } of TOOLS)
    test(`${embed} says so`, slowUnless(embed === '/embed/bmi'), async ({ page }) => {
      await page.goto(embed);
      await expect(page.locator('noscript p')).toContainText('This calculator needs JavaScript');
    });
});
