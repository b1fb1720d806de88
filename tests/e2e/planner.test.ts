import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { MINIMUM_INTAKE } from '@evenscale/formulas/energy';
import { cm, kcal, kg, years } from '@evenscale/formulas/units';
import { projectWeight } from '@evenscale/formulas/weight-model';
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
import type { Entries } from './calculator.ts';
import {
  ask,
  dateIn,
  MAN,
  movement,
  openPlan,
  openTheParts,
  openPlanner,
  planRegion,
  expected,
  reachTheWay,
  shape,
  slider,
  valueOf,
  way,
} from './planner-page.ts';

interface GoalCase {
  readonly id: string;
  readonly person: {
    readonly sex: 'male' | 'female';
    readonly ageYears: number;
    readonly heightCm: number;
    readonly weightKg: number;
    readonly pal: number;
  };
  readonly goal: { readonly weightKg: number; readonly days: number; readonly activityFactor: number };
  readonly expected: { readonly intakeToGoalKcal: number; readonly intakeToMaintainGoalKcal: number };
}

const reference = JSON.parse(readFileSync('packages/formulas/reference/weight-goals.json', 'utf8')) as {
  readonly cases: readonly GoalCase[];
};

const LEVELS: Readonly<Record<number, string>> = { 1.2: 'sedentary', 1.55: 'moderatelyActive' };

/**
 * The cases that can be entered, and are planned: an activity level of the site, no change of activity, no known body
 * fat, and an intake that needs no caution.
 */
const enterable = reference.cases.filter(
  ({ id, person, goal, expected }) =>
    person.pal in LEVELS &&
    goal.activityFactor === 1 &&
    !id.includes('knownfat') &&
    expected.intakeToGoalKcal >= MINIMUM_INTAKE[person.sex],
);

function entriesOf({ person }: GoalCase): Entries {
  return {
    weight: String(person.weightKg),
    height: String(person.heightCm),
    age: String(person.ageYears),
    gender: person.sex,
    activityLevel: LEVELS[person.pal] ?? '',
  };
}

test(
  'the intakes match the reference program within 10 kcal, although the site starts from its own resting energy',
  { tag: '@slow' },
  async ({ page }) => {
    expect(enterable.length).toBeGreaterThanOrEqual(3);
    await openPlanner(page);
    for (const given of enterable) {
      const { goal, expected } = given;
      await ask(page, entriesOf(given), { weight: String(goal.weightKg), days: goal.days });
      expect(await valueOf(page, 'plan.days'), given.id).toBe(goal.days);
      const gap = Math.abs((await valueOf(page, 'plan.intake')) - expected.intakeToGoalKcal);
      const after = Math.abs((await valueOf(page, 'plan.maintenance')) - expected.intakeToMaintainGoalKcal);
      expect(gap, given.id).toBeLessThan(10);
      expect(after, given.id).toBeLessThan(10);
    }
  },
);

const RESTING = 10 * 90 + 6.25 * 178 - 5 * 40 + 5;
const person = {
  gender: 'male',
  age: years(40),
  height: cm(178),
  weight: kg(90),
  pal: 1.55,
  bodyFat: null,
} as const;

test('a man of 40, 178 cm and 90 kg reaches 80 kg in 180 days with the planned intake, and stays there', async ({
  page,
}) => {
  await openPlan(page);
  const intake = await valueOf(page, 'plan.intake');
  const maintenance = await valueOf(page, 'plan.maintenance');
  // With the site's resting energy, and with the program's own: they differ by 3.6 kcal.
  const own = { ...person, restingEnergy: kcal(RESTING), maintenanceIntake: kcal(RESTING * 1.55) };
  const { days } = projectWeight(
    own,
    [
      { fromDay: 0, intake: kcal(intake) },
      { fromDay: 180, intake: kcal(maintenance) },
    ],
    400,
  );
  expect(days[180]?.weight).toBeCloseTo(80, 3);
  expect(Math.abs((days[400]?.weight ?? 0) - 80)).toBeLessThan(1);
  const change = RESTING * 1.55 - intake;
  const program = projectWeight(
    person,
    [{ fromDay: 0, intake: kcal((9.99 * 90 + 625 * 1.78 - 4.92 * 40 + 5) * 1.55 - change) }],
    180,
  );
  expect(program.days.at(-1)?.weight).toBeCloseTo(80, 0);
  await expect(result(page, 'plan.intake')).toHaveText('2,226');
  await expect(result(page, 'plan.maintenance')).toHaveText('2,598');
  await expect(planRegion(page)).toContainText('80 kg by May 20, 2027');
});

