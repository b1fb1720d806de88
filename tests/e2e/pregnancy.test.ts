/** Weight gain in pregnancy: the ranges, the due date that stays in memory, and what is never said. */
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { slowUnless } from '../tier.ts';
import {
  calculate,
  choice,
  enter,
  field,
  open,
  openAction,
  reset,
  result,
  results,
  scriptsArrived,
  values,
} from './calculator.ts';
import { storeOf } from './database.ts';
import { eraseAll, openSaved, SAVE_BUTTON, savedSection } from './saved-visit.ts';
import {
  enterWoman,
  openPregnancyPage,
  openPregnancyResult,
  PREGNANCY_PATH,
  WOMAN,
} from './pregnancy-page.ts';

const chart = (page: Page) => page.getByRole('img', { name: /^The range week by week/u });

/** Scrolls to the chart, which loads as it comes into view. */
async function showChart(page: Page): Promise<void> {
  // The heading below it stays where it is while the chart arrives.
  await page.getByRole('heading', { name: 'When to call today' }).scrollIntoViewIfNeeded();
  await expect(chart(page)).toBeVisible();
}

test('both ranges, the point and the chart follow from a few entries', async ({ page }) => {
  await openPregnancyResult(page);
  await expect(
    page.getByText(/^At 24 weeks, you weigh 6\.0 kg more than before. That’s within the range/u).first(),
  ).toBeVisible();
  const found = await values(page);
  expect(found).toMatchObject({ 'gainTotal.min': 11.5, 'gainTotal.max': 16, gain: 6, energyExtra: 340 });
  expect(found['gainWeek.min']).toBeCloseTo(0.5 + (11 * 11) / 27, 9);
  expect(found['gainWeek.max']).toBeCloseTo(2 + (14 * 11) / 27, 9);
  expect(found['bmi']).toBeCloseTo(65 / 1.65 ** 2, 9);
  await showChart(page);
  await expect(chart(page)).toContainText('6.0 kg more');
  await page.getByText('The range as a table').click();
  await expect(page.getByRole('row', { name: '24 5.0 7.7' })).toBeVisible();
});

test('pounds are the published ones, also for twins', async ({ page }) => {
  await openPregnancyPage(page);
  await choice(page, 'Imperial').check();
  for (const [name, text] of [
    ['weight', '143'],
    ['feet', '5'],
    ['inches', '5'],
    ['age', '30'],
    ['week', '37'],
  ] as const)
    await field(page, name).fill(text);
  await calculate(page);
  await expect(result(page, 'gainTotal.max')).toHaveText('35');
  await choice(page, 'Twins').check();
  await expect(result(page, 'gainTotal.max')).toHaveText('54');
  await expect(result(page, 'gainWeek.min')).toHaveText('37');
});

test('a due date gives the week, and is nowhere but in the form', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await openPregnancyPage(page);
  await choice(page, 'By due date').check();
  await field(page, 'dueDate').fill('2027-03-20');
  for (const name of ['weight', 'height', 'age'] as const) await field(page, name).fill(WOMAN[name]);
  await calculate(page);
  await expect(page.getByText('Through week 24', { exact: true })).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([
      history.state,
      { ...sessionStorage },
      { ...localStorage },
      document.cookie,
      location.href,
    ]),
  );
  expect(kept).not.toMatch(/2027|03-20/u);
  expect(requests.join()).not.toMatch(/2027|03-20/u);
  await page.emulateMedia({ media: 'print' });
  await expect(field(page, 'dueDate')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  // After a reload, the week is in its place.
  await page.reload();
  await scriptsArrived(page);
  await expect(field(page, 'week')).toHaveValue('24');
  await expect(page.getByText('Through week 24', { exact: true })).toBeVisible();
});

test('under 18 there’s no figure, and twins below a BMI of 18.5 have no range', async ({ page }) => {
  await openPregnancyPage(page);
  await field(page, 'age').fill('17');
  await calculate(page);
  await expect(page.getByText(/^This page is for adults/u).last()).toBeVisible();
  await expect(results(page)).toHaveCount(0);
  await choice(page, 'Twins').check();
  await enterWoman(page, { weight: '48' });
  await expect(result(page, 'gainTotal')).toHaveText('No guideline');
  await expect(result(page, 'gainTotal.min')).toHaveCount(0);
  await expect(chart(page)).toHaveCount(0);
});

