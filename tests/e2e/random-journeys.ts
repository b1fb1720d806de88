/** The steps of random journeys through a calculator. `random-journey-figures.ts` has the checks after each step. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { exportResults } from '#parts/saved-results/files/export-file.ts';
import { personFileText } from '#person/files/person-file.ts';
import { savedOn } from '../saved-results.ts';
import { choice, field, scriptsArrived } from './calculator.ts';
import { imported, openSaved } from './saved-visit.ts';

export interface Tool {
  readonly path: string;
  /** A result whose presence means that something was calculated. */
  readonly shown: string;
}

export const TOOLS: readonly Tool[] = [
  { path: '/', shown: 'bmi' },
  { path: '/tdee-calculator', shown: 'tdee' },
  { path: '/weight-planner', shown: 'plan.intake' },
];

const WEIGHTS = ['92', '70', '58,5', '154 lb', '11 st 4', '', 'abc', '900', '-3', '1,100 lb', '72.125'];
const HEIGHTS = ['178', '1.65', "5'9", '5 ft. 7 in.', '', '18', '1m82', '168 cm.'];
const AGES = ['30', '66', '19', '12', '', '130', '45'];

/** More than any page has; indexes wrap around. */
const LAST_PART = 8;

/** One step of a journey. */
export type Step =
  | { readonly kind: 'type'; readonly box: 'weight' | 'height' | 'age'; readonly text: string }
  | { readonly kind: 'gender'; readonly label: 'Male' | 'Female' }
  | { readonly kind: 'activity'; readonly level: string }
  | { readonly kind: 'units'; readonly label: 'Metric' | 'Imperial' }
  /** Only in the planner; other tools have no such field. */
  | { readonly kind: 'goal'; readonly text: string }
  | { readonly kind: 'import'; readonly format: 'json' | 'csv' }
  /** Opens or closes one of the parts that load at their first use. */
  | { readonly kind: 'part'; readonly index: number }
  | {
      readonly kind:
        | 'calculate'
        | 'reset'
        | 'reload'
        | 'elsewhere'
        | 'forward'
        | 'otherTool'
        | 'translate'
        | 'otherTab'
        | 'stone';
    };

const typed = (box: 'weight' | 'height' | 'age', texts: readonly string[]) =>
  fc.constantFrom(...texts).map((text): Step => ({ kind: 'type', box, text }));

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: typed('weight', WEIGHTS) },
  { weight: 3, arbitrary: typed('height', HEIGHTS) },
  { weight: 2, arbitrary: typed('age', AGES) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('Male', 'Female').map((label): Step => ({ kind: 'gender', label })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('sedentary', 'veryActive', 'superActive')
      .map((level): Step => ({ kind: 'activity', level })),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('Metric', 'Imperial').map((label): Step => ({ kind: 'units', label })),
  },
  { weight: 4, arbitrary: fc.constant<Step>({ kind: 'calculate' }) },
  { weight: 2, arbitrary: fc.constantFrom('80', '60', '95').map((text): Step => ({ kind: 'goal', text })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('json' as const, 'csv' as const)
      .map((format): Step => ({ kind: 'import', format })),
  },
  { weight: 3, arbitrary: fc.nat(LAST_PART).map((index): Step => ({ kind: 'part', index })) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('reset', 'reload', 'elsewhere', 'forward', 'otherTool', 'translate', 'otherTab', 'stone')
      .map((kind): Step => ({ kind })),
  },
);

export const journeys = fc.array(step, { minLength: 3, maxLength: 8 });

const IN_WORDS: Readonly<
  Record<Exclude<Step['kind'], 'type' | 'gender' | 'activity' | 'units' | 'goal' | 'import' | 'part'>, string>
> = {
  calculate: 'press Calculate',
  reset: 'press Reset',
  reload: 'reload the page',
  elsewhere: 'go to the FAQ and back',
  forward: 'go to the FAQ, back, forward and back',
  otherTool: 'go to another tool, enter an age of 52 there, and back',
  translate: 'translate the page',
  otherTab: 'open and close the page in another tab',
  stone: 'change between pounds and stone, in imperial units',
};

/** A step in words. */
export function inWords(one: Step): string {
  switch (one.kind) {
    case 'type':
      return `type “${one.text}” as the ${one.box}`;
    case 'goal':
      return `type “${one.text}” as the goal weight, in the planner`;
    case 'gender':
    case 'units':
      return `choose ${one.label}`;
    case 'activity':
      return `choose the activity level ${one.level}`;
    case 'import':
      return `import saved results from a ${one.format.toUpperCase()} file, and go back`;
    case 'part':
      return `open or close late part ${one.index}`;
    default:
      return IN_WORDS[one.kind];
  }
}

async function back(page: Page): Promise<void> {
  await page.goBack();
  await scriptsArrived(page);
}

/** Wraps every text of the page as a translation does, except where the page forbids it. */
function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!parent || parent.closest('script, style, option, select, [translate="no"]') || !text.data.trim())
      continue;
    const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    text.replaceWith(font);
    font.append(text.data);
  }
}

