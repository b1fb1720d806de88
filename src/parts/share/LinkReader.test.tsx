import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onFill, publishForm, type Fill } from '#person/store.ts';
import { anyTool, initialEntries } from '#person/entries/field.ts';
import { writeLink } from '#person/entries/link.ts';
import { clearSession, loadSession, saveSession } from '#person/entries/session.ts';
import { isLinked } from '#person/entries/without-kept.ts';
import { home, type HomeEntries } from '#tools/home/entries.ts';
import { LinkReader } from './LinkReader.island.tsx';

const EMPTY = { ...initialEntries(home) };

const OWN = { ...EMPTY, weight: 'kg~83,4', height: 'cm~181' };

const linkOf = (entries: Partial<HomeEntries>): string =>
  `#${writeLink(home, { ...initialEntries(home), ...entries })}`;

const LINK = linkOf({ weight: 'kg~71.3', height: 'cm~182.6', age: '47', gender: 'female' });
const OTHER_LINK = linkOf({ weight: 'kg~62.9', height: 'cm~164', age: '29', gender: 'female' });

let fills: Fill[] = [];
let stop = (): void => undefined;

/** A stand-in for the calculator: accepts entries, and publishes the contents of its form. */
function showForm(entries: Fill['entries']): void {
  publishForm({
    tool: anyTool(home),
    entries,
    calculated: null,
    isEmpty: JSON.stringify(entries) === JSON.stringify(EMPTY),
  });
}

beforeEach(() => {
  fills = [];
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  stop = onFill((fill) => {
    fills.push(fill);
    showForm({ ...EMPTY, ...fill.entries });
  });
});

afterEach(() => {
  stop();
  clearSession();
  publishForm(null);
  history.replaceState(null, '', '/');
});

function follow(link: string): void {
  act(() => {
    location.hash = link;
    dispatchEvent(new Event('hashchange'));
  });
}

const weights = () => fills.map(({ entries }) => entries['weight']);
const goBack = () => screen.queryByRole('button', { name: 'Back to my entries' });

test('a link fills an empty form, is removed from the address, and has nothing to restore', async () => {
  history.replaceState(null, '', `/?from=a${LINK}&utm_source=letter`);
  showForm(EMPTY);
  render(<LinkReader calculator="home" />);
  await screen.findByText(/These entries came from a link/u);
  expect(fills).toHaveLength(1);
  expect(fills[0]).toMatchObject({ isSubmitted: true, entries: { age: '47', gender: 'female' } });
  expect(location.href).not.toContain('#');
  expect(goBack()).toBeNull();
});

test("a link waits for the form, and for the session's draft", async () => {
  history.replaceState(null, '', `/${LINK}`);
  render(<LinkReader calculator="home" />);
  expect(fills).toEqual([]);
  act(() => {
    showForm(EMPTY);
    showForm(OWN);
  });
  await waitFor(() => expect(fills).toHaveLength(1));
  expect(goBack()).not.toBeNull();
});

test('one press restores the visitor’s own entries, and calculates them', async () => {
  history.replaceState(null, '', `/${LINK}`);
  showForm(OWN);
  render(<LinkReader calculator="home" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Back to my entries' }));
  expect(fills.at(-1)).toEqual({ entries: OWN, isSubmitted: true });
  expect(screen.getByRole('status').textContent).toBe('Your own entries are back in the form.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')));
});

test('incomplete entries are restored without being calculated', async () => {
  const half = { ...EMPTY, weight: 'kg~83,4' };
  history.replaceState(null, '', `/${LINK}`);
  showForm(half);
  render(<LinkReader calculator="home" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Back to my entries' }));
  expect(fills.at(-1)).toEqual({ entries: half, isSubmitted: false });
});

test('a second link does not prevent undoing the first', async () => {
  history.replaceState(null, '', `/${LINK}`);
  showForm(OWN);
  render(<LinkReader calculator="home" />);
  await screen.findByRole('button', { name: 'Back to my entries' });
  follow(OTHER_LINK);
  await waitFor(() => expect(weights()).toHaveLength(2));
  fireEvent.click(goBack()!);
  expect(fills.at(-1)?.entries).toEqual(OWN);
});

test('entries edited after a link are the visitor’s own', async () => {
  history.replaceState(null, '', `/${LINK}`);
  showForm(EMPTY);
  render(<LinkReader calculator="home" />);
  await waitFor(() => expect(fills).toHaveLength(1));
  act(() => showForm(OWN));
  follow(OTHER_LINK);
  fireEvent.click(await screen.findByRole('button', { name: 'Back to my entries' }));
  expect(fills.at(-1)?.entries).toEqual(OWN);
});

test('a link with the same entries as the form replaces nothing', async () => {
  history.replaceState(null, '', `/${linkOf(OWN)}`);
  showForm(OWN);
  render(<LinkReader calculator="home" />);
  await screen.findByText(/These entries came from a link/u);
  expect(goBack()).toBeNull();
});

test('the session knows entries of a link, also after edits, until the visitor’s own are back', async () => {
  history.replaceState(null, '', `/${LINK}`);
  showForm(OWN);
  saveSession(home, OWN, true);
  expect(isLinked()).toBe(false);
  render(<LinkReader calculator="home" />);
  await screen.findByRole('button', { name: 'Back to my entries' });
  expect(isLinked()).toBe(true);
  saveSession(home, { ...OWN, weight: 'kg~84' }, true);
  expect(isLinked()).toBe(true);
  expect(loadSession(home)).not.toHaveProperty('linked');
  fireEvent.click(goBack()!);
  expect(isLinked()).toBe(false);
});

test('a link with the visitor’s own entries leaves them theirs', async () => {
  history.replaceState(null, '', `/${linkOf(OWN)}`);
  showForm(OWN);
  saveSession(home, OWN, true);
  render(<LinkReader calculator="home" />);
  await screen.findByText(/These entries came from a link/u);
  expect(isLinked()).toBe(false);
});

test.each([
  ['with another choice of the same person leaves them theirs', { activityLevel: 'veryActive' }, false],
  ['of another age may be somebody else’s', { age: '58' }, true],
] as const)('a link %s', async (_, change, isSomebodys) => {
  const own = { ...OWN, age: '47', gender: 'female', activityLevel: 'sedentary' } as const;
  history.replaceState(null, '', `/${linkOf({ ...own, ...change })}`);
  showForm(own);
  saveSession(home, own, true);
  render(<LinkReader calculator="home" />);
  await screen.findByText(/These entries came from a link/u);
  expect(isLinked()).toBe(isSomebodys);
});

test('an unreadable link changes nothing, says why, and is removed from the address', async () => {
  history.replaceState(null, '', '/#home%3Fweight%3D');
  showForm(OWN);
  render(<LinkReader calculator="home" />);
  await screen.findByText(/This link can’t be read/u);
  expect(fills).toEqual([]);
  expect(location.href).not.toContain('#');
});
