import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { percent, type Percent, years } from '@evenscale/formulas/units';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import { someResult } from '../../../../tests/some-person.ts';
import type { Person } from '#person/person.ts';
import { tdee } from '#tools/tdee/entries.ts';
import { anyTool, initialEntries } from '#person/entries/field.ts';
import { onFill, publishForm, publishResult } from '#person/store.ts';
import { BodySize } from './BodySize.island.tsx';

const PERSON: Person = {
  units: 'metric',
  weight: weightOf(74, 'kg'),
  height: heightOf(175, 'cm'),
  age: years(44),
  gender: 'female',
  activityLevel: 'lightlyActive',
};

function publish(person: Partial<Person>, bodyFat: Percent | null = null): void {
  act(() => publishResult({ ...someResult(), input: { ...PERSON, ...person, bodyFat } }));
}

function open(person: Partial<Person> = {}): void {
  publish(person);
  render(<BodySize />);
}

const waist = (): HTMLInputElement => screen.getByRole('textbox', { name: /^Your waist/u });
const result = (name: string): Element | null => document.querySelector(`[data-result="opinion.${name}"]`);

function type(text: string): void {
  fireEvent.change(waist(), { target: { value: text } });
}

function leave(): void {
  fireEvent.blur(waist());
  act(() => {
    vi.runAllTimers();
  });
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => publishResult(null));
  vi.useRealTimers();
});

test('renders almost nothing on a server without a window', () => {
  expect(renderToString(<BodySize />)).toBe('<p>Loading…</p>');
});

describe('the waist', () => {
  test('goes into the form’s draft, comes back from it, and goes with it', () => {
    const taken = vi.fn();
    const stop = onFill(taken);
    const keep = (text: string): void =>
      act(() =>
        publishForm({
          tool: anyTool(tdee),
          calculated: null,
          entries: { ...initialEntries(tdee), waist: text },
          isEmpty: false,
        }),
      );
    open();
    type('84,5');
    expect(taken).toHaveBeenLastCalledWith({ entries: { waist: 'cm~84,5' } });
    keep('cm~84,5');
    expect(waist().value).toBe('84,5');
    keep('');
    expect(waist().value).toBe('');
    keep('in~33');
    expect(waist().value).toBe('83.8');
    type('');
    expect(taken).toHaveBeenLastCalledWith({ entries: { waist: '' } });
    act(() => publishForm(null));
    stop();
  });

  test('doesn’t contradict the answer from 65 on, where no loss is needed', () => {
    open({ age: years(68), weight: weightOf(79, 'kg') });
    type('96');
    expect(result('waistClass')?.textContent).toBe('Increased risk');
    expect(document.body.textContent).toContain('a large waist alone isn’t a reason to eat less');
    type('80');
    expect(document.body.textContent).not.toContain('From age 65 on');
    publish({ weight: weightOf(79, 'kg') });
    type('96');
    expect(document.body.textContent).not.toContain('From age 65 on');
  });

  test('is calculated during typing, with a comma too', () => {
    open();
    expect(result('waistToHeight')).toBeNull();
    type('84,5');
    expect(result('waistToHeight')?.textContent).toBe('0.48');
    expect(Number(result('waistToHeight')?.getAttribute('value'))).toBeCloseTo(0.482857, 6);
    expect(result('waistClass')?.textContent).toBe('Healthy');
    expect(screen.getByText(/Half your height is 87.5 cm/u)).toBeTruthy();
    expect(screen.getByRole('img', { name: /Your ratio of 0.48 is in this range: Healthy/u })).toBeTruthy();
  });

  test('prints as many decimals as the number needs to agree with its category', () => {
    open();
    type('87.4');
    expect(result('waistToHeight')?.textContent).toBe('0.499');
    expect(result('waistClass')?.textContent).toBe('Healthy');
  });

  test('that is invalid is reported next to its field once the field is left', () => {
    open();
    type('wide');
    expect(waist().getAttribute('aria-invalid')).toBeNull();
    leave();
    expect(waist().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/Enter your waist as a number, for example 84/u)).toBeTruthy();
    type('84');
    expect(waist().getAttribute('aria-invalid')).toBeNull();
  });

  test.each([
    ['0', /must be more than 0/u],
    ['-84', /can’t be negative/u],
    ['400', /this form takes up to 300 cm/u],
  ])('of %s has its own message, after the Enter key too', (text, message) => {
    open();
    type(text);
    fireEvent.submit(waist());
    expect(screen.getByText(message)).toBeTruthy();
    expect(result('waistToHeight')).toBeNull();
  });

  test('in inches by mistake gets a question, and one click answers it', () => {
    open();
    type('33');
    leave();
    expect(screen.getByText(/Did you mean 33 in \(83.8 cm\)\?/u)).toBeTruthy();
    expect(screen.queryByText(/That waist doesn’t fit/u)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Use 33 in (83.8 cm)' }));
    expect(waist().value).toBe('83.8');
    expect(document.activeElement).toBe(waist());
    expect(result('waistToHeight')?.textContent).toBe('0.48');
  });

  test('that no body has isn’t assessed', () => {
    open();
    type('12');
    expect(screen.queryByText(/That waist doesn’t fit/u)).toBeNull();
    leave();
    expect(screen.getByText(/That waist doesn’t fit this height/u)).toBeTruthy();
    expect(result('waistToHeight')).toBeNull();
  });

  test('follows the units and is restored as it was typed', () => {
    open();
    type('84,5');
    publish({ units: 'imperial' });
    expect(waist().value).toBe('33.3');
    expect(result('waistToHeight')?.textContent).toBe('0.48');
    expect(screen.getByText(/Half your height is 34.4 in/u)).toBeTruthy();
    publish({ units: 'metric' });
    expect(waist().value).toBe('84,5');
  });

  test('responds to the arrow keys', () => {
    open();
    type('84');
    fireEvent.keyDown(waist(), { key: 'ArrowUp' });
    expect(waist().value).toBe('85');
    publish({ units: 'imperial' });
    fireEvent.keyDown(waist(), { key: 'ArrowDown' });
    expect(waist().value).toBe('33');
  });

  test('has no category from a BMI of 35 on, and no assessment below 18.5', () => {
    open({ weight: weightOf(120, 'kg') });
    type('110');
    expect(result('waistToHeight')?.textContent).toBe('0.63');
    expect(result('waistClass')).toBeNull();
    expect(screen.getByText(/for adults with a BMI below 35/u)).toBeTruthy();
    publish({ weight: weightOf(50, 'kg') });
    expect(result('waistClass')).toBeNull();
    expect(screen.getByText(/not whether you weigh enough/u)).toBeTruthy();
  });
});

