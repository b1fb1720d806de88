/** The log as the islands of its page share it: read once, changed through the functions below, the same in every tab. */
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

/** What was done last, and how to take it back. */
export interface LogMessage {
  readonly text: string;
  readonly undo?: Undo;
  readonly problem?: StoreProblem;
}

export interface LogState {
  /** Oldest first; `null` until the device was looked at. */
  readonly days: readonly StoredLogDay[] | null;
  readonly person: LogPerson | null;
  readonly view: LogView;
  /** Why the device's storage cannot be read. */
  readonly problem: StoreProblem | null;
  readonly message: LogMessage | null;
}

const DEFAULT_VIEW: LogView = { units: 'metric', inStone: false, isWeightHidden: false };

/** The page as it arrives. */
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

/** Says what was done. */
export const say = (message: LogMessage | null): void => update({ message });

/** Reads the log from the device, again after every change that another tab or an import made. */
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

/** Follows what other parts of the page write. Returns how to stop. */
export const followLog = (): (() => void) =>
  onLogChange(() => {
    if (!isOwnChange) void loadLog();
  });

async function quietly<Value>(act: () => Promise<Value>): Promise<Value> {
  isOwnChange = true;
  try {
    return await act();
  } finally {
    isOwnChange = false;
  }
}

/** Writes changes, and says `text` with a way back. Returns whether it worked. */
export async function changeDays(changes: readonly DayChange[], text: string): Promise<boolean> {
  const done = await quietly(() => writeDays(changes));
  if (!done.ok) {
    say({ text: '', problem: done.problem });
    return false;
  }
  const { days, undo } = done.value;
  update({ days: withDays($log.get().days ?? [], days), message: { text, undo }, problem: null });
  // What was chosen before there was a database is remembered with the first entry.
  void putLogView($log.get().view);
  return true;
}

/** Takes the last change back, and says so. */
export async function takeBack(undo: Undo, text: string): Promise<void> {
  try {
    await quietly(undo);
    await loadLog();
    say({ text });
  } catch (error) {
    // It can be tried again.
    say({ text: '', problem: error instanceof StoreFailure ? error.problem : 'failed', undo });
  }
}

/** Stores who the log is about. */
export async function changePerson(person: LogPerson): Promise<boolean> {
  const done = await quietly(() => putLogPerson(person));
  if (done.ok) update({ person });
  else say({ text: '', problem: done.problem });
  return done.ok;
}

/** Changes how the log is shown, and remembers it. */
export function changeView(change: Partial<LogView>): void {
  const view = { ...$log.get().view, ...change };
  update({ view });
  void putLogView(view);
}

/** Erases the whole log. */
export async function eraseAll(text: string): Promise<void> {
  const done = await quietly(eraseLog);
  if (!done.ok) say({ text: '', problem: done.problem });
  else update({ days: [], person: null, message: { text } });
}
