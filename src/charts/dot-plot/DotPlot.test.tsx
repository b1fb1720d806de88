import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dotPlotExamples } from './DotPlot.examples.tsx';

test('is one image with a description, and shows each name and figure', () => {
  render(dotPlotExamples.whiskers);
  const picture = screen.getByRole('img', { name: 'Tape 182, laser 180, paces 195, in centimeters.' });
  for (const text of ['Tape', '182 cm', 'Laser', '180 cm', 'Paces', '195 cm'])
    expect(picture.textContent).toContain(text);
  expect(screen.getByText('Filled: the one that we trust.')).toBeTruthy();
});

test('draws a dot for each value, an error bar if the error is known, and the main value in every row', () => {
  const { container } = render(dotPlotExamples.whiskers);
  const places = [...container.querySelectorAll('circle')].map((dot) => dot.getAttribute('cx'));
  expect(places).toEqual(['26.92%', '23.08%', '51.92%']);
  expect(container.querySelectorAll('.DotPlot-whisker')).toHaveLength(2);
  const guides = [...container.querySelectorAll('.DotPlot-guide')].map((line) => line.getAttribute('x1'));
  expect(guides).toEqual(['26.92%', '26.92%', '26.92%']);
});

test('draws a range as a bar, and its shading in every row', () => {
  const { container } = render(dotPlotExamples.stretch);
  expect(container.querySelectorAll('.DotPlot-bar')).toHaveLength(1);
  const shades = [...container.querySelectorAll('.DotPlot-zone')];
  expect(shades.map((shade) => [shade.getAttribute('x'), shade.getAttribute('width')])).toEqual([
    ['0%', '66.67%'],
    ['0%', '66.67%'],
  ]);
  expect(container.querySelector('.DotPlot-guide')).toBeNull();
});
