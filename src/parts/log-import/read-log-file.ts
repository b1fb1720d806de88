/** A file that a visitor chose → days of a log, the questions to ask first, or a file of ours for another reader. */
import { isResultsTable } from '#person/files/own-file.ts';
import type { TextSink } from '#person/files/csv-reader.ts';
import { collecting, type Collecting } from './collecting.ts';
import { farWeights } from './far-weights.ts';
import { appleHealthReader, isAppleHealth } from './formats/apple-health.ts';
import { readEntries, readJson } from './formats/json-log.ts';
import { isLoseItProfile, loseItProfile } from './formats/lose-it-profile.ts';
import { tableSurvey, type TableSurvey } from './formats/table-survey.ts';
import type { FormatName, ReadingSink } from './formats/text-sink.ts';
import { isInWorkbook, workbookReader, type Sheet } from './formats/workbook.ts';
import type { Answers, FileProblem, LogFileReading, ReadDays } from './log-file-reading.ts';
import type { OwnUnits, UnitTrial } from './own-units.ts';
import { columnsAt, rereading, trialFor } from './second-pass.ts';
import {
  leftOutOf,
  openUnitsIn,
  questionsAbout,
  saidUnits,
  tablesToRead,
  weightUnitIn,
  type FoundTable,
} from './tables-to-read.ts';
import { DATABASE, type OpenFile } from './file/text-file.ts';
import { walkFile, type WalkProblem } from './file/walk-file.ts';

export interface ReadingOptions {
  /** Today for the visitor. Entries for the next day are accepted, since it may already be tomorrow elsewhere. */
  readonly today: string;
  /** Reports progress, from 0 to 1. */
  readonly report: (share: number) => void;
  /** The visitor's own units, which may answer what the file leaves open; `null` to ask. */
  readonly ownUnits?: () => Promise<OwnUnits | null>;
}

/** Limit in characters for a file that has to be read as a whole, as JSON has. */
const LONGEST_WHOLE = 200_000_000;
/** Characters needed to recognize a sheet. */
const HEAD_CHARACTERS = 65_536;

/** Collects the text of a file that has to be read as a whole. */
function wholeText(finish: (text: string | null) => void): TextSink {
  let text = '';
  let isTooLarge = false;
  return {
    push: (part) => {
      isTooLarge ||= text.length + part.length > LONGEST_WHOLE;
      text = isTooLarge ? '' : text + part;
    },
    end: () => finish(isTooLarge ? null : text),
  };
}

