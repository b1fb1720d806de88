import { render } from '@testing-library/react';
import { HOME_BMI_BANDS, HOME_BMI_SCALE, TDEE_BMI_BANDS, TDEE_BMI_SCALE } from '@evenscale/formulas/bmi';
import { expect, test } from 'vitest';
import { BandScale } from './BandScale.tsx';

const SCALES = [
  {
    of: 'home',
    ...HOME_BMI_SCALE,
    bands: HOME_BMI_BANDS,
    moved: [],
    names: ['Underweight', 'Normal', 'Overweight', 'Obese'],
  },
  { of: 'TDEE', ...TDEE_BMI_SCALE, bands: TDEE_BMI_BANDS, moved: ['18.5'], names: [] },
  {
    of: 'the percentiles',
    min: 0,
    max: 100,
    labels: [5, 25, 50, 75, 85, 95],
    bands: [],
    moved: [],
    names: [],
  },
];

const atPercentile = (position: number, isOneTone = false) =>
  render(
    <BandScale
      min={0}
      max={100}
      labels={[]}
      bands={HOME_BMI_BANDS}
      isOneTone={isOneTone}
      current="normal"
      position={position}
      shownValue="96th"
      sentence="96th"
    />,
  ).container;

test('a flag is over the middle of its pointer where the card has room for it', () => {
  const flag = (position: number): number =>
    parseFloat(atPercentile(position).querySelector('svg svg rect')?.getAttribute('x') ?? '');
  expect(flag(95)).toBe(flag(50));
  expect(flag(100)).toBeLessThan(flag(95));
  expect(flag(0)).toBeGreaterThan(flag(50));
});

test('a legend has no colors where they would say nothing', () => {
  expect(atPercentile(50).querySelectorAll('li svg')).toHaveLength(HOME_BMI_BANDS.length);
  expect(atPercentile(50, true).querySelectorAll('li svg')).toHaveLength(0);
});

test.each(SCALES)(
  'the scale of $of has 20 fine steps, moves only labels too close to others, and names bands with room',
  (scale) => {
    const { min, max, labels, bands, moved, names } = scale;
    const { container } = render(
      <BandScale
        min={min}
        max={max}
        labels={labels.map((value) => ({ value, text: String(value) }))}
        bands={bands}
        current="normal"
        position={50}
        shownValue="25"
        sentence="BMI 25"
      />,
    );
    const rule = container.querySelector('svg');
    expect(rule?.querySelectorAll(':scope > line')).toHaveLength(21 + labels.length);
    expect([...(rule?.querySelectorAll('g > text') ?? [])].map((name) => name.textContent)).toEqual(names);
    const low = [...(rule?.querySelectorAll(':scope > text[class]') ?? [])];
    expect(low.map((label) => label.textContent)).toEqual(moved);
  },
);

test('the bracket of another range is in the legend with its sign', () => {
  const { container } = render(
    <BandScale
      {...HOME_BMI_SCALE}
      labels={[]}
      bands={HOME_BMI_BANDS}
      current="normal"
      position={50}
      shownValue="25"
      sentence="25"
      reference={{ from: 18.5, to: 25, text: 'General, under 65' }}
    />,
  );
  const item = [...container.querySelectorAll('li')].find((one) => one.textContent === 'General, under 65');
  expect(item?.querySelector('svg path')).not.toBeNull();
});
