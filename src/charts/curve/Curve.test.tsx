import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { cm, kcal, kg, years } from '@evenscale/formulas/units';
import { buildWeightCurve, type WeightCurve } from './weight-curve.ts';
import { expectedNames } from './curve-label-words.ts';
import type { CurveView } from './curve-words.ts';
import { ExpectedCurve } from './ExpectedCurve.tsx';

afterEach(cleanup);

const curveOf = (intake: number, horizon = 365): WeightCurve =>
  buildWeightCurve({
    person: {
      gender: 'male',
      age: years(40),
      height: cm(178),
      weight: kg(90),
      pal: 1.55,
      bodyFat: null,
      restingEnergy: kcal(1817.5),
    },
    phases: [{ fromDay: 0, intake: kcal(intake) }],
    horizon,
  });
const view: CurveView = { startDate: new Date(2026, 10, 21), unit: 'kg' };
const chart = (curve: WeightCurve, shown = view) => (
  <ExpectedCurve
    curve={curve}
    view={shown}
    name="Your weight over a year."
    expected={expectedNames.projection}
  />
);
const slider = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('slider');
const reading = (): string | null => slider().getAttribute('aria-valuetext');

describe('the chart', () => {
  test('is drawn on a server too', () => {
    const html = renderToString(chart(curveOf(2317)));
    expect(html).toContain('aria-label="Your weight over a year."');
    expect(html).not.toMatch(/NaN|Infinity|undefined/u);
  });

  test('reads the last day first, and shows what it reads while it is read', () => {
    render(chart(curveOf(2317.125)));
    const text = '1 year, Nov 21, 2027: about 76.4 kg, likely between 72 and 79 kg';
    expect(reading()).toBe(text);
    expect(screen.getByRole('img', { name: 'Your weight over a year.' })).toBeTruthy();
    expect(screen.queryByText('76.4 kg', { selector: 'strong' })).toBeNull();
    fireEvent.focus(slider());
    expect(screen.getByText('76.4 kg', { selector: 'strong' })).toBeTruthy();
    fireEvent.blur(slider());
    expect(screen.queryByText('76.4 kg', { selector: 'strong' })).toBeNull();
  });

  test('reads the goal first, and the same day after the curve has changed', () => {
    const goal = (curve: WeightCurve, day: number) => (
      <ExpectedCurve curve={curve} view={view} name="x" expected={expectedNames.projection} goalDay={day} />
    );
    const { rerender } = render(goal(curveOf(2317.125), 180));
    expect(reading()).toMatch(/^Week 25, /u);
    rerender(goal(curveOf(2317.125), 70));
    expect(reading()).toMatch(/^Week 10, /u);
    fireEvent.change(slider(), { target: { value: '12' } });
    rerender(goal(curveOf(2000, 1095), 70));
    expect(reading()).toMatch(/^Week 12, /u);
  });

  test('has no cursor over the last dot until it is read', () => {
    render(chart(curveOf(2317.125)));
    expect(document.querySelector('.Chart-pointer')).toBeNull();
    fireEvent.pointerMove(screen.getByRole('img'), { clientX: 10, pointerType: 'mouse' });
    expect(document.querySelector('.Chart-pointer')).not.toBeNull();
  });

  test('is uncovered after a calculation, not on a plain visit', () => {
    const { rerender } = render(chart(curveOf(2317)));
    expect(document.querySelector('.Curve-new')).toBeNull();
    rerender(
      <ExpectedCurve
        curve={curveOf(2317)}
        view={view}
        name="x"
        expected={expectedNames.projection}
        calculations={1}
      />,
    );
    expect(document.querySelector('.Curve-new')).not.toBeNull();
    // Nothing that is said along the line is there before the line.
    const labels = [...document.querySelectorAll('.Chart-label:not(.Chart-strong)')];
    expect(labels.length).toBeGreaterThan(0);
    for (const label of labels) expect(label.closest('.Curve-uncovered')).not.toBeNull();
  });

  test('is read week by week, and by four with Page Up and Page Down', () => {
    render(chart(curveOf(2317.125)));
    fireEvent.change(slider(), { target: { value: '12' } });
    expect(reading()).toBe('Week 12, Feb 13, 2027: about 85.3 kg, likely between 80 and 89 kg');
    fireEvent.keyDown(slider(), { key: 'PageUp' });
    expect(reading()).toMatch(/^Week 16, /u);
    fireEvent.keyDown(slider(), { key: 'PageDown' });
    fireEvent.keyDown(slider(), { key: 'x' });
    expect(reading()).toMatch(/^Week 12, /u);
    fireEvent.change(slider(), { target: { value: '0' } });
    fireEvent.keyDown(slider(), { key: 'PageDown' });
    expect(reading()).toBe('Today, Nov 21, 2026: 90.0 kg');
  });
});
