/** The safety policy's outcomes for twelve people, the same wherever they are shown. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { CALORIE_TARGET_KEYS, type CalorieTargetKey } from '@evenscale/formulas/energy';
import { initialEntries, type Texts, type Tool } from '#person/entries/field.ts';
import { writeLink } from '#person/entries/link.ts';
import { home } from '#tools/home/entries.ts';
import { planner } from '#tools/planner/entries.ts';
import { tdee } from '#tools/tdee/entries.ts';
import { slowUnless } from '../tier.ts';
import { isWithheld, PEOPLE, type Expected, type Someone, type Verdict } from '../policy/people.ts';
import { calculate, enter, result, scriptsArrived, values } from './calculator.ts';

const TODAY = '2026-11-22';
const IN_HALF_A_YEAR = '2027-05-23';

/** Each limit of the policy, and both sides of those that divide most people. */
const WALKERS = [
  'male 30 56 200 sedentary',
  'male 30 64 200 moderatelyActive',
  'female 80 44 160 sedentary',
  'male 30 73.96 200 moderatelyActive',
  'male 30 74 200 moderatelyActive',
  'male 30 99.96 200 moderatelyActive',
  'male 30 100 200 moderatelyActive',
  'female 40 77.71 160 sedentary',
  'female 88 53.8 150 sedentary',
  'male 65 92.9 200 moderatelyActive',
  'male 17 68 175 moderatelyActive',
  'male 18 55 170 moderatelyActive',
].map((name) => {
  const person = PEOPLE.find((one) => one.name === name);
  if (!person) throw new RangeError(`WALKERS: nobody is ${name}`);
  return person;
});

const typed = ({ gender, activityLevel, age, kilograms, centimetres }: Someone) => ({
  ...{ gender, activityLevel, age: String(age) },
  ...{ weight: String(kilograms), height: String(centimetres) },
});

function linkTo<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  { kilograms, centimetres, ...person }: Someone,
  more: Partial<Entries> = {},
): string {
  const entries = { ...typed({ kilograms, centimetres, ...person }), weight: `kg~${kilograms}` };
  return writeLink(tool, { ...initialEntries(tool), ...entries, height: `cm~${centimetres}`, ...more });
}

/** Opens a link in a tab that knows nobody. */
async function follow(page: Page, address: string): Promise<void> {
  await page.goto('/faq');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(address);
  await scriptsArrived(page);
}

/** Enters somebody on a page and calculates. */
async function enterAt(page: Page, path: string, person: Someone): Promise<void> {
  await page.goto(path);
  await scriptsArrived(page);
  await enter(page, typed(person));
  await calculate(page);
}

/** The cautions, which are said once for all figures with them. */
const CAUTIONS: readonly (readonly [Verdict, RegExp])[] = [
  ['step', /larger step than a healthy weight calls for/u],
  ['range', /Within four weeks, your BMI would be below/u],
  ['older', /Within four weeks, you’d be below the range/u],
  ['below', /advise against eating this little/u],
];

async function expectShown(page: Page, expected: Readonly<Record<string, Verdict>>): Promise<void> {
  const shown = async () => {
    const all = await values(page);
    return Object.fromEntries(Object.keys(expected).map((name) => [name, all[name] === null]));
  };
  const withheld = Object.fromEntries(
    Object.entries(expected).map(([name, verdict]) => [name, isWithheld(verdict)]),
  );
  await expect.poll(shown).toEqual(withheld);
  const verdicts = Object.values(expected);
  for (const [verdict, said] of CAUTIONS)
    await expect(page.locator('main').getByText(said), verdict).toHaveCount(
      verdicts.filter((one) => one === verdict).length,
    );
}

const expectHome = async (page: Page, { maintenance, targets }: Expected): Promise<void> =>
  expectShown(page, {
    'calories.maintenance': maintenance,
    'calories.weightLoss': targets.loss,
    'calories.weightGain': targets.gain,
  });

async function expectTdee(page: Page, { targets, person }: Expected): Promise<void> {
  await expectShown(
    page,
    Object.fromEntries(CALORIE_TARGET_KEYS.map((key) => [`targetCalories.${key}`, targets[key]])),
  );
  for (const key of CALORIE_TARGET_KEYS)
    await expect(page.locator(`input[value="${key}"]`)).toBeEnabled({ enabled: targets[key] === 'fine' });
  expect((await values(page))['bodyFatPercentage'] === null).toBe(person.age < 18);
}

/** A target that this person can't choose, if there is one. */
const refusedTarget = ({ targets }: Expected): CalorieTargetKey | '' =>
  CALORIE_TARGET_KEYS.find((key) => targets[key] !== 'fine') ?? '';

test.beforeEach(async ({ page }) => page.clock.setFixedTime(`${TODAY}T12:00:00Z`));

for (const [place, expected] of WALKERS.entries()) {
  const { name, person, plans } = expected;
  const tier = slowUnless(place % 4 === 0);

  test(`${name} at home, in print, with the next tool, in links and in embeds`, tier, async ({ page }) => {
    await enterAt(page, '/', person);
    await expectHome(page, expected);
    await page.emulateMedia({ media: 'print' });
    await expectHome(page, expected);
    await page.emulateMedia({ media: 'screen' });
    await page.goto('/tdee-calculator#calculate');
    await expectTdee(page, expected);

    await follow(page, `/#${linkTo(home, person)}`);
    await expectHome(page, expected);
    const target = refusedTarget(expected);
    await follow(page, `/tdee-calculator#${linkTo(tdee, person, { target })}`);
    await expectTdee(page, expected);
    if (target) await expect(page.locator(`input[value="${target}"]`)).not.toBeChecked();

    await enterAt(page, '/embed/bmi', person);
    await expectHome(page, expected);
    await enterAt(page, '/embed/tdee', person);
    await expectTdee(page, expected);
  });

  test(`${name} in the planner and its embed`, tier, async ({ page }) => {
    for (const [index, share] of [0.98, 1.02].entries()) {
      if (plans[index] === '-') continue;
      const goal = String(Math.round(person.kilograms * share * 10) / 10);
      const region = page.getByRole('region', {
        name: plans[index] === 'fine' ? 'Your plan' : /^No plan /u,
      });
      const more = { goalWeight: `kg~${goal}`, goalDate: IN_HALF_A_YEAR };
      await follow(page, `/weight-planner#${linkTo(planner, person, more)}`);
      await expect(region).toBeVisible();
      if (plans[index] !== 'fine') await expect(result(page, 'plan.days')).toHaveCount(0);

      await page.goto('/embed/planner');
      await scriptsArrived(page);
      await enter(page, typed(person));
      await page.locator('[data-field="goalWeight"]').fill(goal);
      await page.locator('[data-field="goalDate"]').fill(IN_HALF_A_YEAR);
      await calculate(page);
      await expect(region).toBeVisible();
    }
  });
}
