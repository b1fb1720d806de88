import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { slowUnless } from '../tier.ts';
import {
  calculate,
  choice,
  enter,
  field,
  open,
  reset,
  result,
  results,
  scriptsArrived,
} from './calculator.ts';
import { CHILDREN, enterChild, openChildPage } from './child-page.ts';

/** Everything that could store or send data, as text. */
async function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const values: unknown[] = [];
    for (const { name } of databases) {
      const db = await new Promise<IDBDatabase>((done, fail) => {
        const opening = indexedDB.open(name ?? '');
        opening.onsuccess = () => done(opening.result);
        opening.onerror = () => fail(new Error('cannot open'));
      });
      for (const store of db.objectStoreNames) {
        values.push(
          await new Promise((done) => {
            const asking = db.transaction(store).objectStore(store).getAll();
            asking.onsuccess = () => done(asking.result);
          }),
        );
      }
      db.close();
    }
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      location.href,
      document.cookie,
      values,
    ]);
  });
}

test('the example is shorter and in smaller type than a result', async ({ page }) => {
  for (const [width, most] of [
    [390, 160],
    [1280, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await openChildPage(page);
    const example = page.locator('[class*="example"]').first();
    expect((await example.boundingBox())?.height).toBeLessThanOrEqual(most);
  }
  const size = (text: Locator): Promise<number> =>
    text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const before = await size(page.getByText('Healthy weight', { exact: true }).first());
  await enterChild(page);
  expect(await size(page.getByText('Healthy weight', { exact: true }).first())).toBeGreaterThan(2 * before);
});

test('on a wide screen, the bands below the scale are in two columns', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await openChildPage(page);
  await enterChild(page);
  const bands = page.locator('main li', { hasText: /^(?:Under|Over|Healthy )weight .*\d|^Obesity \d/u });
  await expect(bands).toHaveCount(4);
  const lefts = await bands.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(2);
});

test('a parent sees percentile, category and next step', async ({ page }) => {
  await openChildPage(page);
  await enterChild(page);
  await expect(result(page, 'percentile')).toHaveText('42nd percentile');
  await expect(result(page, 'category')).toHaveText('Healthy weight');
  await expect(page.getByText('Girl, 9 years 4 months, 28 kg, 132 cm')).toBeVisible();
  await expect(result(page, 'nextStep')).toContainText('yearly checkup');
  expect(Number(await result(page, 'bmi').getAttribute('value'))).toBeCloseTo(28 / 1.32 ** 2, 12);
});

test('a heavier child gets the extended percentile and the share of the 95th', async ({ page }) => {
  await openChildPage(page);
  await enterChild(page, CHILDREN['far above the 95th percentile']);
  await expect(result(page, 'percentile')).toHaveText('Above the 99.9th percentile');
  await expect(result(page, 'category')).toHaveText('Obesity, class 3');
  await expect(result(page, 'percentOfP95')).toBeVisible();
});

for (const state of ['under 2', 'from 20'] as const) {
  test(
    `${state} there is a reason and a next step, and no figure`,
    slowUnless(state === 'under 2'),
    async ({ page }) => {
      await openChildPage(page);
      await enterChild(page, CHILDREN[state]);
      await expect(results(page)).toHaveCount(0);
      await expect(page.getByRole('group', { name: 'Results' })).toContainText(
        state === 'under 2' ? 'weight is compared with length' : 'BMI calculator for adults',
      );
    },
  );
}

test('imperial entries are understood as on the home page', { tag: '@slow' }, async ({ page }) => {
  await openChildPage(page);
  await choice(page, 'Imperial').check();
  await choice(page, 'Girl').check();
  await choice(page, 'By years and months').check();
  await field(page, 'years').fill('7');
  await field(page, 'months').selectOption('2');
  await field(page, 'weight').fill('55 lb 3 oz');
  await field(page, 'feet').fill(`4'2"`);
  await calculate(page);
  const bmi = (55.1875 * 0.453592) / 1.27 ** 2;
  expect(Number(await result(page, 'bmi').getAttribute('value'))).toBeCloseTo(bmi, 9);
});

test('a child’s entries carry over from the home page, and nothing is in the address', async ({ page }) => {
  await open(page, '/');
  await enter(page, { weight: '40', height: '150', age: '12', gender: 'female' });
  await calculate(page);
  await page.getByRole('link', { name: 'See the BMI percentile for this age' }).click();
  await expect(page).toHaveURL(/\/child-bmi-calculator$/u);
  await scriptsArrived(page);
  await expect(field(page, 'weight')).toHaveValue('40');
  await expect(field(page, 'height')).toHaveValue('150');
  await expect(field(page, 'years')).toHaveValue('12');
  await expect(choice(page, 'Girl')).toBeChecked();
  // No press is needed: a visitor from home has pressed Calculate there.
  await expect(page.getByText('Without months, read as 12 years 6 months.')).toBeVisible();
  await expect(page.getByText('Girl, 12 years 6 months, 40 kg, 150 cm')).toBeVisible();
  const half = await result(page, 'percentile').getAttribute('value');
  await field(page, 'months').selectOption('0');
  await expect(page.getByText('Girl, 12 years, 40 kg, 150 cm')).toBeVisible();
  await expect(result(page, 'percentile')).not.toHaveAttribute('value', half ?? '');
});

test('a girl of 17 with a BMI of 15.9 is one press away from what to do and whom to call', async ({
  page,
}) => {
  await open(page, '/');
  await enter(page, { weight: '45', height: '168', age: '17', gender: 'female' });
  await calculate(page);
  await page.getByRole('link', { name: 'See the BMI percentile for this age' }).click();
  const step = result(page, 'nextStep');
  await expect(step).toHaveText(/^Call a doctor today.*if you or your child is very weak/u);
  await expect(page.locator('p', { hasText: /^If eating is hard/u }).first()).toBeVisible();
});

test('a sex that nobody chose is asked for first', async ({ page }) => {
  await open(page, '/');
  await enter(page, { weight: '42', height: '165', age: '17' });
  await calculate(page);
  await page.getByRole('link', { name: 'See the BMI percentile for this age' }).click();
  await expect(field(page, 'weight')).toHaveValue('42');
  await expect(page.getByText('Choose').first()).toBeVisible();
  await expect(result(page, 'percentile')).toHaveCount(0);
  await choice(page, 'Girl').check();
  await calculate(page);
  await expect(result(page, 'percentile')).toBeVisible();
});

test('a message takes the full width of the form at 200 %', { tag: '@slow' }, async ({ page }) => {
  // What is left of 1280 px.
  await page.setViewportSize({ width: 640, height: 400 });
  await openChildPage(page);
  await choice(page, 'Girl').check();
  await choice(page, 'By years and months').check();
  await field(page, 'years').fill('9.5');
  await field(page, 'weight').fill('28');
  await field(page, 'height').fill('13.2');
  await calculate(page);
  const form = page.getByRole('form', { name: 'Measurements' });
  const { width: whole = 0 } = (await form.boundingBox()) ?? {};
  for (const start of ['Enter full years here', 'Check the height'])
    await expect
      .poll(async () => (await page.getByText(start).boundingBox())?.width ?? 0, { message: start })
      .toBeGreaterThan(0.7 * whole);
});

test('a child’s entries carry over from the planner', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/weight-planner');
  await scriptsArrived(page);
  await enter(page, { weight: '40', height: '150', age: '12', gender: 'female' });
  await field(page, 'goalWeight').fill('42');
  await calculate(page);
  await page.getByRole('link', { name: 'See the BMI percentile for this age' }).click();
  await expect(page).toHaveURL(/\/child-bmi-calculator$/u);
  await scriptsArrived(page);
  await expect(field(page, 'weight')).toHaveValue('40');
  await expect(field(page, 'height')).toHaveValue('150');
  await expect(field(page, 'years')).toHaveValue('12');
  await expect(choice(page, 'Girl')).toBeChecked();
});

