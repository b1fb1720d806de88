import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORE_DATABASE } from '#person/database/store-schema.ts';
import { writeDays } from '#person/log/log-store.ts';
import * as offering from '#ui/offer-file.ts';
import type { OfferedFile } from '#ui/offer-file.ts';
import { LogExport } from './LogExport.island.tsx';

const offered: OfferedFile[] = [];

beforeEach(() => {
  offered.length = 0;
  vi.spyOn(offering, 'offerFile').mockImplementation((file) => void offered.push(file));
});
afterEach(() => deleteDB(STORE_DATABASE));

test('renders on a server', () => {
  expect(renderToString(<LogExport />)).toContain('Your browser makes the file on this device.');
});

test('downloads a file and says what is in it', async () => {
  await writeDays([
    { day: '2026-01-05', weightKg: 80 },
    { day: '2026-01-06', intakeKcal: 2000 },
  ]);
  const user = userEvent.setup();
  render(<LogExport />);
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
  expect(await screen.findByText(/^2 days exported to evenscale-log-\d{4}-\d\d-\d\d\.csv\.$/u)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Export for a clinic (FHIR)' }));
  expect(await screen.findByText(/^1 day exported to evenscale-log-.*-fhir\.json\.$/u)).toBeTruthy();
  expect(offered.map(({ blob }) => blob.type)).toEqual(['text/csv;charset=utf-8', 'application/fhir+json']);
});

test('creates no file from an empty log', async () => {
  const user = userEvent.setup();
  render(<LogExport />);
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
  expect(await screen.findByText('Your log has nothing for this file yet.')).toBeTruthy();
  expect(offered).toEqual([]);
});
