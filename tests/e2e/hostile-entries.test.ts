import { expect, test } from '@playwright/test';
import { BOTH, casesOfTier } from '../tier.ts';
import { calculate, enter, field, open, result, results } from './calculator.ts';

/** Malicious entries; `src/person/hostile-entries.test.ts` has every entry that a form has to accept or reject. */
const HARMFUL = [
  '<script>document.title = "broken"</script>',
  '"><img src=x onerror="document.title=\'broken\'">',
  '{{7*10}}${7*10}<%= 70 %>',
  'javascript:alert(70)',
  '__proto__',
  '1e999',
  '7\u00002',
  `7${'\u0336'.repeat(500)}2`,
  '.'.repeat(10_000),
];

test('malicious entries get a message, keep the earlier result and break nothing', BOTH, async ({ page }) => {
  const troubles: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    // The test browser logs that it blocks the offline worker.
    const isOwn = message.text().includes('blocked by Playwright');
    if (['error', 'warning'].includes(message.type()) && !isOwn) troubles.push(message.text());
  });
  page.on('dialog', (dialog) => {
    troubles.push(dialog.message());
    void dialog.dismiss();
  });
  await open(page, '/');
  await enter(page, { weight: '70', height: '175', age: '30' });
  await calculate(page);
  await expect(results(page)).not.toHaveCount(0);
  const before = {
    address: page.url(),
    title: await page.title(),
    bmi: await result(page, 'bmi').innerText(),
  };
  page.on('request', (request) => requests.push(request.url()));
  for (const name of casesOfTier(['weight', 'height', 'age'] as const))
    for (const text of HARMFUL)
      await test.step(`${name}: ${text.slice(0, 30)}`, async () => {
        await enter(page, { weight: '70', height: '175', age: '30', [name]: text });
        await field(page, name).press('Enter');
        await expect(field(page, name)).toHaveAccessibleDescription(/Enter (?:your|an) /u);
        await expect(field(page, name)).toBeFocused();
        await expect(result(page, 'bmi')).toHaveText(before.bmi);
        await expect(page.locator('body')).not.toContainText(/NaN|Infinity|undefined|\[object/u);
      });
  expect(troubles).toEqual([]);
  // On a busy machine, the part below the results may still be loading.
  expect(requests.filter((url) => !/\/_astro\/[\w.-]+\.js$/u.test(url))).toEqual([]);
  expect([page.url(), await page.title()]).toEqual([before.address, before.title]);
});
