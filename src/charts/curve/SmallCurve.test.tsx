import { cleanup, render, screen } from '@testing-library/react';
import { kg } from '@evenscale/formulas/units';
import { afterEach, expect, test } from 'vitest';
import { SmallCurve } from './SmallCurve.tsx';

afterEach(cleanup);

const NAMES = ['curve', 'lines', 'expected', 'trend', 'now', 'rule', 'lived'] as const;
const classes = Object.fromEntries(NAMES.map((name) => [name, name])) as Record<
  (typeof NAMES)[number],
  string
>;
const daysTo = (last: number) =>
  Array.from({ length: last + 1 }, (_, day) => ({ day, weight: kg(90 - day / 10) }));

function draw(trend: number, plan: number | null, today: number): HTMLElement {
  const expected = plan === null ? [] : daysTo(plan);
  render(
    <SmallCurve name="Trend" trend={daysTo(trend)} expected={expected} today={today} classes={classes} />,
  );
  return screen.getByRole('img');
}

const end = (drawing: HTMLElement, of: string): string | null =>
  drawing.querySelector(`.${of}`)?.getAttribute('x2') ?? null;

test('the days of a plan up to today are bold on its rule, and the trend ends in a ring', () => {
  const drawing = draw(40, 100, 50);
  expect(drawing.querySelector('.now')?.getAttribute('cx')).toBe('41.6%');
  expect([end(drawing, 'lived'), end(drawing, 'rule')]).toEqual(['50%', '92%']);
});

test('an updated plan has two lines', () => {
  const expected = daysTo(100).map((day) => ({ ...day, startsLine: day.day === 40 }));
  render(<SmallCurve name="Trend" trend={daysTo(50)} expected={expected} today={50} classes={classes} />);
  const lines = screen.getByRole('img').querySelector('.expected')?.getAttribute('d')?.match(/M/gu);
  expect(lines).toHaveLength(2);
});

test('after the plan’s last day the whole rule is bold', () =>
  expect(end(draw(110, 100, 130), 'lived')).toBe('92%'));

test('a trend without a plan has no rule', () => expect(end(draw(40, null, 40), 'rule')).toBeNull());