/** What the first pass collects. */
function gathering(answers: Answers, { sinkOf }: Collecting) {
  const tables: { readonly place: number; readonly name: string; readonly survey: TableSurvey }[] = [];
  const formats = new Set<FormatName>();
  const workbook = workbookReader();
  let profile: ReturnType<typeof loseItProfile> | null = null;
  let jsonProblem: FileProblem | null = null;
  let hasDatabase = false;
  let own: string | null = null;
  let place = 0;

  const json = (name: string): TextSink =>
    wholeText((text) => {
      const kind = text === null ? 'jsonTooLarge' : readJson(text);
      if (kind === 'own') own ??= text;
      else if (typeof kind === 'string') jsonProblem = kind;
      else {
        formats.add(kind.format);
        readEntries(kind, sinkOf(name));
      }
    });

  function open(head: string, name: string): TextSink | null {
    if (isInWorkbook(name)) return workbook.open(name);
    if (head === DATABASE) hasDatabase = true;
    if (head === DATABASE) return null;
    place += 1;
    if (isAppleHealth(head)) {
      formats.add('appleHealth');
      return appleHealthReader(sinkOf(name));
    }
    if (isLoseItProfile(head, name)) return (profile = loseItProfile(head)).sink;
    if (isResultsTable(head)) return wholeText((text) => (own ??= text));
    if (/^\ufeff?\s*[[{]/u.test(head)) return json(name);
    const survey = tableSurvey(head, { ...columnsAt(place, answers), file: name });
    tables.push({ place, name, survey });
    return survey;
  }
  return {
    open,
    formats,
    workbook,
    problem: (): FileProblem => jsonProblem ?? (hasDatabase ? 'database' : 'unknown'),
    own: () => own,
    tables: (): readonly FoundTable[] =>
      tables.map(({ place, name, survey }) => {
        const findings = survey.findings();
        const said = findings.format === 'loseIt' ? (profile?.unit() ?? null) : null;
        return { place, name, findings, said };
      }),
  };
}

/** Passes over everything in a file. */
type Walk = (open: OpenFile) => Promise<WalkProblem | null>;

/** Passes over the sheets of workbooks, which are in memory. */
function walkSheets(sheets: readonly Sheet[], open: OpenFile): void {
  for (const { name, text } of sheets) {
    const sink = open(text.slice(0, HEAD_CHARACTERS), name);
    sink?.push(text);
    sink?.end();
  }
}

const failed = (problem: FileProblem): LogFileReading => ({ kind: 'failed', problem });

/**
 * Reads a file, recognized by its contents. A table is read in two passes, once to detect its format and once to read
 * its rows, so that it never has to be held in memory.
 */
export async function readLogFile(
  file: Blob,
  answers: Answers,
  { today, report, ownUnits }: ReadingOptions,
): Promise<LogFileReading> {
  const walk: Walk = (open) => walkFile(file, open, (bytes) => report(bytes / file.size));
  const collected = collecting(today);
  const gathered = gathering(answers, collected);
  const problem = await walk(gathered.open);
  if (problem) return failed(problem);
  const sheets = gathered.workbook.sheets();
  if (sheets === 'tooLarge') return failed('workbookTooLarge');
  walkSheets(sheets, gathered.open);
  return readTables({ walk, sheets, answers, collected, gathered, ownUnits });
}

interface Reading {
  readonly walk: Walk;
  readonly sheets: readonly Sheet[];
  readonly answers: Answers;
  readonly collected: Collecting;
  readonly gathered: ReturnType<typeof gathering>;
  readonly ownUnits: ReadingOptions['ownUnits'];
}

/** Reads the tables; the trial looks at the amounts without a unit. */
async function passAgain(
  { walk, sheets, answers, collected }: Reading,
  tables: readonly FoundTable[],
  trial: UnitTrial | null,
): Promise<WalkProblem | null> {
  function sinkOf(table: FoundTable): ReadingSink {
    const sink = collected.sinkOf(table.name);
    return trial?.watching(sink, openUnitsIn(table, answers)) ?? sink;
  }
  const open = rereading(tables, { answers, units: trial?.units, sinkOf });
  const problem = await walk(open);
  if (!problem) walkSheets(sheets, open);
  return problem;
}

/** Asks, or reads the tables that the first pass found. */
async function readTables(reading: Reading): Promise<LogFileReading> {
  const { collected, gathered } = reading;
  const own = gathered.own();
  if (own !== null) return { kind: 'own', text: own };
  const all = gathered.tables();
  const tables = tablesToRead(all, { hasOther: gathered.formats.size > 0, hasEnergy: collected.hasEnergy() });
  if (tables.length === 0 && gathered.formats.size === 0) return failed(gathered.problem());
  return askOrRead(reading, all, tables);
}

async function askOrRead(
  reading: Reading,
  all: readonly FoundTable[],
  tables: readonly FoundTable[],
): Promise<LogFileReading> {
  const { answers, collected, gathered, ownUnits } = reading;
  const questions = questionsAbout(tables, answers);
  const trial = await trialFor(questions, answers, ownUnits);
  if (questions.length > 0 && !trial) return { kind: 'questions', questions };
  const problem = tables.length > 0 ? await passAgain(reading, tables, trial) : null;
  if (problem) return failed(problem);
  if (trial?.doAllFit() === false) return { kind: 'questions', questions };
  const units = [...saidUnits(tables, answers), ...(trial?.found() ?? [])];
  return finished(all, tables, { answers, collected, gathered, units });
}

/** The days that were read, with everything that wasn't. */
function finished(
  all: readonly FoundTable[],
  tables: readonly FoundTable[],
  {
    answers,
    collected,
    gathered,
    units,
  }: Pick<Reading, 'answers' | 'collected' | 'gathered'> & Pick<ReadDays, 'units'>,
): LogFileReading {
  const { days, collapsed, refused, skipped } = collected.finish();
  if (days.length === 0 && refused.total === 0) return failed('nothing');
  const formats = new Set([...gathered.formats, ...tables.flatMap(({ findings }) => findings.format ?? [])]);
  const [only] = tables.length === 1 && formats.size === 1 ? tables : [];
  return {
    kind: 'read',
    formats: [...formats],
    days,
    far: farWeights(days),
    collapsed,
    refused,
    leftOut: [...skipped, ...leftOutOf(all, tables)],
    found: only?.findings.columns ?? null,
    units,
    weightUnit: weightUnitIn(tables, answers),
  };
}
