import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { kcal } from '@evenscale/formulas/units';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishOwnTarget } from '#person/plan/own-target.ts';
import { onFill, publishResult } from '#person/store.ts';
import type { TdeeEntries } from '#tools/tdee/entries.ts';
import { initialEntries, readEntries } from '#person/entries/field.ts';
import { planner, type PlannerEntries } from '#tools/planner/entries.ts';
import { planInputOf } from '#tools/planner/plan/plan-input.ts';
import { buildPlanReport, plannerResult } from '#tools/planner/report.ts';
import { someResult } from '../../../tests/some-person.ts';
import { someOwnTarget } from '../../../tests/some-plan.ts';
import { MacroSplit } from './MacroSplit.island.tsx';

let published: Partial<TdeeEntries> = {};
let stop = (): void => undefined;

function publish(entries: Partial<TdeeEntries>): void {
  published = entries;
  publishResult(someResult(entries));
}

// Does the calculator's part: stores the split that is set.
beforeEach(() => {
  publishResult(null);
  stop = onFill(({ entries: { macros } }) =>
    publish({ ...published, ...(macros !== undefined && { macros }) }),
  );
});

afterEach(() => stop());

function calculated(entries: Partial<TdeeEntries> = {}): void {
  act(() => publish({ macros: 'own~30~~30', ...entries }));
}

