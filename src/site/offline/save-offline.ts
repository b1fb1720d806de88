import { PAGES_CACHE, WORKER_PATH } from './offline-names.ts';
import { parseSavingState, type SavingRequest, type SavingState } from './offline-messages.ts';
import { impossibleView, removedView, savingView, startingView, type SavingView } from './saving-view.ts';

/** Without a message for this long, the browser must have stopped the worker; in milliseconds. */
const SILENCE_TIMEOUT_MS = 30_000;

const NOTHING_KNOWN: SavingState = {
  type: 'evenscale:saving',
  phase: 'rest',
  kept: 0,
  keptBytes: 0,
  total: 0,
  totalBytes: 0,
};

const workers = navigator.serviceWorker;

/** The active worker, which may still be installing on a first visit. */
async function workerAtWork(): Promise<ServiceWorker> {
  const { active, installing, waiting } = await workers.register(WORKER_PATH);
  const coming = installing ?? waiting;
  if (active) return active;
  if (!coming) throw new Error('workerAtWork: the browser has registered no worker');
  return new Promise((resolve, reject) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve(coming);
      if (coming.state === 'redundant') reject(new Error('workerAtWork: the worker could not be installed'));
    });
  });
}

const partsOf = (panel: HTMLElement) => (name: string) =>
  panel.querySelector<HTMLElement>(`[data-part="${name}"]`);

function showParts(panel: HTMLElement, view: SavingView): void {
  const part = partsOf(panel);
  const shown = { save: view.save !== null, stop: view.hasStop, remove: view.hasRemove };
  for (const [name, isShown] of Object.entries({ ...shown, progress: view.progress !== null }))
    part(name)?.toggleAttribute('hidden', !isShown);
}

function setText(place: Element | null | undefined, text: string): void {
  if (place && place.textContent !== text) place.textContent = text;
}

/** Renders a view in the panel, and keeps the focus in it if the pressed button disappears. */
function show(panel: HTMLElement, view: SavingView): void {
  const { value, max, count } = view.progress ?? { value: 0, max: 1, count: '' };
  const part = partsOf(panel);
  const focused = document.activeElement;
  showParts(panel, view);
  if (panel.contains(focused) && focused?.checkVisibility() === false) panel.focus({ preventScroll: true });
  if (view.save !== null) setText(part('save')?.querySelector('button'), view.save);
  setText(part('status'), view.status);
  setText(part('count'), count);
  Object.assign(panel.querySelector('progress') ?? {}, { max, value });
}

/** Shows the worker's progress, and reports an interruption if its messages stop midway. */
function watchWorker(panel: HTMLElement) {
  let last: SavingState = NOTHING_KNOWN;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const awaitNews = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => show(panel, savingView({ ...last, phase: 'offline' })), SILENCE_TIMEOUT_MS);
  };
  workers.addEventListener('message', ({ data }) => {
    const state = parseSavingState(data);
    if (!state) return;
    last = state;
    clearTimeout(silence);
    show(panel, savingView(state));
    if (state.phase === 'saving') awaitNews();
  });
  return { awaitNews };
}

/** Takes over the panel, including earlier presses. */
async function takeOver(panel: HTMLElement): Promise<void> {
  const { awaitNews } = watchWorker(panel);
  const ask = async (request: SavingRequest): Promise<void> => {
    try {
      if (request === 'evenscale:save') show(panel, startingView);
      const worker = await workerAtWork();
      worker.postMessage(request);
      if (request === 'evenscale:save') awaitNews();
    } catch {
      show(panel, impossibleView);
    }
  };
  const remove = async (): Promise<void> => {
    await caches.delete(PAGES_CACHE);
    show(panel, removedView);
  };
  const part = partsOf(panel);
  part('save')?.addEventListener('click', () => void ask('evenscale:save'));
  part('stop')?.addEventListener('click', () => void ask('evenscale:stop'));
  part('remove')?.addEventListener('click', () => void remove());
  await ask(panel.hasAttribute('data-pressed') ? 'evenscale:save' : 'evenscale:status');
}

const panel = document.getElementById('save-offline');
if (panel) void takeOver(panel);
