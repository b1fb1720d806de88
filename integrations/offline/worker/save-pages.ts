import { PAGE_LIST_PATH, PAGES_CACHE } from '#site/offline/offline-names.ts';
import type { SavingState } from '#site/offline/offline-messages.ts';
import { keptPart, type KeptPart, type PageList } from '#site/offline/page-list.ts';
import { keepFile, refreshKept } from './keep-files.ts';

type Phase = SavingState['phase'];
type Tell = (state: SavingState) => Promise<void>;

const NO_LIST: PageList = { revision: '', pages: [] };

/** The download in progress; there is only one at a time. */
let current: AbortController | null = null;

async function readList(): Promise<PageList> {
  const response = await caches.match(PAGE_LIST_PATH);
  return response ? ((await response.json()) as PageList) : NO_LIST;
}

async function compare(): Promise<KeptPart> {
  const cache = await caches.open(PAGES_CACHE);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return keptPart(await readList(), new Set(paths));
}

async function tellHow(tell: Tell, phase: Phase): Promise<void> {
  const { missing: _, ...amounts } = await compare();
  await tell({ type: 'evenscale:saving', phase, ...amounts });
}

/** A full disk has its own error name. Unless the visitor canceled, any other fetch failure is a lost connection. */
function phaseAfter(error: unknown, stop: AbortSignal): Phase {
  if (stop.aborted) return 'rest';
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'offline';
}

async function fetchMissing(tell: Tell, stop: AbortSignal): Promise<void> {
  if (!(await keepFile(PAGE_LIST_PATH, stop))) throw new Error('fetchMissing: the host has no list of pages');
  const { missing } = await compare();
  await tellHow(tell, 'saving');
  for (const { files } of missing) {
    for (const file of files) await keepFile(file, stop);
    await tellHow(tell, 'saving');
  }
}

/** Fetches every page that is not cached yet and reports progress; continues where an earlier attempt stopped. */
export async function savePages(tell: Tell): Promise<void> {
  if (current) return;
  current = new AbortController();
  const { signal } = current;
  const phase = await fetchMissing(tell, signal).then(
    (): Phase => 'rest',
    (error: unknown) => phaseAfter(error, signal),
  );
  current = null;
  await tellHow(tell, phase);
}

/** Reports what is cached, and updates it if any page of the site has changed since. */
export async function tellKept(tell: Tell): Promise<void> {
  const { revision } = await readList();
  await tellHow(tell, current ? 'saving' : 'rest');
  if (current || revision === '' || !(await keepFile(PAGE_LIST_PATH))) return;
  if ((await readList()).revision === revision) return;
  await refreshKept();
  await tellHow(tell, 'rest');
}

/** Cancels the download; cached pages stay. */
export async function stopSaving(tell: Tell): Promise<void> {
  if (current) current.abort();
  else await tellHow(tell, 'rest');
}
