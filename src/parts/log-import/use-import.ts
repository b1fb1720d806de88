import { startTransition, useEffect, useRef } from 'react';
import { textsIn } from '#person/database/read-fields.ts';
import { currentEnergyUnit } from '#person/energy/energy-unit.ts';
import { storedRecord } from '#person/entries/session.ts';
import { isLinked } from '#person/entries/without-kept.ts';
import { passFile } from '#person/files/passed-file.ts';
import { localDay } from '#person/log/local-day.ts';
import {
  afterReading,
  afterUndo,
  afterWriting,
  initialImport,
  type ImportEvent,
  type ImportState,
} from './import-state.ts';
import type { ImportChoice } from './file-summary.ts';
import type { Answers } from './log-file-reading.ts';
import { startImport, type RunningImport } from './start-import.ts';
import type { Visit } from './visitors-units.ts';

export type Send = (event: ImportEvent) => void;

/** What is known of the visitor. What came from a link or a saved result may be about somebody else. */
const thisVisit = (): Visit => ({
  entries: isLinked() ? null : (textsIn(storedRecord()) ?? null),
  energyUnit: currentEnergyUnit(),
});

/** Passes on a file of ours with more than a log, and returns the next state. */
function passOn(text: string): ImportState {
  passFile('kept', new Blob([text]));
  return initialImport;
}

/** The import in a worker, which ends with the page; `leave` is called if that is in the middle of a step. */
function useRunning(leave: () => void) {
  const running = useRef<RunningImport | null>(null);
  const isBusy = useRef(false);
  const latest = useRef(leave);
  latest.current = leave;

  function end(): void {
    running.current?.end();
    running.current = null;
    isBusy.current = false;
  }
  async function during<Result>(step: Promise<Result>): Promise<Result> {
    isBusy.current = true;
    const result = await step;
    isBusy.current = false;
    return result;
  }
  useEffect(() => {
    // The back/forward cache would keep a step that uses the database, and every later change would wait for it.
    const hide = (): void => (isBusy.current ? latest.current() : undefined);
    addEventListener('pagehide', hide);
    return () => {
      removeEventListener('pagehide', hide);
      end();
    };
  }, []);
  return { running, isBusy, during, end };
}

/** Reads a file, asks about it, compares it with the log, writes it, and can undo the import. */
export function useImport(send: Send) {
  const move = (to: ImportState): void => send({ type: 'moved', to });
  const report = (share: number): void => send({ type: 'progressed', share });
  const chosen = useRef<{ file: Blob; answers: Answers } | null>(null);
  const { running, isBusy, during, end } = useRunning(cancel);

  function cancel(): void {
    end();
    move(initialImport);
  }

  async function run(file: Blob, answers: Answers): Promise<void> {
    chosen.current = { file, answers };
    end();
    running.current = startImport();
    move({ status: 'reading', share: 0 });
    const request = { file, answers, today: localDay(new Date()), visit: thisVisit() };
    const found = await during(running.current.read(request, report));
    move(found.kind === 'own' ? passOn(found.text) : afterReading(found));
  }

  async function write(choice: ImportChoice): Promise<void> {
    if (!running.current || isBusy.current) return;
    // The press has a task of its own, and what it shows another.
    startTransition(() => move({ status: 'writing', share: 0 }));
    move(afterWriting(await during(running.current.write(choice, report))));
  }

  /** Undoes an import, also one of an earlier page. */
  async function undo(done: Parameters<RunningImport['undo']>[0]): Promise<void> {
    running.current ??= startImport();
    move({ status: 'undoing' });
    move(afterUndo(await during(running.current.undo(done))));
  }

  return {
    start: (file: Blob) => void run(file, {}),
    answer: (answers: Answers) => {
      if (chosen.current) void run(chosen.current.file, { ...chosen.current.answers, ...answers });
    },
    /** Leaves the import as it is, at any step but the writing. */
    cancel,
    write: ({ preference, farChoice }: ImportChoice) => void write({ preference, farChoice }),
    /** Ends the writing: the outcome says whether it was in time. */
    stop: () => running.current?.stop(),
    undo: (done: Parameters<RunningImport['undo']>[0]) => void undo(done),
  };
}

export type ImportActions = ReturnType<typeof useImport>;
