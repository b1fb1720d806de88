import { PAGE_LIST_PATH, PAGES_CACHE } from '#site/offline/offline-names.ts';
import type { SavingState } from '#site/offline/offline-messages.ts';
import { keptPart, type KeptPart, type PageList } from '#site/offline/page-list.ts';
import { keepFile, refreshKept } from './keep-files.ts';

type Phase = SavingState['phase'];
type Tell = (state: SavingState) => Promise<void>;

const NO_LIST: PageList = { revision: '', pages: [] };

/** Only one saving at a time; `stop` is heard between two pages. */
const work = { isGoingOn: false, isStopped: false };

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

/** A full disk has a name; whatever else goes wrong while fetching is the connection. */
const phaseAfter = (error: unknown): Phase =>
  error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'offline';

async function fetchMissing(tell: Tell): Promise<void> {
  const list = await readList(await keepFile(PAGE_LIST_PATH));
  const { missing } = await compare(list);
  await tellHow(tell, 'saving', list);
  for (const { files } of missing) {
    if (work.isStopped) return;
    for (const file of files) await keepFile(file);
    await tellHow(tell, 'saving', list);
  }
}

/** Fetches every page that is not kept yet and tells how far it has come; goes on where an earlier try ended. */
export async function savePages(tell: Tell): Promise<void> {
  work.isStopped = false;
  if (work.isGoingOn) return;
  work.isGoingOn = true;
  try {
    await fetchMissing(tell);
    await tellHow(tell, 'rest', await knownList());
  } catch (error) {
    await tellHow(tell, phaseAfter(error), await knownList());
  } finally {
    work.isGoingOn = false;
  }
}

/** Ends the saving after the page that is on its way. */
export function stopSaving(): void {
  work.isStopped = true;
}

/** Tells what is kept, and brings it up to date if any page of the site has changed since. */
export async function tellKept(tell: Tell): Promise<void> {
  const list = await knownList();
  await tellHow(tell, work.isGoingOn ? 'saving' : 'rest', list);
  if (work.isGoingOn || list === NO_LIST) return;
  const { revision } = await readList(await keepFile(PAGE_LIST_PATH).catch(() => undefined));
  if (revision === '' || revision === list.revision) return;
  await refreshKept();
  await tellHow(tell, 'rest', await knownList());
}
