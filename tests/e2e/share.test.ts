import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { slowUnless } from '../tier.ts';
import { calculate, choice, enter, field, open, openAction, result, scriptsArrived } from './calculator.ts';

const PERSON = {
  weight: '71.3',
  height: '182.6',
  age: '47',
  gender: 'female',
  activityLevel: 'veryActive',
} as const;
const PERSON_LINK = 'weight=kg~71.3&height=cm~182.6&age=47&gender=female&activityLevel=veryActive';
const HOME_LINK = `home?${PERSON_LINK}&units=metric&energy=kcal`;
const TDEE_LINK = `tdee?${PERSON_LINK}&goal=lose&bodyFat=22&target=&macros=balanced&ownMaintenance=&units=metric`;

const ENDS_WITH_LINK = new RegExp(`#${HOME_LINK.replace('?', '[?]')}$`, 'u');

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const copiedLink = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

async function copyLink(page: Page): Promise<string> {
  await openAction(page, 'Share');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  return copiedLink(page);
}

test('a link made on one visit fills the form and calculates on another', async ({ page, browser }) => {
  await open(page, '/');
  await enter(page, PERSON);
  await calculate(page);
  const link = await copyLink(page);
  expect(new URL(link).search).toBe('');
  expect(new URL(link).hash).toBe(`#${HOME_LINK}`);
  expect(page.url()).not.toContain('#');

  const other = await (await browser.newContext()).newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(link);
  await expect(result(other, 'bmi')).toBeVisible();
  await expect(field(other, 'weight')).toHaveValue('71.3');
  await expect(field(other, 'age')).toHaveValue('47');
  await expect(choice(other, 'Female')).toBeChecked();
  await expect(other.getByText('These entries came from a link')).toBeVisible();
  expect(await result(other, 'bmi').getAttribute('value')).toBe(
    await result(page, 'bmi').getAttribute('value'),
  );
  // It is neither in the address nor in any request.
  await expect.poll(() => other.url()).not.toContain('#');
  expect(
    asked.filter((address) => /71\.3|weight=/u.test(new URL(address).pathname + new URL(address).search)),
  ).toEqual([]);
});

test('a TDEE link carries goal, body fat and stone as they were typed', async ({ page, browser }) => {
  await open(page, '/tdee-calculator');
  await choice(page, 'Imperial').check();
  await page.getByLabel('Use stone and pounds').check();
  await field(page, 'stone').fill('11');
  await field(page, 'pounds').fill('4,5');
  await field(page, 'feet').fill(`5'11"`);
  await field(page, 'goal').selectOption('lose');
  await field(page, 'bodyFatAsk').check();
  await field(page, 'bodyFat').fill('22,5');
  await calculate(page);
  const link = await copyLink(page);

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(result(other, 'tdee')).toBeVisible();
  await expect(field(other, 'stone')).toHaveValue('11');
  await expect(field(other, 'pounds')).toHaveValue('4,5');
  await expect(field(other, 'feet')).toHaveValue(`5'11"`);
  await expect(field(other, 'goal')).toHaveValue('lose');
  await expect(field(other, 'bodyFat')).toHaveValue('22,5');
  for (const name of ['tdee', 'bmr', 'targetCalories.loss', 'macros.balanced.protein'])
    expect(await result(other, name).getAttribute('value')).toBe(
      await result(page, name).getAttribute('value'),
    );
});

test('a link that is opened in an open page is read, too', async ({ page }) => {
  await open(page, '/');
  await page.evaluate((link) => {
    location.hash = link;
  }, HOME_LINK);
  await expect(result(page, 'bmi')).toBeVisible();
  await expect(field(page, 'height')).toHaveValue('182.6');
});

test('the link follows the next calculation', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/');
  await enter(page, PERSON);
  await calculate(page);
  await copyLink(page);
  await field(page, 'weight').fill('80');
  await calculate(page);
  await openAction(page, 'Share');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => copiedLink(page)).toContain('weight=kg~80&');
});

