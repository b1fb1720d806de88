/** Random journeys through a calculator, and what must be true after every step of them. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { katchMcArdle, mifflinStJeor, totalDailyEnergyExpenditure } from '#formulas/energy/energy.ts';
import type { ActivityLevel, Gender } from '#formulas/energy/energy.ts';
import { bodyMassIndex, bodyMassIndexImperial } from '#formulas/bmi/bmi.ts';
import type { PersonDraft } from '#person/draft.ts';
import { parseBodyFat } from '#person/entry/body-fat-entry.ts';
import { parsePerson } from '#person/form.ts';
import type { Person, PersonRules } from '#person/form.ts';
import { personLine } from '#person/person-line.ts';
import { HOME_RULES } from '../../src/calculators/home/home-form.ts';
import { PLANNER_RULES } from '../../src/calculators/planner/planner-form.ts';
import { TDEE_RULES } from '../../src/calculators/tdee/tdee-form.ts';
import { choice, field, scriptsArrived } from './calculator.ts';

export interface Tool {
  readonly path: string;
  readonly rules: PersonRules;
  /** A result whose presence means that something was calculated. */
  readonly shown: string;
}

export const TOOLS: readonly Tool[] = [
  { path: '/', rules: HOME_RULES, shown: 'bmi' },
  { path: '/tdee-calculator', rules: TDEE_RULES, shown: 'tdee' },
  { path: '/weight-planner', rules: PLANNER_RULES, shown: 'plan.intake' },
];

const WEIGHTS = ['92', '70', '58,5', '154 lb', '11 st 4', '', 'abc', '900', '-3', '1,100 lb', '72.125'];
const HEIGHTS = ['178', '1.65', "5'9", '5 ft. 7 in.', '', '18', '1m82', '168 cm.'];
const AGES = ['30', '66', '19', '12', '', '130', '45'];

/** One step of a journey. */
export type Step =
  | { readonly kind: 'type'; readonly box: 'weight' | 'height' | 'age'; readonly text: string }
  | { readonly kind: 'gender'; readonly label: 'Male' | 'Female' }
  | { readonly kind: 'activity'; readonly level: string }
  | { readonly kind: 'units'; readonly label: 'Metric' | 'Imperial' }
  /** Of the planner; other tools have no such field. */
  | { readonly kind: 'goal'; readonly text: string }
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
    weight: 3,
    arbitrary: fc
      .constantFrom('reset', 'reload', 'elsewhere', 'forward', 'otherTool', 'translate', 'otherTab', 'stone')
      .map((kind): Step => ({ kind })),
  },
);

export const journeys = fc.array(step, { minLength: 3, maxLength: 8 });

const IN_WORDS: Readonly<
  Record<Exclude<Step['kind'], 'type' | 'gender' | 'activity' | 'units' | 'goal'>, string>
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

/** A step as a person would carry it out. */
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
    const font = document.createElement('font');
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
  // In imperial units a height is typed into the feet box, which understands it as a whole.
  const isFeet = box === 'height' && (await field(page, 'height').count()) === 0;
  if (isFeet) await field(page, 'inches').fill('');
  await field(page, isFeet ? 'feet' : box).fill(text);
}

async function typeGoal(page: Page, text: string): Promise<void> {
  const isPair = (await field(page, 'goal-stone').count()) > 0;
  if (isPair) await field(page, 'goal-pounds').fill('');
  await field(page, isPair ? 'goal-stone' : 'goalWeight').fill(isPair ? `${text} kg` : text);
}

/** Carries out one step. */
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

function weightOf(
  texts: Readonly<Record<string, string>>,
  isMetric: boolean,
  inStone: boolean,
): PersonDraft['weight'] {
  const { weight = '', stone = '', pounds = '' } = texts;
  if (isMetric) return { unit: 'kg', kilograms: weight };
  return inStone ? { unit: 'st', stone, pounds } : { unit: 'lb', pounds: weight };
}

