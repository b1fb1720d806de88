import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LogReport } from '#person/log/log-report.ts';
import { NoLine } from './NoLine.tsx';
import { trendWords } from './trend-words.ts';

const show = (report: LogReport) => render(<NoLine report={report} isHidden={false} />);

test('in an empty log, an example is drawn, and its heading says so', () => {
  show({ kind: 'empty' });
  expect(screen.getByRole('heading', { name: trendWords.exampleTitle })).toBeTruthy();
  expect(screen.getByText(trendWords.sample)).toBeTruthy();
  const drawing = screen.getByRole('img', { name: trendWords.sampleName });
  expect(drawing.textContent).toBe('');
  expect(drawing.innerHTML).not.toMatch(/NaN|Infinity/u);
  // It can be looked at, and not used.
  expect(screen.queryByRole('slider')).toBeNull();
});

test.each([
  ['during a pregnancy', { kind: 'pregnancy' }],
  ['in a stop', { kind: 'stopped', bmi: null, isTooLittle: true }],
  ['under 18', { kind: 'underAge' }],
  ['with calories only', { kind: 'lacking', lacks: [], counts: { days: 1, intakeDays: 1, weighings: 0 } }],
] as const)('%s, nobody else’s weight is drawn', (_, report) => {
  show(report);
  expect(screen.getByRole('heading', { name: trendWords.title })).toBeTruthy();
  expect(screen.getByText(trendWords.begins)).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
