import type { Page } from '@playwright/test';
import { questionPaths } from '#config/paths.ts';
import { calculate, enter, EXAMPLE, field, open, openDetails } from '../../tests/e2e/calculator.ts';
import { CHILDREN, GIRL, enterChild, openChildPage } from '../../tests/e2e/child-page.ts';
import type { GalleryState } from './states.ts';

const PERSON = { ...EXAMPLE, weight: '90', height: '178' };

const answered = (path: string, age: string) => async (page: Page) => {
  await open(page, path);
  const { activityLevel, ...person } = PERSON;
  const isLevelAsked = (await field(page, 'activityLevel').count()) > 0;
  await enter(page, { ...person, ...(isLevelAsked ? { activityLevel } : {}), age });
  const waist = field(page, 'waist');
  if ((await waist.count()) > 0) await waist.fill('96');
  await calculate(page);
};

const child =
  (entered = GIRL) =>
  async (page: Page) => {
    await openChildPage(page);
    await enterChild(page, entered);
  };

const savedChild = async (page: Page): Promise<void> => {
  await child()(page);
  await openDetails(page, 'Measurements over time');
  await field(page, 'childName').fill('A.');
  await page.getByRole('button', { name: 'Save this measurement' }).click();
};

/** The pages for one question each, and a child of each category. */
export const questionStates: readonly GalleryState[] = [
  ...Object.entries(questionPaths).flatMap(([name, path]) => [
    { name: `question-${name}`, show: answered(path, '40') },
    { name: `question-${name}-older`, show: answered(path, '70') },
  ]),
  ...Object.entries(CHILDREN).map(([name, entered]) => ({
    name: `child-${name.replaceAll(' ', '-')}`,
    show: child(entered),
  })),
  { name: 'child-saved', show: savedChild },
];
