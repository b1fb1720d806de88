import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SiteHeader } from './SiteHeader.tsx';

// Without styles the menu is closed, as on a phone, so its contents have no roles.
const nav = (): HTMLElement => screen.getByLabelText('Main');
const links = (): readonly HTMLAnchorElement[] => [...nav().querySelectorAll('a')];

test('the nine specified links keep their order, with our own tools among them', () => {
  render(<SiteHeader path="/" />);
  expect(links().map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/tdee-calculator',
    '/weight-planner',
    '/log',
    '/child-bmi-calculator',
    '/bmr-calculator',
    '/body-fat-calculator',
    '/ideal-weight-calculator',
    '/waist-to-height-calculator',
    '/protein-calculator',
    '/pregnancy-weight-gain',
    '/bmi-information',
    '/calorie-calculator',
    '/healthy-weight-guide',
    '/articles',
    '/about',
    '/faq',
    '/contact',
  ]);
});

test('the links are in four groups', () => {
  render(<SiteHeader path="/" />);
  const groups = [...nav().querySelectorAll('h2')];
  expect(groups.map((title) => title.textContent)).toEqual([
    'Calculators',
    'More calculators',
    'Guides and articles',
    'Evenscale',
  ]);
});

test('the TDEE calculator is marked as new', () => {
  render(<SiteHeader path="/" />);
  const marked = links().filter((link) => link.textContent.includes('New'));
  expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/tdee-calculator']);
});

test('the log’s link says what people look for: their weigh-ins', () => {
  render(<SiteHeader path="/" />);
  const log = links().find((link) => link.getAttribute('href') === '/log');
  expect(log?.textContent).toContain('Weigh-ins');
});

test('exactly the current page is marked', () => {
  render(<SiteHeader path="/faq" />);
  const marked = links().filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/faq']);
});

test('an article marks the articles', () => {
  render(<SiteHeader path="/articles/protein-diet" />);
  const marked = links().filter((link) => link.getAttribute('aria-current') === 'true');
  expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/articles']);
});

test('the logo links to the home page', () => {
  render(<SiteHeader path="/faq" />);
  expect(screen.getByRole('link', { name: 'Evenscale home' }).getAttribute('href')).toBe('/');
});

test('a button next to the search opens the menu', () => {
  render(<SiteHeader path="/" search={<button>Search</button>} />);
  const search = screen.getByRole('button', { name: 'Search' });
  const opener = screen.getByRole('button', { name: /^Menu/u });
  expect(search.nextElementSibling).toBe(opener);
  expect(nav().id).toBe(opener.getAttribute('popovertarget'));
});
