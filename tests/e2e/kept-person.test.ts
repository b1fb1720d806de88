import { expect, test, type Page } from '@playwright/test';
import { calculate, choice, enter, field, open, result, scriptsArrived } from './calculator.ts';
import { openLog, seed, SIXTY_DAYS } from './log-page.ts';
import { eraseAll, openSaved, openStore, SAVE_BUTTON } from './saved-visit.ts';
import { box, openSearch, options, panel } from './search-page.ts';
import { followThePlan } from './planner-page.ts';

const FORMS = ['/', '/tdee-calculator', '/weight-planner'];
const STARTED = 'Started with the entries saved on this device.';

const without = (page: Page) =>
  page.getByRole('button', { name: 'Not you? Use it once without the kept entries' });

const card = (page: Page) => page.getByRole('region', { name: 'Your plan and your log' });

/** A man of 40 years and 180 cm, whose last weigh-in is 80 kg on November 22. */
const seedPerson = (page: Page) => seed(page, [{ day: '2026-11-22', weightKg: 80 }]);

async function expectPresets(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(field(page, 'weight')).toHaveValue('');
  await expect(field(page, 'height')).toHaveValue('');
  await expect(field(page, 'age')).toHaveValue(path === '/' ? '30' : '25');
}

async function expectKept(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.getByText(STARTED)).toBeVisible();
  // The planner still asks for a goal.
  await expect(result(page, 'bmi')).toHaveCount(path === '/weight-planner' ? 0 : 1);
  await expect(field(page, 'weight')).toHaveValue('80');
  await expect(field(page, 'height')).toHaveValue('180');
  await expect(field(page, 'age')).toHaveValue('40');
}

/** A tab without the other one's entries. */
async function newTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.clock.setFixedTime(new Date(2026, 10, 22, 12));
  return tab;
}

