import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { breadcrumbTrail } from './breadcrumb-trail.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

test('every step but the last is a link, and the last is the current page', () => {
  render(<Breadcrumbs trail={breadcrumbTrail('/articles/protein-diet')} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/articles']);
  expect(screen.getByText('Protein Diet').getAttribute('aria-current')).toBe('page');
});

test('the home page shows no breadcrumbs', () => {
  const { container } = render(<Breadcrumbs trail={breadcrumbTrail('/')} />);
  expect(container.innerHTML).toBe('');
});
