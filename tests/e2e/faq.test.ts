import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

/** The page's scripts don't run: everything here is native browser behavior. */
test.use({ javaScriptEnabled: false });

const openQuestions = (page: Page) => page.locator('main details[open] h3');
const question = (page: Page, words: string) => page.locator('summary', { hasText: words });

test.describe('the frequently asked questions, without a script', () => {
  test('open one at a time, in all groups together, and close again', async ({ page }) => {
    await page.goto('/faq');
    await expect(openQuestions(page)).toHaveCount(0);
    await question(page, 'Is this medical advice?').click();
    await expect(openQuestions(page)).toHaveText(['Is this medical advice?']);
    await question(page, 'What is BMI?').click();
    await expect(openQuestions(page)).toHaveText(['What is BMI?']);
    await question(page, 'Do you use cookies or tracking?').click();
    await expect(openQuestions(page)).toHaveText(['Do you use cookies or tracking?']);
    await question(page, 'Do you use cookies or tracking?').click();
    await expect(openQuestions(page)).toHaveCount(0);
  });

  test('open with the keyboard', async ({ page }) => {
    await page.goto('/faq');
    await question(page, 'What is BMI?').focus();
    await page.keyboard.press('Enter');
    await expect(openQuestions(page)).toHaveText(['What is BMI?']);
    await page.keyboard.press('Space');
    await expect(openQuestions(page)).toHaveCount(0);
  });

  test('open when a link leads to one of them', async ({ page }) => {
    await page.goto('/faq#how-low');
    await expect(openQuestions(page)).toHaveText(['How few calories are too few?']);
    await expect(question(page, 'How few calories are too few?')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#how-low')).toBeInViewport();
  });

  test('open through a link on the same page, which closes the previous one', async ({ page }) => {
    await page.goto('/faq#cookies');
    await page.goto('/faq#bmi-rounding');
    await expect(openQuestions(page)).toHaveText(['Why does my BMI sometimes show two decimals?']);
  });

  test('open through a link on the TDEE page', async ({ page }) => {
    await page.goto('/tdee-calculator#which-macro-plan');
    await expect(openQuestions(page)).toHaveText(['Which macro plan should I choose?']);
  });
});
