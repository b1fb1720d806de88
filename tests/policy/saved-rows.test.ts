/** A saved result shows what its calculator's page shows, and builds on no figure that isn't for planning. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CALORIE_TARGET_KEYS, TARGET_STEPS, targetForGoal } from '@evenscale/formulas/energy';
import { changedEntries, initialEntries, type Texts, type Tool } from '#person/entries/field.ts';
import { keepEntries } from '#person/entries/kept.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import type { ResultRow } from '#person/database/result-row.ts';
import { exportResults } from '#parts/saved-results/files/export-file.ts';
import { SavedEntry } from '#parts/saved-results/list/SavedEntry.tsx';
import { summaryOf } from '#parts/saved-results/summary.ts';
import { home } from '#tools/home/entries.ts';
import { planner } from '#tools/planner/entries.ts';
import { GOALS, tdee } from '#tools/tdee/entries.ts';
import { savedOn } from '../saved-results.ts';
import { isWithheld, PEOPLE as EVERYBODY, type Someone } from './people.ts';

const ON = '2026-11-22T12:00:00.000Z';

/** A pregnancy isn’t saved. */
const PEOPLE = EVERYBODY.filter(({ person }) => !person.isPregnant);

const IN_HALF_A_YEAR = '2027-05-23';

const typed = ({ gender, age, kilograms, centimetres, activityLevel }: Someone) => ({
  ...{ gender, activityLevel, age: String(age) },
  ...{ weight: `kg~${kilograms}`, height: `cm~${centimetres}` },
});

function rowOf<Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  person: Someone,
  more: Partial<Entries> = {},
): ResultRow {
  const entries = { ...typed(person), ...more } as Partial<Entries>;
  return savedOn(ON, '', keepEntries(tool, changedEntries(tool, initialEntries(tool), entries)));
}

const nothing = (): void => undefined;
const isWeightHidden = false;
const actions = { onEdit: nothing, onCancel: nothing, onChange: nothing, onRemove: nothing };

/** The row as it is listed, in text. */
const listed = (result: ResultRow): string =>
  renderToStaticMarkup(
    createElement(SavedEntry, {
      result,
      isWeightHidden,
      editing: null,
      isCompared: false,
      onCompare: null,
      ...actions,
    }),
  ).replaceAll(/<[^>]+>/gu, ' ');

/** The row as a spreadsheet has it: the names of the columns, and its cells. */
const exported = async (result: ResultRow): Promise<string> =>
  exportResults([result], new Date(ON)).blob.text();

test.each(PEOPLE)('of home: $name', ({ person, maintenance }) => {
  const row = rowOf(home, person);
  const summary = summaryOf(row);
  expect(summary?.tdee === null).toBe(isWithheld(maintenance));
  expect(summary?.target).toBeNull();
  expect(/usual minimum/u.test(listed(row))).toBe(maintenance === 'min');
});

test.each(PEOPLE)('of TDEE: $name', ({ person, maintenance, targets, chosen }) => {
  for (const [index, goal] of GOALS.entries()) {
    const key = chosen[index];
    const row = rowOf(tdee, person, { goal, macros: 'lowCarb' });
    const summary = summaryOf(row);
    expect(summary?.tdee === null).toBe(isWithheld(maintenance));
    expect(summary?.target === null, goal).toBe(key === 'none');
    if (summary && key !== 'none') expect(targets[key ?? 'maintain']).toBe('fine');
    const text = listed(row);
    expect(/Target/u.test(text), goal).toBe(key !== 'none');
    expect(/Low carb/u.test(text), goal).toBe(key !== 'none');
    expect(/usual minimum/u.test(text), goal).toBe(maintenance === 'min');
  }
});

test.each(PEOPLE)('of TDEE with each target: $name', async ({ person, targets, chosen }) => {
  for (const target of CALORIE_TARGET_KEYS) {
    const row = rowOf(tdee, person, { target });
    const summary = summaryOf(row);
    // Choosing a target sets its goal.
    const goal = GOALS[Math.sign(TARGET_STEPS[target]) + 1] ?? 'maintain';
    const key = targets[target] === 'fine' ? target : chosen[GOALS.indexOf(goal)];
    expect(summary?.target === null, target).toBe(key === 'none');
    expect(summary?.choice, target).toBe(key === 'none' || key === targetForGoal[goal] ? null : key);
    const shown = summary?.target ?? null;
    expect(listed(row).includes('Target'), target).toBe(shown !== null);
    if (shown !== null) expect(listed(row)).toContain(formatEnergy(shown, 'kcal'));
    const [head = '', cells = ''] = (await exported(row)).split('\r\n');
    const column = head.split(',').findIndex((name) => name.includes('target_kcal'));
    expect(column).toBeGreaterThan(0);
    expect(cells.split(',')[column] === '', target).toBe(shown === null);
  }
});

test.each(PEOPLE)('of a plan: $name', ({ person, plans }) => {
  for (const [index, share] of [0.98, 1.02].entries()) {
    const expected = plans[index];
    if (expected === '-') continue;
    const goal = Math.round(person.kilograms * share * 10) / 10;
    const more = { goalWeight: `kg~${goal}`, by: 'date', goalDate: IN_HALF_A_YEAR } as const;
    const row = rowOf(planner, person, more);
    expect((summaryOf(row)?.plan ?? null) !== null).toBe(expected === 'fine');
    expect(listed(row).includes('no result for these entries')).toBe(expected !== 'fine');
  }
});
