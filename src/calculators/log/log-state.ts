/**
 * The log, shared by the islands of its page: read once, changed through the functions below, and synced between tabs.
 */
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { ActivityLevel } from '@evenscale/formulas/energy';
import type { StoreProblem } from '#person/database/store-failure.ts';
import type { PersonRow } from '#person/database/person-row.ts';
import { onOwnChange } from '#person/database/store-channel.ts';
import type { Outcome, Undo } from '#person/database/with-store.ts';
import type { DayChange } from '#person/log/day-change.ts';
import { localDay } from '#person/log/local-day.ts';
import type { LogDetails, LogPerson, LogView, StoredLogDay } from '#person/log/parse-log.ts';
import type { KnownWeight, LastNumber } from '#person/log/usual-weight.ts';
import type { WeightContext } from '#person/log/unlikely-weight.ts';
import { noted } from './noted-changes.ts';
import type { StoredLog } from './stored-log.ts';
import { withDays } from './with-days.ts';

/** The last action, and how to undo it. */
export interface LogMessage {
  readonly text: string;
  readonly undo?: Undo;
  readonly problem?: StoreProblem;
  /** Set if it belongs beside today's form, which was pressed. */
  readonly isOfForm?: boolean;
}

export interface LogState {
  /** Whose log it is, by id; `null` until somebody is kept. */
  readonly id: string | null;
  /** Oldest first; `null` until the log has been read. */
  readonly days: readonly StoredLogDay[] | null;
  readonly person: LogPerson | null;
  /** What is known of the person, kept or from this visit; `null` until the log has been read. */
  readonly details: LogDetails | null;
  /** The weights that the plan and a calculator have of the person. */
  readonly known: KnownWeight;
  readonly view: LogView;
  /** Why the device's storage can't be read. */
  readonly problem: StoreProblem | null;
  readonly message: LogMessage | null;
  /** Today's number, once the answer has it; empty without one. */
  readonly line: string;
}

const DEFAULT_VIEW: LogView = { units: 'metric', isWeightHidden: false };

/** The initial state. */
const initialLogState: LogState = {
  id: null,
  days: null,
  person: null,
  details: null,
  known: { ofPlan: null, own: null },
  view: DEFAULT_VIEW,
  problem: null,
  message: null,
  line: '',
};

const $log = atom<LogState>(initialLogState);

/** What uses the database loads after the form. */
const device = () => import('./device-log.ts');

const update = (change: Partial<LogState>): void => $log.set({ ...$log.get(), ...change });

/** The log, live; empty on the server. */
export const useLog = (): LogState => useStore($log, { ssr: 'initial' });

/** Says today's number below the form. */
export const sayLine = (line: string): void => update({ line });

/** What a day's weight is compared with. */
interface BesideDay extends Pick<WeightContext, 'usual' | 'away'> {
  /** The last weigh-in before it that counts. */
  readonly last: LastNumber | null;
}

/** The trend near a recent day without the day's own weight, or what is known, for the question about an unlikely one. */
export async function usualWeightOn(day: string): Promise<BesideDay> {
  const { lastKeptWeighing, usualWeight } = await device();
  const { days, known } = $log.get();
  return { ...usualWeight(days ?? [], day, known), last: lastKeptWeighing(days ?? [], day) };
}

/** Shows a message about the last action. */
export const showMessage = (message: LogMessage | null): void => update({ message });

/** The message, unless it is about somebody who was erased: its undo would bring back their days. */
function messageFor(next: string | null): LogMessage | null {
  const { id, message } = $log.get();
  return id === null || id === next ? message : null;
}

/** Shows somebody's log. */
async function show({ row, days, known }: StoredLog, fallback?: Partial<LogView>): Promise<void> {
  const { forgetWeight, knownDetails, logPersonOf, logViewOf } = await device();
  const id = row?.id ?? null;
  const { id: before, view } = $log.get();
  // An import keeps somebody who has no units yet: those that were chosen before it stay.
  const isViewNew = before === null && row !== null && row.entries['units'] === undefined;
  update({
    id,
    days,
    person: row && logPersonOf(row),
    details: knownDetails(row, localDay(new Date())),
    known,
    view: { ...(row && !isViewNew ? logViewOf(row) : view), ...fallback },
    problem: null,
    message: messageFor(id),
  });
  if ($log.get().view.isWeightHidden) forgetWeight();
  if (isViewNew) void storeView();
}