test('the form is filled when it is opened from the TDEE page, which links to it in the results', async ({
  page,
}) => {
  await open(page, '/tdee-calculator');
  await enter(page, { ...MAN, gender: 'female', age: '51' });
  await calculate(page);
  await page.getByRole('main').getByRole('link', { name: 'weight planner' }).first().click();
  await page.waitForURL('**/weight-planner');
  await expect(field(page, 'weight')).toHaveValue('90');
  await expect(field(page, 'height')).toHaveValue('178');
  await expect(field(page, 'age')).toHaveValue('51');
  await expect(choice(page, 'Female')).toBeChecked();
});

for (const [path, name] of [
  ['/calorie-deficit-guide', 'the weight planner'],
  ['/articles/plateau-breaking', 'the weight planner'],
] as const)
  test(`${path} links to the planner`, slowUnless(path === '/calorie-deficit-guide'), async ({ page }) => {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await page.waitForURL('**/weight-planner');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('the home page links to the planner below its calories', async ({ page }) => {
  await open(page, '/');
  await enter(page, MAN);
  await calculate(page);
  await page.getByRole('main').getByRole('link', { name: 'weight planner' }).first().click();
  await page.waitForURL('**/weight-planner');
  await expect(field(page, 'weight')).toHaveValue('90');
});

test('the chart loads when it nears the viewport, and shows the goal and the time after it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 500 });
  await openPlanner(page);
  await ask(page, MAN, { weight: '80', days: 180 });
  await expect(result(page, 'plan.intake')).toBeInViewport();
  await page.waitForTimeout(300);
  const before = asked.filter((path) => path.includes('PlanChart')).length;
  await reachTheWay(page);
  expect(asked.filter((path) => path.includes('PlanChart'))).toHaveLength(1);
  expect(before).toBeLessThanOrEqual(1);
  await expect(
    way(page).getByRole('img', { name: 'Weight on the way to your goal and after it' }),
  ).toBeVisible();
  await expect(expected(page)).toContainText('May 20, 2027 Your goal, 80.0 kg');
  await expect(expected(page)).toContainText('Most people drift');
  await expect(result(page, 'plan.rule')).toHaveText('2,388');
});

test('from 65 on, the chart names the range for that age', async ({ page }) => {
  await openPlanner(page);
  await ask(page, { ...MAN, age: '68' }, { weight: '86', days: 180 });
  await reachTheWay(page);
  await openTheParts(page);
  await expect(way(page).getByRole('img')).toContainText('Range for 65 and over');
  await expect(expected(page).getByText('at your height, 73 to 87 kg.')).toBeVisible();
  for (const part of [way(page), expected(page)]) await expect(part).not.toContainText('ealthy range');
});

test('the curve is read week by week with the arrow keys', { tag: '@slow' }, async ({ page }) => {
  await openPlan(page);
  await reachTheWay(page);
  await slider(page).focus();
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Today, Nov 21, 2026: 90\.0 kg/u);
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Week 1, Nov 28, 2026: about 88\.8 kg/u);
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /about 80\.\d kg/u);
});

