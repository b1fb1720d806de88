import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { slowUnless, bothOrSlow } from '../tier.ts';
import { expectAccessible, expectAccessibleEverywhere, expectNoSidewaysScroll } from '../a11y/axe.ts';
import {
  calculate,
  choice,
  enter,
  EXAMPLE,
  expectSaneResults,
  field,
  open,
  openDetails,
  reset,
  result,
} from './calculator.ts';
import type { Entries } from './calculator.ts';

const ENERGY = 'What other equations say';
const SIZE = 'Beyond BMI';

const part = (page: Page, title: string): Locator =>
  page.locator('details', { has: page.locator('summary', { hasText: title }) });
const summary = (page: Page, title: string): Locator => page.locator('summary', { hasText: title });
const opinion = (page: Page, name: string): Locator => result(page, `opinion.${name}`);
const waist = (page: Page): Locator => page.getByRole('textbox', { name: /^Your waist/u });

async function opened(page: Page, title: string, entries: Entries = {}): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, title === ENERGY ? '/tdee-calculator' : '/');
  await enter(page, { ...EXAMPLE, ...entries });
  await calculate(page);
  await openDetails(page, title);
  await expect(part(page, title).locator('p').first()).not.toHaveText('Loading…');
}

/** The visitor's own text size. The content policy blocks style tags; a script may set it. */
async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
}

/** The smallest text of a part's drawings, and how far they overflow it, in pixels. */
async function expectReadableDrawings(page: Page, title: string, state: string): Promise<void> {
  const { smallest, beyond } = await part(page, title).evaluate((details) => {
    const box = details.getBoundingClientRect();
    const drawings = [...details.querySelectorAll('figure')];
    const texts = drawings.flatMap((drawing) => [...drawing.querySelectorAll('text, span, li, p')]);
    const shapes = drawings.flatMap((drawing) => [
      ...drawing.querySelectorAll('text, line, rect, circle, span'),
    ]);
    const shown = shapes.map((shape) => shape.getBoundingClientRect()).filter(({ width }) => width > 0);
    return {
      smallest: Math.min(...texts.map((text) => parseFloat(getComputedStyle(text).fontSize))),
      beyond: Math.max(...shown.flatMap(({ left, right }) => [box.left - left, right - box.right])),
    };
  });
  expect(smallest, state).toBeGreaterThanOrEqual(12);
  expect(beyond, state).toBeLessThanOrEqual(0);
}

test.describe('second opinions on energy', () => {
  test('load when they are opened, and follow each new result', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await open(page, '/tdee-calculator');
    await enter(page, EXAMPLE);
    await calculate(page);
    await expect(part(page, ENERGY)).toBeVisible();
    await expect(opinion(page, 'energy.spread')).toHaveCount(0);
    expect(scripts.filter((url) => url.includes('EnergyComparison'))).toEqual([]);

    await summary(page, ENERGY).click();
    await expect(opinion(page, 'energy.mifflin.bmr')).toHaveText('1,649');
    await expect(opinion(page, 'energy.mifflin.tdee')).toHaveText('2,556');
    await expect(opinion(page, 'energy.harrisBenedict.tdee')).toHaveText('2,628');
    await expect(opinion(page, 'energy.eer.tdee')).toHaveText('2,755');
    await expect(opinion(page, 'energy.spread')).toHaveText('199');
    await expect(opinion(page, 'energy.cunningham.tdee')).toHaveCount(0);
    await expect(part(page, ENERGY)).toContainText('We use Mifflin–St Jeor');
    expect(scripts.filter((url) => url.includes('EnergyComparison'))).toHaveLength(1);

    await choice(page, 'Imperial').check();
    await expect(opinion(page, 'energy.eer.tdee')).toHaveText('2,755');

    await enter(page, { activityLevel: 'sedentary' });
    await calculate(page);
    await expect(opinion(page, 'energy.mifflin.tdee')).toHaveText('1,979');
    await expect(part(page, ENERGY)).toContainText('too low for most people with desk jobs');
    await expectSaneResults(page);
  });

  test(
    'show five methods with a body fat reading, the calculator’s own first',
    { tag: '@slow' },
    async ({ page }) => {
      await opened(page, ENERGY);
      await field(page, 'bodyFatAsk').check();
      await field(page, 'bodyFat').fill('22');
      await calculate(page);
      const headers = part(page, ENERGY).getByRole('rowheader');
      await expect(headers).toHaveText([
        'Katch–McArdle · used here',
        'Mifflin–St Jeor',
        'Harris–Benedict, revised',
        'Cunningham',
        'Reference intakes 2023',
      ]);
      await expect(opinion(page, 'energy.katchMcArdle.tdee')).toHaveText(
        await result(page, 'tdee').innerText(),
      );
      await expect(opinion(page, 'energy.cunningham.bmr')).toHaveText('1,701');
    },
  );

  test('are not shown under 18, and omit the reference intakes at 18', { tag: '@slow' }, async ({ page }) => {
    await opened(page, ENERGY, { age: '17' });
    await expect(part(page, ENERGY)).toContainText('none is shown under 18');
    await expect(opinion(page, 'energy.mifflin.tdee')).toHaveCount(0);
    await enter(page, { age: '18' });
    await calculate(page);
    await expect(opinion(page, 'energy.mifflin.tdee')).toBeVisible();
    await expect(opinion(page, 'energy.eer.tdee')).toHaveCount(0);
    await expect(part(page, ENERGY)).toContainText('For adults 19 and over');
  });
});

