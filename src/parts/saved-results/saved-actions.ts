import { exportAll, exportAside, exportResults, type ReadyFile } from './files/export-file.ts';
import { importFile } from './files/import-action.ts';
import { exportPerson } from './files/person-export.ts';
import { announceChange, announceErased } from '#person/database/store-channel.ts';
import type { StoreProblem } from '#person/database/store-failure.ts';
import {
  changeResult,
  eraseAside,
  eraseEverything,
  putResult,
  readAside,
  removeResult,
} from '#person/database/saved-store.ts';
import { clearedText, doneText, progressText } from './saved-words.ts';
import { cleanNote } from '#person/database/read-fields.ts';
import type { ResultRow } from '#person/database/result-row.ts';
import { offerFile } from '#ui/offer-file.ts';
import type { PlanRow } from '#person/database/plan-row.ts';
import { removePlan, resumePlan, type PlanWrite } from '#person/database/plans.ts';
import { planListWords } from './plans/plan-list-words.ts';
import type { SavedReader } from './saved-reader.ts';
import type { SavedEvent, SavedMessage } from './saved-state.ts';
import type { Outcome } from '#person/database/with-store.ts';

type Send = (event: SavedEvent) => void;

export interface Tools {
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

function createFileActions({ showMessage, fail, finish }: Tools) {
  const work = (text: string): void => showMessage({ text, kind: 'working' });

  async function takePerson(): Promise<void> {
    work(progressText.exporting);
    const file = await exportPerson(new Date());
    if (!file.ok) fail(file.problem);
    else if (!file.value) showMessage({ text: doneText.nobody, kind: 'error' });
    else {
      offerFile(file.value);
      showMessage({ text: doneText.exportedPerson(file.value.name) });
    }
  }

  function handOver(file: ReadyFile): void {
    offerFile(file);
    showMessage({ text: doneText.exported(file.count, file.name) });
  }

  /** `shown` is the list's contents: if the store was cleared, nothing else is left. */
  async function takeResults(shown: readonly ResultRow[]): Promise<void> {
    work(progressText.exporting);
    const file = await exportAll(new Date());
    if (!file.ok) {
      fail(file.problem);
      return;
    }
    if (file.value.count === 0 && shown.length > 0)
      showMessage({ text: clearedText, kind: 'error', rescue: shown.toReversed() });
    else handOver(file.value);
  }

  async function takeAside(): Promise<void> {
    const values = await readAside();
    if (values.ok) offerFile(exportAside(values.value, new Date()));
    else fail(values.problem);
  }

  return {
    /** A file that comes from the log's import isn't passed back to it. */
    importFile: (file: Blob, isFromLog = false) => importFile(file, isFromLog, { showMessage, fail, finish }),
    exportPerson: takePerson,
    exportResults: takeResults,
    exportShown: (results: readonly ResultRow[]) => handOver(exportResults(results, new Date())),
    exportAside: takeAside,
  };
}

function createEntryActions(send: Send, { finish }: Tools) {
  async function remove(result: ResultRow): Promise<void> {
    const done = await removeResult(result.id);
    if (done.ok) send({ type: 'notCompared', id: result.id });
    await finish(done, {
      text: doneText.deleted(result.savedAt),
      undo: async () => finish(await putResult(result), { text: doneText.restored(result.savedAt) }),
    });
  }

  async function change(
    result: ResultRow,
    { savedAt, note }: Pick<ResultRow, 'savedAt' | 'note'>,
  ): Promise<void> {
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

/** Actions on earlier plans. */
function createPlanActions({ finish }: Tools) {
  async function say(change: Promise<Outcome<PlanWrite>>, text: string): Promise<void> {
    const done = await change;
    if (!done.ok) return finish(done, { text });
    const undo = async (): Promise<void> => finish(await done.value.undo(), { text: planListWords.undone });
    return finish(done, { text, undo });
  }
  return {
    removePlan: ({ id, person, start }: PlanRow) => say(removePlan(id, person), planListWords.removed(start)),
    resumePlan: ({ id, person, start }: PlanRow) => say(resumePlan(id, person), planListWords.resumed(start)),
  };
}

/** The page's actions. Each reports what was done, and what failed. */
export function createSavedActions(send: Send, reader: SavedReader) {
  const tools = toolsOf(send, reader);
  const { showMessage, finish } = tools;
  return {
    ...createFileActions(tools),
    ...createEntryActions(send, tools),
    ...createPlanActions(tools),
    eraseAside: async () => finish(await eraseAside(), { text: doneText.asideErased }),
    eraseAll: async () => {
      showMessage({ text: progressText.erasing, kind: 'working' });
      const done = await eraseEverything();
      if (done.ok) announceErased();
      await finish(done, { text: doneText.erased });
    },
  };
}