test('phases change plan, table and chart at once', async ({ page }) => {
  await openPlan(page);
  await reachTheWay(page);
  await openTheParts(page);
  const drawing = (): Promise<string> =>
    way(page)
      .locator('svg path')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')).join());
  const steady = await drawing();
  await shape(page).focus();
  await shape(page).selectOption('pause');
  await expect(planRegion(page)).toContainText('kcal a day until Feb 12, 2027');
  expect(await valueOf(page, 'plan.intake')).toBeLessThan(2225);
  const phases = page.getByRole('region', { name: 'Calories by date' });
  await expect(phases.getByRole('row')).toHaveCount(5);
  await expect(phases).toContainText('Feb 12, 2027');
  await expect(phases).toContainText('Feb 26, 2027');
  await expect.poll(drawing).not.toBe(steady);
  await shape(page).selectOption('slowerEnd');
  await expect(phases.getByRole('row')).toHaveCount(4);
  await shape(page).selectOption('steady');
  await expect(result(page, 'plan.intake')).toHaveText('2,226');
  await expect(shape(page)).toBeFocused();
});

test('moving more is shown beside the plan and updates with the choice', async ({ page }) => {
  await openPlan(page);
  await reachTheWay(page);
  await openTheParts(page);
  await expect(result(page, 'plan.asNow.intake')).toHaveText('2,226');
  const half = await valueOf(page, 'plan.moving.intake');
  expect(half).toBeGreaterThan(2225.58 + 135);
  await movement(page).selectOption('walk60');
  await expect.poll(() => valueOf(page, 'plan.moving.intake')).toBeGreaterThan(half + 130);
  await movement(page).selectOption('superActive');
  await expect.poll(() => valueOf(page, 'plan.moving.intake')).toBeGreaterThan(half + 300);
  expect(await valueOf(page, 'plan.walkingAlone')).toBeCloseTo(115, -1);
});

test('a pace finds its date', { tag: '@slow' }, async ({ page }) => {
  await openPlan(page, MAN, { weight: '80', pace: 'steady' });
  await expect(result(page, 'plan.days')).toHaveText('156');
  await expect(page.getByText(/^About 0\.45 kg a week on average/u)).toBeVisible();
  await field(page, 'pace').selectOption('gentle');
  await calculate(page);
  await expect(result(page, 'plan.days')).toHaveText('312');
  await expect(planRegion(page)).toContainText('Sep 29, 2027');
});

test('pounds, and stone and pounds, give the same plan', { tag: '@slow' }, async ({ page }) => {
  await openPlan(page);
  const metric = await valueOf(page, 'plan.intake');
  await reachTheWay(page);
  await choice(page, 'Imperial').check();
  await expect(field(page, 'goalWeight')).toHaveValue('176.4');
  await expect(planRegion(page)).toContainText('to stay near 176.4 lb');
  expect(await valueOf(page, 'plan.intake')).toBe(metric);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /lb/u);
  await page.getByLabel('Use stone and pounds').check();
  await expect(field(page, 'goal-stone')).toHaveValue('12');
  await expect(field(page, 'goal-pounds')).toHaveValue('8.4');
  await expect(planRegion(page)).toContainText('to stay near 12 st 8.4 lb');
  // Entered in stone and rounded to tenths of a pound, it differs by half a kcal.
  await field(page, 'goal-stone').fill('12');
  await field(page, 'goal-pounds').fill('8.4');
  await calculate(page);
  expect(Math.abs((await valueOf(page, 'plan.intake')) - metric)).toBeLessThan(1);
});

test('body fat uses lean mass, and an invalid one is reported', { tag: '@slow' }, async ({ page }) => {
  await openPlan(page);
  await field(page, 'bodyFatAsk').check();
  await field(page, 'bodyFat').fill('30');
  await calculate(page);
  expect(await valueOf(page, 'plan.tdee')).toBeCloseTo((370 + 21.6 * 63) * 1.55, 6);
  await field(page, 'bodyFat').fill('80');
  await calculate(page);
  await expect(field(page, 'bodyFat')).toBeFocused();
  await expect(field(page, 'bodyFat')).toHaveAccessibleDescription(/from 1 to 70/u);
});

