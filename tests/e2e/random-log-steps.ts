/** Takes the steps of a random journey with the log in the browser, and in the world that is expected after it. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { addDays, dayNumber } from '#person/log/local-day.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { homeCardWords as words } from '#parts/home-card/home-card-words.ts';
import { measureProblemText, ownMeasures } from '#person/fields/entry-words.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { calculate, choice, field, result, scriptsArrived } from './calculator.ts';
import { plantRows } from './database.ts';
import { chooseFile, IMPORT, openLogPart } from './log-files.ts';
import { logArrived, openWeek } from './log-page.ts';
import { AT_FIRST, shownIn, weightText, withLogged, withShown } from './random-log.ts';
import type { LogStep, TypedDay, World } from './random-log.ts';
import { followThePlan } from './planner-page.ts';

/** A world, and the one that "Undo" on the page leads back to; `null` if there is none. */
export interface Course {
  readonly world: World;
  readonly before: World | null;
}

/** Noon of a day. */
const noonOf = (day: string): Date => new Date((dayNumber(day) + 0.5) * 86_400_000);

/** Opens the log on the world's day. */
async function openLog(page: Page, { today }: World): Promise<void> {
  await page.clock.setFixedTime(noonOf(today));
  await page.goto('/log');
  await logArrived(page);
}

/** Puts what is kept at first into the database, which the page has created, and opens the log. */
export async function begin(page: Page): Promise<void> {
  await openLog(page, AT_FIRST);
  const people = AT_FIRST.people.map(({ name, body }, index) => ({
    id: name,
    name,
    entries: {
      gender: body?.gender,
      age: String(body?.age),
      height: `cm~${body?.centimetres}`,
      weight: `kg~${body?.kilograms}`,
      units: 'metric',
    },
    saidOn: AT_FIRST.today,
    weighedOn: AT_FIRST.today,
    isWeightHidden: false,
    usedAt: `2026-11-2${2 - index}T08:00:00.000Z`,
  }));
  const days = AT_FIRST.people.flatMap(({ name, days: own }) =>
    [...own.values()].map((day) => ({ ...day, person: name })),
  );
  await plantRows(page, { people, days }, ['people', 'plans', 'days', 'results']);
  await page.evaluate(() => sessionStorage.clear());
  await openLog(page, AT_FIRST);
}

const readWeight = (text: string): Pick<StoredLogDay, 'weightKg'> =>
  text === '' ? {} : { weightKg: Number(text) };
const readIntake = (text: string): Pick<StoredLogDay, 'intakeKcal'> =>
  text === '' ? {} : { intakeKcal: Number(text.replace(',', '')) };
const readWaist = (text: string): Pick<StoredLogDay, 'waistCm'> =>
  text === '' ? {} : { waistCm: Number(text) };

/** Types a waist, whose field opens on request. */
async function typeWaist(page: Page, waist: string): Promise<void> {
  if (!(await field(page, 'waist').isVisible())) await page.getByText('More: waist, body fat').click();
  await field(page, 'waist').fill(waist);
}

/** Types into the form and presses Log. Returns the course, without its way back. */
async function logToday(page: Page, world: World, typed: TypedDay): Promise<Course> {
  const { body, days } = shownIn(world);
  const weight = weightText(typed.weight, body);
  await field(page, 'weight').fill(weight);
  await field(page, 'intake').fill(typed.intake);
  if (typed.waist !== '') await typeWaist(page, typed.waist);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const isUnread = weight === 'abc' || typed.intake === 'a lot';
  if (isUnread) await expect(page.locator('main [aria-invalid="true"]')).not.toHaveCount(0);
  const amounts = isUnread
    ? {}
    : { ...readWeight(weight), ...readIntake(typed.intake), ...readWaist(typed.waist) };
  const old = days.get(world.today) ?? { day: world.today };
  const next = { ...old, ...amounts };
  if (JSON.stringify(next) === JSON.stringify(old)) return { world, before: null };
  await expect(page.getByText('Logged for')).toBeVisible();
  return { world: withLogged(world, world.today, amounts), before: world };
}

