import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays } from '#person/log/local-day.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { buildWeekRows } from './week-rows.ts';
import { weekWords as words } from './week-words.ts';
import { WeekStrip } from './WeekStrip.tsx';

const TODAY = '2026-11-30';

/** Days up to Friday near 89 kg, and today a weight that doesn't fit. */
const DAYS: readonly StoredLogDay[] = [
  ...Array.from({ length: 30 }, (_, index) => ({
    day: addDays(TODAY, index - 32),
    weightKg: 89 + (index % 3) / 10,
    intakeKcal: 2400,
  })),
  { day: TODAY, weightKg: 93.4, intakeKcal: 2500 },
];

const show = (isWeightHidden: boolean) =>
  render(
    <WeekStrip
      rows={buildWeekRows(DAYS, TODAY)}
      today={TODAY}
      view={{ unit: 'kg', energyUnit: 'kcal', waistUnit: 'cm', isWeightHidden }}
      news={null}
      onOpen={() => undefined}
    />,
  ).container;

test('a weight that is left out is marked, and the average says that it’s without it', () => {
  const { textContent } = show(false);
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toMatch(
    /^Today.*✕ Left out, Weight: 93\.4 kg/u,
  );
  expect(textContent).toContain('Average 89.1 kg without ✕ · 2,420 kcal (5 days)');
  expect(screen.getByText(words.crossMeaning)).toBeTruthy();
});

test('while weights are hidden, nothing is', () => {
  expect(show(true).textContent).not.toContain('✕');
});
