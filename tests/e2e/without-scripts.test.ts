import { expect, test } from '@playwright/test';
import { calculate, enter, field, results } from './calculator.ts';

test.use({ javaScriptEnabled: false });

for (const path of ['/', '/tdee-calculator', '/weight-planner'] as const) {
  test(`without scripts ${path} says that its form needs them, shows the formulas, and sends nothing`, async ({
    page,
  }) => {
    await page.goto(path);
    const notice = page.locator('noscript p');
    await expect(notice).toContainText('This form needs JavaScript');
    await expect(notice).toBeVisible();
    const formulas = page.locator('noscript ul');
    for (const formula of [
      'weight in kg ÷ (height in m)²',
      'weight in lb × 703 ÷ (height in inches)²',
      '10 × kg + 6.25 × cm − 5 × age + 5',
      '10 × kg + 6.25 × cm − 5 × age − 161',
      '1.2 (Sedentary',
    ])
      await expect(formulas).toContainText(formula);

    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const address = page.url();
    await enter(page, { weight: '70', height: '175' });
    await calculate(page);
    await field(page, 'height').press('Enter');
    await page.waitForTimeout(300);
    expect(page.url()).toBe(address);
    expect(requests).toEqual([]);
    await expect(field(page, 'weight')).toHaveValue('70');
    await expect(results(page)).toHaveCount(0);
  });
}