test('outside the range, the answer names the next visit; when to call today is said once', async ({
  page,
}) => {
  await openPregnancyPage(page);
  await enterWoman(page, { weightNow: '75' });
  await expect(page.getByText(/Mention it at your next visit/u)).toBeVisible();
  await expect(page.getByText(/signs of preeclampsia/u)).toHaveCount(1);
  await page.getByRole('link', { name: 'When to call today' }).click();
  await expect(page.getByRole('heading', { name: 'When to call today' })).toBeInViewport();
});

test('before week 14 there’s the guideline’s range of the first 13 weeks, and comfort first', async ({
  page,
}) => {
  await openPregnancyPage(page);
  await enterWoman(page, { week: '3', weightNow: '65.2' });
  await expect(page.getByText(/about the same as before\. That’s common/u).first()).toBeVisible();
  expect(await values(page)).toMatchObject({ 'gainFirstTrimester.min': 0.5, 'gainFirstTrimester.max': 2 });
  await expect(result(page, 'gainWeek.min')).toHaveCount(0);
  await expect(page.getByText(/range for this week|next visit/u)).toHaveCount(0);
  await showChart(page);
  await page.getByText('The range as a table').click();
  await expect(page.getByRole('rowheader').first()).toHaveText('13');
});

test('a gain far below the range, or below it with a BMI before below 18.5, says to call this week', async ({
  page,
}) => {
  await openPregnancyPage(page);
  await enterWoman(page, { weightNow: '69.6' });
  await expect(page.getByText(/at the edge of the range/u).first()).toBeVisible();
  await expect(page.getByText(/next visit/u)).toHaveCount(0);
  await field(page, 'weightNow').fill('69.4');
  await expect(page.getByText(/Mention it at your next visit/u)).toBeVisible();
  await field(page, 'weightNow').fill('67');
  await expect(page.getByText(/Call your midwife or doctor this week/u)).toBeVisible();
  await field(page, 'weight').fill('48');
  await field(page, 'weightNow').fill('52');
  await expect(page.getByText(/Call your midwife or doctor this week/u)).toBeVisible();
});

test('nothing on the page is a target, a plan, praise or a countdown', async ({ page }) => {
  await openPregnancyPage(page);
  await enterWoman(page, { weightNow: '62' });
  await showChart(page);
  const said = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
  expect(said).not.toMatch(/\bdiet\b|deficit|target|congrat|well done|on track|days to go|weeks to go|!/iu);
  expect(said).not.toMatch(/you should|too much|too little/iu);
  expect(said).not.toMatch(/NaN|Infinity/u);
  expect(said).toContain('3.0 kg less than before');
});

test('the sentences near the adult forms lead here', async ({ page }) => {
  for (const path of ['/', '/tdee-calculator', '/weight-planner', '/log']) {
    await page.goto(path);
    await expect(page.locator(`main a[href="${PREGNANCY_PATH}"]`).first(), path).toBeAttached();
  }
});