describe('the four weights', () => {
  test('are next to the healthy range, in a chart and in a table', () => {
    open();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Equationkg',
      'Hamwi 1964for diabetes diets, as a quick rule65.1',
      'Devine 1974for dosing the antibiotic gentamicin66.0',
      'Robinson 1983for dosing drugs64.1',
      'Miller 1983for dosing drugs, in a letter to the same journal65.2',
      'Healthy BMI, 18.5 to 24.956.7–76.3',
    ]);
    const picture = screen.getByRole('img', { name: /^One scale with weights/u });
    expect(picture.getAttribute('aria-label')).toContain('Hamwi 1964: 65.1 kg');
    expect(screen.getByText(/None of these says what you should weigh/u)).toBeTruthy();
  });

  test('are from 65 on next to the range for that age, with the general one last', () => {
    open({ age: years(70), height: heightOf(178, 'cm') });
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.slice(5).map((row) => row.textContent)).toEqual([
      'From 65 on, BMI 23 to 27.572.9–87.1',
      'Adults in general58.6–78.9',
    ]);
    expect(rows[5]?.className).toContain('used');
    expect(rows[6]?.className).not.toContain('used');
    const picture = screen.getByRole('img', {
      name: /^One scale with weights: From 65 on, BMI 23 to 27.5: 72.9–87.1 kg/u,
    });
    expect(picture.querySelectorAll('.DotPlot-bar')).toHaveLength(1);
    expect(picture.querySelectorAll('.DotPlot-otherBar')).toHaveLength(1);
    expect(screen.getByText(/for your height and age/u)).toBeTruthy();
  });

  test('are in pounds if the form is in pounds', () => {
    open({ units: 'imperial' });
    expect(result('idealWeight.devine')?.textContent).toBe('145.4');
    expect(screen.getByRole('columnheader', { name: 'lb' })).toBeTruthy();
  });

  test('are not defined below five feet, and the text says so', () => {
    open({ height: heightOf(151, 'cm') });
    expect(screen.getByText(/start at 5 ft \(152.4 cm\)/u)).toBeTruthy();
    expect(result('idealWeight.hamwi')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('lean mass', () => {
  test('is estimated, and calculated from body fat if it was entered', () => {
    open();
    expect(result('leanMass.boer')?.textContent).toBe('53.1');
    expect(result('leanMass.measured')).toBeNull();
    publish({}, percent(30));
    expect(result('leanMass.measured')?.textContent).toBe('51.8');
    expect(result('leanMass.index')?.textContent).toBe('16.9');
  });

  test('has no figure for an impossible body', () => {
    open({ weight: weightOf(2, 'kg'), height: heightOf(30, 'cm') });
    expect(screen.getByText(/far outside the range/u)).toBeTruthy();
  });
});

test('shows a note and no measures under 18', () => {
  open({ age: years(15) });
  expect(screen.getByText(/none is shown under 18/u)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.querySelector('[data-result]')).toBeNull();
});
