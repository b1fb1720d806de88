import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { deleteDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadLog } from '#calculators/log/log-state.ts';
import { currentPerson, putPerson } from '#person/database/people.ts';
import { followPlan } from '#person/database/plans.ts';
import { STORE_DATABASE } from '#person/database/store-schema.ts';
import { changedEntries, initialEntries } from '#person/entries/field.ts';
import { addDays } from '#person/log/local-day.ts';
import { writeDays } from '#person/log/log-store.ts';
import type { LogPerson, StoredLogDay } from '#person/log/parse-log.ts';
import type { SharedLog } from '#tools/log/shared-log.ts';
import { keptPlanOf } from '#tools/planner/kept-plan.ts';
import { planner } from '#tools/planner/entries.ts';
import { LogShare } from './LogShare.island.tsx';
import { SharedSheet } from './SharedSheet.tsx';

const TODAY = '2026-11-22';
const PERSON: LogPerson = { gender: 'male', age: 40, saidOn: '2026-11-01', centimetres: 180 };

const daysOf = (from: number, intakeKcal = 2400, count = 60): readonly StoredLogDay[] =>
  Array.from({ length: count }, (_, index) => ({
    day: addDays(TODAY, index - count),
    weightKg: Math.round((from - 0.03 * index + 0.3 * Math.sin(index * 2.1)) * 10) / 10,
    intakeKcal,
  }));

const PLAN = keptPlanOf(
  changedEntries(planner, initialEntries(planner), {
    weight: 'kg~82',
    height: 'cm~180',
    age: '40',
    gender: 'male',
    goalWeight: 'kg~76',
    by: 'date',
    goalDate: '2027-03-30',
    today: '2026-10-01',
  }),
);

const LOG: SharedLog = {
  name: '',
  days: daysOf(82),
  person: PERSON,
  view: { units: 'metric', isWeightHidden: false },
  energyUnit: 'kcal',
  plan: PLAN,
};

/** What a reader sees, as text. */
function sheetOf(change: Partial<SharedLog> = {}, today = TODAY): string {
  const { container, unmount } = render(
    <SharedSheet log={{ ...LOG, ...change }} today={today} heading="h2" />,
  );
  const text = container.textContent;
  expect(text).not.toMatch(/\byou(?:r|rs|rself|’re|’ve)?\b/iu);
  // Nor is the reader told what only the person can do.
  expect(text).not.toMatch(/\b(?:log|weigh|check|eat|enter) (?:a|the|what|more)\b/iu);
  expect(text).not.toMatch(/NaN|undefined|Infinity/u);
  unmount();
  return text;
}

