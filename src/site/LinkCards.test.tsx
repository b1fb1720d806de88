import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LinkCards } from './LinkCards.tsx';

const links = [{ title: 'Understanding BMI', description: 'What it means.', href: '/bmi-article' }];

test('a card is one link, named by its title', () => {
  render(<LinkCards title="Continue Reading" links={links} />);
  expect(screen.getByRole('link', { name: 'Understanding BMI' }).getAttribute('href')).toBe('/bmi-article');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a card with an action links by the action, and the link still names its page', () => {
  render(<LinkCards title="Related Articles" links={links} action="Read more" />);
  expect(screen.getByRole('link', { name: 'Read more: Understanding BMI' }).getAttribute('href')).toBe(
    '/bmi-article',
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
