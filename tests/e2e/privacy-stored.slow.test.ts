import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  calculate,
  choice,
  enter,
  EXAMPLE,
  field,
  open,
  openAction,
  result,
  scriptsArrived,
} from './calculator.ts';
import { saveOne } from './saved-visit.ts';
import { visit } from './offline-visit.ts';
import { storedNames, listedNames, test } from './privacy-visit.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/**
 * Stored only once the visitor has set the saved entries aside, erased everything, opened a page with a kept person, typed
 * on the pregnancy page or chosen it without its numbers; and while a cell of the log is being written.
 */
const LATER: ReadonlySet<string> = new Set([
  'evenscale.without',
  'evenscale.erased',
  'evenscale.for',
  'evenscale.numbers',
  'evenscale.pregnancy',
  'evenscale.unfinished',
]);

const offer = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

const lookForUpdate = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());

test('after saving pages offline, postponing a version and then accepting it, the browser stores exactly what is listed', async ({
  page,
  context,
  wire,
  expectPrivate,
}) => {
  await context.addInitScript(() => {
    const state = history.state as object | null;
    if (state) console.log(`State of the history: ${Object.keys(state).join()}`);
  });
  const states: string[] = [];
  context.on('console', (message) => states.push(message.text()));

  await visit(page, '/articles');
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved\./u })).toBeVisible({ timeout: 40_000 });
  await saveOne(page, EXAMPLE);
  await choice(page, 'kJ').check();
  await expectPrivate(page);

  wire.change('/sw.js', (body) => `${body}\n// another version\n`);
  await lookForUpdate(page);
  await offer(page, 'Later').click();
  const { 'History of the tab': inHistory = [], ...all } = listedNames();
  const listed = Object.fromEntries(
    Object.entries(all).map(([place, names]) => [place, names.filter((name) => !LATER.has(name))]),
  );
  const { 'History of the tab': ofPage = [], ...others } = await storedNames(page);
  expect(ofPage).toEqual(['evenscaleResult']);
  expect(inHistory).toEqual(expect.arrayContaining([...ofPage]));
  const kept = Object.entries(others).filter(([, names]) => names.length > 0);
  expect(Object.fromEntries(kept.map(([place, names]) => [place, names.toSorted()]))).toEqual(
    Object.fromEntries(
      Object.entries(listed).map(([place, names]) => [place, [...new Set(names)].toSorted()]),
    ),
  );

  const other = await context.newPage();
  await open(other, '/');
  await enter(other, EXAMPLE);
  await offer(other, 'Use it now').click();
  await expect.poll(() => states).toContain('State of the history: evenscaleTyped');
  expect(inHistory).toContain('evenscaleTyped');
  await expect(field(other, 'weight')).toHaveValue('70');
  await expect.poll(async () => (await storedNames(other))['History of the tab']).toEqual([]);
  await expectPrivate(other);

  await page.goto('/articles');
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Removed\./u })).toBeVisible();
  await expectPrivate(page);
});

test('a link is made, copied and opened: only its recipient learns its contents', async ({
  page,
  context,
  wire,
  expectPrivate,
}) => {
  await open(page, '/tdee-calculator');
  await enter(page, { ...EXAMPLE, weight: '71.3', goal: 'lose' });
  await calculate(page);
  await openAction(page, 'Share');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#tdee?weight=kg~71.3&');
  await expectPrivate(page);

  const other = await context.newPage();
  await other.goto(link);
  await scriptsArrived(other);
  await expect(result(other, 'tdee')).toBeVisible();
  expect(other.url()).toBe(`${wire.origin}/tdee-calculator`);
  expect(wire.asked.join()).not.toMatch(/71\.3|weight=/u);
  await expectPrivate(other);
  for (const bad of [
    'tdee?weight=kg~71.3',
    'home?weight=kg~71.3&height=cm~182.6&age=47&gender=female&activityLevel=veryActive&units=metric',
  ]) {
    await other.goto(`/tdee-calculator#${bad}`);
    await expect(other.getByText('This link can’t be read')).toBeVisible();
  }
  await expectPrivate(other);
});
