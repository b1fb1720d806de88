import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { planRow, type PlanRow } from '#person/database/plan-row.ts';
import { anyTool, changedEntries, initialEntries } from '#person/entries/field.ts';
import { SESSION_KEY } from '#person/entries/session.ts';
import { chooseWithoutKept } from '#person/entries/without-kept.ts';
import { addDays } from '#person/log/local-day.ts';
import { onFill, publishForm, type Fill } from '#person/store.ts';
import { planner, type PlannerEntries } from '#tools/planner/entries.ts';
import { keptPlanOf } from '#tools/planner/kept-plan.ts';
import { planStart, usePlanStart } from './use-plan-start.ts';

const TODAY = '2026-11-22';
const START = '2026-10-01';

const entriesOf = (change: Partial<PlannerEntries>): PlannerEntries =>
  changedEntries(planner, initialEntries(planner), { today: TODAY, ...change });

const PLAN = planRow({
  id: 'plan1',
  person: 'ana',
  state: 'current',
  ...keptPlanOf(
    entriesOf({
      weight: 'kg~82',
      height: 'cm~180',
      age: '40',
      goalWeight: 'kg~76',
      goalDate: '2027-03-30',
      today: START,
    }),
  ),
}) as PlanRow;

const publish = (change: Partial<PlannerEntries>): void =>
  publishForm({ tool: anyTool(planner), entries: entriesOf(change), calculated: null, isEmpty: false });

function Start({ plan = PLAN }: { readonly plan?: PlanRow }) {
  const startNew = usePlanStart(plan, TODAY);
  return startNew ? <button onClick={startNew}>{'Start a new plan'}</button> : null;
}

let fills: Fill[] = [];
let stop = (): void => undefined;

beforeEach(() => {
  fills = [];
  stop = onFill((fill) => fills.push(fill));
});
afterEach(() => {
  stop();
  cleanup();
  chooseWithoutKept(false);
  sessionStorage.clear();
  publishForm(null);
});

const GOAL = { goalWeight: 'kg~76', shape: 'steady', by: 'date', goalDate: '2027-03-30' };

test('the form of the plan’s person gets its goal and date, once', () => {
  publish({ weight: 'kg~80' });
  const { rerender } = render(<Start />);
  expect(fills).toEqual([{ entries: GOAL }]);
  publish({ weight: 'kg~80', goalWeight: 'kg~76' });
  rerender(<Start />);
  screen.getByRole('button').click();
  expect(fills.at(-1)?.entries).toMatchObject({ goalWeight: '', isDateChosen: 'no' });
  publish({ weight: 'kg~80' });
  rerender(<Start />);
  expect(fills).toHaveLength(2);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a date that is only a proposal makes way for the plan’s, as long as the goal is the plan’s', () => {
  publish({ weight: 'kg~80', goalWeight: 'kg~76' });
  render(<Start />);
  expect(fills).toEqual([{ entries: GOAL }]);
});

test.each([
  ['with a date that was chosen', { weight: 'kg~80', goalWeight: 'kg~76', goalDate: '2027-06-01' }],
  ['at a pace', { weight: 'kg~80', goalWeight: 'kg~76', by: 'pace' }],
  ['without a weight', { weight: '' }],
  ['with a goal', { weight: 'kg~80', goalWeight: 'kg~70' }],
  ['of somebody else', { weight: 'kg~60', gender: 'female' }],
] as const)('a form %s stays as it is', (_, change) => {
  publish(change);
  render(<Start />);
  expect(fills).toEqual([]);
});

test.each([
  ['of its own', { goalWeight: 'kg~70' }],
  ['of the plan, with a date that was chosen', { goalWeight: 'kg~76', goalDate: '2027-06-01' }],
  ['at a pace', { goalWeight: 'kg~76', by: 'pace' }],
] as const)('a goal %s can be deleted to type another one', (_, goal) => {
  publish({ weight: 'kg~80', ...goal });
  const { rerender } = render(<Start />);
  publish({ weight: 'kg~80', ...goal, goalWeight: '' });
  rerender(<Start />);
  expect(fills).toEqual([]);
});

test('without the kept entries, the goal isn’t used either', () => {
  chooseWithoutKept(true);
  publish({ weight: 'kg~80' });
  render(<Start />);
  expect(fills).toEqual([]);
});

const SHE: PlanRow = { ...PLAN, entries: { ...PLAN.entries, gender: 'female' } };

test.each([
  ['the plan’s person', '180', 0],
  ['somebody else', '165', 1],
])('a pregnancy of %s that was said in this tab is that person’s', (_, centimetres, count) => {
  const said = { pregnancy: 'yes', gender: 'female', age: '40', height: `cm~${centimetres}` };
  sessionStorage.setItem(SESSION_KEY, JSON.stringify(said));
  publish({ weight: 'kg~80', gender: 'female' });
  render(<Start plan={SHE} />);
  expect(fills).toHaveLength(count);
});

test('a date less than three weeks away isn’t taken over, and neither is a plan that the planner wouldn’t make', () => {
  expect(planStart(PLAN, addDays('2027-03-30', -21))).toEqual(GOAL);
  expect(planStart(PLAN, addDays('2027-03-30', -20))).toEqual({ goalWeight: 'kg~76', shape: 'steady' });
  expect(planStart({ ...PLAN, entries: { ...PLAN.entries, goalWeight: 'kg~45' } }, TODAY)).toBeNull();
});
