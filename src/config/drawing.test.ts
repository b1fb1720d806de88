import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIGHT, LOGO } from './drawing.ts';
import { site } from './site.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

test.each(Object.entries(LIGHT))('%s is the color of the light theme', (name, color) =>
  expect(tokens).toContain(`--color-${name}: light-dark(${color}, `),
);

test('the paper is the color of the browser’s own UI', () => expect(LIGHT.paper).toBe(site.themeColor.light));

test('the icon has the logo’s drawing', () =>
  expect(readFileSync('public/favicon.svg', 'utf8')).toContain(LOGO.rule));
