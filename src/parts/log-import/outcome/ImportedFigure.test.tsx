import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentPerson } from '#person/database/people.ts';
import { STORE_DATABASE } from '#person/database/store-schema.ts';
import { SESSION_KEY } from '#person/entries/session.ts';
import { markLinked } from '#person/entries/without-kept.ts';
import { addDays, localDay } from '#person/log/local-day.ts';
import { writeDays } from '#person/log/log-store.ts';
import { importWords as words } from '../words/log-import-words.ts';
import { ImportedFigure } from './ImportedFigure.tsx';

const ENTERED = { gender: 'male', age: '35', height: 'cm~180', weight: 'kg~80' };

beforeEach(async () => {
  sessionStorage.clear();
  await deleteDB(STORE_DATABASE);
  const today = localDay(new Date());
  await writeDays(
    Array.from({ length: 70 }, (_, index) => ({
      day: addDays(today, index - 70),
      weightKg: 80,
      intakeKcal: 2500,
    })),
  );
});
afterEach(cleanup);

test('details that were entered in this visit are named, and one press has the number', async () => {
  sessionStorage.setItem(SESSION_KEY, JSON.stringify(ENTERED));
  const { container } = render(<ImportedFigure units="metric" />);
  const press = await screen.findByRole('button', { name: words.useEntered });
  expect(container.textContent).toContain('Male, 35\u00a0years, 180\u00a0cm.');
  fireEvent.click(press);
  await screen.findByText(/you really used about/u);
  expect(screen.getByRole('button', { name: words.seeLog })).toBeTruthy();
  expect(await currentPerson()).toMatchObject({
    value: { entries: { gender: 'male', age: '35', height: 'cm~180' } },
  });
});

test('a preset that nobody touched is named as well, and the press confirms it', async () => {
  sessionStorage.setItem(SESSION_KEY, JSON.stringify({ ...ENTERED, presets: 'gender' }));
  render(<ImportedFigure units="metric" />);
  await screen.findByText(/: Male, 35 years, 180 cm\.$/u);
});

test('without them, or with those of somebody else, it leads to the form', async () => {
  const first = render(<ImportedFigure units="metric" />);
  await screen.findByRole('button', { name: words.enterDetails });
  first.unmount();
  sessionStorage.setItem(SESSION_KEY, JSON.stringify(ENTERED));
  markLinked(true);
  render(<ImportedFigure units="metric" />);
  await screen.findByRole('button', { name: words.enterDetails });
});