test.describe('beyond BMI', () => {
  test('a waist is read with a comma, follows the units and is restored as it was typed', async ({
    page,
  }) => {
    await opened(page, SIZE);
    await waist(page).fill('84,5');
    await expect(opinion(page, 'waistToHeight')).toHaveText('0.48');
    await expect(opinion(page, 'waistClass')).toHaveText('Healthy');
    await choice(page, 'Imperial').check();
    await expect(waist(page)).toHaveValue('33.3');
    await expect(waist(page)).toHaveAccessibleName('Your waist in inches');
    await expect(opinion(page, 'idealWeight.devine')).toHaveText('155.3');
    expect(await part(page, SIZE).innerText()).not.toMatch(/\d\s*(?:cm|kg)\b(?!\/)/u);
    await choice(page, 'Metric').check();
    await expect(waist(page)).toHaveValue('84,5');
    await expect(opinion(page, 'idealWeight.devine')).toHaveText('70.5');
  });

  test('an impossible waist is reported beside its field, and changes no result', async ({ page }) => {
    await opened(page, SIZE);
    for (const [text, message] of [
      ['wide', /as a number/u],
      ['-84', /can’t be negative/u],
      ['0', /more than 0/u],
      ['900', /this form takes up to 300 cm/u],
    ] as const) {
      await waist(page).fill(text);
      await waist(page).press('Enter');
      await expect(waist(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(waist(page)).toHaveAccessibleDescription(message);
      await expect(opinion(page, 'waistToHeight')).toHaveCount(0);
    }
    await expect(result(page, 'bmi')).toHaveText('22.9');
    await waist(page).fill('33');
    await waist(page).press('Enter');
    await page.getByRole('button', { name: 'Use 33 in (83.8 cm)' }).click();
    await expect(waist(page)).toHaveValue('83.8');
    await expect(waist(page)).toBeFocused();
    await expect(opinion(page, 'waistToHeight')).toHaveText('0.48');
  });

  test(
    'a press that leaves the field is not lost, even if a message appears',
    { tag: '@slow' },
    async ({ page }) => {
      await opened(page, SIZE);
      await waist(page).fill('wide');
      await choice(page, 'Female').click();
      await expect(choice(page, 'Female')).toBeChecked();
      await expect(waist(page)).toHaveAttribute('aria-invalid', 'true');
    },
  );

  test(
    'explains what does not apply: under 18, below five feet, underweight, from a BMI of 35',
    { tag: '@slow' },
    async ({ page }) => {
      await opened(page, SIZE, { height: '150', weight: '52' });
      await expect(part(page, SIZE)).toContainText('start at 5 ft');
      await waist(page).fill('70');
      await enter(page, { height: '175' });
      await calculate(page);
      await expect(part(page, SIZE)).toContainText('not whether you weigh enough');
      await enter(page, { weight: '110' });
      await calculate(page);
      await expect(part(page, SIZE)).toContainText('for adults with a BMI below 35');
      await expect(opinion(page, 'waistClass')).toHaveCount(0);
      await enter(page, { age: '14' });
      await calculate(page);
      await expect(part(page, SIZE)).toContainText('none is shown under 18');
      await expect(waist(page)).toHaveCount(0);
    },
  );

  for (const path of ['/', '/tdee-calculator'])
    test(`a waist is there after a reload, and is printed on one page, at ${path}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      await enter(page, { ...EXAMPLE, age: '68', gender: 'female' });
      await calculate(page);
      await openDetails(page, SIZE);
      await waist(page).fill('88,5');
      await page.getByRole('navigation', { name: 'Next steps' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('link', { name: /^Your waist: 88\.5 cm/u })).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      await page.reload();
      const line =
        'Your waist: 88.5 cm. It’s 0.51 of your height, which the guideline calls an increased risk.';
      const printed = page.locator('.print-only', { hasText: line });
      await expect(printed).toBeAttached();
      await expect(printed).toBeHidden();
      for (const format of ['A4', 'Letter']) {
        const pdf = (await page.pdf({ format })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b/gu), format).toHaveLength(1);
      }
      const screen = page.viewportSize() ?? { width: 1280, height: 720 };
      await page.setViewportSize({ width: 816, height: 1056 });
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(line).filter({ visible: true })).toHaveCount(1);
      const left = (text: Locator): Promise<number> =>
        text.evaluate((element) => element.getBoundingClientRect().left);
      // In the margin of the answer, not on the card's border.
      expect(await left(printed)).toBe(
        await left(page.getByRole('group', { name: 'Results' }).getByRole('heading').first()),
      );
      await page.setViewportSize(screen);
      await page.emulateMedia({ media: 'screen' });
      await openDetails(page, SIZE);
      await expect(waist(page)).toHaveValue('88,5');
      await waist(page).fill('');
      await expect(page.getByText(line)).toHaveCount(0);
    });

  test('a waist at risk is said below home’s sentence about the weight, and nowhere if it isn’t', async ({
    page,
  }) => {
    await opened(page, SIZE);
    await waist(page).fill('108');
    const answer = page.getByRole('group', { name: 'Results' });
    const said = answer.getByText(/^Your waist: 108 cm.*a high risk\. This much fat around the middle/u);
    await expect(said).toBeVisible();
    const sentence = answer.getByText(/^In the healthy range/u);
    const [above, below] = [await sentence.boundingBox(), await said.boundingBox()];
    expect(below?.y).toBeGreaterThan(above?.y ?? Infinity);
    expect(below?.y).toBeLessThan((await result(page, 'bmi').boundingBox())?.y ?? 0);
    await waist(page).fill('80');
    await expect(said).toHaveCount(0);
    await expect(answer.getByText(/^Your waist/u)).toHaveCount(0);
  });

  test('only the waist is stored, in the tab, and not past Reset', async ({ page }) => {
    await opened(page, SIZE);
    await waist(page).fill('91.7');
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(kept).toContain('91.7');
    expect(page.url().replace(/^http:\/\/[^/]+/u, '')).not.toContain('91');
    await reset(page);
    await expect(part(page, SIZE)).toHaveCount(0);
    await enter(page, EXAMPLE);
    await calculate(page);
    await summary(page, SIZE).click();
    await expect(waist(page)).toHaveValue('');
  });

  test(
    'works on the TDEE page as well, with lean mass from the body fat that was entered',
    { tag: '@slow' },
    async ({ page }) => {
      await open(page, '/tdee-calculator');
      await enter(page, EXAMPLE);
      await field(page, 'bodyFatAsk').check();
      await field(page, 'bodyFat').fill('22');
      await calculate(page);
      await summary(page, SIZE).click();
      await expect(opinion(page, 'leanMass.measured')).toHaveText('54.6');
      await expect(opinion(page, 'leanMass.index')).toHaveText('17.8');
    },
  );
});

test('the keyboard alone opens a part, fills it in and answers its question', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await enter(page, EXAMPLE);
  await field(page, 'height').press('Enter');
  await summary(page, SIZE).focus();
  await page.keyboard.press('Enter');
  await expect(waist(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(waist(page)).toBeFocused();
  await page.keyboard.type('33');
  await page.keyboard.press('Tab');
  const answer = page.getByRole('button', { name: 'Use 33 in (83.8 cm)' });
  await expect(answer).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(answer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(waist(page)).toHaveValue('83.8');
  await page.keyboard.press('ArrowUp');
  await expect(waist(page)).toHaveValue('84.8');
});

for (const title of [ENERGY, SIZE]) {
  test(
    `“${title}” breaks no rule of WCAG, in both themes and at every width`,
    bothOrSlow(title === SIZE),
    async ({ page }) => {
      await opened(page, title);
      if (title === SIZE) await waist(page).fill('84');
      await expectAccessibleEverywhere(page, title);
      if (title === ENERGY) return;
      await waist(page).fill('wide');
      await waist(page).press('Enter');
      await expectAccessible(page, 'a wrong waist');
      await waist(page).fill('33');
      await waist(page).press('Enter');
      await expectAccessible(page, 'a question beside the waist');
    },
  );

  test(
    `“${title}” fits into 320 px, and with text at twice the size`,
    slowUnless(title === ENERGY),
    async ({ page }) => {
      await opened(page, title);
      if (title === SIZE) await waist(page).fill('124');
      for (const [width, size] of [
        [320, '100%'],
        [1280, '100%'],
        [640, '200%'],
        [1280, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await setTextSize(page, size);
        const state = `${title}, ${width} px, text ${size}`;
        await expectNoSidewaysScroll(page, state);
        await expectReadableDrawings(page, title, state);
      }
    },
  );
}

test('numbers on the scales never touch each other', { tag: '@slow' }, async ({ page }) => {
  await opened(page, ENERGY);
  for (const [width, size] of [
    [320, '100%'],
    [390, '100%'],
    [768, '100%'],
    [640, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await setTextSize(page, size);
    for (const weight of ['48', '61', '70', '95', '133', '214']) {
      await enter(page, { weight });
      await calculate(page);
      const gaps = await part(page, ENERGY).evaluate((details) =>
        [...details.querySelectorAll('figure')].flatMap((figure) => {
          const numbers = [...figure.querySelectorAll('text')]
            .map((text) => text.getBoundingClientRect())
            .filter((box) => box.width > 0);
          return numbers.slice(1).map((box, index) => box.left - (numbers[index]?.right ?? 0));
        }),
      );
      expect(Math.min(...gaps), `${weight} kg at ${width} px, text ${size}`).toBeGreaterThan(4);
    }
  }
});

test('the printed page has the results, not the optional parts', { tag: '@slow' }, async ({ page }) => {
  await opened(page, SIZE);
  await page.emulateMedia({ media: 'print' });
  await expect(result(page, 'bmi')).toBeVisible();
  await expect(part(page, SIZE)).toBeHidden();
});
