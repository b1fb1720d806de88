import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { BOTH, isSlowTier } from '../tier.ts';
import { AT_FIRST, inWords, logJourneys, maintenanceOf, shownIn } from './random-log.ts';
import type { LogStep, World } from './random-log.ts';
import { begin, take } from './random-log-steps.ts';
import type { Course } from './random-log-steps.ts';
import { storeOf } from './database.ts';

/** `JOURNEYS=1000 npm run test:e2e -- random-log` takes about ten seconds for each journey. */
const journeyCount = () => Number(process.env['JOURNEYS'] || (isSlowTier() ? 12 : 3));
const SEED = Number(process.env['SEED'] || 20_261_127);
const MS_PER_JOURNEY = 60_000;

type Figure = number | null;

/** What the device and the page have, in the format of what is expected. */
interface Seen {
  readonly days: readonly string[];
  readonly maintenance: Figure;
  readonly intake: Figure;
}

const inOrder = (rows: readonly string[]): readonly string[] => rows.toSorted();

/** A day in one line, whatever the order of its fields. */
const dayLine = (person: string, day: object): string =>
  `${person} ${JSON.stringify(Object.fromEntries(Object.entries(day).toSorted()))}`;

async function figureOn(page: Page, name: string): Promise<Figure> {
  const values = await page
    .locator(`main [data-result="${name}"]`)
    .evaluateAll((all) => all.map((element) => element.getAttribute('value')));
  expect(new Set(values).size).toBeLessThanOrEqual(1);
  const [value = null] = values;
  return value === null ? null : Math.round(Number(value));
}

async function seenOn(page: Page): Promise<Seen> {
  const names = new Map((await storeOf(page, 'people'))?.map(({ id, name }) => [id, String(name)]));
  const rows = (await storeOf(page, 'days')) ?? [];
  return {
    days: inOrder(rows.map(({ person, ...day }) => dayLine(names.get(person) ?? 'nobody', day))),
    maintenance: await figureOn(page, 'maintenance'),
    intake: await figureOn(page, 'plan.intake'),
  };
}

const rounded = (value: Figure): Figure => (value === null ? null : Math.round(value));

/** What there must be. */
function expectedIn(world: World): Seen {
  const shown = shownIn(world);
  return {
    days: inOrder(
      world.people.flatMap(({ name, days }) => [...days.values()].map((day) => dayLine(name, day))),
    ),
    maintenance: rounded(maintenanceOf(shown)),
    intake: rounded(shown.intake),
  };
}

/** Waits until everybody has exactly what they logged, and the page the figures of the person whom it names. */
async function expectRight(page: Page, world: World): Promise<void> {
  await expect(page.getByRole('button', { name: `For ${world.shown}`, exact: true })).toBeVisible();
  await expect(async () => expect(await seenOn(page)).toEqual(expectedIn(world))).toPass({ timeout: 10_000 });
}

test(
  'random journeys with the log: everybody has what they logged, and nobody’s figure is another’s',
  BOTH,
  async ({ page }) => {
    const count = journeyCount();
    test.setTimeout(60_000 + 2 * count * MS_PER_JOURNEY);
    page.setDefaultTimeout(15_000);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto('/log');
    await page.locator('[data-field="weight"]').fill('80');
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await expect(page.getByText('Logged for')).toBeVisible();
    let taken: readonly LogStep[] = [];
    const property = fc.asyncProperty(logJourneys, async (steps) => {
      taken = [];
      await begin(page);
      let course: Course = { world: AT_FIRST, before: null };
      for (const step of steps) {
        taken = [...taken, step];
        course = await take(page, course, step);
        await expectRight(page, course.world);
        expect(errors).toEqual([]);
      }
    });
    // Not the shortest failing journey, which would take long: the steps up to the first fault are named.
    const found = await fc.check(property, { numRuns: count, seed: SEED, endOnFailure: true });
    const fault = found.errorInstance instanceof Error ? found.errorInstance.message : '';
    expect(found.failed ? [...taken.map(inWords), fault].join('\n') : '').toBe('');
  },
);
