/** Other programs change a page before its scripts arrive; the visitor's entries must survive. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { slowUnless } from '../tier.ts';
import { calculate, choice, enter, field, result, scriptsArrived } from './calculator.ts';

const PERSON = {
  weight: '71.3',
  height: '182.6',
  age: '47',
  gender: 'female',
  activityLevel: 'veryActive',
} as const;

const TOOLS = [
  { path: '/', own: {}, awaited: 'bmi' },
  { path: '/tdee-calculator', own: { goal: 'lose' }, awaited: 'tdee' },
  { path: '/weight-planner', own: { goalWeight: '68,5' }, awaited: 'plan.intake' },
] as const;

/** Changes that password managers, reader modes, highlighters and translators make to a page. */
const CHANGES: Readonly<Record<string, () => void>> = {
  'a div in the form': () => document.querySelector('main form')?.append(document.createElement('div')),
  'a div before the first field': () =>
    document.querySelector('main form')?.prepend(document.createElement('div')),
  'a button inside a field': () => {
    for (const box of document.querySelectorAll('main input[type="text"]'))
      box.after(document.createElement('button'));
  },
  'a style in the form': () => document.querySelector('main form')?.prepend(document.createElement('style')),
  'marks around labels': () => {
    for (const label of document.querySelectorAll('main label')) {
      const mark = document.createElement('mark');
      mark.append(...label.childNodes);
      label.append(mark);
    }
  },
  'translated texts': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(
      ({ parentElement }) => !/^(?:SCRIPT|STYLE|OPTION|TITLE)$/u.test(parentElement?.tagName ?? ''),
    )) {
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  },
  'a removed hint': () => document.querySelector('main form p')?.remove(),
};

/** In `npm test`, only the changes to the fields and to every text: both on home, and the second on the other tools. */
const isInBoth = (path: string, name: string): boolean =>
  name === 'translated texts' || (path === '/' && name === 'a button inside a field');

async function enterEarly(page: Page, own: Readonly<Record<string, string>>): Promise<void> {
  await enter(page, PERSON);
  if ('goal' in own) await field(page, 'goal').selectOption(own['goal'] ?? '');
  if ('goalWeight' in own) await field(page, 'goalWeight').fill(own['goalWeight'] ?? '');
}

for (const { path, own, awaited } of TOOLS)
  for (const [name, change] of Object.entries(CHANGES))
    test(
      `${path} keeps early entries and a press of Calculate with ${name}`,
      slowUnless(isInBoth(path, name)),
      async ({ page }) => {
        const gate = Promise.withResolvers<null>();
        await page.route('**/*.js', async (route) => {
          await gate.promise;
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect(field(page, 'weight')).toBeVisible();
        await enterEarly(page, own);
        await page.evaluate(change);
        await calculate(page);
        gate.resolve(null);
        await scriptsArrived(page);
        await expect(result(page, awaited).first()).toBeVisible();
        for (const [box, text] of Object.entries({
          weight: '71.3',
          height: '182.6',
          age: '47',
          activityLevel: 'veryActive',
          ...own,
        }))
          await expect(field(page, box)).toHaveValue(text);
        await expect(choice(page, 'Female')).toBeChecked();
      },
    );