test('a date of birth is never stored, and a reload restores the result without it', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await openChildPage(page);
  await enterChild(page);
  await expect(result(page, 'percentile')).toBeVisible();
  // The page does this before a new version of the site takes over.
  await page.evaluate(() => dispatchEvent(new Event('beforeunload')));
  const before = await result(page, 'percentile').textContent();
  const isBirth = /2017-07-10|20170710|7\/10\/2017|10\.0?7\.2017|Jul(?:y)? 10|1499644800/u;
  expect(await everythingStored(page)).not.toMatch(isBirth);
  await page.reload();
  await scriptsArrived(page);
  await expect(result(page, 'percentile')).toHaveText(before ?? '');
  await expect(field(page, 'years')).toHaveValue('9');
  await expect(field(page, 'months')).toHaveValue('4');
  expect(await everythingStored(page)).not.toMatch(isBirth);
  expect([...said, ...asked].join('\n')).not.toMatch(isBirth);
  expect(await page.content()).not.toMatch(isBirth);
});

test('nothing of a date of birth is printed', async ({ page }) => {
  await openChildPage(page);
  await enterChild(page);
  await page.emulateMedia({ media: 'print' });
  await expect(field(page, 'birth')).toBeHidden();
  await expect(result(page, 'percentile')).toBeVisible();
  await expect(page.getByText('Girl, 9 years 4 months, 28 kg, 132 cm')).toBeVisible();
  // A line to fill in by hand.
  await expect(page.getByText('Date of birth:')).toHaveText('Date of birth:');
});