/** Opens home with this fragment as on a first visit, with another page in between and nothing kept. */
async function openAfresh(page: Page, fragment: string): Promise<void> {
  await page.goto('/contact');
  await page.evaluate(() => {
    sessionStorage.clear();
  });
  await page.goto(`/#${fragment}`);
}

// `tests/entries` has all bad and altered links; here is one of each kind.
test('an invalid link gives a message and an empty form', async ({ page }) => {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  for (const bad of [
    HOME_LINK.replace('&activityLevel=veryActive', ''),
    HOME_LINK.replace('71.3', '%3Cscript%3E'),
    `home?${'x'.repeat(30_000)}`,
  ])
    await test.step(bad.slice(0, 45), async () => {
      await openAfresh(page, bad);
      await scriptsArrived(page);
      await expect(page.getByText('This link can’t be read')).toBeVisible();
      await expect(field(page, 'weight')).toHaveValue('');
      await expect(result(page, 'bmi')).toHaveCount(0);
      expect(page.url()).not.toContain('#');
    });
  expect(troubles).toEqual([]);
});

test('a link that was altered in transit opens and leaves the address', async ({ page }) => {
  for (const changed of [encodeURIComponent(HOME_LINK), `${HOME_LINK})`])
    await test.step(changed, async () => {
      await openAfresh(page, changed);
      await expect(result(page, 'bmi')).toBeVisible();
      await expect(field(page, 'weight')).toHaveValue('71.3');
      expect(page.url()).not.toContain('#');
    });
});

test("a link to a form with the visitor's own entries can be undone", async ({ page }) => {
  await open(page, '/tdee-calculator');
  await field(page, 'weight').fill('83,4');
  await field(page, 'height').fill('181');
  await field(page, 'goal').selectOption('gain');
  await page.evaluate((link) => {
    location.hash = link;
  }, TDEE_LINK);
  await expect(result(page, 'tdee')).toBeVisible();
  await expect(field(page, 'weight')).toHaveValue('71.3');
  await expect(field(page, 'bodyFat')).toHaveValue('22');
  const ofTheLink = await result(page, 'tdee').getAttribute('value');
  await page.getByRole('button', { name: 'Back to my entries' }).click();
  await expect(field(page, 'weight')).toHaveValue('83,4');
  await expect(field(page, 'height')).toHaveValue('181');
  await expect(field(page, 'goal')).toHaveValue('gain');
  await expect(choice(page, 'Male')).toBeChecked();
  await expect.poll(() => result(page, 'tdee').getAttribute('value')).not.toBe(ofTheLink);
  await expect(page.getByText('Your own entries are back in the form.')).toBeVisible();
});

test('a link that is opened later in the same tab can be undone too', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/tdee-calculator');
  await enter(page, { ...PERSON, weight: '83.4' });
  await page.goto(`/#${HOME_LINK}`);
  await expect(field(page, 'weight')).toHaveValue('71.3');
  await page.getByRole('button', { name: 'Back to my entries' }).click();
  await expect(field(page, 'weight')).toHaveValue('83.4');
  await expect(field(page, 'height')).toHaveValue(PERSON.height);
});

for (const [path, link, name] of [
  ['/', HOME_LINK, 'bmi'],
  ['/tdee-calculator', TDEE_LINK, 'tdee'],
] as const)
  for (const width of [390, 1280])
    test(
      `the notice of a link is in view with the results of ${path} at ${width} px`,
      slowUnless(path === '/' && width === 390),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 720 });
        await page.goto(`${path}#${link}`);
        await expect(result(page, name)).toBeInViewport();
        // Smooth scrolling has ended.
        await expect
          .poll(async () => {
            const before = await page.evaluate(() => scrollY);
            await page.waitForTimeout(300);
            return (await page.evaluate(() => scrollY)) - before;
          })
          .toBe(0);
        await expect(page.getByText('These entries came from a link')).toBeInViewport();
        await expect(result(page, name)).toBeInViewport();
      },
    );

