import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LogReport } from '#person/log/log-report.ts';
import { NoLine } from './NoLine.tsx';
import { trendWords } from './trend-words.ts';

const show = (report: LogReport) =>
  render(<NoLine report={report} unit="kg" energyUnit="kcal" today="2026-11-28" />);

test('without a line, an example is drawn', () => {
  show({ kind: 'empty' });
  expect(screen.getByText(trendWords.sample)).toBeTruthy();
  expect(screen.getByRole('img')).toBeTruthy();
});

test.each([
  ['during a pregnancy', { kind: 'pregnancy' }],
  ['in a stop', { kind: 'stopped', bmi: null, isTooLittle: true }],
] as const)('%s, no falling weight is drawn', (_, report) => {
  show(report);
  expect(screen.getByText(trendWords.begins)).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
