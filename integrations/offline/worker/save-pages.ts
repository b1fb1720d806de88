import { PAGE_LIST_PATH, PAGES_CACHE } from '#site/offline/offline-names.ts';
import type { SavingState } from '#site/offline/offline-messages.ts';
import { savedPart, type SavedPart, type PageList } from '#site/offline/page-list.ts';
import { cacheFile, refreshCache } from './cache-files.ts';

type Phase = SavingState['phase'];
type Report = (state: SavingState) => Promise<void>;

const NO_LIST: PageList = { revision: '', pages: [] };

/** The download in progress; there is only one at a time. */
let current: AbortController | null = null;

async function readList(): Promise<PageList> {
  const response = await caches.match(PAGE_LIST_PATH);
  return response ? ((await response.json()) as PageList) : NO_LIST;
}

async function compare(): Promise<SavedPart> {
  const cache = await caches.open(PAGES_CACHE);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return savedPart(await readList(), new Set(paths));
}

async function reportProgress(report: Report, phase: Phase): Promise<void> {
  const { missing: _, ...amounts } = await compare();
  await report({ type: 'evenscale:saving', phase, ...amounts });
}

/** A full disk has its own error name. Unless the visitor canceled, any other fetch failure is a lost connection. */
function phaseAfter(error: unknown, stop: AbortSignal): Phase {
  if (stop.aborted) return 'rest';
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'offline';
}

async function fetchMissing(report: Report, stop: AbortSignal): Promise<void> {
  if (!(await cacheFile(PAGE_LIST_PATH, stop)))
    throw new Error('fetchMissing: the host has no list of pages');
  const { missing } = await compare();
  await reportProgress(report, 'saving');
  for (const { files } of missing) {
    for (const file of files) await cacheFile(file, stop);
    await reportProgress(report, 'saving');
  }
}

/** Fetches every page that is not cached yet and reports progress; continues where an earlier attempt stopped. */
export async function savePages(report: Report): Promise<void> {
  if (current) return;
  current = new AbortController();
  const { signal } = current;
  const phase = await fetchMissing(report, signal).then(
    (): Phase => 'rest',
    (error: unknown) => phaseAfter(error, signal),
  );
  current = null;
  await reportProgress(report, phase);
}

/** Reports what is cached, and updates it if any page of the site has changed since. */
export async function reportSaved(report: Report): Promise<void> {
  const { revision } = await readList();
  await reportProgress(report, current ? 'saving' : 'rest');
  if (current || revision === '' || !(await cacheFile(PAGE_LIST_PATH))) return;
  if ((await readList()).revision === revision) return;
  await refreshCache();
  await reportProgress(report, 'rest');
}

/** Cancels the download; cached pages stay. */
export async function stopSaving(report: Report): Promise<void> {
  if (current) current.abort();
  else await reportProgress(report, 'rest');
}