/** Stores what an earlier page of this tab could no longer store, unless it was for somebody else. */
async function finishChanges(current: Outcome<PersonRow | null>): Promise<void> {
  const { takeUnfinished, writeDays } = await device();
  if (!current.ok) return;
  const id = current.value?.id ?? null;
  const left = takeUnfinished().filter(({ person }) => person === null || person === id);
  const changes = left.map(({ change }) => change);
  if (changes.length > 0) await ownChange(() => writeDays(changes, id));
}

let loads = 0;

/**
 * Reads the log from the device; called again after every change by another tab or an import. Of two overlapping reads,
 * the later one counts, since another person may have been chosen meanwhile.
 */
export async function loadLog(fallback?: Pick<LogView, 'units'>): Promise<void> {
  const mine = (loads += 1);
  const { currentPerson, readStored, keepTabFor } = await device();
  const current = await currentPerson();
  if (mine === 1) await finishChanges(current);
  const stored = current.ok ? await readStored(current.value) : current;
  if (mine !== loads) return;
  if (!stored.ok) {
    update({ problem: stored.problem, view: { ...$log.get().view, ...fallback } });
    return;
  }
  if (stored.value.row) keepTabFor(stored.value.row.id);
  await show(stored.value, fallback);
}

let isOwnChange = false;

/** Reloads after changes by other parts of the page. Returns a function that stops it. */
export const followLog = (): (() => void) =>
  onOwnChange(() => {
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

/** True if the page still shows the person whom a change was for; `null` is somebody who was kept by it. */
function isStillShown(before: string | null, changed: string): boolean {
  const { id } = $log.get();
  return id === before || id === changed;
}

/** The outcome of a change; `stayed` if the day has a value by now that the page didn't show: the change is not made. */
export type Changed = 'changed' | 'stayed' | 'failed';

/** Changes a day that is as the page shows it, and shows `text` with Undo. */
export async function changeDay(change: DayChange, text: string, isOfForm = false): Promise<Changed> {
  const { id: before, days: shown } = $log.get();
  const seen = shown?.find(({ day }) => day === change.day) ?? {};
  const done = await noted({ change: { ...change, seen }, person: before }, async () => {
    const { writeDays } = await device();
    return ownChange(() => writeDays([{ ...change, seen }], before));
  });
  if (!done.ok) {
    showMessage({ text: '', problem: done.problem });
    return 'failed';
  }
  const { days, stayed, undo, person: id } = done.value;
  const outcome = stayed.length > 0 ? 'stayed' : 'changed';
  if (!isStillShown(before, id)) return outcome;
  const message = outcome === 'stayed' ? null : { text, undo, isOfForm };
  update({ id, days: withDays($log.get().days ?? [], days), message, problem: null });
  // Choices made before there was a database are stored with the first entry.
  void storeView();
  return outcome;
}

/** Undoes the last change, and says so. */
export async function takeBack(undo: Undo, text: string, isOfForm = false): Promise<void> {
  const done = await ownChange(undo);
  if (done.ok) await loadLog();
  // After a problem the visitor can try again.
  showMessage(done.ok ? { text, isOfForm } : { text: '', problem: done.problem, undo });
}

/** Stores who the log is about. */
export async function changePerson(person: LogPerson): Promise<boolean> {
  const { putPerson, entriesOf, knownDetails, logPersonOf } = await device();
  const before = $log.get().id;
  const done = await ownChange(() => putPerson({ entries: entriesOf(person) }, before));
  if (done.ok) {
    const { id } = done.value;
    const details = knownDetails(done.value, localDay(new Date()));
    if (isStillShown(before, id)) update({ id, person: logPersonOf(done.value), details });
  } else showMessage({ text: '', problem: done.problem });
  return done.ok;
}

/** Stores the activity level of whom the log is about. */
export async function changeLevel(activityLevel: ActivityLevel): Promise<void> {
  const { putPerson } = await device();
  const done = await ownChange(() => putPerson({ entries: { activityLevel } }, $log.get().id));
  if (!done.ok) showMessage({ text: '', problem: done.problem });
}

/** Stores how the log is shown, once somebody is kept: a choice alone keeps nothing. */
async function storeView(): Promise<void> {
  const { putPerson, forgetWeight } = await device();
  const { id, view } = $log.get();
  const { units, isWeightHidden } = view;
  if (isWeightHidden) forgetWeight();
  if (id === null) return;
  await ownChange(() => putPerson({ entries: { units }, isWeightHidden }, id));
}

/** Changes how the log is displayed, and stores it. */
export function changeView(change: Partial<LogView>): void {
  const view = { ...$log.get().view, ...change };
  update({ view });
  void storeView();
}
