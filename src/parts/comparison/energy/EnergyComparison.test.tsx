import type { Person } from '#person/person.ts';
import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { percent, type Percent, years } from '@evenscale/formulas/units';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import { someResult } from '../../../../tests/some-person.ts';
import { publishResult } from '#person/store.ts';
import { EnergyComparison } from './EnergyComparison.island.tsx';

const PERSON: Person = {
  units: 'metric',
  weight: weightOf(70, 'kg'),
  height: heightOf(175, 'cm'),
  age: years(30),
  gender: 'male',
  activityLevel: 'moderatelyActive',
};

function publish(person: Partial<Person>, bodyFat: Percent | null = null): void {
  const result = someResult();
  act(() => publishResult({ ...result, input: { ...PERSON, ...person, bodyFat } }));
}

function open(person: Partial<Person> = {}, bodyFat: Percent | null = null): void {
  publish(person, bodyFat);
  render(<EnergyComparison />);
}

const result = (name: string): Element | null =>
  document.querySelector(`[data-result="opinion.energy.${name}"]`);

afterEach(() => act(() => publishResult(null)));

describe('the energy comparison', () => {
  test('renders almost nothing on a server without a window', () => {
    expect(renderToString(<EnergyComparison />)).toBe('<p>Loading…</p>');
  });

  test('names the method in use, the spread, and what to do', () => {
    open();
    expect(result('spread')?.textContent).toBe('199');
    const status = within(screen.getByRole('status'));
    expect(status.getByText(/about two slices of bread/u)).toBeTruthy();
    expect(status.getByText(/We use Mifflin–St Jeor/u)).toBeTruthy();
  });

  test('has a table with the same numbers as the two charts', () => {
    open();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'MethodAt restWhole day',
      'Mifflin–St Jeor · used here1,6492,556',
      expect.stringContaining('within 10% for most adults.'),
      'Harris–Benedict, revised1,6962,628',
      expect.stringContaining('within 14% for an individual.'),
      'Reference intakes 2023–not given2,755',
      expect.stringContaining('No published margin of error for an individual.'),
    ]);
    const [day, rest] = screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'));
    expect(day).toContain(
      'Mifflin–St Jeor 2,556, Harris–Benedict, revised 2,628, Reference intakes 2023 2,755',
    );
    expect(rest).toContain('Mifflin–St Jeor 1,649, Harris–Benedict, revised 1,696.');
    expect(Number(result('eer.tdee')?.getAttribute('value'))).toBeCloseTo(2754.87, 6);
    expect(result('eer.bmr')).toBeNull();
  });

  test('says why methods based on lean mass are missing, and shows them with a body fat measurement', () => {
    open();
    expect(result('cunningham.bmr')).toBeNull();
    expect(screen.getByText(/These need a measurement of your body fat/u)).toBeTruthy();
    publish({}, percent(22));
    expect(result('cunningham.bmr')?.textContent).toBe('1,701');
    expect(screen.getByRole('rowheader', { name: /Katch–McArdle.*used here/u })).toBeTruthy();
    expect(screen.queryByText(/These need a measurement/u)).toBeNull();
  });

  test('begins with rest on a page about it', () => {
    publish({});
    render(<EnergyComparison of="rest" />);
    expect(result('restingSpread')?.textContent).toBe('47');
    expect(result('spread')).toBeNull();
    const names = screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'));
    expect(names.map((name) => name?.split(',')[0])).toEqual(['At rest', 'The whole day']);
  });

  test('follows each new result', () => {
    open();
    publish({ activityLevel: 'sedentary' });
    expect(result('mifflin.tdee')?.textContent).toBe('1,979');
    expect(screen.getByText(/too low for most people with desk jobs/u)).toBeTruthy();
  });

  test('shows none under 18 and far outside the range', () => {
    open({ age: years(16) });
    expect(screen.getByText(/none is shown under 18/u)).toBeTruthy();
    publish({ age: years(120), weight: weightOf(1, 'kg'), height: heightOf(50, 'cm'), gender: 'female' });
    expect(screen.getByText(/nothing to compare/u)).toBeTruthy();
    expect(document.querySelector('[data-result]')).toBeNull();
  });

  test('links to the equations and their sources', () => {
    open();
    const link = screen.getByRole('link', { name: 'Equations, people and sources' });
    expect(link.getAttribute('href')).toBe('/methodology#other-energy');
  });
});
