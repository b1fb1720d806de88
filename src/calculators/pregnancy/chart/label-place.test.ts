import { expect, test } from 'vitest';
import { placeLabel, type LabelSpace } from './label-place.ts';

/** Ten pixels a week and ten a kilogram; a band of 2 kg that rises by half a kilogram a week. */
const SPACE: LabelSpace = {
  left: 0,
  right: 400,
  top: 0,
  bottom: 250,
  x: (week) => week * 10,
  y: (gain) => 250 - gain * 10,
  bandAt: (week) => ({ min: week / 2, max: week / 2 + 2 }),
};

const place = (week: number, gain: number) => placeLabel(SPACE, { week, gain, width: 80, rem: 16 });

test('a weight in the band has its label under the band, to the right', () => {
  expect(place(20, 11)).toEqual({ x: 209.6, y: 250 - 100 + 24, anchor: 'start' });
});

test('a weight over the band has it above, to the left', () => {
  expect(place(20, 15)).toEqual({ x: 190.4, y: 250 - 150 - 9.6, anchor: 'end' });
});

test('a weight well under the band has it beside it', () => {
  expect(place(20, 5)).toEqual({ x: 209.6, y: 250 - 50 + 5.6, anchor: 'start' });
});

test('near the right end it’s on the left, over the band', () => {
  expect(place(38, 19)).toEqual({ x: 370.4, y: 250 - 210 - 9.6, anchor: 'end' });
});

test('in the first weeks it’s over the band as it is at the label’s end', () => {
  const { x, y, anchor } = place(1, 1);
  expect([x, anchor]).toEqual([19.6, 'start']);
  expect(y).toBeLessThan(SPACE.y(SPACE.bandAt(9.96).max));
});
