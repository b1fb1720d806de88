import { exportAll, exportAside, exportResults } from './files/export-file.ts';
import type { FileFormat, ReadyFile } from './files/export-file.ts';
import { readFile, type FileReading } from './files/import-file.ts';
import { announceChange } from '#person/database/store-channel.ts';
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
import { cleanNote, type SavedResult } from '#person/database/saved-result.ts';
import { offerFile } from '#ui/offer-file.ts';
import type { SavedReader } from './saved-reader.ts';
import type { SavedEvent, SavedMessage } from './saved-state.ts';
import type { Outcome } from '#person/database/with-store.ts';

/** The visitor's actions on saved results. */
export interface SavedActions {
  readonly remove: (result: SavedResult) => Promise<void>;
  readonly restore: (result: SavedResult) => Promise<void>;
  readonly change: (result: SavedResult, savedAt: string, note: string) => Promise<void>;
  /** `shown` is the list's contents: if the store has lost everything, nothing else is left. */
  readonly exportAs: (format: FileFormat, shown: readonly SavedResult[]) => Promise<void>;
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
  readonly say: (message: SavedMessage) => void;
  readonly fail: (problem: StoreProblem) => void;
  /** Finishes a change of the store: notifies other tabs, reports the action, and reloads. */
  readonly finish: (done: Outcome<unknown>, message: SavedMessage) => Promise<void>;
}

function toolsOf(send: Send, { refresh }: SavedReader): Tools {
  const say = (message: SavedMessage): void => send({ type: 'said', message });
  const fail = (problem: StoreProblem): void => send({ type: 'failed', problem });
  const finish = async (done: Outcome<unknown>, message: SavedMessage): Promise<void> => {
    if (!done.ok) {
      fail(done.problem);
      return;
    }
    announceChange();
    say(message);
    await refresh();
  };
  return { say, fail, finish };
}

type FileActions = Pick<SavedActions, 'exportAs' | 'exportShown' | 'importFile' | 'exportAside'>;

function createFileActions({ say, fail, finish }: Tools): FileActions {
  const work = (text: string): void => say({ text, kind: 'working' });

  async function importFile(file: Blob): Promise<void> {
    work(progressText.reading);
    const reading = await readFile(file);
    if (!reading.ok) {
      say({ text: fileProblems[reading.problem], kind: 'error' });
      return;
    }
    const { length } = reading.results;
    const merged = await mergeResults(reading.results, (done) => work(progressText.importing(done, length)));
    if (merged.ok) await finish(merged, importMessage(reading, merged.value));
    else fail(merged.problem);
  }

  function handOver(file: ReadyFile): void {
    offerFile(file);
    say({ text: doneText.exported(file.count, file.name) });
  }

  async function exportAs(format: FileFormat, shown: readonly SavedResult[]): Promise<void> {
    work(progressText.exporting);
    const file = await exportAll(format, new Date());
    if (!file.ok) {
      fail(file.problem);
      return;
    }
    if (file.value.count === 0 && shown.length > 0)
      say({ text: clearedText, kind: 'error', rescue: { format, results: shown.toReversed() } });
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

/** The actions of the page. Each reports what was done, and what failed. */
export function createSavedActions(send: Send, reader: SavedReader): SavedActions {
  const tools = toolsOf(send, reader);
  const { say, finish } = tools;
  return {
    ...createFileActions(tools),
    remove: async (result) =>
      finish(await removeResult(result.id), { text: doneText.deleted(result.savedAt), undo: result }),
    restore: async (result) => finish(await putResult(result), { text: doneText.restored(result.savedAt) }),
    change: async (result, savedAt, note) => {
      const done = await changeResult(result, { savedAt, note: cleanNote(note) }, new Date());
      if (done.ok) send({ type: 'editing', editing: null });
      await finish(done, { text: doneText.changed(savedAt) });
    },
    eraseAside: async () => finish(await eraseAside(), { text: doneText.asideErased }),
    eraseAll: async () => {
      say({ text: progressText.erasing, kind: 'working' });
      await finish(await eraseEverything(), { text: doneText.erased });
    },
  };
}
