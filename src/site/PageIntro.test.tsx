import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageIntro } from './PageIntro.tsx';

test('a page has one heading and its lead', () => {
  render(<PageIntro title="FAQ" lead="Answers." />);
  expect(screen.getByRole('heading', { level: 1, name: 'FAQ' })).toBeDefined();
  expect(screen.getByText('Answers.')).toBeDefined();
});

test('a page without a lead has no empty line', () => {
  const { container } = render(<PageIntro title="FAQ" />);
  expect(container.querySelector('p')).toBeNull();
});

test('a printed result has a place for whose it is, above its title', () => {
  const { container } = render(<PageIntro title="Know your BMI" printTitle="BMI result" />);
  expect(container.textContent).toBe('Know your BMIName:Date of birth:BMI result');
});