for (const state of ['thin', 'far above the 95th percentile'] as const)
  test(
    `a result prints on one sheet with its chart: ${state}`,
    slowUnless(state === 'thin'),
    async ({ page }) => {
      await openChildPage(page);
      await enterChild(page, CHILDREN[state]);
      const chart = page.getByRole('img', { name: /^BMI for age/u });
      // The part below the chart, which loads as it comes near the window.
      await page.getByText('How this was calculated').scrollIntoViewIfNeeded();
      await expect(chart).toBeVisible();
      for (const format of ['A4', 'Letter']) {
        const pdf = await page.pdf({ format });
        expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu), format).toHaveLength(1);
      }
      await page.emulateMedia({ media: 'print' });
      await expect(chart).toBeVisible();
      await expect(page.getByText(/^Printed on/u)).toBeVisible();
      await expect(page.getByRole('heading', { name: /^When to call the doctor/u })).toBeVisible();
      await expect(page.getByText(/^If eating is hard: /u).filter({ visible: true })).toHaveCount(1);
    },
  );

test('“where to call” leads to the numbers', async ({ page }) => {
  await openChildPage(page);
  await page.getByRole('link', { name: 'where to call' }).click();
  const help = page.getByRole('region', { name: 'When to get help for a child' });
  await expect(help.getByRole('link', { name: '988' }).first()).toBeInViewport();
});

test('Reset empties everything', async ({ page }) => {
  await openChildPage(page);
  await enterChild(page);
  await reset(page);
  await expect(results(page)).toHaveCount(0);
  await expect(field(page, 'birth')).toHaveValue('');
  await expect(field(page, 'measured')).toHaveValue('2026-11-22');
  await page.reload();
  await scriptsArrived(page);
  await expect(field(page, 'weight')).toHaveValue('');
});

const FORBIDDEN =
  /calor|kcal|\bkJ\b|target|ideal|goal weight|los(?:e|es|ing) (?:some )?weight|weight loss|slim down|deficit|burn|diet plan/iu;

test('no state of the page mentions calories, targets, ideal weight or losing weight', async ({ page }) => {
  await openChildPage(page);
  const readMain = (): Promise<string> => page.locator('main').innerText();
  const read = [await readMain()];
  await calculate(page);
  read.push(await readMain());
  for (const child of Object.values(CHILDREN)) {
    await enterChild(page, child);
    for (const details of await page.locator('main details').all())
      await details.evaluate((element) => element.setAttribute('open', ''));
    read.push(await readMain());
  }
  await choice(page, 'By years and months').check();
  await field(page, 'weight').fill('');
  read.push(await readMain());
  expect(read).toHaveLength(Object.keys(CHILDREN).length + 3);
  expect(read.flatMap((text) => text.match(FORBIDDEN) ?? [])).toEqual([]);
});
