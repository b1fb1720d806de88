/** One import, from the file to the log and back. It runs in a worker, which keeps the days of the file. */
import { currentPerson } from '#person/database/people.ts';
import type { StoreProblem } from '#person/database/store-failure.ts';
import type { Outcome } from '#person/database/with-store.ts';
import { undoImport, type LastImport } from '#person/log/last-import.ts';
import { readLog, writeDays } from '#person/log/log-store.ts';
import { judgedDays } from './far-weights.ts';
import { newFarDays, summaryOf, type FileSummary, type ImportChoice } from './file-summary.ts';
import type { Answers, LogFileReading, ReadDays } from './log-file-reading.ts';
import { changesFrom, logDaysOf, type LogDays } from './merge-days.ts';
import { readLogFile } from './read-log-file.ts';
import { type Units, unitsOfWeight } from '#person/units.ts';
import { visitorsUnits, type Visit } from './visitors-units.ts';

export interface ImportRequest {
  readonly file: Blob;
  readonly answers: Answers;
  /** Today for the visitor. */
  readonly today: string;
  readonly visit: Visit;
}

type Questions = Extract<LogFileReading, { readonly kind: 'questions' }>;

/** What comes of reading a file and comparing it with the log. */
export type Found =
  | Exclude<LogFileReading, ReadDays | Questions>
  /** What has to be asked, beside the weight that is known of the visitor, in kg. */
  | (Questions & { readonly weightKg: number | null })
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
      /** What can be undone. */
      readonly done: Pick<LastImport, 'person' | 'at'>;
    }
  /** The visitor canceled it in time: nothing was written. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly problem: StoreProblem };

/** Gets the share of the work that is done, from 0 to 1. */
export type Report = (share: number) => void;

/** A file that was read, beside the log. */
interface Compared {
  readonly reading: ReadDays;
  readonly log: LogDays;
  /** Whose log it is, by id; `null` if nobody was kept. */
  readonly person: string | null;
  /** The units of the file, for a visitor who has chosen none: the page begins with the metric ones. */
  readonly units: Units | undefined;
}

async function compared(reading: ReadDays, { entries }: Visit): Promise<Outcome<Compared>> {
  const person = await currentPerson();
  if (!person.ok) return person;
  const read = await readLog(person.value?.id);
  if (!read.ok) return read;
  const { weightUnit } = reading;
  const units = entries || weightUnit === null || weightUnit === 'kg' ? undefined : unitsOfWeight(weightUnit);
  return {
    ok: true,
    value: { reading, log: logDaysOf(read.value), person: person.value?.id ?? null, units },
  };
}

/** The changes to the log, as the visitor decided. */
function changesIn({ reading, log }: Compared, { farChoice, preference }: ImportChoice) {
  return changesFrom(judgedDays(reading.days, newFarDays(reading, log), farChoice), log, preference);
}

export type Importer = ReturnType<typeof importer>;

/** The steps of an import, one at a time. */
export function importer() {
  let beside: Compared | null = null;
  const stopping = new AbortController();
  const { signal } = stopping;

  return {
    read: async ({ file, answers, today, visit }: ImportRequest, report: Report): Promise<Found> => {
      const ownUnits = () => visitorsUnits(visit, today);
      const reading = await readLogFile(file, answers, { today, report, ownUnits });
      if (reading.kind === 'questions') return { ...reading, weightKg: (await ownUnits())?.weightKg ?? null };
      if (reading.kind !== 'read') return reading;
      const found = await compared(reading, visit);
      if (!found.ok) return { kind: 'noLog', problem: found.problem };
      beside = found.value;
      return { kind: 'read', summary: summaryOf(reading, beside.log) };
    },
    write: async (choice: ImportChoice, report: Report): Promise<Written> => {
      if (!beside) return { kind: 'failed', problem: 'failed' };
      const changes = changesIn(beside, choice);
      const { person, units } = beside;
      const at = new Date().toISOString();
      const written = await writeDays(changes, person, { report, signal, units, importedAt: at });
      if (!written.ok)
        return signal.aborted ? { kind: 'stopped' } : { kind: 'failed', problem: written.problem };
      const { stayed, person: id } = written.value;
      const [days, done] = [changes.length - stayed.length, { person: id, at }];
      return { kind: 'written', days, stayed: stayed.length, done };
    },
    /** Ends the writing, unless it is complete by then. */
    stop: () => stopping.abort(),
    /** Undoes this import, or one of an earlier page. */
    undo: undoImport,
  };
}
