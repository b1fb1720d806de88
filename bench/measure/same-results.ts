import type { Page } from '@playwright/test';
import { SIDES } from './interleave.ts';
import type { Side } from './interleave.ts';
import { PERSON, waitUntilAlive } from './person.ts';
import { newVisitor } from './stage.ts';
import type { Stage } from './stage.ts';

async function resultsOf(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.locator('[data-result]').first().waitFor();
  const found = page.locator('[data-result]');
  return found.evaluateAll((results) =>
    results
      .map(
        (result) =>
          `${result.getAttribute('data-result')} ${Number(result.getAttribute('value')).toFixed(6)} ${result.textContent}`,
      )
      .toSorted(),
  );
}

async function fill(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, text] of Object.entries(entries))
    await page.locator(`[data-field="${field}"]`).fill(text);
}

const choose = (page: Page, name: string): Promise<void> =>
  page.getByRole('radio', { name, exact: true }).check();

async function resultsOn(stage: Stage, side: Side, path: string): Promise<readonly string[]> {
  const visitor = await newVisitor(stage);
  const page = await visitor.newPage();
  await page.goto(stage.addresses[side] + path);
  await waitUntilAlive(page);
  await fill(page, PERSON);
  const usual = await resultsOf(page);
  // A small, older person, whose targets are withheld.
  await fill(page, { weight: '45', height: '150', age: '80' });
  await choose(page, 'Female');
  await page.locator('[data-field="activityLevel"]').selectOption('sedentary');
  const small = await resultsOf(page);
  await choose(page, 'Imperial');
  await fill(page, { weight: '154,3', feet: '5', inches: '8.9' });
  const imperial = await resultsOf(page);
  await visitor.close();
  return [...usual, ...small, ...imperial];
}

/** Checks that the baseline shows the same figures as the page; otherwise the comparison would be unfair. */
export async function assertSameResults(stage: Stage, path: string): Promise<void> {
  const shown = { ours: [''], limit: [''] };
  for (const side of SIDES) shown[side] = [...(await resultsOn(stage, side, path))];
  const missing = shown.ours.filter((line) => !shown.limit.includes(line));
  const added = shown.limit.filter((line) => !shown.ours.includes(line));
  if (missing.length + added.length > 0)
    throw new Error(
      `The baseline for ${path} shows different results.\nours: ${missing.join('; ')}\nbaseline: ${added.join('; ')}`,
    );
}
