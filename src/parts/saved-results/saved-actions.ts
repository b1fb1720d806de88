import { exportAll, exportAside, exportResults } from './files/export-file.ts';
import type { FileFormat, ReadyFile } from './files/export-file.ts';
import { readFile, type FileReading } from './files/import-file.ts';
import { announceChange, announceErased } from '#person/database/store-channel.ts';
import type { StoreProblem } from '#person/database/store-failure.ts';
import {
  changeResult,
  eraseAside,
  eraseEverything,
  mergeResults,
  putResult,
  readAside,
  removeResult,
} from '#person/database/saved-store.ts';
import type { Merged } from '#person/database/saved-store.ts';
import { fileProblems, importedText, stoppedText } from './files/file-words.ts';
import { clearedText, doneText, progressText } from './saved-words.ts';
import { cleanNote } from '#person/database/read-fields.ts';
import type { ResultRow } from '#person/database/result-row.ts';
import { offerFile } from '#ui/offer-file.ts';
import type { SavedReader } from './saved-reader.ts';
import type { SavedEvent, SavedMessage } from './saved-state.ts';
import type { Outcome } from '#person/database/with-store.ts';

/** A change to a result. */
export interface SavedChange {
  readonly savedAt: string;
  readonly note: string;
}

/** The visitor's actions on saved results. */
export interface SavedActions {
  readonly remove: (result: ResultRow) => Promise<void>;
  readonly change: (result: ResultRow, change: SavedChange) => Promise<void>;
  /** `shown` is the list's contents: if the store was cleared, nothing else is left. */
  readonly exportAs: (format: FileFormat, shown: readonly ResultRow[]) => Promise<void>;
  readonly exportShown: (rescue: NonNullable<SavedMessage['rescue']>) => void;
  readonly importFile: (file: Blob) => Promise<void>;
  readonly exportAside: () => Promise<void>;
  readonly eraseAside: () => Promise<void>;
  readonly eraseAll: () => Promise<void>;
}

type Send = (event: SavedEvent) => void;
type Reading = Extract<FileReading, { readonly ok: true }>;

function importMessage({ skipped }: Reading, merged: Merged): SavedMessage {
  const { added, updated, known, problem } = merged;
  const stopped = problem && ` ${stoppedText(added + updated + known, problem)}`;
  const text = importedText({ added, updated, known, skipped: skipped.length });
  return {
    text: `${text}${stopped ?? ''}`,
    ...(skipped.length > 0 || problem ? { kind: 'error' } : {}),
    ...(skipped.length > 0 ? { skipped } : {}),
  };
}

interface Tools {
  readonly showMessage: (message: SavedMessage) => void;
  readonly fail: (problem: StoreProblem) => void;
  /** Finishes a change to the store: notifies other tabs, shows the message, and reloads. */
  readonly finish: (done: Outcome<unknown>, message: SavedMessage) => Promise<void>;
}

function toolsOf(send: Send, { refresh }: SavedReader): Tools {
  const showMessage = (message: SavedMessage): void => send({ type: 'messageShown', message });
  const fail = (problem: StoreProblem): void => send({ type: 'failed', problem });
  const finish = async (done: Outcome<unknown>, message: SavedMessage): Promise<void> => {
    if (!done.ok) {
      fail(done.problem);
      return;
    }
    announceChange();
    showMessage(message);
    await refresh();
  };
  return { showMessage, fail, finish };
}

type FileActions = Pick<SavedActions, 'exportAs' | 'exportShown' | 'importFile' | 'exportAside'>;

function createFileActions({ showMessage, fail, finish }: Tools): FileActions {
  const work = (text: string): void => showMessage({ text, kind: 'working' });

  async function importFile(file: Blob): Promise<void> {
    work(progressText.reading);
    const reading = await readFile(file);
    if (!reading.ok) {
      showMessage({ text: fileProblems[reading.problem], kind: 'error' });
      return;
    }
    const { length } = reading.results;
    const merged = await mergeResults(reading.results, (done) => work(progressText.importing(done, length)));
    if (merged.ok) await finish(merged, importMessage(reading, merged.value));
    else fail(merged.problem);
  }

  function handOver(file: ReadyFile): void {
    offerFile(file);
    showMessage({ text: doneText.exported(file.count, file.name) });
  }

  async function exportAs(format: FileFormat, shown: readonly ResultRow[]): Promise<void> {
    work(progressText.exporting);
    const file = await exportAll(format, new Date());
    if (!file.ok) {
      fail(file.problem);
      return;
    }
    if (file.value.count === 0 && shown.length > 0)
      showMessage({ text: clearedText, kind: 'error', rescue: { format, results: shown.toReversed() } });
    else handOver(file.value);
  }

  async function takeAside(): Promise<void> {
    const values = await readAside();
    if (values.ok) offerFile(exportAside(values.value, new Date()));
    else fail(values.problem);
  }

  return {
    importFile,
    exportAs,
    exportShown: ({ format, results }) => handOver(exportResults(results, format, new Date())),
    exportAside: takeAside,
  };
}

type EntryActions = Pick<SavedActions, 'remove' | 'change'>;

function createEntryActions(send: Send, { finish }: Tools): EntryActions {
  const remove = async (result: ResultRow): Promise<void> =>
    finish(await removeResult(result.id), {
      text: doneText.deleted(result.savedAt),
      undo: async () => finish(await putResult(result), { text: doneText.restored(result.savedAt) }),
    });

  async function change(result: ResultRow, { savedAt, note }: SavedChange): Promise<void> {
    const done = await changeResult(result, { savedAt, note: cleanNote(note) }, new Date());
    if (done.ok) send({ type: 'editing', editing: null });
    await finish(done, {
      text: doneText.changed(savedAt),
      undo: async () =>
        finish(await changeResult(result, result, new Date()), { text: doneText.unchanged(result.savedAt) }),
    });
  }

  return { remove, change };
}

/** The page's actions. Each reports what was done, and what failed. */
export function createSavedActions(send: Send, reader: SavedReader): SavedActions {
  const tools = toolsOf(send, reader);
  const { showMessage, finish } = tools;
  return {
    ...createFileActions(tools),
    ...createEntryActions(send, tools),
    eraseAside: async () => finish(await eraseAside(), { text: doneText.asideErased }),
    eraseAll: async () => {
      showMessage({ text: progressText.erasing, kind: 'working' });
      const done = await eraseEverything();
      if (done.ok) announceErased();
      await finish(done, { text: doneText.erased });
    },
  };
}
