import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { footerColumnsOn, footerLinks, headerGroups } from './navigation.ts';
import { developerPaths, paths } from './paths.ts';
import { questionPages } from './question-pages.ts';
import { site } from './site.ts';

const tokens = readFileSync(`${import.meta.dirname}/../styles/tokens.css`, 'utf8');
const pages = [
  ...Object.values(paths),
  ...Object.values(developerPaths),
  ...Object.values(questionPages).map(({ path }) => path),
].filter((path) => typeof path === 'string');

test("the browser UI has the page's background color", () => {
  const { light, dark } = site.themeColor;
  expect(tokens).toContain(`--color-paper: light-dark(${light}, ${dark});`);
});

test('every link in the header and footer leads to a route of the site', () => {
  const links = [
    ...[...headerGroups, ...footerColumnsOn('/')].flatMap((group) => group.links),
    ...footerLinks,
  ];
  for (const { href } of links) {
    expect(href.startsWith('/articles/') || pages.includes(href as (typeof pages)[number])).toBe(true);
  }
});

test('the icons are at the paths that the head uses', () => {
  for (const icon of Object.values(site.icons)) {
    expect(readFileSync(`${import.meta.dirname}/../../public${icon}`).length).toBeGreaterThan(100);
  }
});
