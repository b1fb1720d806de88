import { useEffect, useRef } from 'react';
import { currentPerson } from '#person/database/people.ts';
import type { Outcome, Undo } from '#person/database/with-store.ts';
import { passFile } from '#person/files/passed-file.ts';
import { localDay } from '#person/log/local-day.ts';
import { readLog, writeDays, type LogWrite } from '#person/log/log-store.ts';
import {
  changesIn,
  countChanges,
  initialImport,
  previewOf,
  type ImportEvent,
  type ImportState,
  type Preview,
} from './import-state.ts';
import { logDaysOf, type LogDays } from './merge-days.ts';
import type { Answers, LogFileReading } from './log-file-reading.ts';
import { startReading, type RunningReading } from './start-reading.ts';

export type Send = (event: ImportEvent) => void;

/** Undoes an import and returns the next state. */
async function undo(takeBack: Undo): Promise<ImportState> {
  const done = await takeBack();
  return done.ok ? { status: 'undone' } : { status: 'failed', problem: done.problem };
}

/** The state after an import of so many days. */
function afterWriting(count: number, written: Outcome<LogWrite>): ImportState {
  if (!written.ok) return { status: 'failed', problem: written.problem };
  const { undo: takeBack, stayed } = written.value;
  return { status: 'written', days: count - stayed.length, stayed: stayed.length, undo: takeBack };
}

/** Passes on a file of ours with more than a log, and returns the next state. */
function passOn(text: string): ImportState {
  passFile('kept', new Blob([text]));
  return initialImport;
}

/** Reads a file, asks about it, compares it with the log, writes it, and can undo the import. */
export function useImport(send: Send) {
  const move = (to: ImportState): void => send({ type: 'moved', to });
  const running = useRef<RunningReading | null>(null);
  const chosen = useRef<{ file: Blob; answers: Answers } | null>(null);
  const log = useRef<LogDays>(new Map());
  /** Whose log a file was compared with, by id; `null` if nobody was kept. */
  const whose = useRef<string | null>(null);
  useEffect(() => () => running.current?.cancel(), []);

  async function compare(reading: Extract<LogFileReading, { kind: 'read' }>): Promise<void> {
    const person = await currentPerson();
    const read = person.ok ? await readLog(person.value?.id) : person;
    if (!read.ok) {
      move({ status: 'failed', problem: read.problem });
      return;
    }
    whose.current = person.ok ? (person.value?.id ?? null) : null;
    log.current = await logDaysOf(read.value);
    move(await previewOf(reading, log.current));
  }

  async function run(file: Blob, answers: Answers): Promise<void> {
    chosen.current = { file, answers };
    move({ status: 'reading', share: 0 });
    const request = { file, answers, today: localDay(new Date()) };
    running.current = startReading(request, (share) => send({ type: 'progressed', share }));
    const reading = await running.current.result;
    if (reading.kind === 'failed') move({ status: 'waiting', problem: reading.problem });
    else if (reading.kind === 'questions') move({ status: 'asking', questions: reading.questions });
    else if (reading.kind === 'own') move(passOn(reading.text));
    else await compare(reading);
  }

  async function write(state: Preview): Promise<void> {
    move({ status: 'writing' });
    const changes = await changesIn(state, log.current);
    move(afterWriting(changes.length, await writeDays(changes, whose.current)));
  }

  return {
    start: (file: Blob) => void run(file, {}),
    answer: (answers: Answers) => {
      if (chosen.current) void run(chosen.current.file, { ...chosen.current.answers, ...answers });
    },
    cancel: () => {
      running.current?.cancel();
      move(initialImport);
    },
    changes: (state: Preview) => countChanges(state, log.current),
    write: (state: Preview) => void write(state),
    undo: (takeBack: Undo) => void undo(takeBack).then(move),
  };
}

export type ImportActions = ReturnType<typeof useImport>;
