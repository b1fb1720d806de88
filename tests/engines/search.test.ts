import { expect } from 'vitest';
import { searchWords } from '#search/search-words.ts';
import { open, press, see, test, until } from './visit.ts';

test('the search shows results during typing, and Enter opens the one selected by the arrow keys', async ({
  visit,
}) => {
  await open(visit, '/articles/plateau-breaking');
  await press(visit, 'button', searchWords.open);
  await see(visit, searchWords.hint);
  await until(visit, () => document.activeElement?.matches('search input'));
  // WebKit once made the panel as tall as the window; with whole descriptions its suggestions take about 600 pixels.
  expect(await visit.page.evaluate(() => document.querySelector('search')?.clientHeight)).toBeLessThan(680);
  await visit.page.type('sleep');
  await until(visit, () => document.querySelectorAll('[role="option"]').length > 0);
  await visit.page.press('ArrowDown');
  const address = await visit.page.evaluate(
    () => document.querySelector<HTMLAnchorElement>('[role="option"][aria-selected="true"]')?.href ?? '',
  );
  expect(address).toContain('/articles/');
  await visit.page.press('Enter');
  await until(visit, (wanted) => location.href === wanted, address);
});

test('Escape closes the search', async ({ visit }) => {
  await open(visit, '/faq');
  await press(visit, 'button', searchWords.open);
  await until(visit, () => document.activeElement?.matches('search input'));
  await visit.page.press('Escape');
  await until(visit, () => document.querySelector('search input')?.checkVisibility() !== true);
});
