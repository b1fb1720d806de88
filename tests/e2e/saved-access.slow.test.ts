import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, expectReadableColors } from '../a11y/axe.ts';
import { calculate, enter, EXAMPLE, open } from './calculator.ts';
import { plantRows, storeOf } from './database.ts';
import { gotoSaved, SAVE_BUTTON, savedSection, saveOne, openStore, openSaved } from './saved-visit.ts';

/** Saves one result, and copies it to one per week. */
async function saveSome(page: Page, count: number): Promise<void> {
  await saveOne(
    page,
    { ...EXAMPLE, goal: 'lose' },
    'A note of some length, to see where it breaks in a narrow window.',
  );
  const [one] = (await storeOf(page)) ?? [];
  const results = Array.from({ length: count - 1 }, (_, at) => ({
    ...one,
    id: `week${at + 1}`,
    savedAt: new Date(Date.UTC(2026, 0, 1) + (at + 1) * 604_800_000).toISOString(),
    entries: { ...(one?.['entries'] as object), weight: `kg~${(70 + Math.sin(at + 1)).toFixed(1)}` },
  }));
  await plantRows(page, { results });
}

test('breaks no rule of WCAG 2.2 A and AA, at any width, in either theme, in any state', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSaved(page);
  await expectAccessible(page, 'empty');
  await saveSome(page, 45);
  await expectAccessible(page, 'kept, under the result');
  await openSaved(page);
  await expect(page.getByText('1–10 of 45')).toBeVisible();
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectReadableColors(page, `results, ${width} px, ${colorScheme}`);
    }
    await expectAccessible(page, `results, ${width} px`);
    await expectNoSidewaysScroll(page, `results, ${width} px`);
  }
  await page.getByRole('button', { name: /^Edit/u }).first().click();
  await page.getByLabel('Date and time').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectAccessible(page, 'a date that is wrong');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByRole('button', { name: /^Delete/u })
    .first()
    .click();
  // At the end of the list the message covers nothing; elsewhere, what it covers depends on the scroll position.
  await savedSection(page).evaluate((section) => section.scrollIntoView({ block: 'end' }));
  await expectAccessible(page, 'a deleted result');
  await page.getByRole('button', { name: 'Erase everything…' }).click();
  await expectAccessible(page, 'the question');
});

test('everything fits with text at twice the size, and into 320 px', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await saveSome(page, 45);
  for (const [width, size] of [
    [1280, 32],
    [640, 32],
    [320, 16],
  ] as const) {
    // The browser's own setting, which the width for columns depends on, too.
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
    await page.setViewportSize({ width, height: 800 });
    await openSaved(page);
    await expect(page.getByText('1–10 of 45')).toBeVisible();
    await page.getByRole('button', { name: /^Edit/u }).first().click();
    await expectNoSidewaysScroll(page, `saved results at ${width} px, text of ${size} px`);
    await open(page, '/tdee-calculator');
    await enter(page, EXAMPLE);
    await calculate(page);
    await openStore(page);
    await expectNoSidewaysScroll(page, `under a result at ${width} px, text of ${size} px`);
  }
});

test('nothing in view moves when the results appear', async ({ page }) => {
  await saveSome(page, 45);
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/about');
    // The browser opens the closed part and jumps to it in one frame, which counts as a shift if an earlier one was painted.
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(globalThis, { seen });
      const watch = (): void => {
        const opened = performance.now();
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (entry.startTime > opened) seen.shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift' });
      };
      const onToggle = ({ target }: Event): void => {
        const isPart = (target as Element).contains(document.querySelector('#saved-results'));
        if (isPart) requestAnimationFrame(() => setTimeout(watch));
      };
      addEventListener('toggle', onToggle, { capture: true });
    });
    await gotoSaved(page);
    await expect(page.getByText('1–10 of 45')).toBeVisible();
    await page.waitForTimeout(300);
    const { shift } = await page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen);
    expect(shift, `${width} px`).toBeLessThan(0.01);
  }
});

test('everything works with the keyboard alone', async ({ page }) => {
  const reach = async (name: RegExp | string, role: 'button' | 'link' = 'button'): Promise<void> => {
    const aim = page.getByRole(role, { name }).first();
    for (let presses = 0; presses < 120; presses += 1) {
      if (await aim.evaluate((element) => element === document.activeElement).catch(() => false)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${String(name)} is not reached by Tab`);
  };
  await open(page, '/tdee-calculator');
  await page.locator('[data-field="weight"]').focus();
  await page.keyboard.type('70');
  await page.keyboard.press('Tab');
  await page.keyboard.type('175');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: SAVE_BUTTON })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('A note for yourself')).toBeFocused();
  await page.keyboard.type('typed');
  await reach(SAVE_BUTTON);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved on this device:')).toBeVisible();
  await reach('All saved results (1)', 'link');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/log#saved-results');
  await expect(page.getByText('typed', { exact: true })).toBeVisible();
  await reach(/^Edit/u);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Date and time')).toBeFocused();
  await reach('Cancel');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Edit/u })).toBeFocused();
  await reach(/^Delete/u);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Deleted the result/u)).toBeVisible();
  await reach('Undo');
  await page.keyboard.press('Enter');
  await expect(page.getByText('typed', { exact: true })).toBeVisible();
  await reach('Erase everything…');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Keep them' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Erase everything…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await reach(/^Erase everything$/u);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Everything was erased from this device.')).toBeVisible();
  expect(await storeOf(page)).toBeNull();
});

test('no control under a result can be mistaken for one in the form', async ({ page }) => {
  const names =
    /^(?:Weight|Height|Feet|Inches|Age|Gender|Activity level|Goal|Body fat|Units|Calculate|Reset)/u;
  for (const path of ['/', '/tdee-calculator'] as const) {
    await open(page, path);
    await page.locator('[data-field="weight"]').fill('70');
    await page.locator('[data-field="height"]').fill('175');
    await page.keyboard.press('Enter');
    await openStore(page);
    const part = page.getByRole('region', { name: 'Save this result' });
    for (const role of ['button', 'textbox', 'radio', 'combobox'] as const)
      await expect(part.getByRole(role, { name: names })).toHaveCount(0);
  }
});
