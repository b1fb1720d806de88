import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ValueAxis } from './ValueAxis.tsx';

const PLOT = { left: 40, right: 600 };

test('the unit is above the highest value', () => {
  const ticks = [
    { y: 200, text: '80' },
    { y: 120, text: '90' },
  ];
  const html = renderToString(<ValueAxis plot={PLOT} ticks={ticks} unit="kg" />);
  expect(html).toMatch(/y="120" dy="-0.95em"[^>]*>kg</u);
});

test('an axis without values has no unit', () => {
  expect(renderToString(<ValueAxis plot={PLOT} ticks={[]} unit="kg" />)).toBe('');
});
