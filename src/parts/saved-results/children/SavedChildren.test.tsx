import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { deleteDB } from 'idb';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { months } from '@evenscale/formulas/units';
import type { ChildMeasurement } from '#person/child/child-measurement.ts';
import { onChildFill, publishChild, type ChildFill } from '#person/child/child-store.ts';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import { storeProblems } from '#person/database/store-problem-words.ts';
import { putChildren, readChildren } from '#person/database/child-store.ts';
import { STORE_DATABASE } from '#person/database/store-schema.ts';
import { ChildChoice } from './ChildChoice.island.tsx';
import { savedChildWords as words } from './child-words.ts';
import { chooseChild } from './children-state.ts';
import { newSavedChild } from './new-child.ts';
import { SavedChildren } from './SavedChildren.island.tsx';

const measuredAt = (completed: number): ChildMeasurement => ({
  gender: 'female',
  age: months(completed + 0.4),
  completed: months(completed),
  weight: weightOf(28, 'kg'),
  height: heightOf(132, 'cm'),
  units: 'metric',
});
const saved = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => newSavedChild(measuredAt(100 + index), name));
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const enterName = (name: string) => userEvent.type(screen.getByLabelText(words.name), name);

beforeEach(async () => {
  await deleteDB(STORE_DATABASE);
  publishChild(null);
  chooseChild('');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('renders nothing on a server', () => expect(renderToString(<SavedChildren />)).toBe(''));

test('says what to do first without a measurement, and saves nothing', async () => {
  render(<SavedChildren />);
  expect(screen.getByText(words.waiting)).toBeDefined();
  expect(screen.queryByRole('button', { name: words.save })).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
  expect(await indexedDB.databases()).toEqual([]);
});

test('saves one measurement under a name, and asks for the name first', async () => {
  publishChild(measuredAt(112));
  render(<SavedChildren />);
  await userEvent.click(screen.getByRole('button', { name: words.save }));
  expect(screen.getByLabelText(words.name).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(words.nameMissing)).toBeDefined();
  await enterName('A.');
  await userEvent.click(screen.getByRole('button', { name: words.save }));
  await screen.findByText(words.saved);
  await screen.findByRole('table');
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^9 years 4 months28 kg132 cm16\.1/u),
  ]);
});

test('a child of the other sex is not saved under a name that has measurements', async () => {
  await putChildren(saved(1, 'A.'));
  const child = measuredAt(120);
  publishChild({ ...child, gender: child.gender === 'male' ? 'female' : 'male' });
  render(<SavedChildren />);
  await screen.findByText(words.save);
  expect(screen.queryByRole('button', { name: 'A.' })).toBeNull();
  await enterName('A.');
  await userEvent.click(screen.getByRole('button', { name: words.save }));
  expect(screen.getByText(words.otherSex('A.'))).toBeDefined();
  expect(rows()).toHaveLength(1);
});

test('lists one child’s measurements, youngest first, and deletes them all after a confirmation', async () => {
  await putChildren([...saved(30, 'A.').toReversed(), ...saved(2, 'B.')]);
  render(<SavedChildren />);
  await screen.findByRole('button', { name: 'B.' });
  await userEvent.click(screen.getByRole('button', { name: 'A.' }));
  await waitFor(() => expect(rows()).toHaveLength(30));
  expect(rows()[0]?.textContent).toMatch(/^8 years 4 months/u);
  expect(rows()[29]?.textContent).toMatch(/^10 years 9 months/u);
  await userEvent.click(screen.getByRole('button', { name: words.removeAll('A.') }));
  expect(rows()).toHaveLength(30);
  await userEvent.click(screen.getByRole('button', { name: words.removeAllYes }));
  await screen.findByText(words.removed);
  const left = await readChildren();
  expect(left.ok && left.value.map(({ name }) => name)).toEqual(['B.', 'B.']);
});

test('one measurement is deleted at once, and Undo brings it back', async () => {
  await putChildren(saved(2, 'A.'));
  render(<SavedChildren />);
  await userEvent.click(await screen.findByRole('button', { name: 'A.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete: 8 years 4 months' }));
  await screen.findByText(words.removed);
  expect(rows()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(words.restored);
  expect(rows()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test("says so if the device can't store anything", async () => {
  publishChild(measuredAt(112));
  vi.stubGlobal('indexedDB', undefined);
  render(<SavedChildren />);
  await enterName('A.');
  await userEvent.click(screen.getByRole('button', { name: words.save }));
  await waitFor(() =>
    expect(Object.values(storeProblems)).toContain(screen.getByRole('alert').querySelector('p')?.textContent),
  );
  expect(screen.queryByText(words.saved)).toBeNull();
});

test('another spelling of a name is the same child, and the first spelling stays', async () => {
  await putChildren([...saved(1, 'Sam'), ...saved(2, 'sam ').slice(1)]);
  publishChild(measuredAt(112));
  render(<SavedChildren />);
  await enterName('SAM');
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.getByText(words.onChart('Sam'))).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: words.save }));
  await screen.findByText(words.saved);
  const left = await readChildren();
  expect(left.ok && left.value.map(({ name }) => name)).toEqual(['Sam', 'sam', 'Sam']);
});

test('choosing a child at the top starts the form for the next measurement, and can be undone', async () => {
  await putChildren([...saved(2, 'Ada'), ...saved(1, 'B.')]);
  const filled = vi.fn<(fill: ChildFill) => void>();
  const stop = onChildFill(filled);
  render(
    <>
      <ChildChoice />
      <SavedChildren />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ada 2 measurements' }));
  expect(filled).toHaveBeenCalledExactlyOnceWith({
    type: 'nextBegun',
    entries: { gender: 'female', units: 'metric', ageBy: 'dates' },
  });
  expect(rows()).toHaveLength(2);
  expect(screen.getByText(words.next('Ada'))).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Ada 2 measurements', pressed: true }));
  expect(screen.queryByRole('table')).toBeNull();
  stop();
});

test('a result that may be the child’s next measurement stays', async () => {
  await putChildren(saved(1, 'Ada'));
  publishChild(measuredAt(112));
  const filled = vi.fn<(fill: ChildFill) => void>();
  const stop = onChildFill(filled);
  render(<ChildChoice />);
  await userEvent.click(await screen.findByRole('button', { name: 'Ada 1 measurement' }));
  expect(filled).not.toHaveBeenCalled();
  stop();
});
