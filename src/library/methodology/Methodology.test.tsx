import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Methodology } from './Methodology.tsx';
import { METHODS } from './methods.ts';

const sources = new Map(
  METHODS.flatMap((method) => method.sources).map((key) => [
    key,
    { text: `Somebody, ${key}.`, url: `https://example.org/${key}` },
  ]),
);

const run = {
  file: 'other.json',
  title: 'Numbers of others',
  sources: ['A program 1.0.0'],
  cases: 14,
  failures: 0 as const,
  quantities: [{ name: 'bmr', compared: 14, tolerance: '1', deviation: 0.4, share: 0.4 }],
};

test('each formula is a region with its equations, population, margin of error and sources', () => {
  render(<Methodology sources={sources} runs={[run]} />);
  const bmi = within(screen.getByRole('region', { name: 'Body mass index (BMI)' }));
  expect(bmi.getByText('BMI = kg ÷ m²')).toBeTruthy();
  expect(bmi.getByText('Applies to')).toBeTruthy();
  expect(bmi.getByText('Error')).toBeTruthy();
  expect(bmi.getByRole('link', { name: 'example.org/keys-1972' })).toBeTruthy();
});

test('a run of reference cases shows its deviation and the source of the figures', () => {
  render(<Methodology sources={sources} runs={[run]} />);
  expect(screen.getByText('14 cases, at most 0.4 kcal off (40% of what is allowed)')).toBeTruthy();
  expect(screen.getByText('A program 1.0.0')).toBeTruthy();
});

test('an unknown source stops the build', () => {
  expect(() => render(<Methodology sources={new Map()} runs={[run]} />)).toThrow(
    'expected a key of sources.json',
  );
});
