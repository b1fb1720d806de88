import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { casesOfTier, LOOKS } from '../tier.ts';

/** No page has frames and passed rules aren't reported, so axe can skip collecting results from frames. */
export const axeFor = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

/** WCAG 2.2, levels A and AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules about colors, which are all that a theme can break. */
const COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * Chromium 156 may briefly report outdated colors right after the theme or the window has changed, so a
 * finding counts only if it persists.
 */
async function expectNothingFound(axe: AxeBuilder, state: string): Promise<void> {
  await expect(async () => {
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => ({
      rule: id,
      elements: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
    }));
    expect(found, state).toEqual([]);
  }).toPass({ intervals: [300, 1000], timeout: 30_000 });
}

/** Expects no violations on the page in its current state. A failure names each rule and the elements that break it. */
export function expectAccessible(page: Page, state: string): Promise<void> {
  return expectNothingFound(axeFor(page).withTags(WCAG), state);
}

/** Expects enough contrast for all text. */
export function expectReadableColors(page: Page, state: string): Promise<void> {
  return expectNothingFound(axeFor(page).withRules(COLORS), state);
}

/** Checks a state of the page without reloading, in every look of this run. A theme changes only colors. */
export async function expectAccessibleEverywhere(page: Page, state: string): Promise<void> {
  for (const { width, colorScheme } of casesOfTier(LOOKS)) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const expectNothing = colorScheme === 'light' ? expectAccessible : expectReadableColors;
    await expectNothing(page, `${state}, ${width} px, ${colorScheme}`);
  }
}

/** Expects that nothing overflows the page, so there's no horizontal scrolling. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const { width, room, widest } = await page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const beyond = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > room + 1;
    });
    return {
      room,
      width: document.documentElement.scrollWidth,
      widest: beyond
        .slice(0, 5)
        .map((element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`),
    };
  });
  expect(width, `${state}; beyond the edge: ${widest.join(', ')}`).toBeLessThanOrEqual(room);
}
