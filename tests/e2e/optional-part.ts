import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { axeFor, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { casesOfTier, LOOKS } from '../tier.ts';

/** WCAG 2.2, levels A and AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Prefixes of the calculators' own controls; an optional part's controls must not match them. */
const NAMES_OF_THE_CALCULATOR =
  /^(?:Weight|Height|Feet|Inches|Age|Gender|Activity level|Goal|Body fat|Units|Calculate|Reset)/u;

/** The optional part that is open. Custom macros are the panel of a tab. */
const PART = 'details[open], #panel-own:not([hidden])';
const part = (page: Page): Locator => page.locator(PART);

/** No control of the open part can be mistaken for one of the calculator's. */
export async function expectOwnNames(page: Page): Promise<void> {
  for (const role of ['textbox', 'combobox', 'radiogroup', 'radio', 'slider', 'button', 'checkbox'] as const)
    await expect(part(page).getByRole(role, { name: NAMES_OF_THE_CALCULATOR })).toHaveCount(0);
}

/** True for each control of the open part that belongs to a form. */
export function ownersOfControls(page: Page): Promise<readonly boolean[]> {
  return part(page)
    .locator('input, select, button')
    .evaluateAll((controls) => controls.map((control) => (control as HTMLInputElement).form !== null));
}

/**
 * The open part breaks no rule of WCAG in any look of this run, and nothing overflows the page, also with text at twice
 * the size.
 */
export async function expectAccessiblePart(page: Page): Promise<void> {
  for (const { width, colorScheme } of casesOfTier(LOOKS)) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page, `${width} px`);
    await page.emulateMedia({ colorScheme });
    // Chromium may briefly report outdated colors, so a finding counts only if it persists.
    await expect(async () => {
      const { violations } = await axeFor(page).include(PART).withTags(WCAG).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      );
      expect(found, `${width} px, ${colorScheme}`).toEqual([]);
    }).toPass({ intervals: [300, 1000], timeout: 20_000 });
  }
  // Not a style in the page: the content policy forbids it.
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const width of [1280, 640]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page, `large text, ${width} px`);
  }
}
