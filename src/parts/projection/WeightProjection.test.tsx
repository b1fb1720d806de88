import type { Person } from '#person/person.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CalorieTargetKey, Goal } from '@evenscale/formulas/energy';
import { years } from '@evenscale/formulas/units';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import { publishResult } from '#person/store.ts';
import { buildTdeeReport } from '#tools/tdee/report.ts';
import { projectionWords } from './projection-words.ts';
import { WeightProjection } from './WeightProjection.island.tsx';

const man: Person = {
  units: 'metric',
  weight: weightOf(90, 'kg'),
  height: heightOf(178, 'cm'),
  age: years(40),
  gender: 'male',
  activityLevel: 'moderatelyActive',
};

function publish(
  person: Partial<Person> = {},
  goal: Goal = 'lose',
  target: CalorieTargetKey | null = null,
): void {
  act(() => {
    const whole = { ...man, ...person };
    const input = { ...whole, goal, target, bodyFat: null, macros: '' };
    publishResult({ tool: 'tdee', entries: {}, input, report: buildTdeeReport(input) });
  });
}

const intake = (): HTMLSelectElement =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Calories a day' });
const choose = (name: string, value: string): boolean =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const figure = (name: string): string | null | undefined =>
  document.querySelector(`[data-result="outlook.${name}"]`)?.textContent;
const sentence = (): string | null => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  act(() => publishResult(null));
  vi.useRealTimers();
});

test('renders only a placeholder on a server', () => {
  vi.stubGlobal('window', undefined);
  const html = renderToString(<WeightProjection />);
  vi.unstubAllGlobals();
  expect(html).toContain('Where this takes you');
  expect(html.length).toBeLessThan(250);
});

describe('after a calculation', () => {
  test('says where the goal’s target leads in a year', () => {
    render(<WeightProjection />);
    publish();
    expect(sentence()).toBe(
      'Eating 2,317 kcal a day, 500 below what you use, takes you from 90 kg to about 76 kg in a year. The old 3,500-calorie rule would predict 66 kg. If you kept it up, your weight would level off near 69 kg, with half of that change in the first 35 weeks.',
    );
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(
      '1 year, Nov 21, 2027: about 76.4 kg, likely between 72 and 79 kg',
    );
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Chart of your weight: 90 kg today, about 76 kg on Nov 21, 2027.',
    );
    const days = within(screen.getByRole('list', { name: 'Along the way' })).getAllByRole('listitem');
    expect(days.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      'Feb 9, 2027 5% lighter, 85.5 kg',
      'Jul 26, 2027 Half of the long-term change, 79.4 kg',
      'Aug 12, 2027 In the healthy range, 78.9 kg',
    ]);
  });

  test('follows another target as soon as it is chosen in the calculator, and marks it', () => {
    render(<WeightProjection />);
    publish();
    choose('Calories a day', 'own');
    publish({}, 'lose', 'mildGain');
    expect(intake().value).toBe('mildGain');
    expect(intake().options[0]?.text).toBe('Mild gain: 3,067 kcal (your target)');
    expect(figure('intake')).toBe('3,067 kcal');
  });

  test('offers the goal’s target first, then the others, then a custom intake', () => {
    render(<WeightProjection />);
    publish();
    expect([...intake().options].map(({ text }) => text)).toEqual([
      'Loss: 2,317 kcal (your target)',
      'Extreme loss: 1,817 kcal',
      'Mild loss: 2,567 kcal',
      'Maintain: 2,817 kcal',
      'Mild gain: 3,067 kcal',
      'Gain: 3,317 kcal',
      'Extreme gain: 3,817 kcal',
      'Your own number',
    ]);
  });

  test('updates at once for a pick, a custom intake, the horizon and the calculator', () => {
    render(<WeightProjection />);
    publish();
    choose('Calories a day', 'mildLoss');
    expect(figure('intake')).toBe('2,567 kcal');
    expect(figure('weight')).toBe('83 kg');
    choose('Calories a day', 'own');
    const own = screen.getByRole<HTMLInputElement>('textbox', { name: /^Your own number/u });
    expect(own.value).toBe('2570');
    fireEvent.change(own, { target: { value: '2,000' } });
    expect(figure('intake')).toBe('2,000 kcal');
    fireEvent.keyDown(own, { key: 'ArrowUp' });
    choose('How far ahead', 'quarter');
    expect(sentence()).toMatch(/in three months/u);
    publish({ weight: weightOf(100, 'kg') });
    expect(sentence()).toMatch(/from 100 kg/u);
    publish({}, 'gain');
    expect(intake().value).toBe('gain');
    expect(sentence()).toMatch(/The old 3,500-calorie rule would predict/u);
    expect(screen.getByText(/doesn’t include training/u)).toBeTruthy();
  });

  test('uses the visitor’s unit', () => {
    render(<WeightProjection />);
    publish({ units: 'imperial' });
    expect(sentence()).toMatch(/from 198.4 lb to about 168 lb/u);
    publish({ units: 'stone' });
    expect(sentence()).toMatch(/from 14 st 2.4 lb to about 12 st /u);
  });

  test('has the same numbers in a table, month by month', () => {
    render(<WeightProjection />);
    publish();
    const table = screen.getByRole('table', { hidden: true });
    const rows = within(table).getAllByRole('row', { hidden: true });
    expect(rows).toHaveLength(14);
    expect(
      within(table)
        .getAllByRole('columnheader', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['When', 'About', 'Likely between', 'Old rule']);
    expect(rows.at(-1)?.textContent).toBe('Nov 21, 202776.4 kg72–79 kg66.3 kg');
  });

  test('always says what it assumes, and who it isn’t for', () => {
    render(<WeightProjection />);
    publish();
    expect(screen.getByText(/you eat exactly this much.*Most people drift/u)).toBeTruthy();
    expect(screen.getByText(/pregnancy, breastfeeding or illness/u)).toBeTruthy();
    expect(screen.getByText(/^9 in 10 people in a study were inside the shaded band/u)).toBeTruthy();
    // The rest about the band is with the numbers that it explains.
    const more = screen.getByText(/nine in ten of the 3,703 people/u);
    expect(more.closest('details')?.textContent).toContain('The same numbers in a table');
  });

  test('keeps a stable weight level, without the 3,500-calorie rule, and its curve in a fold', () => {
    render(<WeightProjection />);
    publish();
    expect(screen.queryByText(projectionWords.curve)).toBeNull();
    publish({}, 'maintain');
    const fold = screen.getByText(projectionWords.curve).closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.querySelector('svg[role="img"]')).toBeTruthy();
    expect(fold?.textContent).toMatch(/Most people drift/u);
    expect(sentence()).toBe('Eating 2,817 kcal a day, just what you use, keeps you at about 90 kg.');
  });
});

