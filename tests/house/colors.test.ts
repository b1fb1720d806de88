import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const TOKENS = readFileSync('src/styles/tokens.css', 'utf8');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** The red, green and blue of a color, from 0 to 255. */
function channelsOf(name: string, theme: Theme): readonly number[] {
  const pair = new RegExp(`--color-${name}: light-dark\\((?<light>#\\w+), (?<dark>#\\w+)\\)`, 'u').exec(
    TOKENS,
  );
  const hex = pair?.groups?.[theme]?.slice(1);
  if (hex === undefined) throw new RangeError(`--color-${name} has no ${theme} color`);
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../gu) ?? []);
  return digits.map((pairOfDigits) => Number.parseInt(pairOfDigits, 16));
}

/** Relative luminance (WCAG 2.2). */
function luminanceOf(name: string, theme: Theme): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(name, theme).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, theme: Theme): number {
  const [low = 0, high = 0] = [one, other].map((name) => luminanceOf(name, theme)).toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe.each(THEMES)('in the %s theme', (theme) => {
  test.each(['ink', 'muted', 'brand', 'obese', 'caution'])('a text in %s can be read on a card', (name) => {
    expect(contrast(name, 'card', theme)).toBeGreaterThanOrEqual(4.5);
  });

  test('obesity is darker than overweight, which the classes mixed from it go on', () => {
    expect(luminanceOf('obese', theme)).toBeLessThan(luminanceOf('overweight', theme));
    expect(luminanceOf(theme === 'light' ? 'ink' : 'paper', theme)).toBeLessThan(luminanceOf('obese', theme));
    for (const name of ['overweight', 'obese'])
      expect(contrast(name, 'card', theme), name).toBeGreaterThanOrEqual(3);
  });
});
