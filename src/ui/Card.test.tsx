import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cardExamples } from './Card.examples.tsx';

test('a card is the element that it stands for', () => {
  render(cardExamples['cards in a list']);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Understanding BMI',
    'Calorie Deficit Guide',
  ]);
});

test('a card holds its heading', () => {
  const { container } = render(cardExamples['a section with its heading']);
  expect(container.querySelector('section > h2')?.textContent).toBe('Daily calories');
});