test('a first visit starts with the presets, and loads and keeps nothing', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  for (const path of FORMS) await expectPresets(page, path);
  await expect(page.getByText(STARTED)).toHaveCount(0);
  expect(loaded.filter((url) => url.includes('KeptPerson'))).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

for (const path of FORMS)
  test(`${path} starts with the person kept, also in a new tab`, async ({ page, context }) => {
    await seedPerson(page);
    const tab = await context.newPage();
    await tab.clock.setFixedTime(new Date(2026, 10, 22, 12));
    await expectKept(tab, path);
  });

for (const width of [320, 390, 1280])
  test(`the log’s average of an earlier day has that day above the form, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await seed(page, SIXTY_DAYS);
    await open(page, '/weight-planner');
    const said = page.getByText(/Average weight as of Nov 21, 2026\.$/u);
    await expect(said).toBeInViewport({ ratio: 1 });
    await expect(without(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await field(page, 'weight').fill('79');
    await expect(said).toHaveCount(0);
  });

test('somebody else uses it once without, and the kept entries stay', async ({ page, context }) => {
  await seedPerson(page);
  await expectKept(page, '/');
  await expect(card(page)).toBeVisible();
  await without(page).click();
  await expect(field(page, 'weight')).toHaveValue('');
  await expect(page.getByText('They’re still on this device.')).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  for (const path of FORMS) await expectPresets(page, path);
  const tab = await context.newPage();
  await tab.clock.setFixedTime(new Date(2026, 10, 22, 12));
  await expectKept(tab, '/tdee-calculator');
  await page.getByRole('button', { name: 'Use the kept entries', exact: true }).click();
  await expect(field(page, 'weight')).toHaveValue('80');
  await expect(page.getByText(STARTED)).toBeVisible();
});

test('the form follows what home’s card logs, with its result, until a weight is typed', async ({ page }) => {
  await seedPerson(page);
  await expectKept(page, '/');
  await calculate(page);
  const log = async (weight: string): Promise<void> => {
    await card(page).getByRole('textbox').fill(weight);
    await card(page).getByRole('button', { name: 'Log', exact: true }).click();
    const replace = card(page).getByRole('button', { name: 'Use mine' });
    await expect(card(page).getByText('Logged.').or(replace)).toBeVisible();
    if (await replace.isVisible()) await replace.click();
  };
  await log('79.4');
  await expect(field(page, 'weight')).toHaveValue('79.4');
  await expect(result(page, 'bmi')).toHaveAttribute('value', /^24\.50/u);
  await log('79.1');
  await expect(field(page, 'weight')).toHaveValue('79.1');
  await field(page, 'weight').fill('78');
  await log('78.8');
  await expect(card(page).getByRole('textbox')).toHaveValue('78.8');
  await expect(field(page, 'weight')).toHaveValue('78');
});

test('nothing that was entered before is replaced', async ({ page }) => {
  await seedPerson(page);
  // A page without a form, which could store its own entries meanwhile.
  await page.goto('/faq');
  await page.evaluate(() =>
    sessionStorage.setItem('evenscale.person', JSON.stringify({ weight: 'kg~61', height: 'cm~165' })),
  );
  await open(page, '/tdee-calculator');
  await page.waitForLoadState('networkidle');
  await expect(field(page, 'weight')).toHaveValue('61');
  await expect(field(page, 'age')).toHaveValue('25');
  await expect(page.getByText(STARTED)).toHaveCount(0);
});

test('a kept form has its answer at once, quietly, and Reset empties it', async ({ page }) => {
  await seedPerson(page);
  await expectKept(page, '/tdee-calculator');
  await expect(choice(page, 'Male')).toBeChecked();
  await expect(result(page, 'tdee')).toBeVisible();
  // Nobody asked: neither the page nor the focus moves, and nothing is announced.
  expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY']);
  await expect(page.getByRole('status').filter({ hasText: 'TDEE' })).toHaveCount(0);
  await calculate(page);
  await expect(result(page, 'bmi')).toHaveAttribute('value', /^24\.69/u);
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(field(page, 'weight')).toHaveValue('');
  await expect(page.getByText(STARTED)).toHaveCount(0);
});

test('after erasing everything, the forms start with the presets', async ({ page }) => {
  await seedPerson(page);
  await openSaved(page);
  await eraseAll(page);
  for (const path of FORMS) await expectPresets(page, path);
  await expect(page.getByText(STARTED)).toHaveCount(0);
  await openLog(page);
  await scriptsArrived(page);
  await expect(field(page, 'weight')).toHaveValue('');
});

/** Calculates for a woman of 62 kg on the home page, and saves the result. */
async function saveHer(page: Page): Promise<void> {
  await open(page, '/');
  await field(page, 'weight').fill('62');
  await field(page, 'height').fill('168');
  await field(page, 'age').fill('34');
  await choice(page, 'Female').check();
  await calculate(page);
  await openStore(page);
  await page.getByRole('button', { name: SAVE_BUTTON }).click();
  await expect(page.getByText('Saved on this device:')).toBeVisible();
}

const KEPT = 'next time, the forms start with them';

test('saving a result keeps the entries for the next visit, and Undo takes both back', async ({
  page,
  context,
}) => {
  await saveHer(page);
  await expect(page.getByText(KEPT)).toBeVisible();
  const tab = await context.newPage();
  await open(tab, '/tdee-calculator');
  await expect(tab.getByText(STARTED)).toBeVisible();
  for (const [name, text] of [
    ['weight', '62'],
    ['height', '168'],
    ['age', '34'],
  ] as const)
    await expect(field(tab, name)).toHaveValue(text);
  await tab.close();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('It’s no longer saved.')).toBeVisible();
  await expectPresets(await context.newPage(), '/tdee-calculator');
});

test('somebody who goes without the kept entries saves a result and changes none of them', async ({
  page,
  context,
}) => {
  await seedPerson(page);
  await expectKept(page, '/');
  await without(page).click();
  await saveHer(page);
  await expect(page.getByText(KEPT)).toHaveCount(0);
  const tab = await context.newPage();
  await tab.clock.setFixedTime(new Date(2026, 10, 22, 12));
  await expectKept(tab, '/tdee-calculator');
});

test('a plan from a link is followed by somebody else or by the person kept, as the visitor says', async ({
  page,
}) => {
  await seedPerson(page);
  const link =
    'planner?weight=kg~70&height=cm~165&age=30&gender=female&activityLevel=moderatelyActive&goalWeight=kg~65&by=pace&goalDate=2027-05-23&pace=steady&bodyFat=&shape=steady&ownMaintenance=&units=metric&energy=kcal';
  await open(page, `/weight-planner#${link}`);
  await followThePlan(page);
  await expect(page.getByText('Whose plan is it?')).toBeVisible();
  await expectKept(await newTab(page), '/tdee-calculator');
  await page.getByRole('button', { name: 'Somebody else’s: keep both' }).click();
  await expect(page.getByText('saved on this device, and nowhere else')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Follow this plan' })).toBeVisible();
  await expectKept(await newTab(page), '/tdee-calculator');
});

test('during somebody else’s turn, the log’s number and weight are neither below a result nor in the search', async ({
  page,
}) => {
  await seed(page, SIXTY_DAYS);
  await open(page, '/');
  await expect(page.getByText(STARTED)).toBeVisible();
  await calculate(page);
  const logs = page.getByText('To stay at your weight, by your log');
  await expect(logs).toBeVisible();
  await without(page).click();
  await expect(card(page)).toHaveCount(0);
  // Somebody much like the one kept.
  await enter(page, { weight: '80', height: '180', age: '40', gender: 'male' });
  await calculate(page);
  await expect(result(page, 'calories.maintenance')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(logs).toHaveCount(0);
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await openSearch(page, '/');
  await box(page).fill('my bmi');
  await expect(options(page).first()).toBeVisible();
  await expect(panel(page).getByText(/For .*kg, /u)).toHaveCount(0);
});

test('a weight of weeks ago in this tab makes way for the log’s trend, also with another unit and activity level', async ({
  page,
}) => {
  await seed(page, SIXTY_DAYS);
  await page.evaluate(() =>
    sessionStorage.setItem(
      'evenscale.person',
      JSON.stringify({
        units: 'imperial',
        weight: 'lb~205',
        height: 'ft~5~11',
        age: '40',
        gender: 'male',
        activityLevel: 'veryActive',
        weighedOn: '2026-10-20',
      }),
    ),
  );
  for (const path of FORMS) {
    await open(page, path);
    // 80.2 kg.
    await expect(field(page, 'weight')).toHaveValue('176.8');
  }
});

test('a child’s age doesn’t stay in the forms, nor does the child’s form get an adult’s weight', async ({
  page,
}) => {
  await seedPerson(page);
  await expectKept(page, '/');
  await field(page, 'age').fill('9');
  await calculate(page);
  await page
    .getByRole('link', { name: /percentile/u })
    .first()
    .click();
  await scriptsArrived(page);
  await expect(field(page, 'years')).toHaveValue('9');
  await expect(field(page, 'weight')).toHaveValue('');
  await expect(field(page, 'height')).toHaveValue('');
  for (const path of FORMS) await expectKept(page, path);
});

for (const path of ['/', '/tdee-calculator'])
  test(`beside a kept adult, a child’s own measures go along from ${path}, and stay out of the forms`, async ({
    page,
  }) => {
    await seedPerson(page);
    await expectKept(page, path);
    await enter(page, { weight: '46', height: '168', age: '15', gender: 'female' });
    await calculate(page);
    const stored = (): Promise<string> => page.evaluate(() => JSON.stringify(localStorage));
    const before = await stored();
    await page.getByRole('link', { name: 'See the BMI percentile for this age' }).click();
    await expect(page).toHaveURL(/\/child-bmi-calculator$/u);
    await expect(page.getByText('Girl, 15 years 6 months, 46 kg, 168 cm')).toBeVisible();
    await expect(result(page, 'percentile')).toBeVisible();
    expect(await stored()).toBe(before);
    for (const form of FORMS) await expectKept(page, form);
  });

test('a child’s measures go along after the kept adult’s were emptied', async ({ page }) => {
  await seedPerson(page);
  await expectKept(page, '/');
  await without(page).click();
  await choice(page, 'Imperial').check();
  await field(page, 'weight').fill('101');
  await field(page, 'feet').fill('5');
  await field(page, 'inches').fill('6');
  await field(page, 'age').fill('15');
  await choice(page, 'Female').check();
  await calculate(page);
  await page.getByRole('link', { name: 'See the BMI percentile for this age' }).click();
  await expect(page.getByText('Girl, 15 years 6 months, 101 lb, 5 ft 6 in')).toBeVisible();
});

test('a plan begins with what the log says first, as home’s card does', async ({ page }) => {
  const days = Array.from({ length: 22 }, (_, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    weightKg: 86 - index * 0.28,
  }));
  await seed(page, days);
  await open(page, '/weight-planner');
  await field(page, 'goalWeight').fill('76');
  await calculate(page);
  const concern = page.getByRole('link', { name: /^Your weight is going down by more than 1% a week/u });
  await expect(page.getByRole('group', { name: 'Results' }).locator(concern)).toBeVisible();
  await enter(page, { age: '25' });
  await expect(concern).toHaveCount(0);
});