describe('the sheet of a shared log', () => {
  test('has the person, the period, the plan, the maintenance with its range, and the weeks', () => {
    const text = sheetOf({ name: 'Ana P.' });
    expect(text).toContain('NameAna P.');
    expect(text).toContain('Male, 40 years, 180 cm');
    expect(text).toContain('Sep 23, 2026 to Nov 21, 2026');
    expect(text).toContain('Goal76 kg by Mar 30, 2027 (BMI 23.5)');
    expect(text).toContain('Day52 of 180');
    expect(text).toMatch(/2,\d{3} kcal a dayBetween 2,\d{3} and 2,\d{3} kcal/u);
    expect(text).toContain('Average weight');
  });

  test('has the weight at both ends, the change between them, and the BMI', () => {
    const text = sheetOf();
    expect(text).toMatch(/First weight \(trend\)8\d\.\d\skg on Sep\s23,\s2026/u);
    expect(text).toMatch(/Latest weight \(trend\)80\.\d\skg on Nov\s21,\s2026/u);
    expect(text).toMatch(/Change[12]\.\d kg down \([12]\.\d%\)BMI now24\.\d/u);
    expect(sheetOf({ person: null, plan: null })).not.toContain('BMI now');
    expect(sheetOf({ person: { ...PERSON, age: 16 }, plan: null })).not.toContain('BMI now');
  });

  test('has the plan’s macros as they were chosen, and none where logging may do harm', () => {
    expect(sheetOf()).toMatch(/Macros today\d+\sg\sprotein · \d+\sg\scarbs · \d+\sg\sfat/u);
    const chosen = (macros: string) => ({ plan: { ...PLAN, entries: { ...PLAN.entries, macros } } });
    expect(sheetOf(chosen('own~150g~~30'))).toContain('Macros today150\u00a0g\u00a0protein · ');
    expect(sheetOf(chosen('lowCarb'))).toContain('Macros todayLow carb: ');
    expect(sheetOf({ days: daysOf(82, 600, 9) })).not.toContain('Macros today');
  });

  test('says why the range is wide', () => {
    expect(sheetOf({ days: daysOf(82, 2400, 25) })).toContain('a shift in water can still move the number');
    const days = daysOf(82).map((row, index) => ({ ...row, intakeKcal: index < 30 ? 2700 : 2100 }));
    expect(sheetOf({ days })).toContain('The intake changed during this time.');
    const lately = daysOf(82, 2400, 42).map((row, index) => ({
      ...row,
      intakeKcal: Math.round((index < 16 ? 2400 : 2150) + 250 * Math.sin(index * 1.7)),
    }));
    const said = Array.from({ length: 14 }, (_, index) => sheetOf({ days: lately.slice(0, 22 + index) }));
    expect(said.filter((text) => text.includes('The calories changed around')).length).toBeGreaterThan(0);
  });

  test('has the notes that the link has, by day', () => {
    expect(sheetOf()).not.toContain('Notes:');
    const days = LOG.days.map((row, index) => (index === 57 ? { ...row, note: 'flu' } : row));
    expect(sheetOf({ days })).toContain('Notes:Nov 19: flu');
  });

  test('draws the plan to its goal', () => {
    expect(sheetOf()).toMatch(/\d+ days to go/u);
    expect(sheetOf({}, '2027-03-10')).toContain('20 days to go');
  });

  test('says that one weigh-in moves the maintenance', () => {
    const days = daysOf(82, 2400, 25);
    expect(sheetOf({ days })).not.toContain('by itself');
    const odd = days.map((row, place) => (place < 24 ? row : { ...row, weightKg: (row.weightKg ?? 0) + 2 }));
    expect(sheetOf({ days: odd })).toMatch(
      /The weigh-in on Nov 21, 2026, is 2\.\d kg above the trend and moves this number by itself\. Without it: 2,\d{3} kcal a day/u,
    );
  });

  test('has one table of weeks', () => {
    render(<SharedSheet log={LOG} today={TODAY} heading="h2" />);
    expect(screen.getAllByRole('table', { name: 'The last weeks of the log' })).toHaveLength(1);
    cleanup();
  });

  test('follows the reader’s calendar', () => {
    expect(sheetOf({}, '2027-01-01')).toContain('Day92 of 180');
    expect(sheetOf({}, '2027-04-05')).toContain('The plan ended on Mar 30, 2027.');
  });

  test('has no figure and no plan under 18', () => {
    const entries = { ...PLAN.entries, age: '16' };
    const text = sheetOf({ person: { ...PERSON, age: 16 }, plan: { ...PLAN, entries } });
    expect(text).toContain('Not offered under 18.');
    expect(text).not.toContain('Their plan');
    expect(text).not.toContain('kcal a day');
  });

  test('has no figure where logging may do harm, for too few days, and without a person', () => {
    expect(sheetOf({ days: daysOf(48), plan: null })).toContain('Counting calories may do harm now');
    expect(sheetOf({ days: daysOf(82, 600, 9), plan: null })).toContain('Counting calories may do harm now');
    expect(sheetOf({ days: daysOf(82, 2400, 9), plan: null })).toContain('too few days');
    expect(sheetOf({ person: null, plan: null })).toContain('the link has no sex, age and height');
  });

  test('says that a weight is below the healthy range', () => {
    expect(sheetOf({ days: daysOf(58), plan: null })).toContain('BMI at the last weigh-in is below');
  });

  test('withholds a plan’s calories as the log does, at a weight that no longer allows them', () => {
    const text = sheetOf({ days: daysOf(59) });
    expect(text).toContain('Calories todayNot offered');
    expect(text).not.toContain('plan, 2,');
  });

  test('has no weights if they are hidden', () => {
    expect(sheetOf()).toContain('Goal76 kg by Mar 30, 2027');
    const text = sheetOf({ view: { ...LOG.view, isWeightHidden: true } });
    expect(text).toContain('Weights and the BMI are hidden here');
    expect(text).toContain('Change since the first week');
    expect(text).toContain('GoalHidden; ends Mar 30, 2027');
    expect(text).not.toMatch(/\D[78]\d(?:\.\d)? kg|BMI now|Average weight|Trend at week/u);
  });

  test('says of a short log what it doesn’t show yet, to somebody who can’t log in it', () => {
    const days = daysOf(82, 2400, 9).filter((_, index) => index % 4 === 0);
    expect(sheetOf({ days, plan: null })).toMatch(/so far\. A few more will show the trend\./u);
  });

  test('says once in a plan’s first weeks how far the trend is from it', () => {
    const days = daysOf(82.5, 2400, 13);
    const text = sheetOf({ days, plan: { ...PLAN, start: addDays(TODAY, -13) } });
    expect(text).toMatch(
      /1\.\d\skg behind the plan\s*A distance like this is normal in the first two weeks/u,
    );
    expect(text.match(/(?:above|below|behind) the plan/giu)).toHaveLength(1);
    expect(text).not.toContain('since the start');
  });

  test('says of a weight far from a new plan what may be off', () => {
    const days = daysOf(87, 2400, 2);
    const plan = { ...PLAN, start: addDays(TODAY, -3) };
    expect(sheetOf({ days, plan })).toContain('the plan’s starting weight or the calories may be off.');
  });

  test('has no weigh-ins in place of a trend, if they are hidden', () => {
    const days = daysOf(81, 2400, 4).map(({ day }) => ({ day, weightKg: 81.3 }));
    expect(sheetOf({ days, plan: null })).toContain('Latest weight81.3\u00a0kg');
    expect(sheetOf({ days, view: { ...LOG.view, isWeightHidden: true } })).not.toContain('81.3 kg');
  });
});

