import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** A page that loads no script on its own. */
export const ARTICLE = '/articles/plateau-breaking';

const ENTRIES_FILE = '**/search-entries.js*';

const PLAIN = { keywords: [], body: '', isTool: false };

const article = (slug: string, title: string, description: string, category: string) => ({
  title,
  slug,
  category,
  url: `/articles/${slug}`,
  description,
  ...PLAIN,
});
const page = (title: string, url: string) => ({
  title,
  slug: '',
  category: 'Page',
  url,
  description: '',
  ...PLAIN,
});

/** An index that exercises every rule, with addresses of real pages. */
const ENTRIES = [
  article('cardio-workouts', 'Cardio for a walk', 'By your breath, (not) c++ or a.b*c?', 'Fitness'),
  article('protein-diet', 'Protein: how much', 'Grams for a walk of athletes', 'Nutrition'),
  article('hydration-tips', 'Hydration', 'A walk with water', 'Nutrition'),
  article('good-fats', 'Good fats', 'A walk with oil', 'Nutrition'),
  article('sleep-recovery', 'Sleep', 'A walk before bed', 'Lifestyle'),
  article('meal-prep', 'Meal prep', 'A walk to the shop', 'Nutrition'),
  article('home-workouts', 'Home workouts', 'A walk up the stairs', 'Fitness'),
  page('Walk to the FAQ', '/faq'),
  page('Walk to us', '/about'),
  page('Fitness at home', '/'),
];

/** Replaces the site's own index with the one for every rule. */
export async function useTestEntries(page: Page): Promise<void> {
  await page.route(ENTRIES_FILE, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const entries = ${JSON.stringify(ENTRIES)};`,
    }),
  );
}

/** The one search button at this width. */
export const opener = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });

export const panel = (page: Page): Locator => page.locator('search');
export const box = (page: Page): Locator =>
  page.getByPlaceholder('Search articles & pages...', { exact: true });
export const options = (page: Page): Locator => panel(page).getByRole('option');
export const status = (page: Page): Locator => panel(page).getByRole('status');

/** Opens the search on a page and waits until it responds. */
export async function openSearch(page: Page, path = ARTICLE): Promise<void> {
  await page.goto(path);
  await opener(page).click();
  await expect(status(page)).toHaveText('Type three letters or more. What you type stays in your browser.');
  await expect(box(page)).toBeFocused();
}

/** Titles in the list, with their categories. */
export const listed = (page: Page): Promise<readonly string[]> =>
  options(page).evaluateAll((links) => links.map((link) => link.textContent));
