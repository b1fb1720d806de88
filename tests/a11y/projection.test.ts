import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { choice } from '../e2e/calculator.ts';
import { horizon, intake, MAN, openProjection, projection, slider } from '../e2e/projection-page.ts';
import { BOTH, slowUnless } from '../tier.ts';
import { expectAccessible, expectAccessibleEverywhere, expectNoSidewaysScroll } from './axe.ts';

const LEAST_TEXT = 12;

test.describe('the projection breaks no rule of WCAG 2.2 A and AA', () => {
  test.describe.configure({ timeout: 180_000 });

  test('in every theme and at every width', BOTH, async ({ page }) => {
    await openProjection(page);
    await projection(page).getByText('The same numbers in a table').click();
    await expectAccessibleEverywhere(page, 'projection');
  });

  test('with cautions, without a curve, and with a wrong intake', async ({ page }) => {
    await openProjection(page);
    await intake(page).selectOption('own');
    for (const text of ['1400', '700', 'much']) {
      await page.getByLabel('Your own number').fill(text);
      await expectAccessible(page, text);
    }
  });
});

/** The page's accessibility tree, as the browser exposes it to a screen reader. */
async function treeOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, value, description }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? ''),
      value: value?.value as unknown,
      description: String(description?.value ?? ''),
    }));
}

test('the chart is fully described to screen readers', async ({ page }) => {
  await openProjection(page);
  await slider(page).focus();
  await page.keyboard.press('Home');
  for (let week = 0; week < 12; week++) await page.keyboard.press('ArrowRight');
  await projection(page).getByText('The same numbers in a table').press('Enter');
  await expect(projection(page)).toMatchAriaSnapshot(`
    - region "Where this takes you":
      - heading "Where this takes you" [level=2]
      - text: Calories a day
      - combobox "Calories a day"
      - text: How far ahead
      - combobox "How far ahead"
      - status: /Eating 2,317 kcal a day.*76 kg in a year.*66 kg/
      - 'img "Chart of your weight: 90 kg today, about 76 kg on Nov 21, 2027."'
      - slider "Read the curve, week by week"
      - paragraph: /arrow keys/
      - heading "Along the way" [level=3]
      - list "Along the way"
      - list
      - group:
        - table "Your weight over time, if you eat exactly this much"
  `);
  const tree = await treeOf(page);
  // The slider's spoken value is the attribute: Chromium's protocol returns only the number behind it.
  expect(tree.filter(({ role }) => role === 'slider')).toContainEqual({
    role: 'slider',
    name: 'Read the curve, week by week',
    value: 12,
    description: 'Slide along the curve to read any week. On a keyboard, use the arrow keys.',
  });
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    'Week 12, Feb 13, 2027: about 85.3 kg, likely between 80 and 89 kg',
  );
  const names = tree.map(({ name }) => name);
  for (const fact of ['Feb 9, 2027', '5% lighter', 'Dec 21, 2026', '83–91 kg'])
    expect(
      names.some((name) => name.includes(fact)),
      fact,
    ).toBe(true);
  // Screen readers get the drawing's name, not its tick labels.
  expect(names).not.toContain('likely range, from a study');
  expect(names).not.toContain('May');
});

/** The smallest text of the drawing, in pixels. */
function smallestText(page: Page): Promise<number> {
  return projection(page)
    .locator('svg text')
    .evaluateAll((texts) =>
      Math.min(
        ...texts.map((text) => {
          const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
          return parseFloat(getComputedStyle(text).fontSize) * scale;
        }),
      ),
    );
}

/** How far any text of the drawing overflows its card, in pixels. */
function beyondTheCard(page: Page): Promise<number> {
  return projection(page).evaluate((section) => {
    const card = section.getBoundingClientRect();
    const texts = [...section.querySelectorAll('svg text')].map((text) => text.getBoundingClientRect());
    return Math.max(...texts.flatMap(({ left, right }) => [card.left - left, right - card.right]));
  });
}

for (const [state, width, size] of [
  ['at 320 px', 320, '100%'],
  ['with text of twice the size', 640, '200%'],
  ['with text of twice the size on a wide screen', 1280, '200%'],
] as const) {
  test(`the chart keeps every label ${state}`, slowUnless(width === 320), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openProjection(page);
    await page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), size);
    for (const unit of ['kg', 'lb', 'st']) {
      if (unit === 'lb') await choice(page, 'Imperial').check();
      if (unit === 'st') await page.getByLabel('Use stone and pounds').check();
      for (const length of ['quarter', 'year', 'threeYears']) {
        await horizon(page).selectOption(length);
        await expectNoSidewaysScroll(page, `${unit}, ${length}`);
        await expect.poll(() => smallestText(page)).toBeGreaterThanOrEqual(LEAST_TEXT);
        await expect.poll(() => beyondTheCard(page)).toBeLessThanOrEqual(0);
      }
    }
    await projection(page).getByText('The same numbers in a table').click();
    await expectNoSidewaysScroll(page, 'table');
  });
}

test('forced colors keep every line, and the focus is visible', async ({ page }) => {
  await openProjection(page, MAN);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const strokes = await projection(page)
    .locator('svg path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke));
  // The band has a part for its measured days.
  expect(strokes).toHaveLength(5);
  expect(new Set(strokes)).toEqual(new Set(['rgb(0, 0, 0)']));
  await horizon(page).focus();
  await page.keyboard.press('Tab');
  await expect(slider(page)).toBeFocused();
  const outline = await slider(page).evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline).toBe('solid');
});