/** The person in the form, as the page's own fields have them. */
async function draftOf(page: Page): Promise<PersonDraft> {
  const { chosen, texts, inStone } = await page.evaluate(() => {
    const value = (name: string) =>
      document.querySelector<HTMLInputElement | HTMLSelectElement>(`main [data-field="${name}"]`)?.value ??
      '';
    const checked = [...document.querySelectorAll<HTMLInputElement>('main [type="radio"]:checked')];
    const names = ['weight', 'stone', 'pounds', 'height', 'feet', 'inches', 'age', 'activityLevel'];
    const texts: Record<string, string> = Object.fromEntries(names.map((name) => [name, value(name)]));
    const inStone = document.querySelector('main [data-field="stone"]') !== null;
    return { chosen: checked.map((radio) => radio.value), texts, inStone };
  });
  const isMetric = chosen.includes('metric');
  return {
    units: isMetric ? 'metric' : 'imperial',
    inStone,
    weight: weightOf(texts, isMetric, inStone),
    height: isMetric
      ? { unit: 'cm', centimetres: texts['height'] ?? '' }
      : { unit: 'ft', feet: texts['feet'] ?? '', inches: texts['inches'] ?? '' },
    age: texts['age'] ?? '',
    gender: chosen.find((value): value is Gender => value === 'male' || value === 'female') ?? 'male',
    activityLevel: texts['activityLevel'] as ActivityLevel,
  };
}

/** Figures that the formulas give for a person, by the name of their result. */
function figuresOf({ path }: Tool, person: Person): Readonly<Record<string, number>> {
  const { weight, height, age, gender, activityLevel, units } = person;
  const fat = parseBodyFat({ isGiven: false, text: '' });
  const bodyFat = fat.ok ? fat.value : null;
  const bmr =
    bodyFat === null
      ? mifflinStJeor(weight.kilograms, height.centimetres, age, gender)
      : katchMcArdle(weight.kilograms, bodyFat);
  const bmi =
    units === 'metric'
      ? bodyMassIndex(weight.kilograms, height.centimetres)
      : bodyMassIndexImperial(weight.pounds, height.inches);
  const tdee = totalDailyEnergyExpenditure(bmr, activityLevel);
  if (path === '/') return { bmi, 'calories.bmr': bmr, 'calories.maintenance': tdee };
  return path === '/tdee-calculator' ? { bmi, bmr, tdee } : { 'plan.tdee': tdee };
}

interface Shown {
  readonly stale: string | null;
  readonly values: Readonly<Record<string, string>>;
}

const readShown = (page: Page): Promise<Shown> =>
  page.evaluate(() => ({
    stale: document.querySelector('[data-stale]')?.textContent ?? null,
    values: Object.fromEntries(
      [...document.querySelectorAll('main [data-result][value]')].map((element) => [
        element.getAttribute('data-result') ?? '',
        element.getAttribute('value') ?? '',
      ]),
    ),
  }));

const isClose = (shown: string | undefined, expected: number): boolean =>
  shown === undefined || Math.abs(Number(shown) - expected) <= 0.2 + Math.abs(expected) * 2e-3;

/** Why the page is wrong; `null` where every figure is that of the person the page names. */
async function wrongBit(page: Page, tool: Tool): Promise<string | null> {
  const shown = await readShown(page);
  const text = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
  if (/\b(?:NaN|Infinity|undefined)\b/u.test(text)) return `the page shows ${text}`;
  if (shown.values[tool.shown] === undefined) return null;
  const draft = await draftOf(page);
  const parsed = parsePerson(draft, tool.rules, draft);
  if (shown.stale === null) {
    if (!parsed.ok) return `a result without its person beside ${JSON.stringify(draft)}`;
    const wrong = Object.entries(figuresOf(tool, parsed.person)).find(
      ([name, expected]) => !isClose(shown.values[name], expected),
    );
    return wrong
      ? `${wrong[0]} is ${shown.values[wrong[0]]}, not ${wrong[1]}: ${JSON.stringify(draft)}`
      : null;
  }
  const isCurrent = parsed.ok && shown.stale.endsWith(personLine(parsed.person));
  return isCurrent ? 'a current result is marked as stale' : null;
}

/** Waits until the page is right; pages follow a moment after the step. */
export async function expectRight(page: Page, tool: Tool, timeout: number): Promise<void> {
  await expect.poll(() => wrongBit(page, tool), { timeout }).toBeNull();
}
