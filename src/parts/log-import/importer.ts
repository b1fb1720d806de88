/** One import, from the file to the log and back. It runs in a worker, which keeps the days of the file. */
import { currentPerson } from '#person/database/people.ts';
import type { StoreProblem } from '#person/database/store-failure.ts';
import type { Outcome, Undo } from '#person/database/with-store.ts';
import { readLog, writeDays } from '#person/log/log-store.ts';
import { judgedDays } from './far-weights.ts';
import { newFarDays, summaryOf, type FileSummary, type ImportChoice } from './file-summary.ts';
import type { Answers, LogFileReading, ReadDays } from './log-file-reading.ts';
import { changesFrom, logDaysOf, type LogDays } from './merge-days.ts';
import { readLogFile } from './read-log-file.ts';
import { visitorsUnits, type Visit } from './visitors-units.ts';

export interface ImportRequest {
  readonly file: Blob;
  readonly answers: Answers;
  /** Today for the visitor. */
  readonly today: string;
  readonly visit: Visit;
}

/** What comes of reading a file and comparing it with the log. */
export type Found =
  | Exclude<LogFileReading, ReadDays>
  | { readonly kind: 'read'; readonly summary: FileSummary }
  /** The log can't be read. */
  | { readonly kind: 'noLog'; readonly problem: StoreProblem };

/** What comes of writing. */
export type Written =
  | {
      readonly kind: 'written';
      readonly days: number;
      /** Days that were changed elsewhere after the comparison, and stay as they are. */
      readonly stayed: number;
    }
  /** The visitor canceled it in time: nothing was written. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly problem: StoreProblem };

/** Gets the share of the work that is done, from 0 to 1. */
export type Report = (share: number) => void;

/** The steps of an import, one at a time. */
export interface Importer {
  readonly read: (request: ImportRequest, report: Report) => Promise<Found>;
  readonly write: (choice: ImportChoice, report: Report) => Promise<Written>;
  /** Ends the writing, unless it is complete by then. */
  readonly stop: () => void;
  readonly undo: () => Promise<Outcome<null>>;
}

/** A file that was read, beside the log. */
interface Compared {
  readonly reading: ReadDays;
  readonly log: LogDays;
  /** Whose log it is, by id; `null` if nobody was kept. */
  readonly person: string | null;
}

async function compared(reading: ReadDays): Promise<Outcome<Compared>> {
  const person = await currentPerson();
  if (!person.ok) return person;
  const read = await readLog(person.value?.id);
  if (!read.ok) return read;
  return { ok: true, value: { reading, log: logDaysOf(read.value), person: person.value?.id ?? null } };
}

/** The changes to the log, as the visitor decided. */
function changesIn({ reading, log }: Compared, { farChoice, preference }: ImportChoice) {
  return changesFrom(judgedDays(reading.days, newFarDays(reading, log), farChoice), log, preference);
}

export function importer(): Importer {
  let beside: Compared | null = null;
  let undo: Undo = () => Promise.resolve({ ok: true, value: null });
  const stopping = new AbortController();
  const { signal } = stopping;

  return {
    async read({ file, answers, today, visit }, report) {
      const ownUnits = () => visitorsUnits(visit, today);
      const reading = await readLogFile(file, answers, { today, report, ownUnits });
      if (reading.kind !== 'read') return reading;
      const found = await compared(reading);
      if (!found.ok) return { kind: 'noLog', problem: found.problem };
      beside = found.value;
      return { kind: 'read', summary: summaryOf(reading, beside.log) };
    },
    async write(choice, report) {
      if (!beside) return { kind: 'failed', problem: 'failed' };
      const changes = changesIn(beside, choice);
      const written = await writeDays(changes, beside.person, { report, signal });
      if (!written.ok)
        return signal.aborted ? { kind: 'stopped' } : { kind: 'failed', problem: written.problem };
      const { stayed } = written.value;
      ({ undo } = written.value);
      return { kind: 'written', days: changes.length - stayed.length, stayed: stayed.length };
    },
    stop: () => stopping.abort(),
    undo: () => undo(),
  };
}
