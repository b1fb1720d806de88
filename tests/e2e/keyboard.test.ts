import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { slowUnless } from '../tier.ts';
import { choice, field, open, result, results } from './calculator.ts';

interface Focus {
  readonly name: string;
  readonly isMarked: boolean;
  readonly isInView: boolean;
  readonly isOnTop: boolean;
}

/** The focused element, whether its focus ring is visible, and whether anything covers it. */
function focus(page: Page): Promise<Focus | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    // The focus ring may be on the face of a radio button, on the box around an input, or on the card of a link.
    const face = element.matches('[type=radio]') ? element.nextElementSibling : null;
    const drawn = face instanceof HTMLElement ? face : element;
    const marks = [
      getComputedStyle(element),
      getComputedStyle(drawn),
      getComputedStyle(drawn, '::after'),
      getComputedStyle(drawn.parentElement ?? drawn),
    ];
    const isMarked = marks.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 3,
    );
    // A link that spans two lines is checked on the first.
    const box = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const label = element.closest('label');
    return {
      name:
        element.dataset['field'] ??
        (element instanceof HTMLInputElement ? element.value : null) ??
        element.getAttribute('aria-label') ??
        element.innerText,
      isMarked,
      // In the menu's scrolling row the browser itself leaves a small part of a link outside.
      isInView:
        box.top > -1 &&
        box.bottom < innerHeight + 1 &&
        Math.min(box.right, innerWidth) - Math.max(box.left, 0) > box.width * 0.8,
      isOnTop:
        top !== null &&
        (drawn.contains(top) ||
          top.contains(drawn) ||
          label?.contains(top) === true ||
          // The slider over a drawing lets touches through.
          (element.matches('[type=range]') && top.closest('svg')?.parentElement?.contains(element) === true)),
    };
  });
}

/** Presses Tab until the page's end, or until a field has the focus; every stop must be visible. */
async function tabTo(page: Page, name: string | null, key = 'Tab'): Promise<readonly string[]> {
  const stops: string[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key);
    const stop = await focus(page);
    if (!stop) return stops;
    expect(stop).toEqual({ name: stop.name, isMarked: true, isInView: true, isOnTop: true });
    stops.push(stop.name);
    if (stop.name === name) return stops;
  }
  throw new Error(`No end after ${stops.join(', ')}`);
}