test('the notice of a link that cannot be read is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 720 });
  await page.goto('/#home?weight=kg~71.3');
  await expect(page.getByText('This link can’t be read')).toBeInViewport();
});

test('an anchor of the page is not a link', async ({ page }) => {
  await page.goto('/tdee-calculator#questions');
  await scriptsArrived(page);
  expect(page.url()).toContain('#questions');
  await expect(page.getByText('This link can’t be read')).toHaveCount(0);
});

test(
  'if copying isn’t allowed, the link is shown for copying by hand',
  { tag: '@slow' },
  async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    await open(page, '/');
    await enter(page, PERSON);
    await calculate(page);
    await openAction(page, 'Share');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('textbox', { name: 'Link to this result' })).toHaveValue(ENDS_WITH_LINK);
  },
);

for (const path of ['/', '/tdee-calculator', '/protein-calculator'] as const)
  test(`${path} prints no button that was for the screen`, async ({ page }) => {
    await open(page, path);
    // The balanced split has more protein than is useful, so TDEE offers another one.
    await enter(page, { weight: '95', height: '170', age: '45' });
    await calculate(page);
    await expect(page.locator('[data-later]')).toHaveCount(0);
    if (path === '/tdee-calculator')
      await expect(page.getByRole('button', { name: 'Take what’s suggested for you' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const words = page.locator('button').filter({ visible: true });
    for (const word of await words.all()) await expect(word).toHaveClass(/printed/u);
    await expect(page.getByText('Take what’s suggested for you')).toBeHidden({ timeout: 100 });
  });

test('a device with a share sheet offers it, and closing it shows no message', async ({ page }) => {
  await page.addInitScript(() => {
    let shared: ShareData | undefined;
    Object.assign(navigator, {
      share: (data: ShareData) => {
        const isFirst = shared === undefined;
        shared = data;
        document.documentElement.dataset['shared'] = String(data.url);
        return isFirst ? Promise.resolve() : Promise.reject(new DOMException('closed', 'AbortError'));
      },
    });
  });
  await open(page, '/');
  await enter(page, PERSON);
  await calculate(page);
  await openAction(page, 'Share');
  await page.getByRole('button', { name: 'Share…' }).click();
  await expect(page.getByText('Shared.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-shared', ENDS_WITH_LINK);
  await page.getByRole('button', { name: 'Share…' }).click();
  await expect(page.getByText('Shared.')).toHaveCount(0);
});

for (const path of ['/', '/tdee-calculator'] as const)
  test(
    `${path} prints entries, results, date and disclaimer on one page`,
    slowUnless(path === '/'),
    async ({ page }) => {
      await open(page, path);
      await enter(page, PERSON);
      await calculate(page);
      await expect(result(page, 'bmi')).toBeVisible();
      // The rest of the result is rendered after the main figures are painted.
      await expect(page.locator('[data-later]')).toHaveCount(0);
      // The projection, once a visitor has reached it, prints on a separate page.
      await page.evaluate(() =>
        document.querySelector('astro-island[component-export="WeightProjection"]')?.remove(),
      );
      for (const format of ['A4', 'Letter']) {
        const pdf = await page.pdf({ format });
        expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu), format).toHaveLength(1);
      }
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(result(page, 'bmi')).toBeVisible();
      await expect(
        page.getByText('Female, 47 years, 71.3 kg, 182.6 cm, very active', { exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await expect(page.getByRole('heading', { name: / result$/u })).toBeVisible();
      // To be filled in by hand.
      for (const line of ['Name:', 'Date of birth:']) await expect(page.getByText(line)).toBeVisible();
      await expect(field(page, 'weight')).toBeHidden();
      await expect(page.getByText('should not replace professional medical advice').last()).toBeVisible();
      await expect(page.getByText(/^Printed on [A-Z][a-z]{2} \d{1,2}, \d{4}$/u)).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      await expect(page.getByText('Advertisement').first()).toBeHidden();
    },
  );
