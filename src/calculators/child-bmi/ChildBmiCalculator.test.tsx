import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginNext, fillChild, useLinkUndo } from '#person/child/child-store.ts';
import { ChildBmiCalculator } from './ChildBmiCalculator.island.tsx';
import { PercentileGauge } from './PercentileGauge.island.tsx';

const box = (name: string): HTMLInputElement =>
  document.querySelector<HTMLInputElement>(`[data-field="${name}"]`) ?? expect.fail(name);
const type = (name: string, text: string): void =>
  void fireEvent.change(box(name), { target: { value: text } });
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const shown = (name: string): string | undefined =>
  document.querySelector(`[data-result="${name}"]`)?.textContent;

function enterGirl(): void {
  fireEvent.click(screen.getByRole('radio', { name: 'Girl' }));
  fireEvent.click(screen.getByRole('radio', { name: 'By years and months' }));
  type('years', '9');
  type('months', '4');
  type('weight', '28');
  type('height', '132');
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query !== 'print' }));
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
});

test('renders on a server without a result', () => {
  const html = renderToString(<ChildBmiCalculator caution="A caution." more="More." />);
  expect(html).toContain('Measurements');
  expect(html).toContain('A caution.');
  expect(html).not.toContain('data-result');
});

test('without months, the result says which age it is for; the help lines are printed', () => {
  render(<ChildBmiCalculator />);
  enterGirl();
  press('Calculate');
  expect(screen.getByText('Girl, 9 years 4 months, 28 kg, 132 cm')).toBeDefined();
  expect(screen.getByText(/^If eating is hard: /u).className).toContain('print-only');
  type('months', '');
  expect(
    screen.getByText(
      'Girl, 9 years 6 months, 28 kg, 132 cm. The months were left empty, so this is for the middle of the year.',
    ),
  ).toBeDefined();
});

test('where the category depends on the months, that is said right below it', () => {
  render(<ChildBmiCalculator />);
  enterGirl();
  type('weight', '34');
  press('Calculate');
  expect(shown('category')).toBe('Overweight');
  expect(screen.queryByText(/In another month/u)).toBeNull();
  type('months', '');
  const note = screen.getByText(/^The months were left empty.* In another month of it, the category would/u);
  expect(note.previousElementSibling?.contains(document.querySelector('[data-result="category"]'))).toBe(
    true,
  );
  // And not again at the end.
  expect(screen.getAllByText(/months were left empty/u)).toHaveLength(1);
});

test('right at a limit, that is said below the category, on paper, too; the next step stays', () => {
  render(<ChildBmiCalculator />);
  enterGirl();
  type('weight', '36');
  press('Calculate');
  expect(screen.queryByText(/^Right at the line/u)).toBeNull();
  type('weight', '38.3');
  press('Calculate');
  const line = screen.getByText(
    /^Right at the line between overweight and obesity: another measurement may well/u,
  );
  expect(line.closest('.no-print')).toBeNull();
  expect(shown('nextStep')).toMatch(
    shown('category') === 'Obesity' ? /^Make an appointment/u : /^Mention this/u,
  );
});

test('shows percentile, category and the next step, and then the parts below them', async () => {
  render(<ChildBmiCalculator more={<p>More.</p>} />);
  enterGirl();
  press('Calculate');
  expect(shown('percentile')).toBe('42nd percentile');
  expect(shown('category')).toBe('Healthy weight');
  expect(shown('bmi')).toBe('16.1');
  expect(shown('percentOfP95')).toBeUndefined();
  expect(screen.getByText(/^A higher BMI than 42 of 100 girls/u)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('42nd percentile');
  expect(await screen.findByText('More.')).toBeTruthy();
});

test('a next step that can’t wait is a caution, and any other isn’t', () => {
  render(<ChildBmiCalculator />);
  enterGirl();
  press('Calculate');
  const box = () => document.querySelector('[data-result="nextStep"]')?.closest('div');
  expect(shown('nextStep')).toMatch(/^There’s nothing you need to do/u);
  expect(box()?.className).not.toContain('caution');
  type('weight', '22.6');
  expect(shown('nextStep')).toMatch(/^Call your child’s doctor this week/u);
  expect(box()?.className).not.toContain('caution');
  expect(box()?.textContent).toContain('If eating is hard');
  type('weight', '19');
  expect(shown('nextStep')).toMatch(/^Call your child’s doctor today/u);
  expect(box()?.className).toContain('caution');
  expect(box()?.textContent).toContain('If eating is hard');
});

test('the gauge, a part of its own, shows the last percentile', () => {
  render(
    <>
      <ChildBmiCalculator gauge={<p>The gauge.</p>} />
      <PercentileGauge />
    </>,
  );
  const gauge = () => screen.queryByRole('img', { name: /^On a scale of percentiles from 0 to 100: 42nd/u });
  expect(gauge()).toBeNull();
  enterGirl();
  press('Calculate');
  expect(screen.getByText('The gauge.')).toBeTruthy();
  expect(gauge()?.textContent).toContain('42nd');
  type('years', '20');
  expect(gauge()).toBeNull();
});

test('shows no figure at an age outside the charts, but says where to go', () => {
  render(<ChildBmiCalculator />);
  fireEvent.click(screen.getByRole('radio', { name: 'By years and months' }));
  type('years', '20');
  type('months', '0');
  press('Calculate');
  expect(document.querySelector('[data-result]')).toBeNull();
  expect(screen.getByRole('link', { name: 'BMI calculator for adults' }).getAttribute('href')).toBe('/');
});

test('says what is missing, and moves to it', () => {
  render(<ChildBmiCalculator />);
  press('Calculate');
  expect(screen.getByText('Choose girl or boy: the growth charts differ.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Girl' }));
});

