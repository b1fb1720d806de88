import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** A visitor's entries, as typed or chosen. Omitted ones keep the page's defaults. */
export interface Entries {
  readonly weight?: string;
  readonly height?: string;
  readonly feet?: string;
  readonly inches?: string;
  readonly age?: string;
  readonly gender?: 'male' | 'female';
  readonly activityLevel?: string;
  readonly goal?: string;
}

/** The person in the specification's example: BMI 22.857, and 2,556 kcal a day. */
export const EXAMPLE: Entries = {
  weight: '70',
  height: '175',
  age: '30',
  gender: 'male',
  activityLevel: 'moderatelyActive',
};

/** Waits until the script has taken over the form. */
export async function scriptsArrived(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]:has([data-field="weight"])')).toHaveCount(0);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** Opens a calculator and waits until it works. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptsArrived(page);
}

/** A field or list, by its name in the page. */
export const field = (page: Page, name: string): Locator => page.locator(`[data-field="${name}"]`);

/** A radio button, by its label. */
export const choice = (page: Page, label: string): Locator =>
  page.getByRole('radio', { name: label, exact: true });

/** Types and chooses the entries. Presses radio buttons by their labels, as visitors do. */
export async function enter(page: Page, entries: Entries): Promise<void> {
  const { gender, activityLevel, goal, ...boxes } = entries;
  for (const [name, text] of Object.entries(boxes)) await field(page, name).fill(text);
  if (gender) await choice(page, gender === 'male' ? 'Male' : 'Female').check();
  if (activityLevel) await field(page, 'activityLevel').selectOption(activityLevel);
  if (goal) await field(page, 'goal').selectOption(goal);
}

/** Waits for the part of an answer that follows once its main figures are painted. */
const wholeAnswer = (page: Page): Promise<void> => expect(page.locator('[data-later]')).toHaveCount(0);

/** Presses the button, and waits for all of the answer if there is one. */
export async function calculate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await wholeAnswer(page);
}

/**
 * Scrolls something into view and waits until it stays there. After Calculate the page moves to the results, and
 * parts appear above; a press on a moving button could miss it.
 */
async function bringToRest(target: Locator): Promise<void> {
  await target.evaluate(
    (element) =>
      new Promise<void>((done) => {
        let [place, since] = [NaN, 0];
        const look = (now: number): void => {
          const { top } = element.getBoundingClientRect();
          if (top < 0 || top > innerHeight - 50)
            element.scrollIntoView({ block: 'center', behavior: 'instant' });
          if (top !== place) [place, since] = [top, now];
          if (now - since > 400) done();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
}

/** Opens a collapsed part under the results, by its title. */
export async function openDetails(page: Page, title: string): Promise<void> {
  const summary = page.locator('summary', { hasText: title });
  await bringToRest(summary);
  await summary.click();
}

/** Opens every collapsed part that loads when it is opened. */
export async function openAllDetails(page: Page): Promise<void> {
  for (const details of await page.locator('details:has(astro-island)').all()) {
    const summary = details.locator('summary').first();
    await bringToRest(summary);
    await summary.click();
    await expect(details).toHaveAttribute('open');
  }
}

/** Opens the panel of a button of the answer. */
export async function openAction(page: Page, title: 'Save' | 'Share'): Promise<void> {
  const button = page.getByRole('button', { name: title, exact: true });
  await bringToRest(button);
  await button.click();
}

export async function reset(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
}

/** One result, by its name in the specification. */
export const result = (page: Page, name: string): Locator => page.locator(`[data-result="${name}"]`);

/** All results, by any name. */
export const results = (page: Page): Locator => page.locator('[data-result]');

/** Every result's unrounded value; `null` where a figure is withheld. */
export async function values(page: Page): Promise<Readonly<Record<string, number | null>>> {
  await wholeAnswer(page);
  const pairs = await results(page).evaluateAll((elements) =>
    elements.map((element) => [element.getAttribute('data-result'), element.getAttribute('value')] as const),
  );
  return Object.fromEntries(
    pairs.map(([name, value]) => [String(name), value === null ? null : Number(value)]),
  );
}

/** Every result as displayed. */
export async function texts(page: Page): Promise<Readonly<Record<string, string>>> {
  await wholeAnswer(page);
  const pairs = await results(page).evaluateAll((elements) =>
    elements.map((element) => [element.getAttribute('data-result'), element.textContent] as const),
  );
  return Object.fromEntries(pairs.map(([name, text]) => [String(name), text]));
}

/** Expects no negative or invalid result on the page, in text or value. */
export async function expectSaneResults(page: Page): Promise<void> {
  const shown = await results(page).evaluateAll((elements) =>
    elements.map((element) => ({ value: element.getAttribute('value'), text: element.textContent })),
  );
  for (const { value, text } of shown) {
    expect(text).not.toMatch(/NaN|Infinity|undefined|null|∞|[-−]\s*\d/u);
    if (value !== null) expect(Number(value)).toBeGreaterThanOrEqual(0);
    if (value !== null) expect(Number.isFinite(Number(value))).toBe(true);
  }
}
