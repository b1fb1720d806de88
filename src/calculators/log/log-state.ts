/**
 * The log, shared by the islands of its page: read once, changed through the functions below, and synced between tabs.
 */
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { StoreFailure, type StoreProblem } from '#person/database/store-failure.ts';
import {
  eraseLog,
  onLogChange,
  putLogPerson,
  putLogView,
  readLog,
  readLogSetup,
  writeDays,
} from '#person/log/log-store.ts';
import type { DayChange } from '#person/log/day-change.ts';
import type { Undo } from '#person/log/log-store.ts';
import type { LogPerson, LogView, StoredLogDay } from '#person/log/parse-log.ts';
import { withDays } from './with-days.ts';

/** The last action, and how to undo it. */
export interface LogMessage {
  readonly text: string;
  readonly undo?: Undo;
  readonly problem?: StoreProblem;
}

export interface LogState {
  /** Oldest first; `null` until the log has been read. */
  readonly days: readonly StoredLogDay[] | null;
  readonly person: LogPerson | null;
  readonly view: LogView;
  /** Why the device's storage can't be read. */
  readonly problem: StoreProblem | null;
  readonly message: LogMessage | null;
}

const DEFAULT_VIEW: LogView = { units: 'metric', inStone: false, isWeightHidden: false };

/** The initial state. */
const initialLogState: LogState = {
  days: null,
  person: null,
  view: DEFAULT_VIEW,
  problem: null,
  message: null,
};

const $log = atom<LogState>(initialLogState);

const update = (change: Partial<LogState>): void => $log.set({ ...$log.get(), ...change });

/** The log, live; empty on the server. */
export const useLog = (): LogState => useStore($log, { ssr: 'initial' });

/** Shows a message about the last action. */
export const showMessage = (message: LogMessage | null): void => update({ message });

/** Reads the log from the device; called again after every change by another tab or an import. */
export async function loadLog(fallback?: Pick<LogView, 'units' | 'inStone'>): Promise<void> {
  const [setup, days] = await Promise.all([readLogSetup(), readLog()]);
  const { view: old } = $log.get();
  if (!setup.ok || !days.ok) {
    const problem = [setup, days].find((outcome) => !outcome.ok);
    update({ problem: problem?.ok === false ? problem.problem : null, view: { ...old, ...fallback } });
    return;
  }
  const view = { ...(setup.value.view ?? old), ...fallback };
  update({ days: days.value, person: setup.value.person, view, problem: null });
}

let isOwnChange = false;

/** Reloads after changes by other parts of the page. Returns a function that stops it. */
export const followLog = (): (() => void) =>
  onLogChange(() => {
    if (!isOwnChange) void loadLog();
  });

async function ownChange<Value>(act: () => Promise<Value>): Promise<Value> {
  isOwnChange = true;
  try {
    return await act();
  } finally {
    isOwnChange = false;
  }
}

/** Writes changes, and shows `text` with Undo. Resolves to true if it worked. */
export async function changeDays(changes: readonly DayChange[], text: string): Promise<boolean> {
  const done = await ownChange(() => writeDays(changes));
  if (!done.ok) {
    showMessage({ text: '', problem: done.problem });
    return false;
  }
  const { days, undo } = done.value;
  update({ days: withDays($log.get().days ?? [], days), message: { text, undo }, problem: null });
  // Choices made before there was a database are stored with the first entry.
  void putLogView($log.get().view);
  return true;
}

/** Undoes the last change, and says so. */
export async function takeBack(undo: Undo, text: string): Promise<void> {
  try {
    await ownChange(undo);
    await loadLog();
    showMessage({ text });
  } catch (error) {
    // The visitor can try again.
    showMessage({ text: '', problem: error instanceof StoreFailure ? error.problem : 'failed', undo });
  }
}

/** Stores who the log is about. */
export async function changePerson(person: LogPerson): Promise<boolean> {
  const done = await ownChange(() => putLogPerson(person));
  if (done.ok) update({ person });
  else showMessage({ text: '', problem: done.problem });
  return done.ok;
}

/** Changes how the log is displayed, and stores it. */
export function changeView(change: Partial<LogView>): void {
  const view = { ...$log.get().view, ...change };
  update({ view });
  void putLogView(view);
}

/** Erases the whole log. */
export async function eraseAll(text: string): Promise<void> {
  const done = await ownChange(eraseLog);
  if (!done.ok) showMessage({ text: '', problem: done.problem });
  else update({ days: [], person: null, message: { text } });
}