for (const width of [1280, 390]) {
  test(
    `the home calculator from the first Tab to the result, without a mouse, at ${width} px`,
    slowUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/');

      // The skip link is the first stop and leads past the menu.
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: /skip/iu });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');

      await tabTo(page, 'metric');
      await page.keyboard.press('ArrowRight');
      await expect(choice(page, 'Imperial')).toBeChecked();
      await expect(choice(page, 'Imperial')).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(choice(page, 'Metric')).toBeChecked();

      expect(await tabTo(page, 'weight')).toEqual(['weight']);
      await page.keyboard.type('70');
      expect(await tabTo(page, 'height')).toEqual(['height']);
      await page.keyboard.type('175');
      expect(await tabTo(page, 'age')).toEqual(['age']);
      await expect(field(page, 'age')).toHaveValue('30');
      expect(await tabTo(page, 'male')).toEqual(['male']);
      await page.keyboard.press('ArrowRight');
      await expect(choice(page, 'Female')).toBeChecked();
      await page.keyboard.press('ArrowLeft');
      await expect(choice(page, 'Male')).toBeChecked();
      expect(await tabTo(page, 'activityLevel')).toEqual(['activityLevel']);
      // The first key opens the list.
      for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
      await expect(field(page, 'activityLevel')).toHaveValue('veryActive');
      for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
      await expect(field(page, 'activityLevel')).toHaveValue('moderatelyActive');

      // Enter in a field triggers Calculate; the next Tab continues from the results.
      await tabTo(page, 'age', 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(result(page, 'calories.maintenance')).toHaveText('2,556');
      await expect(result(page, 'bmi')).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(choice(page, 'kcal')).toBeFocused();
      // The age is still a preset.
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Change: 30 years old' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'That’s right' })).toBeFocused();
      for (const name of ['Save', 'Share', 'Print']) {
        await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
      }

      // So do Enter and the space bar on the button.
      for (let presses = 0; presses < 16; presses += 1) {
        await page.keyboard.press('Shift+Tab');
        if ((await focus(page))?.name === 'Calculate') break;
      }
      await page.keyboard.press('Space');
      await expect(page.getByRole('group', { name: 'Results' })).toBeFocused();
      await tabTo(page, 'Reset', 'Shift+Tab');
      await expect(page.getByRole('button', { name: 'Reset' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(results(page)).toHaveCount(0);
      await expect(field(page, 'weight')).toBeFocused();
    },
  );
}

test('an invalid field, a question and its answer, without a mouse', async ({ page }) => {
  await open(page, '/');
  await field(page, 'weight').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter your weight, for example 72.5.')).toBeVisible();
  await expect(field(page, 'weight')).toBeFocused();
  await page.keyboard.type('70');
  await page.keyboard.press('Tab');
  await page.keyboard.type('69');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  if (
    !(await page
      .getByRole('button', { name: 'Use 5 ft 9 in (175.3 cm)' })
      .evaluate((it) => it === document.activeElement))
  )
    await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Use 5 ft 9 in (175.3 cm)' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'height')).toHaveValue('175.3');
  // The button is gone, but the focus must not be lost.
  await expect(field(page, 'height')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(result(page, 'bmi')).toHaveText('22.8');
});

for (const path of ['/', '/tdee-calculator'] as const) {
  test(
    `every stop of the Tab key on ${path}, with results, is marked, in view and uncovered`,
    slowUnless(path !== '/'),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 720 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      await field(page, 'weight').fill('70');
      await field(page, 'height').fill('175');
      await field(page, 'height').press('Enter');
      await expect(results(page).first()).toBeInViewport();
      // The notice on the TDEE page disappears after a while.
      await expect(page.getByRole('button', { name: 'Close this notice' })).toHaveCount(0);
      // What loads when it comes near must not appear between two presses.
      if (path === '/tdee-calculator') await page.getByText('Where this takes you').scrollIntoViewIfNeeded();
      await expect(page.locator('astro-island[ssr][component-export="WeightProjection"]')).toHaveCount(0);
      await page.locator('astro-island[component-export="NextSteps"]').scrollIntoViewIfNeeded();
      await expect(page.getByText(/^(?:Plan for a goal weight|Follow [\d,]+ kcal a day)$/u)).toBeVisible();
      await page.getByRole('link', { name: 'Skip to main content' }).focus();
      const stops = await tabTo(page, null);
      expect(stops.length).toBeGreaterThan(30);
      const back = await tabTo(page, 'Skip to main content', 'Shift+Tab');
      expect(back).toEqual(['Skip to main content', ...stops].reverse());
    },
  );
}

test('on a phone, the menu closes where it was opened, with a cross', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const opener = page.getByRole('button', { name: /^(?:Menu|Close)$/u });
  const menu = page.getByRole('navigation', { name: 'Main' });
  const drawn = () =>
    opener.locator('path').evaluateAll((paths) => paths.map((path) => getComputedStyle(path).display));
  expect(await drawn()).toEqual(['inline', 'none']);
  await opener.click();
  await expect(menu).toBeVisible();
  await expect(opener).toHaveAccessibleName('Close');
  expect(await drawn()).toEqual(['none', 'inline']);
  await opener.click();
  await expect(menu).toBeHidden();
  await expect(opener).toHaveAccessibleName('Menu');
  expect(await drawn()).toEqual(['inline', 'none']);
});

test('on a phone, the open menu scrolls, and the page below it doesn’t', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/faq');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await heading.boundingBox()).toEqual(before);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const last = menu.getByRole('link', { name: 'Contact' });
  await expect(last).not.toBeInViewport();
  const current = menu.getByRole('link', { name: 'FAQ' });
  await page.mouse.move(195, 400);
  for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, 2000);
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // The row under the pointer doesn’t look like the current page’s.
  await last.hover();
  const line = (link: typeof last): Promise<string> =>
    link.evaluate((element) => getComputedStyle(element, '::after').borderBlockEndStyle);
  expect([await line(last), await line(current)]).toEqual(['none', 'solid']);
});
