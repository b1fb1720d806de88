import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { growthChartExamples } from './GrowthChart.examples.tsx';

afterEach(cleanup);

const slider = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('slider');
const reading = (): string | null => slider().getAttribute('aria-valuetext');
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const rows = () => within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });

describe('the growth chart', () => {
  test.each(Object.entries(growthChartExamples))('is drawn on a server too: %s', (_, example) => {
    const html = renderToString(example);
    expect(html).toContain('aria-label="BMI for age, ');
    expect(html).not.toMatch(/NaN|Infinity|undefined|rem"/u);
  });

  test('reads the newest measurement first', () => {
    render(growthChartExamples.several);
    expect(reading()).toBe(
      '9 years 4 months, Nov 22, 2026: BMI 17.2, between the 50th percentile and the 75th percentile. Percentiles: 5th 14.0, 10th 14.4, 25th 15.2, 50th 16.3, 75th 17.8, 85th 18.9, 90th 19.8, 95th 21.4',
    );
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'BMI for age, boys from 2 to 20 years, with CDC’s percentile curves. 9 years 4 months, Nov 22, 2026: BMI 17.2, between the 50th percentile and the 75th percentile.',
    );
  });

  test('reads a measurement on a birthday as the full year, and reads that age only once', () => {
    render(growthChartExamples.birthday);
    expect(reading()).toMatch(/^9 years: BMI 16\.0, /u);
    const start = Number(slider().value);
    fireEvent.change(slider(), { target: { value: String(start - 1) } });
    expect(reading()).toMatch(/^8 years 11 months: /u);
    fireEvent.change(slider(), { target: { value: String(start + 1) } });
    expect(reading()).toMatch(/^9 years 1 month: /u);
  });

  test('is read month by month, and by a year with Page Up and Page Down', () => {
    render(growthChartExamples.one);
    const start = Number(slider().value);
    fireEvent.change(slider(), { target: { value: String(start + 1) } });
    expect(reading()).toMatch(/^9 years 5 months: percentiles 5th /u);
    fireEvent.keyDown(slider(), { key: 'PageUp' });
    expect(reading()).toMatch(/^10 years 5 months: /u);
    fireEvent.keyDown(slider(), { key: 'PageDown' });
    fireEvent.keyDown(slider(), { key: 'PageDown' });
    expect(reading()).toMatch(/^8 years 5 months: /u);
    fireEvent.change(slider(), { target: { value: '0' } });
    fireEvent.keyDown(slider(), { key: 'PageDown' });
    expect(reading()).toMatch(/^7 years: /u);
  });

  test('shows all ages on request, and keeps the current age', () => {
    render(growthChartExamples.one);
    press('Show ages 2 to 20');
    expect(reading()).toMatch(/^9 years 4 months: BMI 17\.4, /u);
    fireEvent.change(slider(), { target: { value: '0' } });
    expect(reading()).toMatch(/^2 years: /u);
    press('Show these ages only');
    expect(reading()).toMatch(/^7 years: /u);
  });

  test('has no button if the measurements need all ages', () => {
    render(growthChartExamples.wholeYouth);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('has a line for several measurements, and none for one', () => {
    const { container, rerender } = render(growthChartExamples.several);
    expect(container.querySelectorAll('.GrowthChart-dot')).toHaveLength(2);
    expect(container.querySelectorAll('.Chart-ring')).toHaveLength(1);
    expect(container.querySelectorAll('.Chart-trend')).toHaveLength(1);
    rerender(growthChartExamples.one);
    expect(container.querySelectorAll('.Chart-trend')).toHaveLength(0);
  });

  test('labels the lines above the 95th percentile only if they matter', () => {
    const { rerender } = render(growthChartExamples.high);
    expect(reading()).toMatch(
      /BMI 37\.8, at or above 140% of the 95th percentile\. .*, 140% of 95th 3\d\.\d$/u,
    );
    expect(screen.getByText(/^The lines at 120%/u)).toBeTruthy();
    rerender(growthChartExamples.one);
    expect(reading()).not.toContain('%');
    expect(screen.queryByText(/^The lines at 120%/u)).toBeNull();
  });

  test('has the same data in a table', () => {
    render(growthChartExamples.several);
    const [head, ...body] = rows().map((row) =>
      [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
    );
    expect(head).toEqual(['Age', 'BMI', '5th', '10th', '25th', '50th', '75th', '85th', '90th', '95th']);
    expect(body).toHaveLength(18);
    expect(body.filter(([, bmi]) => bmi !== '–').map(([age, bmi]) => `${age}: ${bmi}`)).toEqual([
      '7 years 2 months, Sep 15, 2024: 15.8',
      '8 years 2 months, Sep 4, 2025: 16.1',
      '9 years 4 months, Nov 22, 2026: 17.2',
    ]);
  });
});
