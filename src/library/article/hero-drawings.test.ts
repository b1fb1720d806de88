// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HERO_SIZES } from './hero-picture.ts';
import { heroDrawing, heroShapes } from './hero-drawings.ts';

const MAX_BYTES = 6_000;
const SLUGS = globSync('src/content/*/*.svg').map((file) => basename(file, '.svg'));
const TOKENS = readFileSync('src/styles/tokens.css', 'utf8');

test('no two drawings are the same', () => {
  expect(new Set(SLUGS.map(heroDrawing)).size).toBe(SLUGS.length);
});

test('an article without a drawing gets the default one', () => {
  expect(heroDrawing('not-drawn')).toBe(heroDrawing('_default'));
});

describe.each(SLUGS)('the drawing of %s', (slug) => {
  const svg = heroDrawing(slug);
  const image = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;

  test('is well-formed and has one of the two sizes', () => {
    expect(image.localName).toBe('svg');
    const size = { width: Number(image.getAttribute('width')), height: Number(image.getAttribute('height')) };
    expect(Object.values(HERO_SIZES)).toContainEqual(size);
    expect(image.getAttribute('viewBox')).toBe(`0 0 ${size.width} ${size.height}`);
  });

  test('is small and has no text and no scripts', () => {
    expect(svg.length).toBeLessThan(MAX_BYTES);
    expect(svg).not.toMatch(/<text|<script/u);
  });

  test('has shapes for a page, without the style sheet that would apply to the whole page', () => {
    const shapes = heroShapes(slug);
    expect(shapes).not.toMatch(/<\/?(?:style|svg)|class=|\n/u);
    const parsed = new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg">${shapes}</svg>`,
      'image/svg+xml',
    );
    expect(parsed.querySelectorAll('path, rect, circle').length).toBe(
      image.querySelectorAll('path, rect, circle').length,
    );
  });

  test('uses only the colors of the site, in both themes', () => {
    expect(svg).toContain('prefers-color-scheme: dark');
    for (const [color] of svg.matchAll(/#[0-9a-f]{3,6}\b/gu)) expect(TOKENS).toContain(color);
  });
});
