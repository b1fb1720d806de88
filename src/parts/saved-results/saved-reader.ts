import { readKeptInAll } from '#person/database/other-data.ts';
import { readAll } from '#person/database/saved-store.ts';
import { keyOf } from '#person/database/result-row.ts';
import { readPage, type ListPage, type Turn } from '#person/database/list-page.ts';
import type { SavedEvent } from './saved-state.ts';

export type SavedReader = ReturnType<typeof createSavedReader>;

// The newest page stays the newest when something is added; any other keeps its first entry.
function placeOf({ before, results: [first] }: ListPage): Turn {
  return before === 0 || !first ? { to: 'newest' } : { to: 'from', key: keyOf(first) };
}

/** Reads the list from the store, and then everything else to find what is unreadable. If two reads overlap, only the later one is shown. */
export function createSavedReader(send: (event: SavedEvent) => void) {
  let place: Turn = { to: 'newest' };
  let whose: string | undefined;
  let listings = 0;
  let surveys = 0;
  let aside = 0;

  /** Shows another page of the list. */
  async function turn(to: Turn): Promise<void> {
    const mine = (listings += 1);
    const page = await readPage(to);
    if (mine !== listings) return;
    if (page.ok) {
      const before = whose;
      whose = page.value.person?.id;
      // Another person's list starts at its beginning.
      if (before !== whose && to.to !== 'newest') return turn({ to: 'newest' });
      place = placeOf(page.value);
      send({ type: 'listed', page: page.value });
    } else send({ type: 'failed', problem: page.problem });
  }

  async function survey(): Promise<void> {
    const mine = (surveys += 1);
    const read = await readAll(() => {});
    if (mine !== surveys || !read.ok) return;
    send({ type: 'surveyed', unreadable: read.value });
    const hasFoundMore = read.value.aside > aside;
    ({ aside } = read.value);
    if (hasFoundMore) await turn(place);
  }

  /** Reads the list again, at its current page, and looks what is kept of everybody. */
  async function list(): Promise<void> {
    await turn(place);
    const inAll = await readKeptInAll();
    if (inAll.ok) send({ type: 'looked', inAll: inAll.value });
  }

  /** Reloads everything, starting with the list. */
  async function refresh(): Promise<void> {
    await list();
    await survey();
  }

  return { turn, list, refresh };
}