async function typeInto(page: Page, { box, text }: Extract<Step, { kind: 'type' }>): Promise<void> {
  if (box === 'weight' && (await field(page, 'stone').count()) > 0) {
    await field(page, 'pounds').fill('');
    await field(page, 'stone').fill(text);
    return;
  }
  // In imperial units a height is typed into the feet field, which parses it as a whole.
  const isFeet = box === 'height' && (await field(page, 'height').count()) === 0;
  if (isFeet) await field(page, 'inches').fill('');
  await field(page, isFeet ? 'feet' : box).fill(text);
}

async function typeGoal(page: Page, text: string): Promise<void> {
  const isPair = (await field(page, 'goal-stone').count()) > 0;
  if (isPair) await field(page, 'goal-pounds').fill('');
  await field(page, isPair ? 'goal-stone' : 'goalWeight').fill(isPair ? `${text} kg` : text);
}

/** Imports a file that was exported elsewhere, with the results of other people. */
async function importFile(page: Page, format: 'json' | 'csv'): Promise<void> {
  const results = [savedOn('2026-10-01T08:00:00.000Z'), savedOn('2026-10-08T08:00:00.000Z', 'a week later')];
  const now = new Date('2026-10-09T08:00:00.000Z');
  const nothing = { person: null, plans: [], days: [], children: [] };
  const text =
    format === 'csv'
      ? await exportResults(results, now).blob.text()
      : personFileText(nothing, results, now.toISOString());
  await openSaved(page);
  await imported(page, `results.${format}`, text);
  await expect(page.getByText(/^2 results added\./u)).toBeVisible();
  await back(page);
}

/** Presses the summary of a late part, or scrolls to the one that loads as it comes into view, unless a closed tab or part hides it. */
async function usePart(page: Page, index: number): Promise<void> {
  const parts = page
    .locator('main details:has(astro-island) > summary, main astro-island[opts*="visible"] > :first-child')
    .filter({ visible: true });
  const count = await parts.count();
  if (count === 0) return;
  const part = parts.nth(index % count);
  await part.scrollIntoViewIfNeeded();
  if (await part.evaluate((element) => element.localName === 'summary')) await part.click();
  await expect(page.locator('main details[open] astro-island[ssr]')).toHaveCount(0);
}

/** Performs one step. */
export async function take(page: Page, tool: Tool, one: Step): Promise<void> {
  switch (one.kind) {
    case 'type':
      return typeInto(page, one);
    case 'gender':
    case 'units':
      return choice(page, one.label).check();
    case 'activity':
      await field(page, 'activityLevel').selectOption(one.level);
      return undefined;
    case 'calculate':
    case 'reset':
      return page
        .getByRole('button', { name: one.kind === 'reset' ? 'Reset' : 'Calculate', exact: true })
        .click();
    case 'goal':
      return tool.path === '/weight-planner' ? typeGoal(page, one.text) : undefined;
    case 'import':
      return importFile(page, one.format);
    case 'part':
      return usePart(page, one.index);
    case 'stone': {
      const box = page.getByLabel('Use stone and pounds');
      if ((await box.count()) > 0) await box.click();
      return undefined;
    }
    case 'forward':
      await page.goto('/faq');
      await back(page);
      await page.goForward();
      return back(page);
    case 'reload':
      await page.reload();
      return scriptsArrived(page);
    case 'elsewhere':
      await page.goto('/faq');
      return back(page);
    case 'otherTool':
      await page.goto(tool.path === '/' ? '/tdee-calculator' : '/');
      await scriptsArrived(page);
      await field(page, 'age').fill('52');
      return back(page);
    case 'translate':
      return page.evaluate(translatePage);
    case 'otherTab': {
      const tab = await page.context().newPage();
      await tab.goto(tool.path);
      await tab.close();
    }
  }
}