test('dims an earlier result and says who it is for', () => {
  render(<ChildBmiCalculator />);
  enterGirl();
  press('Calculate');
  type('weight', '');
  expect(screen.getByText('For Girl, 9 years 4 months, 28 kg, 132 cm')).toBeTruthy();
});

describe('entries that are taken over', () => {
  const draft = {
    units: 'metric',
    weight: 'kg~40',
    height: 'cm~150',
    gender: 'female',
    activityLevel: 'sedentary',
  };

  test('a child’s entries from an adult calculator', () => {
    sessionStorage.setItem('evenscale.person', JSON.stringify({ ...draft, age: '12' }));
    render(<ChildBmiCalculator />);
    expect([box('weight').value, box('height').value, box('years').value, box('months').value]).toEqual([
      '40',
      '150',
      '12',
      '',
    ]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Girl' }).checked).toBe(true);
  });

  test('not an adult’s own entries', () => {
    const stored = JSON.stringify({ ...draft, age: '41' });
    sessionStorage.setItem('evenscale.person', stored);
    render(<ChildBmiCalculator />);
    expect(box('weight').value).toBe('');
    enterGirl();
    press('Calculate');
    expect(sessionStorage.getItem('evenscale.person')).toBe(stored);
  });

  test('entries that another part fills in, with a result', () => {
    render(<ChildBmiCalculator />);
    act(() =>
      fillChild({
        gender: 'male',
        years: '9',
        months: '4',
        ageBy: 'years',
        knownAge: '112.9',
        weight: '30',
        height: '132',
      }),
    );
    expect(shown('category')).toBe('Healthy weight');
    expect(screen.getByText('Calculated with the exact age: 112.9 months.')).toBeTruthy();
  });
});

describe('a link', () => {
  const LINKED = {
    gender: 'male',
    ageBy: 'years',
    years: '12',
    months: '0',
    knownAge: '144.5',
    weight: '40',
    height: '150',
  };
  const goBack = () => renderHook(useLinkUndo).result.current;
  const link = (): void => act(() => fillChild(LINKED));

  test('in an empty form can’t be undone', () => {
    render(<ChildBmiCalculator />);
    link();
    expect(box('weight').value).toBe('40');
    expect(goBack()).toBeNull();
  });

  test('in a form with entries can be undone, with the date of birth and the result', () => {
    render(<ChildBmiCalculator />);
    fireEvent.click(screen.getByRole('radio', { name: 'Girl' }));
    type('birth', '2017-07-10');
    type('weight', '28');
    type('height', '132');
    press('Calculate');
    const percentile = shown('percentile');
    link();
    link();
    expect(shown('percentile')).not.toBe(percentile);
    const undo = goBack();
    act(() => undo?.());
    expect([box('birth').value, box('weight').value]).toEqual(['2017-07-10', '28']);
    expect(shown('percentile')).toBe(percentile);
    expect(goBack()).toBeNull();
  });

  test('with the same entries as the form, or before Reset, can’t be undone', () => {
    render(<ChildBmiCalculator />);
    link();
    link();
    expect(goBack()).toBeNull();
    type('weight', '41');
    link();
    expect(goBack()).not.toBeNull();
    press('Reset');
    expect(goBack()).toBeNull();
  });
});

test('a saved child’s next measurement keeps what was typed, but not an earlier result', () => {
  render(<ChildBmiCalculator />);
  type('weight', '28');
  const entries = { gender: 'female', units: 'metric', ageBy: 'years' };
  act(() => beginNext(entries));
  expect(box('weight').value).toBe('28');
  type('years', '9');
  type('months', '4');
  type('height', '132');
  press('Calculate');
  expect(shown('percentile')).toBe('42nd percentile');
  act(() => beginNext(entries));
  expect(shown('percentile')).toBeUndefined();
  expect([box('weight').value, box('years').value]).toEqual(['', '']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Girl' }).checked).toBe(true);
});
