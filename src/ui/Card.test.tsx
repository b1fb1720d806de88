import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cardExamples } from './Card.examples.tsx';

test('a card renders the given element', () => {
  render(cardExamples['cards in a list']);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Understanding BMI',
    'Calorie Deficit Guide',
  ]);
});

test('a card contains its heading', () => {
  const { container } = render(cardExamples['a section with its heading']);
  expect(container.querySelector('section > h2')?.textContent).toBe('Daily calories');
});