test('after an answer here, no adult tool of this visit offers a loss or a plan, until it’s taken back', async ({
  page,
}) => {
  await openPregnancyResult(page);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('evenscale.person')))
    .toContain('"pregnancy":"yes"');
  await open(page, '/');
  await enter(page, { weight: '76', height: '165', age: '30', gender: 'female' });
  await calculate(page);
  await expect(
    page
      .getByText(/^These numbers aren’t for pregnancy/u)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(result(page, 'calories.weightLoss')).not.toHaveAttribute('value');
  await page.getByText('Pregnancy and family background').click();
  const box = page.getByRole('checkbox', { name: 'I’m pregnant or breastfeeding' });
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect(result(page, 'calories.weightLoss')).toHaveAttribute('value', /\d/u);
  await page.goto(PREGNANCY_PATH);
  await scriptsArrived(page);
  await open(page, '/');
  await calculate(page);
  await expect(result(page, 'calories.weightLoss')).toHaveAttribute('value', /\d/u);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test('Reset takes the pregnancy back in every tool', async ({ page }) => {
  const session = (): Promise<string | null> =>
    page.evaluate(() => sessionStorage.getItem('evenscale.person'));
  await openPregnancyResult(page);
  await expect.poll(session).toContain('"pregnancy":"yes"');
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect.poll(session).not.toContain('"pregnancy":"yes"');
  await open(page, '/');
  await page.getByText('Pregnancy and family background').click();
  await expect(page.getByRole('checkbox', { name: 'I’m pregnant or breastfeeding' })).not.toBeChecked();
});

test('a link has the week and no due date, opens with the same ranges, and can be undone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPregnancyPage(page);
  await choice(page, 'By due date').check();
  await field(page, 'dueDate').fill('2027-03-20');
  for (const name of ['weight', 'height', 'age'] as const) await field(page, name).fill(WOMAN[name]);
  await calculate(page);
  const shown = await result(page, 'gainWeek.min').textContent();
  await openAction(page, 'Share');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${PREGNANCY_PATH}#pregnancy?`);
  expect(link).toContain('week=24');
  expect(link).not.toMatch(/2027|dueDate=\d|03-20/u);

  const other = await context.newPage();
  await openPregnancyPage(other);
  await enterWoman(other, { week: '30' });
  await other.evaluate((fragment) => {
    location.hash = fragment;
  }, new URL(link).hash);
  await expect(result(other, 'gainWeek.min')).toHaveText(shown ?? '');
  await expect(other.getByText('These entries came from a link')).toBeVisible();
  expect(other.url()).not.toContain('#');
  await other.getByRole('button', { name: 'Back to my entries' }).click();
  await expect(field(other, 'week')).toHaveValue('30');
});

test('Save keeps the week on this device, to list, open again, delete and erase, and nothing of it elsewhere', async ({
  page,
}) => {
  await openPregnancyPage(page);
  await choice(page, 'By due date').check();
  await field(page, 'dueDate').fill('2027-03-20');
  for (const name of ['weight', 'height', 'age'] as const) await field(page, name).fill(WOMAN[name]);
  await calculate(page);
  await openAction(page, 'Save');
  await expect(page.getByText(/the week, and one baby or twins, but never the due date/u)).toBeVisible();
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await page.getByRole('button', { name: SAVE_BUTTON }).click();
  await expect(page.getByText('Saved on this device:')).toBeVisible();
  const rows = await storeOf(page);
  expect(rows).toMatchObject([{ tool: 'pregnancy', entries: { weekBy: 'week', week: '24' } }]);
  expect(JSON.stringify(rows?.map(({ entries }) => entries))).not.toMatch(/2027|03-20/u);
  expect((await storeOf(page, 'people'))?.map(({ entries }) => entries)).toEqual([{}]);

  await test.step('opens again on this page', async () => {
    await page.getByRole('region', { name: 'Last saved' }).getByRole('link').click();
    await expect(choice(page, 'By week')).toBeChecked();
    await expect(field(page, 'week')).toHaveValue('24');
    expect(new URL(page.url()).pathname).toBe(PREGNANCY_PATH);
  });

  for (const path of ['/', '/tdee-calculator', '/weight-planner'] as const) {
    await page.goto(path);
    await scriptsArrived(page);
    await expect(field(page, 'weight'), path).toHaveValue('');
    expect(await page.locator('main').innerText(), path).not.toMatch(/week 24|24 weeks/iu);
  }

  await openSaved(page);
  const row = savedSection(page).getByRole('listitem').filter({ hasText: 'Through week 24' });
  await expect(row).toContainText('65 kg, 165 cm, 30 years, 24 weeks');
  await row.getByRole('link', { name: 'Open on the pregnancy page' }).click();
  await scriptsArrived(page);
  await expect(result(page, 'gainWeek.min')).toHaveText('5.0');
  await expect(field(page, 'week')).toHaveValue('24');
  expect(page.url()).not.toContain('#');

  await openSaved(page);
  await row.getByRole('button', { name: /^Delete/u }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveCount(1);
  await eraseAll(page);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test('the line for people with an eating disorder is above the button', async ({ page }) => {
  await openPregnancyPage(page);
  const line = page.locator('main form').getByText(/eating disorder/u);
  const button = page.getByRole('button', { name: 'Calculate' });
  const [above, below] = [await line.boundingBox(), await button.boundingBox()];
  expect((above?.y ?? Number.NaN) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? Number.NaN);
});

test('no link after the answer is about calories or losing weight', async ({ page }) => {
  await openPregnancyPage(page);
  const links = page.locator('main ~ *, footer').getByRole('link');
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(found.length).toBeGreaterThan(5);
  expect(found.join(' ')).not.toMatch(/calorie|tdee|planner/u);
});

test('the longest result prints on one sheet with its chart and when to call', async ({ page }) => {
  await openPregnancyPage(page);
  await enterWoman(page, { week: '30', weightNow: '90' });
  await showChart(page);
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu), format).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('65 kg, 165 cm, 30 years, 30 weeks, one baby, 90 kg now')).toBeVisible();
  await expect(page.getByText(/National Research Council, 2009/u).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'When to call today' })).toBeVisible();
  await expect(page.getByText(/signs of preeclampsia/u)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'If you’ve lost a pregnancy' })).toBeHidden();
  await expect(page.getByText(/^Printed on/u)).toBeVisible();
});

