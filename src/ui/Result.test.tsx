import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Result } from './Result.tsx';

const html = (result: Parameters<typeof render>[0]): string => render(result).container.innerHTML;

test('a figure has its unrounded value and isn’t translated', () => {
  expect(
    html(
      <Result name="bmi" value={22.857}>
        22.9
      </Result>,
    ),
  ).toBe('<data data-result="bmi" value="22.857" translate="no">22.9</data>');
});

test('a reason instead of a figure, and a figure in words, may be translated', () => {
  expect(html(<Result name="tdee">Not offered</Result>)).toBe('<data data-result="tdee">Not offered</data>');
  expect(
    html(
      <Result name="protein" value={2.7} isInWords>
        Your split gives 2.7 g/kg
      </Result>,
    ),
  ).toBe('<data data-result="protein" value="2.7">Your split gives 2.7 g/kg</data>');
});

test('a new figure and its unit are new elements', () => {
  const { container, rerender } = render(
    <Result name="weight" value={80} unit="kg">
      80.0
    </Result>,
  );
  const old = container.querySelector('data');
  rerender(
    <Result name="weight" value={80} unit="lb">
      176.4
    </Result>,
  );
  expect(container.innerHTML).toBe(
    '<span translate="no"><data data-result="weight" value="80" translate="no">176.4</data> lb</span>',
  );
  expect(container.querySelector('data')).not.toBe(old);
});
