import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AboutTools } from './AboutTools.tsx';

test('the calculators show the tagline and its second line', () => {
  render(<AboutTools />);
  expect(screen.getByText(/^Free tools to calculate your Body Mass Index/).textContent).toMatch(
    /No sign-up required, and results are instant\.$/,
  );
});
