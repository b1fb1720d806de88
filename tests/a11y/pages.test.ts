import { expect, test } from '@playwright/test';
import { globSync } from 'node:fs';
import { slowUnless } from '../tier.ts';
import { expectAccessible, expectNoSidewaysScroll, expectReadableColors } from './axe.ts';

/** The calculators have separate tests. */
const ELSEWHERE = ['/', '/tdee-calculator'];

const pages = globSync('**/index.html', { cwd: 'dist' })
  .map((file) => `/${file.replace(/\/?index\.html$/u, '')}`)
  .filter((path) => !ELSEWHERE.includes(path))
  .sort();

test('there are pages to check', () => {
  expect(pages.length).toBeGreaterThan(25);
});

/** Folders whose pages share a template. `npm test` checks the first page of each. */
const TEMPLATES = ['/articles/', '/developers/', '/embed/'];
/** Pages of text with the same layout as another page that is checked. */
const SAME_LAYOUT = [
  '/about',
  '/activity-level-explained',
  '/calorie-deficit-guide',
  '/contact',
  '/developers',
  '/healthy-weight-guide',
  '/terms',
];
/** Pages whose empty form other tests check at another width. */
const TOOLS = ['/child-bmi-calculator', '/log', '/weight-planner'];

function isUsual(path: string): boolean {
  const template = TEMPLATES.find((folder) => path.startsWith(folder));
  if (template === undefined) return !TOOLS.includes(path) && !SAME_LAYOUT.includes(path);
  return path === pages.find((one) => one.startsWith(template));
}

for (const path of [...pages, '/no-such-page']) {
  test(`${path} breaks no rule of WCAG 2.2 A and AA`, slowUnless(isUsual(path)), async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(path);
    await expectAccessible(page, path);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadableColors(page, `${path}, dark`);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page, `${path} at 320 px`);
  });
}