test('an invalid goal or date is reported beside its field, gets the focus, and keeps the earlier plan', async ({
  page,
}) => {
  await openPlan(page);
  for (const text of ['', '0', '-80', 'light']) {
    await field(page, 'goalWeight').fill(text);
    await calculate(page);
    await expect(field(page, 'goalWeight')).toBeFocused();
    await expect(field(page, 'goalWeight')).toHaveAccessibleDescription(/your goal weight/iu);
    await expect(result(page, 'plan.intake')).toHaveText('2,226');
  }
  await field(page, 'goalWeight').fill('80');
  for (const date of ['', dateIn(20), dateIn(1096), dateIn(-400)]) {
    await field(page, 'goalDate').fill(date);
    await calculate(page);
    await expect(field(page, 'goalDate')).toBeFocused();
    await expect(field(page, 'goalDate')).toHaveAccessibleDescription(/from Dec 12, 2026 to Nov 20, 2029/u);
    await expect(result(page, 'plan.intake')).toHaveText('2,226');
  }
  for (const days of [21, 1095]) {
    await field(page, 'goalDate').fill(dateIn(days));
    await calculate(page);
    expect(await page.locator('[aria-invalid]').count()).toBe(0);
  }
});

test('Reset clears plan and goal, and moves to the first field', async ({ page }) => {
  await openPlan(page);
  await reset(page);
  await expect(results(page)).toHaveCount(0);
  await expect(field(page, 'weight')).toBeFocused();
  await expect(field(page, 'goalWeight')).toHaveValue('');
  await expect(field(page, 'goalDate')).toHaveValue(dateIn(182));
});

test('what is typed and pressed before the scripts arrive counts', { tag: '@slow' }, async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.continue();
  });
  await page.goto('/weight-planner', { waitUntil: 'commit' });
  await field(page, 'weight').fill('90');
  await field(page, 'height').fill('178');
  await field(page, 'goalWeight').fill('84');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(result(page, 'plan.intake')).toBeVisible();
  await expect(field(page, 'goalWeight')).toHaveValue('84');
  expect(new URL(page.url()).search).toBe('');
});

async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element instanceof HTMLElement ? (element.dataset['field'] ?? element.innerText) : '';
  });
}

test('everything from the form to the curve works without a mouse', async ({ page }) => {
  await openPlanner(page);
  await field(page, 'weight').focus();
  await page.keyboard.type('90');
  await page.keyboard.press('Tab');
  await page.keyboard.type('178');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('40');
  for (let presses = 0; presses < 10 && (await focused(page)) !== 'goalWeight'; presses += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.type('80');
  await page.keyboard.press('Enter');
  await expect(result(page, 'plan.intake')).toBeVisible();
  // Enter has moved the focus to the result.
  await choice(page, 'By a date').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'At a pace')).toBeChecked();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('pace');
  // The first key opens the list.
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(field(page, 'pace')).toHaveValue('brisk');
  for (let presses = 0; presses < 8 && (await focused(page)) !== 'Calculate'; presses += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(result(page, 'plan.days')).toHaveText('104');
  await reachTheWay(page);
  // The presets that the answer names come first.
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    if (await slider(page).evaluate((element) => element === document.activeElement)) break;
  }
  await expect(slider(page)).toBeFocused();
});

test(
  'plan and curve fit on one printed page with entries, date and disclaimer',
  { tag: '@slow' },
  async ({ page }) => {
    await openPlan(page);
    await reachTheWay(page);
    await openTheParts(page);
    for (const phases of ['steady', 'pause', 'slowerEnd']) {
      await shape(page).selectOption(phases);
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu), phases).toHaveLength(1);
    }
    // On paper they're open.
    await openTheParts(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Planned on Nov 21, 2026.')).toBeVisible();
    await expect(page.getByText('Male, 40 years, 90 kg, 178 cm, moderately active')).toBeVisible();
    await expect(result(page, 'plan.intake')).toBeVisible();
    await expect(way(page).getByRole('img')).toBeVisible();
    await expect(expected(page).getByRole('table')).toHaveCount(2);
    await expect(page.getByText('Printed on')).toBeVisible();
    const disclaimer = page.getByText('should not replace professional medical advice');
    await expect(disclaimer.filter({ visible: true })).not.toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  },
);

