import type { Page } from '@playwright/test';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import {
  calculate,
  choice,
  enter,
  EXAMPLE,
  field,
  open,
  openAction,
  openDetails,
  scriptsArrived,
} from '../../tests/e2e/calculator.ts';
import type { Entries } from '../../tests/e2e/calculator.ts';
import { saveOne, openSaved } from '../../tests/e2e/saved-visit.ts';
import { chooseFile, IMPORT } from '../../tests/e2e/log-files.ts';
import { openLog, plantPlan, seed, showTrend, SIXTY_DAYS, openFiles } from '../../tests/e2e/log-page.ts';
import { ask, MAN, openPlan, openPlanner, reachTheWay } from '../../tests/e2e/planner-page.ts';
import { openPregnancyResult } from '../../tests/e2e/pregnancy-page.ts';
import { openSearch } from '../../tests/e2e/search-page.ts';
import { ofFile } from './file.ts';
import { questionStates } from './questions.ts';

/** A page in one of its states, for the contact sheet. */
export interface GalleryState {
  readonly name: string;
  /** Puts a fresh page into the state, at the viewport's width. */
  readonly show: (page: Page) => Promise<void>;
  /** The widest viewport, in px, in which the state exists. */
  readonly upTo?: number;
}

type Tool = '/' | '/tdee-calculator';

const PERSON: Entries = { ...EXAMPLE, weight: '90', height: '178' };

const at = (path: string) => async (page: Page) => {
  await page.goto(path);
};

const tool = (path: Tool, entries: Entries) => async (page: Page) => {
  await open(page, path);
  await enter(page, entries);
  await calculate(page);
};

const withPart = (path: Tool, title: string) => async (page: Page) => {
  await tool(path, { ...PERSON, ...(path === '/' ? {} : { goal: 'lose' }) })(page);
  await openDetails(page, title);
};

const ownMacros = async (page: Page): Promise<void> => {
  await tool('/tdee-calculator', { ...PERSON, goal: 'lose' })(page);
  await page.getByRole('tab', { name: 'Your own' }).click();
};

const withAction = (title: 'Save' | 'Share') => async (page: Page) => {
  await tool('/', PERSON)(page);
  await openAction(page, title);
};

const picture = async (page: Page): Promise<void> => {
  await withAction('Share')(page);
  await page.getByRole('button', { name: 'Make a picture' }).click();
};

const stale = async (page: Page): Promise<void> => {
  await tool('/', PERSON)(page);
  await field(page, 'weight').fill('');
};

const bodyFat = async (page: Page): Promise<void> => {
  await open(page, '/tdee-calculator');
  await page.getByRole('checkbox').first().check();
  await openDetails(page, 'Measure your body fat with a tape');
};

const imperial = async (page: Page): Promise<void> => {
  await tool('/', PERSON)(page);
  await choice(page, 'Imperial').check();
};

const plan = async (page: Page): Promise<void> => {
  await openPlan(page);
  await reachTheWay(page);
};

const planSplit = async (page: Page): Promise<void> => {
  await plan(page);
  await page.locator('#plan-macros').scrollIntoViewIfNeeded();
  await page.getByText('This split over your meals, and other splits').click();
};

const refusedPlan = async (page: Page): Promise<void> => {
  await openPlanner(page);
  await ask(page, MAN, { weight: '50', days: 100 });
};

const saved = (weights: readonly string[]) => async (page: Page) => {
  for (const [week, weight] of weights.entries()) {
    await page.clock.setFixedTime(new Date(2026, 9, 4 + 7 * week, 8));
    await saveOne(page, { ...PERSON, weight }, week === 0 ? 'Before breakfast' : '');
  }
  await openSaved(page);
};

const searched = (query: string) => async (page: Page) => {
  await openSearch(page);
  await page.keyboard.type(query);
};

const menu = async (page: Page): Promise<void> => {
  await page.goto('/');
  await scriptsArrived(page);
  await page.getByRole('button', { name: 'Menu' }).click();
};

const openQuestion = async (page: Page): Promise<void> => {
  await page.goto('/faq');
  await page.locator('main summary').filter({ visible: true }).first().click();
};

const log =
  (days: readonly StoredLogDay[], then: (page: Page) => Promise<void> = async () => {}) =>
  async (page: Page) => {
    await seed(page, days);
    await then(page);
    await page.evaluate(() => scrollTo(0, 0));
  };

const WITH_PLAN = SIXTY_DAYS.map((day) => (day.day === '2026-11-10' ? { ...day, weightKg: 92.5 } : day));

/** Intakes too low to fit the change in weight. */
const IMPLAUSIBLE = SIXTY_DAYS.map((day) => ({ ...day, intakeKcal: 300 }));

const hideWeight = async (page: Page): Promise<void> => {
  await showTrend(page);
  await page.getByLabel('Hide my weight and show only the trend').check();
};