async function inOtherTab(page: Page, world: World, typed: TypedDay): Promise<Course> {
  const tab = await page.context().newPage();
  await openLog(tab, world);
  const { world: next } = await logToday(tab, world, typed);
  await tab.close();
  return { world: next, before: null };
}

/** Types into the cell of an earlier day. */
async function correct(
  page: Page,
  world: World,
  { daysAgo, intake }: Extract<LogStep, { kind: 'correct' }>,
): Promise<Course> {
  const day = addDays(world.today, -daysAgo);
  await openWeek(page);
  const cell = page.getByLabel(`Eaten, ${formatIsoDay(day)}`);
  const { days } = shownIn(world);
  const { intakeKcal, ...others } = days.get(day) ?? { day };
  const next = { ...others, ...readIntake(intake) };
  await cell.fill(intake);
  await cell.press('Enter');
  if (next.intakeKcal === intakeKcal) return { world, before: null };
  await expect(page.getByText(/^Changed /u)).toBeVisible();
  const isLeft = Object.keys(next).length > 1;
  const kept = [...days].filter(([name]) => name !== day);
  return {
    world: withShown(world, { days: new Map([...kept, ...(isLeft ? [[day, next] as const] : [])]) }),
    before: world,
  };
}

/** Weighs on the home page's card, which is only there with a log or a plan. */
async function weighAtHome(page: Page, world: World, typed: string): Promise<Course> {
  await page.goto('/');
  await scriptsArrived(page);
  const { body, days, intake } = shownIn(world);
  const card = page.getByRole('region', { name: 'Your plan and your log' });
  if (days.size === 0 && intake === null) await expect(card).toHaveCount(0);
  else {
    const weight = weightText(typed, body);
    await field(page, 'todayWeight').fill(weight);
    await field(page, 'todayWeight').press('Enter');
    const isRead = weight !== '' && weight !== 'abc';
    const { done, missing } = words;
    const wrong = measureProblemText(ownMeasures, 'weight')('notANumber', 'kg');
    await expect(card.getByText(isRead ? done : weight === '' ? missing : wrong)).toBeVisible();
    const next = isRead ? withLogged(world, world.today, readWeight(weight)) : world;
    await openLog(page, next);
    return { world: next, before: null };
  }
  await openLog(page, world);
  return { world, before: null };
}

/** Plans a loss in the planner, which starts with the person, and follows it. */
async function follow(page: Page, world: World, lighter: number): Promise<Course> {
  const { body } = shownIn(world);
  if (!body) return { world, before: null };
  await page.goto('/weight-planner');
  await scriptsArrived(page);
  await expect(field(page, 'age')).toHaveValue(String(body.age));
  await field(page, 'weight').fill(String(body.kilograms));
  await field(page, 'goalWeight').fill(String(body.kilograms - lighter));
  await choice(page, 'At a pace').check();
  await calculate(page);
  await followThePlan(page);
  await expect(page.getByText('saved on this device, and nowhere else')).toBeVisible();
  const intake = Number(await result(page, 'plan.intake').first().getAttribute('value'));
  expect(intake).toBeGreaterThan(1200);
  await openLog(page, world);
  return { world: withShown(world, { intake }), before: null };
}