test('a plan whose chart never loaded prints its entries and figures', async ({ page }) => {
  await page.route(/Plan(?:Chart|Curve)/u, (route) => route.abort());
  await openPlan(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Male, 40 years, 90 kg, 178 cm, moderately active')).toBeVisible();
  await expect(field(page, 'goalWeight')).toBeHidden();
  await expect(result(page, 'plan.intake')).toBeVisible();
});

test('only the site’s own files are requested, and the goal stays in the tab’s session', async ({ page }) => {
  const strange: string[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (request.method() !== 'GET' || address.search !== '' || address.hash !== '')
      strange.push(`${request.method()} ${request.url()}`);
  });
  await openPlan(page, MAN, { weight: '81.7', days: 180 });
  await reachTheWay(page);
  expect(strange).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain('81.7');
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  // The port may have any digits.
  const { pathname, search, hash } = new URL(page.url());
  expect(pathname + search + hash).toBe('/weight-planner');
});

test('an amount to lose, typed as the goal, becomes the goal in one click', async ({ page }) => {
  await openPlanner(page);
  await choice(page, 'Imperial').check();
  await enter(page, { weight: '180', feet: '5', inches: '8' });
  await field(page, 'goalWeight').fill('15');
  await field(page, 'goalWeight').press('Tab');
  await expect(page.getByText('Do you want to lose 15 lb and reach 165 lb?')).toBeVisible();
  await page.getByRole('button', { name: 'Use 165 lb' }).click();
  await expect(field(page, 'goalWeight')).toHaveValue('165');
  await expect(field(page, 'goalWeight')).toBeFocused();
  await calculate(page);
  await expect(planRegion(page)).toContainText('165 lb by');
});

test('the fields of the goal share their row evenly, and the two options of its switch stay in one line', async ({
  page,
}) => {
  await openPlanner(page);
  for (const by of ['By a date', 'At a pace'])
    for (const units of ['Metric', 'Imperial'])
      for (const width of [320, 390, 820, 960, 1040, 1280, 1920])
        await test.step(`${by}, ${units}, ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await choice(page, units).check();
          await choice(page, by).check();
          const boxes = [choice(page, 'By a date'), choice(page, 'At a pace')].map((one) =>
            one.boundingBox(),
          );
          const [date, pace] = await Promise.all(boxes);
          expect(date?.y).toBe(pace?.y);
          const goal = await field(page, 'goalWeight').locator('xpath=..').boundingBox();
          const both = (date?.width ?? 0) + (pace?.width ?? 0);
          expect(Math.abs((goal?.width ?? 0) - both)).toBeLessThan(8);
        });
});

test('the goal is still there after a look at another page, until Reset', async ({ page }) => {
  await openPlan(page);
  const goal = await field(page, 'goalWeight').inputValue();
  await choice(page, 'At a pace').check();
  await page.goto('/tdee-calculator#calculate');
  await expect(result(page, 'tdee')).toBeVisible();
  await page.goto('/weight-planner');
  await scriptsArrived(page);
  await expect(field(page, 'goalWeight')).toHaveValue(goal);
  await expect(choice(page, 'At a pace')).toBeChecked();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await page.goto('/faq');
  await page.goto('/weight-planner');
  await scriptsArrived(page);
  await expect(field(page, 'goalWeight')).toHaveValue('');
  await expect(choice(page, 'By a date')).toBeChecked();
});

test('the pace that nobody chose has a plan without a caution, where there is one', async ({ page }) => {
  await openPlanner(page);
  await enter(page, { ...MAN, weight: '100', activityLevel: 'sedentary' });
  await field(page, 'goalWeight').fill('95');
  await choice(page, 'At a pace').check();
  await expect(field(page, 'pace')).toHaveValue('gentle');
  await calculate(page);
  await expect(result(page, 'plan.intake')).toBeVisible();
  await expect(planRegion(page)).not.toContainText('resting calories');
  await field(page, 'pace').selectOption('steady');
  await expect(planRegion(page)).toContainText('A slower pace is easier to stick to.');
  await expect(field(page, 'pace')).toHaveValue('steady');
});
