import { exportAll, exportAside } from './export-file.ts';
import type { FileFormat } from './export-file.ts';
import { readFile } from './import-file.ts';
import type { FileReading } from './import-file.ts';
import { announceChange } from './keep-channel.ts';
import type { StoreProblem } from './keep-failure.ts';
import {
  eraseAside,
  eraseEverything,
  mergeResults,
  putResult,
  readAside,
  removeResult,
} from './keep-store.ts';
import type { Merged } from './keep-store.ts';
import { doneText, fileProblems, importedText, progressText, stoppedText } from './keep-words.ts';
import { cleanNote } from './kept-result.ts';
import type { KeptResult } from './kept-result.ts';
import { offerFile } from './offer-file.ts';
import type { SavedReader } from './saved-reader.ts';
import type { SavedEvent, SavedMessage } from './saved-state.ts';
import type { Outcome } from './with-store.ts';

/** What a visitor can do with saved results. */
export interface SavedActions {
  readonly remove: (result: KeptResult) => Promise<void>;
  readonly restore: (result: KeptResult) => Promise<void>;
  readonly change: (result: KeptResult, savedAt: string, note: string) => Promise<void>;
  readonly exportAs: (format: FileFormat) => Promise<void>;
  readonly importFile: (file: Blob) => Promise<void>;
  readonly exportAside: () => Promise<void>;
  readonly eraseAside: () => Promise<void>;
  readonly eraseAll: () => Promise<void>;
}

type Send = (event: SavedEvent) => void;
type Reading = Extract<FileReading, { readonly ok: true }>;

function importMessage({ skipped, unit }: Reading, merged: Merged): SavedMessage {
  const { added, updated, known, problem } = merged;
  const stopped = problem && ` ${stoppedText(added + updated + known, problem)}`;
  const text = importedText({ added, updated, known, skipped: skipped.length });
  return {
    text: `${text}${stopped ?? ''}`,
    ...(skipped.length > 0 ? { skipped: { unit, entries: skipped } } : {}),
  };
}

interface Tools {
  readonly say: (message: SavedMessage) => void;
  readonly fail: (problem: StoreProblem) => void;
  /** Ends what changed the store: tells the other tabs, says what was done, and reads again. */
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

type FileActions = Pick<SavedActions, 'exportAs' | 'importFile' | 'exportAside'>;

function createFileActions({ say, fail, finish }: Tools): FileActions {
  const work = (text: string): void => say({ text, isWorking: true });

  async function importFile(file: Blob): Promise<void> {
    work(progressText.reading);
    const reading = await readFile(file);
    if (!reading.ok) {
      say({ text: fileProblems[reading.problem] });
      return;
    }
    const { length } = reading.results;
    const merged = await mergeResults(reading.results, (done) => work(progressText.importing(done, length)));
    if (merged.ok) await finish(merged, importMessage(reading, merged.value));
    else fail(merged.problem);
  }

  async function exportAs(format: FileFormat): Promise<void> {
    work(progressText.exporting);
    const file = await exportAll(format, new Date());
    if (!file.ok) {
      fail(file.problem);
      return;
    }
    offerFile(file.value);
    say({ text: doneText.exported(file.value.count, file.value.name) });
  }

  async function takeAside(): Promise<void> {
    const values = await readAside();
    if (values.ok) offerFile(exportAside(values.value, new Date()));
    else fail(values.problem);
  }

  return { importFile, exportAs, exportAside: takeAside };
}

/** The actions of the page. Each says what was done, and what could not be. */
export function createSavedActions(send: Send, reader: SavedReader): SavedActions {
  const tools = toolsOf(send, reader);
  const { say, finish } = tools;
  return {
    ...createFileActions(tools),
    remove: async (result) =>
      finish(await removeResult(result.id), { text: doneText.deleted(result.savedAt), undo: result }),
    restore: async (result) => finish(await putResult(result), { text: doneText.restored(result.savedAt) }),
    change: async (result, savedAt, note) => {
      const changed = { ...result, savedAt, note: cleanNote(note), changedAt: new Date().toISOString() };
      const done = await putResult(changed);
      if (done.ok) send({ type: 'editing', editing: null });
      await finish(done, { text: doneText.changed(savedAt) });
    },
    eraseAside: async () => finish(await eraseAside(), { text: doneText.asideErased }),
    eraseAll: async () => {
      say({ text: progressText.erasing, isWorking: true });
      await finish(await eraseEverything(), { text: doneText.erased });
    },
  };
}
