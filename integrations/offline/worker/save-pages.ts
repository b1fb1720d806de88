import { PAGE_LIST_PATH, PAGES_CACHE } from '#site/offline/offline-names.ts';
import type { SavingState } from '#site/offline/offline-messages.ts';
import { keptPart, type KeptPart, type PageList } from '#site/offline/page-list.ts';
import { keepFile, refreshKept } from './keep-files.ts';

type Phase = SavingState['phase'];
type Tell = (state: SavingState) => Promise<void>;

const NO_LIST: PageList = { revision: '', pages: [] };

/** The download in progress; there is only one at a time. */
let current: AbortController | null = null;

const readList = async (response: Response | undefined): Promise<PageList> =>
  response ? ((await response.json()) as PageList) : NO_LIST;

const knownList = async (): Promise<PageList> => readList(await caches.match(PAGE_LIST_PATH));

async function compare(list: PageList): Promise<KeptPart> {
  const cache = await caches.open(PAGES_CACHE);
  return keptPart(list, new Set((await cache.keys()).map(({ url }) => new URL(url).pathname)));
}

async function tellHow(tell: Tell, phase: Phase, list: PageList): Promise<void> {
  const { kept, keptBytes, total, totalBytes } = await compare(list);
  await tell({ type: 'evenscale:saving', phase, kept, keptBytes, total, totalBytes });
}

/** A full disk has its own error name; any other failure while fetching is a lost connection, unless the visitor canceled. */
function phaseAfter(error: unknown, stop: AbortSignal): Phase {
  if (stop.aborted) return 'rest';
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'offline';
}

async function fetchMissing(tell: Tell, stop: AbortSignal): Promise<void> {
  const answer = await keepFile(PAGE_LIST_PATH, stop);
  if (!answer) throw new Error('fetchMissing: the host has no list of pages');
  const list = await readList(answer);
  const { missing } = await compare(list);
  await tellHow(tell, 'saving', list);
  for (const { files } of missing) {
    for (const file of files) await keepFile(file, stop);
    await tellHow(tell, 'saving', list);
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
  await tellHow(tell, phase, await knownList());
}

/** Reports what is cached, and updates it if any page of the site has changed since. */
export async function tellKept(tell: Tell): Promise<void> {
  const list = await knownList();
  await tellHow(tell, current ? 'saving' : 'rest', list);
  if (current || list === NO_LIST) return;
  const { revision } = await readList(await keepFile(PAGE_LIST_PATH));
  if (revision === '' || revision === list.revision) return;
  await refreshKept();
  await tellHow(tell, 'rest', await knownList());
}

/** Cancels the download; cached pages stay. */
export async function stopSaving(tell: Tell): Promise<void> {
  if (current) current.abort();
  else await tellHow(tell, 'rest', await knownList());
}