describe('making a link', () => {
  beforeEach(async () => {
    sessionStorage.clear();
    await deleteDB(STORE_DATABASE);
    await writeDays(daysOf(82));
    await putPerson({ entries: { gender: 'male', age: '40', height: 'cm~180' } });
    await followPlan(PLAN);
  });

  test('says what it has', async () => {
    render(<LogShare />);
    await act(() => loadLog());
    expect(
      await screen.findByText(/ate from Sep 23, 2026 to .*, your sex, age and height, and your plan/u),
    ).toBeDefined();
    expect(screen.getByText('76 kg by Mar 30, 2027 (BMI 23.5)')).toBeDefined();
  });

  test('has the notes only if the person says so', async () => {
    await writeDays([{ day: addDays(TODAY, -1), note: 'flu' }]);
    render(<LogShare />);
    await act(() => loadLog());
    expect(await screen.findByText(/It has no notes, waist or body fat/u)).toBeDefined();
    expect(document.body.textContent).not.toContain('flu');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Include my notes' }));
    expect(
      await screen.findByText(/your plan with what you entered for it, and your notes\./u),
    ).toBeDefined();
    expect(screen.getByText('Nov 21: flu')).toBeDefined();
  });

  test('leaves out figures and plan during a pregnancy that was said in this visit', async () => {
    const people = await currentPerson();
    await putPerson({ entries: { gender: 'female' } }, people.ok ? (people.value?.id ?? null) : null);
    sessionStorage.setItem('evenscale.person', JSON.stringify({ pregnancy: 'yes' }));
    render(<LogShare />);
    await act(() => loadLog());
    expect(
      await screen.findByText(/^It has your weights and what you ate from [^,]*, 2026 to [^,]*, 2026\./u),
    ).toBeDefined();
    expect(screen.queryByText(/76 kg by Mar 30, 2027/u)).toBeNull();
    expect(screen.getByText(/the link has no sex, age and height/u)).toBeDefined();
    expect(document.body.textContent).not.toMatch(/pregnan/iu);
  });
});
