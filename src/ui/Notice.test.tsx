import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noticeExamples } from './Notice.examples.tsx';

test('a note and a caution contain their text', () => {
  render(
    <>
      {noticeExamples.note}
      {noticeExamples.caution}
    </>,
  );
  expect(screen.getByText('Adult categories do not apply under 18.')).toBeTruthy();
  expect(screen.getByText('The gentlest target that meets it is 1,800 kcal.')).toBeTruthy();
});
