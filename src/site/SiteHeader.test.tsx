import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SiteHeader } from './SiteHeader.tsx';

const menu = () => within(screen.getByRole('navigation', { name: 'Main' }));

test('the links are in their order', () => {
  render(<SiteHeader path="/" />);
  expect(
    menu()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/',
    '/tdee-calculator',
    '/child-bmi-calculator',
    '/bmi-information',
    '/calorie-calculator',
    '/healthy-weight-guide',
    '/articles',
    '/about',
    '/faq',
    '/contact',
  ]);
});

test('the TDEE calculator is marked as new', () => {
  render(<SiteHeader path="/" />);
  expect(menu().getByRole('link', { name: /TDEE Calculator/ }).textContent).toContain('New');
  expect(menu().getAllByText('New')).toHaveLength(1);
});

test('exactly the current page is marked', () => {
  render(<SiteHeader path="/faq" />);
  const marked = menu()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => link.textContent)).toEqual(['FAQ']);
});

test('an article marks the articles', () => {
  render(<SiteHeader path="/articles/protein-diet" />);
  expect(menu().getByRole('link', { name: 'Articles' }).getAttribute('aria-current')).toBe('true');
});

test('the mark leads home', () => {
  render(<SiteHeader path="/faq" />);
  expect(screen.getByRole('link', { name: 'Evenscale home' }).getAttribute('href')).toBe('/');
});

test('a search control finds its places, on wide screens and in the menu', () => {
  render(<SiteHeader path="/" search={<button>Search</button>} menuSearch={<button>Find</button>} />);
  expect(screen.getByRole('button', { name: 'Search' })).toBeDefined();
  expect(menu().getByRole('button', { name: 'Find' })).toBeDefined();
});
