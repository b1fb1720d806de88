import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '#config/site.ts';
import { showCurrentYear } from './current-year.ts';
import { SiteFooter } from './SiteFooter.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test('the tools, and three columns of resources', () => {
  render(<SiteFooter year={2026} path="/" />);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Calculators',
    'More calculators',
    'BMI Resources',
    'Nutrition Resources',
    'Fitness Resources',
  ]);
});

test('on the page about pregnancy, no link is about calories or losing weight', () => {
  render(<SiteFooter year={2026} path="/pregnancy-weight-gain" />);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toContain('/pregnancy-weight-gain');
  expect(hrefs.join(' ')).not.toMatch(/tdee|planner|calorie/u);
});

test('the disclaimer is verbatim', () => {
  render(<SiteFooter year={2026} path="/" />);
  expect(
    screen.getByText(
      'The calculations provided are estimates and should not replace professional medical advice.',
    ),
  ).toBeDefined();
});

test('five links about the site', () => {
  render(<SiteFooter year={2026} path="/" />);
  const links = within(screen.getByRole('navigation', { name: 'Site' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Privacy Policy', '/privacy'],
    ['Terms of Use', '/terms'],
    ['Contact Us', '/contact'],
    ['About Us', '/about'],
    ['All Articles', '/articles'],
  ]);
});

test('the copyright year is the year of the visit, not of the build', () => {
  render(<SiteFooter year={2026} path="/" />);
  expect(screen.getByText(/©/).textContent).toBe('© 2026 Evenscale. All rights reserved.');
  vi.useFakeTimers({ now: new Date(2031, 0, 1) });
  showCurrentYear();
  expect(screen.getByText(/©/).textContent).toBe('© 2031 Evenscale. All rights reserved.');
});

test('a clock set before the build date doesn’t change the year', () => {
  render(<SiteFooter year={2026} path="/" />);
  vi.useFakeTimers({ now: new Date(1970, 0, 1) });
  showCurrentYear();
  expect(screen.getByText(/©/).textContent).toBe('© 2026 Evenscale. All rights reserved.');
});

test('the printed page has the date of printing and the address of the site', () => {
  render(<SiteFooter year={2026} path="/" />);
  showCurrentYear();
  vi.useFakeTimers({ now: new Date(2027, 4, 3) });
  dispatchEvent(new Event('beforeprint'));
  expect(screen.getByText(/Printed on/).textContent).toBe('Printed on May 3, 2027');
  expect(screen.getByText(site.url).className).toBe('print-only');
});
