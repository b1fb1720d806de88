import { expect, test } from 'vitest';
import { withFewColours } from './take-screenshots.ts';

test('an image keeps its most common colors, and rare ones are replaced by the nearest', () => {
  const paper = Array.from({ length: 200 }, (_, index) => [0xfa, 0xf9, index < 127 ? index : 0xf5, 255]);
  const many = Buffer.from([...paper, ...paper, [0xfa, 0xf9, 0xf0, 255]].flat());
  const few = withFewColours(many);
  const colours = new Set(Array.from({ length: few.length / 4 }, (_, index) => few.readUInt32BE(index * 4)));
  expect(colours.size).toBe(128);
  expect(few.readUInt32BE(few.length - 4)).toBe(0xfaf9f5ff);
});