/** Brings two days of another app. */
async function importDays(page: Page, world: World, year: number): Promise<Course> {
  const rows = [1, 2].map((day) => ({
    day: `${year}-05-0${day}`,
    weightKg: 70 + day,
    intakeKcal: 2000 + day,
    waistCm: 88.5 + day,
    bodyFat: 20 + day,
    note: `week ${day}`,
  }));
  const lines = rows.map(({ day, weightKg, intakeKcal, waistCm, bodyFat, note }) =>
    [day, weightKg, intakeKcal, '', waistCm, bodyFat, note, ''].join(','),
  );
  const isNew = !shownIn(world).days.has(rows[0]?.day ?? '');
  await openLogPart(page, IMPORT);
  await chooseFile(
    page,
    ['date,weight_kg,intake_kcal,intake_kj,waist_cm,body_fat_percent,note,confirmed', ...lines].join('\n'),
    'days.csv',
  );
  if (isNew) {
    await page.getByRole('button', { name: 'Import 2 days' }).click();
    await expect(page.getByText('2 days imported into your log.')).toBeVisible();
  }
  await openLog(page, world);
  const next = rows.reduce((now, { day, ...amounts }) => withLogged(now, day, amounts), world);
  return { world: next, before: null };
}

async function openPeople(page: Page, world: World): Promise<void> {
  const isAlone = world.people.length === 1 && world.people[0]?.name === '';
  await page
    .getByRole('button', { name: isAlone ? 'Add a person' : `For ${world.shown}`, exact: true })
    .click();
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

const shownAs = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('button', { name: `For ${name}`, exact: true })).toBeVisible();

async function switchPerson(page: Page, world: World): Promise<Course> {
  const index = world.people.findIndex(({ name }) => name === world.shown);
  const shown = world.people[(index + 1) % world.people.length]?.name ?? world.shown;
  if (shown !== world.shown) {
    await openPeople(page, world);
    await press(page, `Switch to ${shown}`);
    await shownAs(page, shown);
  }
  return { world: { ...world, shown }, before: null };
}

async function addPerson(page: Page, world: World): Promise<Course> {
  const name = `Kim ${world.people.length + 1}`;
  if (world.people.some((one) => one.name === name)) return { world, before: null };
  await openPeople(page, world);
  await page.getByRole('dialog').getByLabel('Name of the new person').fill(name);
  await press(page, 'Add');
  await shownAs(page, name);
  const people = [...world.people, { name, body: null, days: new Map<string, StoredLogDay>(), intake: null }];
  return { world: { ...world, people, shown: name }, before: null };
}

/** Erases the person shown, unless nobody else is here; the one chosen before is shown then. */
async function erasePerson(page: Page, world: World): Promise<Course> {
  const { shown } = world;
  const people = world.people.filter(({ name }) => name !== shown);
  if (people.length === 0) return { world, before: null };
  await openPeople(page, world);
  await press(page, `Erase… ${shown}`);
  await press(page, `Erase ${shown}`);
  await expect(page.getByText(`Erased ${shown} and everything kept for them`)).toBeVisible();
  const next = await page.getByRole('button', { name: /^For /u }).innerText();
  const name = people.find((one) => next === `For ${one.name}`)?.name ?? '';
  return { world: { ...world, people, shown: name }, before: null };
}

/** Performs one step. */
export async function take(page: Page, { world, before }: Course, step: LogStep): Promise<Course> {
  switch (step.kind) {
    case 'log':
      return logToday(page, world, step);
    case 'otherTab':
      return inOtherTab(page, world, step);
    case 'correct':
      return correct(page, world, step);
    case 'home':
      return weighAtHome(page, world, step.weight);
    case 'plan':
      return follow(page, world, step.lighter);
    case 'import':
      return importDays(page, world, step.year);
    case 'switch':
      return switchPerson(page, world);
    case 'add':
      return addPerson(page, world);
    case 'erase':
      return erasePerson(page, world);
    case 'undo': {
      const undo = page.getByRole('button', { name: 'Undo', exact: true });
      if (before === null || (await undo.count()) === 0) return { world, before: null };
      await undo.click();
      return { world: before, before: null };
    }
    case 'reload':
      await page.reload();
      await logArrived(page);
      return { world, before: null };
    case 'later': {
      const next = { ...world, today: addDays(world.today, step.days) };
      await openLog(page, next);
      return { world: next, before: null };
    }
  }
}
