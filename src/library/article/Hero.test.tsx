import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Hero } from './Hero.tsx';

const FACTS = { alt: 'A scale with two pans.', caption: 'Even.', ratio: '3/2' } as const;

test('a drawing is in the page, with its description', () => {
  const { container } = render(<Hero slug="good-fats" hero={FACTS} />);
  const drawing = screen.getByRole('img', { name: FACTS.alt });
  expect(drawing.getAttribute('viewBox')).toBe('0 0 960 640');
  expect(drawing.querySelectorAll('path').length).toBeGreaterThan(0);
  expect(container.querySelector('img')).toBeNull();
});

test('an owner’s photo keeps its full URL', () => {
  const image = 'https://photos.example.org/almonds.jpg';
  render(<Hero slug="good-fats" hero={{ ...FACTS, image }} />);
  const photo = screen.getByRole('img', { name: FACTS.alt });
  expect(photo.getAttribute('src')).toBe(image);
  expect(photo.getAttribute('height')).toBe('640');
});