test('the page can be read without its numbers, which come back as they were', async ({ page }) => {
  await openPregnancyResult(page);
  const skip = page.getByRole('checkbox', { name: 'Read this page without the numbers' });
  await page.getByRole('link', { name: 'skip the numbers' }).click();
  await expect(skip).toBeChecked();
  await expect(results(page).first()).toBeHidden();
  await expect(field(page, 'weight')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Without the numbers' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'When to call today' })).toBeVisible();
  expect(await page.locator('main').innerText()).not.toMatch(/BMI below|in 100|\d+ to \d+ (?:kg|lb)|kcal/u);
  await expectAccessible(page, 'without the numbers');
  expect(await page.locator('main').innerText()).not.toMatch(/BMI|weight after/u);
  await page.emulateMedia({ media: 'print' });
  const whole = ['Without the numbers', 'When to call today', /1‑833‑852‑6262/u, /988/u];
  for (const text of whole)
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await expect(results(page).first()).toBeHidden();

  await test.step('whom to talk to after a loss is on paper only for somebody who went there', async () => {
    const loss = ['If you’ve lost a pregnancy', 'To meet others:'];
    for (const text of loss) await expect(page.getByText(text).filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: /^Who to talk to/u }).click();
    await page.emulateMedia({ media: 'print' });
    for (const text of loss)
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  });
  await page.emulateMedia({ media: 'screen' });
  await skip.uncheck();
  await expect(results(page).first()).toBeVisible();
  await expect(field(page, 'weight')).toHaveValue('65');
});

test('without its numbers stays chosen while the tab is open, and nothing but the choice is kept', async ({
  page,
}) => {
  await openPregnancyPage(page);
  const skip = page.getByRole('checkbox', { name: 'Read this page without the numbers' });
  await page.getByRole('link', { name: 'skip the numbers' }).click();
  await expect(skip).toBeChecked();
  await page.goto('/');
  await page.goto(PREGNANCY_PATH);
  await scriptsArrived(page);
  await expect(skip).toBeChecked();
  expect(await page.evaluate(() => sessionStorage.getItem('evenscale.numbers'))).toBe('without');
  await skip.uncheck();
  await page.reload();
  await scriptsArrived(page);
  await expect(skip).not.toBeChecked();
});

