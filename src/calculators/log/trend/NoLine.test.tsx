import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SESSION_KEY } from '#person/entries/session.ts';
import { NoLine } from './NoLine.tsx';
import { trendWords } from './trend-words.ts';

const show = () => render(<NoLine person={null} unit="kg" energyUnit="kcal" today="2026-11-28" />);

beforeEach(() => sessionStorage.clear());

test('without a line, an example is drawn', () => {
  show();
  expect(screen.getByText(trendWords.sample)).toBeTruthy();
  expect(screen.getByRole('img')).toBeTruthy();
});

test('after a pregnancy was said in this visit, no falling weight is drawn', () => {
  sessionStorage.setItem(SESSION_KEY, JSON.stringify({ pregnancy: 'yes' }));
  show();
  expect(screen.getByText(trendWords.begins)).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
