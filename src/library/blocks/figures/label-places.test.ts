import { expect, test } from 'vitest';
import { placeLabels, type PlottedLine } from './label-places.ts';

test('labels of diverging lines are next to their own lines', () => {
  const places = placeLabels([
    {
      label: 'what happens',
      points: [
        [0, 10],
        [50, 40],
        [100, 50],
      ],
    },
    {
      label: 'what the rule promises',
      points: [
        [0, 10],
        [100, 95],
      ],
    },
  ]);
  expect(places).toHaveLength(2);
  expect(places?.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 100)).toBe(true);
});

test('a label without room has no position, so a legend has it', () => {
  const dense = Array.from({ length: 12 }, (_, index) => ({
    label: `a rather long name of line ${index}`,
    points: [
      [0, index * 8],
      [100, 96 - index * 8],
    ] as const,
  }));
  expect(placeLabels(dense)).toBeUndefined();
});

test('a label keeps clear of a spike between two steps', () => {
  const flat: PlottedLine = {
    label: 'a line',
    points: [
      [0, 50],
      [100, 50],
    ],
  };
  const spikes: PlottedLine = {
    label: 'b',
    points: Array.from({ length: 51 }, (_, index) => [index * 2, index % 2 === 0 ? 95 : 5]),
  };
  expect(placeLabels([flat])).toHaveLength(1);
  expect(placeLabels([flat, spikes])).toBeUndefined();
});