test('the signs of this week come first, and the others are folded', async ({ page }) => {
  await openPregnancyPage(page);
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'When to call today' }) });
  await expect(section.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
  await expect(section.getByText('From week 20:')).toBeVisible();
  await enterWoman(page, { week: '8' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText('In the first 14 weeks:')).toBeVisible();
  await expect(section.getByText('From week 20:').first()).toBeHidden();
  await expect(section.getByText(/a headache that won’t go away/u)).toBeVisible();
  await section.getByText('Signs at other times').click();
  await expect(section.getByText('From week 20:').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(section.getByText('In the first 14 weeks:')).toBeVisible();
  await expect(section.getByText(/^From week/u).filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  await test.step('all come first once the form has no week, or isn’t shown', async () => {
    await field(page, 'week').fill('');
    await expect(section.getByText('From week 37:')).toBeVisible();
    await field(page, 'week').fill('8');
    await expect(section.getByText('Signs at other times')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Read this page without the numbers' }).check();
    await expect(section.getByText('From week 37:')).toBeVisible();
    await expect(section.getByText('Signs at other times')).toHaveCount(0);
  });
});

test('the age, alone in its row, is as wide as the weight', async ({ page }) => {
  await openPregnancyPage(page);
  const widthOf = async (name: 'weight' | 'age'): Promise<number> =>
    (await field(page, name).locator('..').boundingBox())?.width ?? 0;
  expect(await widthOf('age')).toBeCloseTo(await widthOf('weight'), 0);
});

test('what differs with twins is one line, and open for who expects them', async ({ page }) => {
  await openPregnancyResult(page);
  const care = page.getByText(/^Most twin pregnancies go well/u);
  const title = page.getByRole('heading', { name: 'Twins, and three babies or more' });
  await title.scrollIntoViewIfNeeded();
  await expect(care).toBeHidden();
  // Beside its marker, in the color of what can be pressed.
  await expect(title).toHaveCSS('display', 'inline');
  const link = page.getByRole('link', { name: 'How we calculate the ranges' });
  await expect(title).toHaveCSS('color', await link.evaluate((element) => getComputedStyle(element).color));
  await title.click();
  await expect(care).toBeVisible();
  await title.click();
  await expect(care).toBeHidden();
  await choice(page, 'Twins').check();
  await expect(care).toBeVisible();
});

test('each statement leads to its sources, with the country of those from elsewhere', async ({ page }) => {
  await openPregnancyPage(page);
  const sign = page.getByRole('listitem').filter({ hasText: 'Itching without a rash,' });
  await sign.locator('[role="doc-noteref"]').first().click();
  const source = page.locator(':target');
  await expect(source).toContainText('UK.');
  await expect(source.getByRole('link')).toHaveAttribute('href', /^https:/u);
  for (const mark of await page.locator('[role="doc-noteref"]').all())
    await expect(page.locator((await mark.getAttribute('href')) ?? 'none')).toHaveCount(1);
});

test('what was typed is there again within the visit, never the due date, until Reset', async ({ page }) => {
  await openPregnancyPage(page);
  await choice(page, 'By due date').check();
  await field(page, 'dueDate').fill('2027-03-20');
  for (const name of ['weight', 'height', 'age'] as const) await field(page, name).fill(WOMAN[name]);
  await choice(page, 'Twins').check();
  await calculate(page);
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(stored).not.toMatch(/2027|03-20/u);
  await open(page, '/');
  await expect(field(page, 'weight')).toHaveValue('');
  await open(page, PREGNANCY_PATH);
  await expect(field(page, 'weight')).toHaveValue(WOMAN.weight);
  await expect(field(page, 'week')).toHaveValue('24');
  await expect(choice(page, 'Twins')).toBeChecked();
  await reset(page);
  await open(page, '/');
  await open(page, PREGNANCY_PATH);
  for (const name of ['weight', 'week', 'age'] as const) await expect(field(page, name)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('twins');
});

test('after a loss, the line above the form leads to somebody to talk to', async ({ page }) => {
  await openPregnancyPage(page);
  await page.getByRole('link', { name: /^Who to talk to/u }).click();
  await expect(page.getByRole('heading', { name: 'If you’ve lost a pregnancy' })).toBeInViewport();
  await expect(page.locator('#after-a-loss ~ ul a[href^="tel:"]').first()).toHaveText(/833/u);
});

test('a loss is answered with when to call, not with the next visit', async ({ page }) => {
  await openPregnancyPage(page);
  await enterWoman(page, { weight: '60', weightNow: '56', week: '8' });
  await expect(page.getByText(/today or tomorrow, so that they can look into it/u)).toBeVisible();
  await enterWoman(page, { weight: '65', weightNow: '63', week: '16' });
  await expect(page.getByText(/today or tomorrow, so that they can look into it/u)).toBeVisible();
  await field(page, 'week').fill('6.5');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(field(page, 'week')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/week 6\.5/u)).toHaveCount(0);
});

test('Reset empties everything', async ({ page }) => {
  await openPregnancyResult(page);
  await reset(page);
  await expect(results(page)).toHaveCount(0);
  for (const name of ['weight', 'weightNow', 'week', 'age']) await expect(field(page, name)).toHaveValue('');
});

for (const width of [320, 768])
  test(
    `a result breaks no rule of WCAG 2.2 A and AA at ${width} px`,
    slowUnless(width === 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openPregnancyResult(page);
      await showChart(page);
      await expectAccessible(page, 'pregnancy');
      await expectNoSidewaysScroll(page, 'pregnancy');
    },
  );
