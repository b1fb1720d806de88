import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { calculate, choice, field, scriptsArrived } from './calculator.ts';

/** The date of all these visits. */
const TODAY = new Date(2026, 10, 22, 12);

/** A child as a parent enters one. */
export interface ChildEntered {
  readonly sex: 'Girl' | 'Boy';
  readonly birth: string;
  readonly weight: string;
  readonly height: string;
}

/** Nine years and four months old, at the 42nd percentile. */
export const GIRL: ChildEntered = { sex: 'Girl', birth: '2017-07-10', weight: '28', height: '132' };

/** One child for each state of the result. */
export const CHILDREN: Readonly<Record<string, ChildEntered>> = {
  'very thin': { sex: 'Boy', birth: '2012-03-09', weight: '28', height: '158' },
  thin: { sex: 'Girl', birth: '2017-03-09', weight: '23.5', height: '134' },
  healthy: GIRL,
  overweight: { sex: 'Boy', birth: '2016-03-09', weight: '40', height: '140' },
  heavy: { sex: 'Girl', birth: '2014-03-09', weight: '66', height: '150' },
  'far above the 95th percentile': { sex: 'Boy', birth: '2014-03-09', weight: '110', height: '155' },
  'under 2': { sex: 'Boy', birth: '2025-05-09', weight: '11', height: '80' },
  'from 20': { sex: 'Girl', birth: '2004-03-09', weight: '60', height: '165' },
};

export async function openChildPage(page: Page): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/child-bmi-calculator');
  await scriptsArrived(page);
}

/** Enters a child by the date of birth and presses Calculate. */
export async function enterChild(page: Page, child: ChildEntered = GIRL): Promise<void> {
  await choice(page, child.sex).check();
  await choice(page, 'By date of birth').check();
  await field(page, 'birth').fill(child.birth);
  await field(page, 'weight').fill(child.weight);
  await field(page, 'height').fill(child.height);
  await calculate(page);
  await expect(page.getByRole('group', { name: 'Results' })).not.toBeEmpty();
}