describe('nothing unsafe is drawn', () => {
  const nothing = (): void => {
    expect(screen.queryByRole('slider')).toBeNull();
    expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined/u);
  };

  test('under 18', () => {
    render(<WeightProjection />);
    publish({ age: years(15) });
    expect(screen.getByText(/^Under 18, your body is still growing/u)).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    nothing();
  });

  test('below 800 kcal', () => {
    render(<WeightProjection />);
    publish();
    choose('Calories a day', 'own');
    fireEvent.change(screen.getByRole('textbox', { name: /^Your own number/u }), {
      target: { value: '700' },
    });
    expect(screen.getByText(/Less than 800 kcal a day can’t cover/u)).toBeTruthy();
    nothing();
    fireEvent.change(screen.getByRole('textbox', { name: /^Your own number/u }), { target: { value: 'x' } });
    expect(screen.getByText(/^Enter calories a day/u)).toBeTruthy();
    nothing();
  });

  test('a loss below a healthy weight; a gain is drawn', () => {
    render(<WeightProjection />);
    publish({ weight: weightOf(57, 'kg') });
    expect(intake().options[0]?.text).toMatch(/^Maintain: .* \(your target\)$/u);
    const loss = [...intake().options].find(({ value }) => value === 'loss');
    expect(loss).toMatchObject({ text: 'Loss: not offered', disabled: true });
    choose('Calories a day', 'own');
    fireEvent.change(screen.getByRole('textbox', { name: /^Your own number/u }), {
      target: { value: '1900' },
    });
    expect(screen.getByText(/so we don’t plan weight loss/u)).toBeTruthy();
    nothing();
    choose('Calories a day', 'gain');
    expect(screen.getByRole('slider')).toBeTruthy();
  });

  test('a curve that would leave the healthy range at once, or outside the model', () => {
    render(<WeightProjection />);
    publish({ weight: weightOf(59.2, 'kg') });
    choose('Calories a day', 'own');
    fireEvent.change(screen.getByRole('textbox', { name: /^Your own number/u }), {
      target: { value: '1900' },
    });
    expect(screen.getByText(/Within four weeks, your BMI would be below 18\.5/u)).toBeTruthy();
    nothing();
    publish({ weight: weightOf(700, 'kg') });
    expect(screen.getByText(/outside the range the model was made for/u)).toBeTruthy();
    nothing();
  });

  test('a low intake has its caution, and a curve that ends early its reason', () => {
    render(<WeightProjection />);
    publish({ weight: weightOf(64, 'kg') });
    expect(
      screen.getByText(/^The projection ends on .* 2027\. After that your BMI would be below 18.5/u),
    ).toBeTruthy();
    choose('Calories a day', 'own');
    fireEvent.change(screen.getByRole('textbox', { name: /^Your own number/u }), {
      target: { value: '1400' },
    });
    expect(screen.getByText(/^That’s below 1,500 kcal, the usual minimum for men/u)).toBeTruthy();
  });

  test('the old rule’s estimate isn’t repeated if it’s below the healthy range', () => {
    render(<WeightProjection />);
    publish({ weight: weightOf(70, 'kg') });
    choose('How far ahead', 'twoYears');
    expect(sentence()).toMatch(/put you below the healthy range for your height/u);
    expect(figure('rule')).toBeUndefined();
  });
});
