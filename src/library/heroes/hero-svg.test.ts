// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DRAWN, heroSvg } from './hero-svg.ts';
import { HERO_PALETTE } from './palette.ts';

const MOST_BYTES = 6_000;
const TOKENS = { card: 'card', ink: 'ink', muted: 'muted', brand: 'brand', soft: 'brand-soft' } as const;

test('the palette of the drawings is the palette of the site', () => {
  const css = readFileSync('src/styles/tokens.css', 'utf8');
  for (const [name, token] of Object.entries(TOKENS)) {
    const [, light, dark] = new RegExp(`--color-${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css) ?? [];
    const key = name as keyof typeof TOKENS;
    expect([token, HERO_PALETTE.light[key], HERO_PALETTE.dark[key]]).toEqual([token, light, dark]);
  }
});

test('no two drawings are the same', () => {
  expect(new Set(DRAWN.map((slug) => heroSvg(slug, '16/9'))).size).toBe(DRAWN.length);
});

describe.each([...DRAWN, 'an-article-without-a-drawing'])('the drawing of %s', (slug) => {
  const svg = heroSvg(slug, '3/2');
  const image = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;

  test('is well-formed and carries its size', () => {
    expect(image.localName).toBe('svg');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['960', '640']);
  });

  test('is small and free of text, scripts and stray numbers', () => {
    expect(svg.length).toBeLessThan(MOST_BYTES);
    expect(svg).not.toMatch(/<text|<script|NaN|undefined|Infinity/);
  });

  test('has both themes inside', () => {
    expect(svg).toContain('prefers-color-scheme:dark');
  });
});

test('articles that nobody has drawn differ by their names', () => {
  expect(heroSvg('one', '16/9')).not.toBe(heroSvg('another', '16/9'));
});
