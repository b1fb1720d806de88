import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { calculate, choice, enter, field, result, scriptsArrived } from './calculator.ts';
import type { Entries } from './calculator.ts';

/** The man in the reference programs, who maintains 90 kg with 2,817 kcal. */
export const MAN: Entries = {
  weight: '90',
  height: '178',
  age: '40',
  gender: 'male',
  activityLevel: 'moderatelyActive',
};

/** The date of all these visits. */
const TODAY = new Date(2026, 10, 21, 12);

/** The date a number of days after that date, in the format of a date field. */
export function dateIn(days: number): string {
  return new Date(Date.UTC(2026, 10, 21 + days)).toISOString().slice(0, 10);
}

export const planRegion = (page: Page): Locator => page.getByRole('region', { name: 'Your plan' });
export const noPlan = (page: Page): Locator =>
  page.getByRole('region', { name: /^No plan (?:for this goal|by this date)$/u });
export const way = (page: Page): Locator => page.getByRole('region', { name: 'Getting there' });
/** What follows the plan's figures. */
export const expected = (page: Page): Locator => page.getByRole('region', { name: 'What to expect' });
export const slider = (page: Page): Locator => way(page).getByRole('slider', { name: 'Read the curve' });
export const handle = (page: Page): Locator => way(page).getByRole('slider', { name: 'Goal' });
export const shape = (page: Page): Locator => page.getByLabel('Phases of the plan', { exact: true });
export const movement = (page: Page): Locator =>
  page.getByLabel('In addition to your usual activity', { exact: true });

/** Opens the planner on Nov 21, 2026, and waits until it works. */
export async function openPlanner(page: Page): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/weight-planner');
  await scriptsArrived(page);
}

/** A visitor's goal: a weight for each field, and a number of days or a pace. */
export interface Goal {
  readonly weight: string;
  readonly days?: number;
  readonly pace?: string;
}

/** Enters a goal and presses Calculate. */
export async function ask(page: Page, person: Entries, { weight, days, pace }: Goal): Promise<void> {
  await enter(page, person);
  await field(page, 'goalWeight').fill(weight);
  if (days !== undefined) {
    await choice(page, 'By a date').check();
    await field(page, 'goalDate').fill(dateIn(days));
  }
  if (pace !== undefined) {
    await choice(page, 'At a pace').check();
    await field(page, 'pace').selectOption(pace);
  }
  await calculate(page);
}

/** Opens the planner and requests the plan of the reference: 80 kg in 180 days. */
export async function openPlan(
  page: Page,
  person: Entries = MAN,
  goal: Goal = { weight: '80', days: 180 },
): Promise<void> {
  await openPlanner(page);
  await ask(page, person, goal);
  await expect(result(page, 'plan.intake')).toBeVisible();
}

/** Scrolls down until what follows the plan has loaded, and back to the curve. */
export async function reachTheWay(page: Page): Promise<void> {
  const part = (text: RegExp): Locator => page.locator('main').getByText(text).first();
  await expect(async () => {
    await part(/Getting there|Drawing your chart/u).scrollIntoViewIfNeeded();
    await expect(slider(page)).toBeVisible({ timeout: 1000 });
    await part(/^What to expect|Loading what to expect/u).scrollIntoViewIfNeeded();
    await expect(expected(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await slider(page).scrollIntoViewIfNeeded();
}

/** Opens every part of what to expect, or closes them again. */
export async function openTheParts(page: Page): Promise<void> {
  for (const part of await expected(page).locator('details').all()) await part.locator('summary').click();
}

/** Scrolls down until what can be done with the plan has loaded. */
export const reachTheActions = (page: Page): Promise<void> =>
  planRegion(page).getByRole('button', { name: 'Print' }).scrollIntoViewIfNeeded();

/** Follows the plan, with the button below it. */
export async function followThePlan(page: Page): Promise<void> {
  await reachTheActions(page);
  await page.getByRole('button', { name: 'Follow this plan' }).click();
}

/** A result's unrounded value. */
export async function valueOf(page: Page, name: string): Promise<number> {
  return Number(await result(page, name).getAttribute('value'));
}
