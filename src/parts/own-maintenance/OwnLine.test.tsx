import 'fake-indexeddb/auto';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { someHomeResult } from '../../../tests/some-person.ts';
import { keepBenWithPlan } from '../../../tests/some-plan.ts';
import { clearSession } from '#person/entries/session.ts';
import { addDays, localDay } from '#person/log/local-day.ts';
import { writeDays } from '#person/log/log-store.ts';
import { publishResult } from '#person/store.ts';
import { OwnLine } from './OwnLine.island.tsx';

const HIS = { weight: 'kg~89', height: 'cm~178', age: '40' } as const;

afterEach(() => {
  cleanup();
  clearSession();
  publishResult(null);
});

test('home says what the log says beside the equation’s figure, for the log’s person only', async () => {
  await keepBenWithPlan();
  const today = localDay(new Date());
  const days = Array.from({ length: 40 }, (_, index) => ({
    day: addDays(today, index - 39),
    weightKg: 89 + 0.3 * Math.sin(2.1 * index),
    intakeKcal: 2400,
  }));
  await writeDays(days);
  publishResult(someHomeResult(HIS));
  render(<OwnLine />);
  const link = await screen.findByRole('link', { name: 'Your log says' });
  expect(link.getAttribute('href')).toBe('/log');
  expect(link.parentElement?.textContent).toMatch(
    /^Your log says 2,\d{3} kcal \(2,\d{3}–2,\d{3}\) a day\.$/u,
  );
  const shown = document.querySelector('[data-result="ownMaintenance"]');
  expect(Number(shown?.getAttribute('value'))).toBeGreaterThan(2200);
  act(() => publishResult(someHomeResult({ ...HIS, height: 'cm~170' })));
  expect(screen.queryByRole('link')).toBeNull();
});