const importPreview = async (page: Page): Promise<void> => {
  await openFiles(page);
  await page.getByText(IMPORT, { exact: true }).click();
  await chooseFile(page, ofFile, 'weights.csv');
  await page.getByText(/entries left out/u).click();
};

const doctorsPrint = async (page: Page): Promise<void> => {
  await plantPlan(page);
  await showTrend(page);
  await page.emulateMedia({ media: 'print' });
};

/** Every page, in each state that looks different. */
export const galleryStates: readonly GalleryState[] = [
  { name: 'home-empty', show: at('/') },
  { name: 'home-result', show: tool('/', PERSON) },
  { name: 'home-imperial', show: imperial },
  { name: 'home-normal', show: tool('/', EXAMPLE) },
  { name: 'home-underweight', show: tool('/', { ...PERSON, weight: '50' }) },
  { name: 'home-obese', show: tool('/', { ...PERSON, weight: '135' }) },
  { name: 'home-older', show: tool('/', { ...PERSON, weight: '71', age: '68' }) },
  { name: 'home-under-18', show: tool('/', { ...PERSON, age: '15' }) },
  { name: 'home-error', show: tool('/', { weight: 'abc', height: '' }) },
  { name: 'home-stale', show: stale },
  { name: 'home-activity', show: withPart('/', 'Help me choose') },
  { name: 'home-save', show: withAction('Save') },
  { name: 'home-share', show: withAction('Share') },
  { name: 'home-picture', show: picture },
  { name: 'home-working', show: withPart('/', 'How this was calculated') },
  { name: 'home-beyond-bmi', show: withPart('/', 'Beyond BMI') },
  { name: 'tdee-empty', show: at('/tdee-calculator') },
  { name: 'tdee-result', show: tool('/tdee-calculator', PERSON) },
  { name: 'tdee-lose', show: tool('/tdee-calculator', { ...PERSON, goal: 'lose' }) },
  { name: 'tdee-under-18', show: tool('/tdee-calculator', { ...PERSON, age: '15' }) },
  { name: 'tdee-levels', show: withPart('/tdee-calculator', 'What do these levels mean?') },
  { name: 'tdee-activity', show: withPart('/tdee-calculator', 'Help me choose') },
  { name: 'tdee-tape', show: bodyFat },
  { name: 'tdee-large-steps', show: withPart('/tdee-calculator', 'Larger steps') },
  { name: 'tdee-working', show: withPart('/tdee-calculator', 'How this was calculated') },
  { name: 'tdee-macros', show: ownMacros },
  { name: 'tdee-comparison', show: withPart('/tdee-calculator', 'What other equations say') },
  { name: 'tdee-beyond-bmi', show: withPart('/tdee-calculator', 'Beyond BMI') },
  { name: 'planner-empty', show: at('/weight-planner') },
  { name: 'planner-plan', show: plan },
  { name: 'planner-split', show: planSplit },
  { name: 'planner-refused', show: refusedPlan },
  { name: 'log-empty', show: openLog },
  { name: 'log-week', show: log(SIXTY_DAYS.slice(-7)) },
  { name: 'log-figure', show: log(SIXTY_DAYS) },
  { name: 'log-implausible', show: log(IMPLAUSIBLE) },
  { name: 'log-import', show: log(SIXTY_DAYS, importPreview) },
  { name: 'log-hidden', show: log(SIXTY_DAYS, hideWeight) },
  { name: 'log-plan', show: log(WITH_PLAN, plantPlan) },
  { name: 'log-print', show: log(WITH_PLAN, doctorsPrint) },
  { name: 'child-empty', show: at('/child-bmi-calculator') },
  ...questionStates,
  { name: 'pregnancy-result', show: openPregnancyResult },
  { name: 'log-saved', show: saved(['92.4', '91.8', '92.1', '91.0', '90.6', '90.1']) },
  { name: 'search-open', show: searched('') },
  { name: 'search-results', show: searched('protein') },
  { name: 'search-none', show: searched('zzzzzz') },
  { name: 'menu', show: menu, upTo: 768 },
  { name: 'articles', show: at('/articles') },
  { name: 'article', show: at('/articles/plateau-breaking') },
  { name: 'article-supplements', show: at('/articles/supplement-guide') },
  { name: 'article-macros', show: at('/articles/macronutrients-explained') },
  { name: 'article-tdee', show: at('/articles/understanding-total-daily-energy-expenditure') },
  { name: 'bmi-guide', show: at('/bmi-information') },
  { name: 'calorie-guide', show: at('/calorie-calculator') },
  { name: 'activity-guide', show: at('/healthy-weight-guide') },
  { name: 'guide-bmi-article', show: at('/bmi-article') },
  { name: 'guide-deficit', show: at('/calorie-deficit-guide') },
  { name: 'guide-activity-levels', show: at('/activity-level-explained') },
  { name: 'faq', show: openQuestion },
  { name: 'not-found', show: at('/no-such-page') },
  ...['about', 'contact', 'privacy', 'terms', 'methodology', 'offline'].map((name) => ({
    name,
    show: at(`/${name}`),
  })),
];
