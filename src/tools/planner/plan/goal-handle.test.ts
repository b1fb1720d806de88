import { describe, expect, test } from 'vitest';
import { kg, kilogramsFromPounds, lb } from '@evenscale/formulas/units';
import { changedEntries, initialEntries, readEntries } from '#person/entries/field.ts';
import { planner, type PlannerEntries } from '#tools/planner/entries.ts';
import { buildPlanReport } from '#tools/planner/report.ts';
import { enteredGoal, goalAsEntered, goalEntries, goalTexts } from './goal-handle.ts';
import { planInputOf } from './plan-input.ts';

const TODAY = '2026-11-24';

const WOMAN: PlannerEntries = changedEntries(planner, initialEntries(planner), {
  weight: 'kg~74',
  height: 'cm~165',
  age: '29',
  gender: 'female',
  goalWeight: 'kg~66',
  today: TODAY,
  goalDate: '2027-05-25',
});

function reportOn(entries: PlannerEntries) {
  const reading = readEntries(planner, entries);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const input = planInputOf(reading.input);
  return { input, report: buildPlanReport(input) };
}

const metric = { start: TODAY, unit: 'kg' } as const;

describe('a moved goal', () => {
  test('is entered as if it were typed', () => {
    expect(goalEntries({ days: 182, weight: kg(65.5) }, metric)).toEqual({
      by: 'date',
      goalDate: '2027-05-25',
      goalWeight: 'kg~65.5',
    });
  });

  test('is entered in the visitor’s unit', () => {
    const weight = kilogramsFromPounds(lb(146));
    expect(goalEntries({ days: 21, weight }, { start: TODAY, unit: 'lb' }).goalWeight).toBe('lb~146');
    expect(goalEntries({ days: 21, weight }, { start: TODAY, unit: 'st' }).goalWeight).toBe('st~10~6');
  });

  test('gives the same plan as typed', () => {
    const moved = changedEntries(planner, WOMAN, goalEntries({ days: 210, weight: kg(66.5) }, metric));
    const typed = changedEntries(planner, WOMAN, { goalWeight: '66.5', goalDate: '2027-06-22' });
    expect(reportOn(moved).report).toMatchObject({ kind: 'planned', input: { days: 210 } });
    expect(reportOn(moved).report).toEqual(reportOn(typed).report);
  });

  test('is read back from the form, but not what can’t be read', () => {
    expect(enteredGoal(WOMAN, TODAY)).toEqual({ days: 182, weight: 66 });
    expect(enteredGoal({ ...WOMAN, goalWeight: '' }, TODAY)).toBeNull();
    expect(enteredGoal({ ...WOMAN, goalDate: '' }, TODAY)).toBeNull();
  });

  test('goes back to what was entered: a pace, or a proposed date', () => {
    const proposed = changedEntries(planner, WOMAN, { by: 'pace', isDateChosen: 'no' });
    const moved = changedEntries(planner, proposed, goalEntries({ days: 70, weight: kg(70) }, metric));
    expect(moved).toMatchObject({ by: 'date', isDateChosen: 'yes', goalDate: '2027-02-02' });
    // One by one, as the form gets them.
    const back = Object.entries(goalAsEntered(proposed)).reduce(
      (entries, [field, text]) => changedEntries(planner, entries, { [field]: text }),
      moved,
    );
    expect(back).toEqual(proposed);
  });
});

describe('the handle says', () => {
  const textsOf = (changes: Partial<PlannerEntries>) => {
    const { input, report } = reportOn({ ...WOMAN, ...changes });
    return goalTexts({ days: input.days, weight: input.goal.kilograms }, report, input, 'kcal');
  };

  test('the goal, its day, and the calories', () => {
    const texts = textsOf({});
    expect(texts.spoken).toMatch(/^66 kg on May 25, 1,8\d\d kcal$/u);
    expect(texts).toMatchObject({ weight: '66 kg', date: 'May 25' });
    expect(texts.meaning).toMatch(/^1,8\d\d kcal a day$/u);
  });

  test('the year of a day that is far away', () => {
    expect(textsOf({ goalDate: '2028-05-25' }).date).toBe('May 25, 2028');
  });

  test('the calories of the goal to stay', () => {
    expect(textsOf({ goalWeight: 'kg~74' }).spoken).toMatch(/^74 kg on May 25, 2,\d{3} kcal$/u);
  });

  test.each([
    ['a goal below the healthy range', { goalWeight: 'kg~45' }, 'is below the healthy range'],
    ['a loss that is too fast', { goalDate: '2026-12-20' }, 'That can’t cover what your body needs'],
  ])('that there is no plan for %s, and why, without a number', (_, changes, reason) => {
    const texts = textsOf(changes);
    expect(texts.meaning).toBe('no plan');
    expect(texts.spoken).toMatch(/\. No plan (?:for this goal|by this date)\. /u);
    expect(texts.spoken).toContain(reason);
  });
});
