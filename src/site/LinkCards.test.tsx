import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LinkCards } from './LinkCards.tsx';

const links = [{ title: 'Understanding BMI', description: 'What it means.', href: '/bmi-article' }];

test('a card has one link, labeled with its page’s title', () => {
  render(<LinkCards links={links} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Continue Reading' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Read more: Understanding BMI' }).getAttribute('href')).toBe(
    '/bmi-article',
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a drawing is decoration, and has its place before it loads', () => {
  const { container } = render(<LinkCards drawing="tool-scale" links={links} />);
  const image = container.querySelector('img');
  expect(image?.getAttribute('src')).toBe('/heroes/tool-scale.svg');
  expect([image?.alt, image?.width, image?.height]).toEqual(['', 960, 540]);
  expect(screen.queryByRole('img')).toBeNull();
});