const box = (nutrient: string, unit = 'percent'): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Your split: ${nutrient} in ${unit}` });
const slider = (nutrient: string): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('slider', { name: `Your split: ${nutrient}, slider` });
const figure = (name: string): string | undefined =>
  document.querySelector(`[data-result="${name}"]`)?.textContent;
const shares = (): readonly string[] => ['protein', 'carbs', 'fat'].map((nutrient) => box(nutrient).value);

test('renders one line on a server, and nothing before a result', () => {
  expect(renderToString(<MacroSplit />)).toBe('<p>Loading…</p>');
  const { container } = render(<MacroSplit />);
  expect(container.textContent).toBe('');
});

test('starts with the suggested protein, follows the goal, and shows grams with their unrounded value', () => {
  calculated({ macros: 'own' });
  render(<MacroSplit />);
  expect(box('protein', 'grams').value).toBe('119');
  expect(published.macros).toBe('own~119g~~30~s');
  act(() => publish({ ...published, goal: 'lose' }));
  expect(published.macros).toBe('own~133g~~30~s');
  expect(figure('split.protein')).toBe('133');
  fireEvent.click(screen.getByRole('radio', { name: 'Percent' }));
  expect(shares()).toEqual(['25.9', '44.1', '30']);
  const start = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Start from' });
  expect(start.value).toBe('suggested');
  fireEvent.change(start, { target: { value: 'ketogenic' } });
  expect(shares()).toEqual(['25', '5', '70']);
  expect(published.macros).toBe('own~25~~70');
  act(() => publish({ ...published, goal: 'gain' }));
  expect(shares()).toEqual(['25', '5', '70']);
  fireEvent.change(start, { target: { value: 'suggested' } });
  expect(published.macros).toBe('own~133g~~30~s');
});

test('on the planner’s page, has the plan’s calories and split', () => {
  const entries: PlannerEntries = {
    ...initialEntries(planner),
    weight: '90 kg',
    height: '175 cm',
    goalWeight: '82 kg',
    today: '2026-11-24',
    goalDate: '2027-05-25',
    macros: 'ketogenic',
  };
  const reading = readEntries(planner, entries, entries);
  if (!reading.ok) throw new RangeError(JSON.stringify(reading.problems));
  const { input } = reading;
  const plan = plannerResult({ entries, input }, buildPlanReport(planInputOf(input)));
  if (!plan) throw new RangeError('expected a plan');
  act(() => publishResult(plan));
  render(<MacroSplit />);
  const energy = plan.report.intake.value;
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Start from' }).value).toBe('ketogenic');
  expect(figure('split.fat')).toBe(String(Math.round((energy * 0.7) / 9)));
  expect(screen.getByText(/high LDL cholesterol/u)).toBeTruthy();
});

test('with the calories of the plan that is followed, the suggestion is the plan’s, whatever the weight now', () => {
  const own = { ...someOwnTarget(), intake: kcal(1900), macros: 'own~140g~~30~s' } as const;
  act(() => publishOwnTarget(own));
  calculated({ macros: own.macros, goal: 'lose', target: 'lose~1900' });
  render(<MacroSplit />);
  expect(figure('split.protein')).toBe('140');
  expect(published.macros).toBe(own.macros);
  act(() => publish({ ...published, target: 'mildLoss' }));
  expect(published.macros).toBe('own~133g~~30~s');
  act(() => publish({ ...published, target: 'lose~1900' }));
  expect(published.macros).toBe(own.macros);
  act(() => publishOwnTarget({ ...own, macros: 'lowCarb' }));
  expect(published.macros).toBe('own~133g~~30~s');
  act(() => publishOwnTarget(null));
});

test('leaves another plan alone', () => {
  calculated({ macros: 'lowCarb' });
  render(<MacroSplit />);
  expect(published.macros).toBe('lowCarb');
});

test('typing or moving a share adjusts the others', () => {
  calculated();
  render(<MacroSplit />);
  fireEvent.change(box('protein'), { target: { value: '35' } });
  expect(shares()).toEqual(['35', '35', '30']);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Start from' }).value).toBe('own');
  fireEvent.change(slider('fat'), { target: { value: '80' } });
  expect(shares()).toEqual(['20', '0', '80']);
  expect(slider('fat').getAttribute('aria-valuetext')).toBe('80%, 227 grams');
  fireEvent.keyDown(box('carbs'), { key: 'ArrowUp' });
  expect(shares()).toEqual(['20', '1', '79']);
  expect(screen.getByRole('status').textContent).toBe(
    'Protein: 20%, 128 grams. Carbs: 1%, 6 grams. Fat: 79%, 224 grams.',
  );
});

test('text that is not a percentage changes nothing, and is reported when the field is left', () => {
  calculated();
  render(<MacroSplit />);
  fireEvent.change(box('carbs'), { target: { value: '140' } });
  expect(box('carbs').hasAttribute('aria-invalid')).toBe(false);
  fireEvent.blur(box('carbs'));
  expect(box('carbs').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter a percentage from 0 to 100, for example 30.')).toBeTruthy();
  expect(box('protein').value).toBe('30');
  expect(slider('carbs').value).toBe('40');
});

test('grams stay as typed through another target and unit, and say so if they don’t fit', () => {
  calculated();
  render(<MacroSplit />);
  fireEvent.click(screen.getByRole('radio', { name: 'Grams' }));
  fireEvent.change(box('protein', 'grams'), { target: { value: '176' } });
  fireEvent.blur(box('protein', 'grams'));
  expect(published.macros).toBe('own~176g~~30');
  expect(document.querySelector('[data-result="split.protein"]')?.getAttribute('value')).toBe('176');
  act(() => publish({ ...published, goal: 'lose' }));
  expect(box('protein', 'grams').value).toBe('176');
  fireEvent.click(screen.getByRole('radio', { name: 'g/kg' }));
  expect(box('protein', 'grams per kilogram of body weight').value).toBe('2.51');
  act(() => publish({ ...published, units: 'imperial' }));
  expect(box('protein', 'grams per pound of body weight').value).toBe('1.14');
  fireEvent.click(screen.getByRole('radio', { name: 'Grams' }));
  fireEvent.change(box('protein', 'grams'), { target: { value: '700' } });
  fireEvent.blur(box('protein', 'grams'));
  expect(screen.getByText(/Enter grams from 0 to 513; more doesn’t fit/u)).toBeTruthy();
  expect(published.macros).toBe('own~176g~~30');
  fireEvent.change(box('protein', 'grams'), { target: { value: '500' } });
  act(() => publish({ ...published, weight: '60 kg' }));
  expect(box('protein', 'grams').value).toBe('500');
  expect(screen.getByText(/kept as you set it, but only \d+ g fit/u)).toBeTruthy();
});

test('divides the day into the chosen number of meals', () => {
  calculated();
  render(<MacroSplit />);
  const table = screen.getByRole('table', { name: 'Grams for each meal' });
  expect(within(table).getAllByRole('row')).toHaveLength(5);
  fireEvent.click(screen.getByRole('radio', { name: '6' }));
  const rows = within(table).getAllByRole('row').slice(1);
  const column = (index: number): number[] =>
    rows.map((row) => parseInt(within(row).getAllByRole('cell')[index]?.textContent ?? '', 10));
  for (const index of [0, 1, 2]) {
    const grams = column(index);
    expect(grams.slice(0, -1).reduce((sum, meal) => sum + meal, 0)).toBe(grams.at(-1));
  }
});

test('compares protein with the recommendations, with a note on kidneys', () => {
  calculated();
  render(<MacroSplit />);
  expect(figure('split.proteinPerKilogram')).toContain('2.7 g/kg, more than is useful');
  expect(screen.getByText(/Adults who exercise/u).textContent).toContain('suggested for you');
  expect(screen.getByText(/If you have kidney disease, ask your doctor/u)).toBeTruthy();
  calculated({ goal: 'gain' });
  expect(screen.getByText(/Strength training \(/u).textContent).toContain('suggested for you');
});

test('uses an adjusted weight above BMI 25, in the page’s unit', () => {
  const heavy = { weight: '110', height: '180' };
  calculated(heavy);
  render(<MacroSplit />);
  expect(screen.getByText(/that’s 88\.3 kg/u)).toBeTruthy();
  calculated({ ...heavy, units: 'imperial' });
  expect(screen.getByText(/that’s 194\.6 lb/u)).toBeTruthy();
});

test('uses a measured body fat if there is one', () => {
  calculated({ bodyFatAsk: 'yes', bodyFat: '20' });
  render(<MacroSplit />);
  // Katch–McArdle: 1,579.6 kcal at rest.
  expect(figure('split.protein')).toBe(String(Math.round((1579.6 * 1.55 * 0.3) / 4)));
});

test('is empty if there is no safe target, since the panel around it says why', () => {
  calculated({ age: '15' });
  const { container } = render(<MacroSplit />);
  expect(container.textContent).toBe('');
});
