/** A file that a visitor chose → days of a log, the questions to ask first, or a file of ours for another reader. */
import { addDays } from '#person/log/local-day.ts';
import { isResultsTable } from '#person/files/own-file.ts';
import type { TextSink } from '#person/files/csv-reader.ts';
import { dayCollector } from './day-collector.ts';
import { appleHealthReader, isAppleHealth } from './formats/apple-health.ts';
import { readEntries, readJson } from './formats/json-log.ts';
import { tableReader } from './formats/table-reader.ts';
import type { Columns } from './formats/table-scan.ts';
import { tableSurvey, type TableSurvey } from './formats/table-survey.ts';
import type { FormatName, ReadingSink, Refusal, Skipped } from './formats/text-sink.ts';
import { workbookReader, type Sheet } from './formats/workbook.ts';
import type { Answers, FileProblem, LogFileReading, RefusedLine } from './log-file-reading.ts';
import { leftOutOf, orderIn, questionsAbout, tablesToRead, type FoundTable } from './tables-to-read.ts';
import { walkFile, type OpenFile, type WalkProblem } from './walk-file.ts';

export interface ReadingOptions {
  /** Today for the visitor. Entries for the next day are accepted, since it may already be tomorrow elsewhere. */
  readonly today: string;
  /** Reports progress, from 0 to 1. */
  readonly report: (share: number) => void;
}

/** The most skipped lines that are kept to show and download; any others are only counted. */
const MOST_REFUSED = 10_000;
/** Limit in characters for a file that has to be read as a whole, as JSON has. */
const LONGEST_WHOLE = 200_000_000;
/** Characters needed to recognize a sheet. */
const HEAD_CHARACTERS = 65_536;

function refusals() {
  const lines: RefusedLine[] = [];
  let total = 0;
  const refuse = (file: string) => (line: number, reason: Refusal) => {
    total += 1;
    if (lines.length < MOST_REFUSED) lines.push({ file, line, reason });
  };
  return { refuse, found: () => ({ total, lines }) };
}

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

const columnsAt = (place: number, { columns }: Answers): Columns =>
  columns === 'asked' || columns?.place === place ? columns : undefined;

interface Surveyed {
  readonly place: number;
  readonly name: string;
  readonly survey: TableSurvey;
}

/** What the first pass collects. */
function gathering(answers: Answers, sinkOf: (name: string) => ReadingSink) {
  const tables: Surveyed[] = [];
  const formats = new Set<FormatName>();
  const workbook = workbookReader();
  let jsonProblem: FileProblem | null = null;
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

  function open(head: string, name: string): TextSink {
    const part = workbook.open(name);
    if (part) return part;
    place += 1;
    if (isAppleHealth(head)) {
      formats.add('appleHealth');
      return appleHealthReader(sinkOf(name));
    }
    if (isResultsTable(head)) return wholeText((text) => (own ??= text));
    if (/^\ufeff?\s*[[{]/u.test(head)) return json(name);
    const survey = tableSurvey(head, columnsAt(place, answers), name);
    tables.push({ place, name, survey });
    return survey;
  }
  return {
    open,
    formats,
    workbook,
    jsonProblem: () => jsonProblem,
    own: () => own,
    tables: () => tables.map(({ place, name, survey }) => ({ place, name, findings: survey.findings() })),
  };
}

/** The second pass: reads the tables, now that their format is known. */
function rereading(tables: readonly FoundTable[], answers: Answers, sinkOf: (name: string) => ReadingSink) {
  let place = 0;
  return (head: string, name: string): TextSink | null => {
    place += 1;
    const table = tables.find((candidate) => candidate.place === place);
    if (!table) return null;
    const form = {
      columns: columnsAt(place, answers),
      decimalSign: table.findings.decimalSign,
      order: orderIn(tables, answers),
      weightUnit: answers.weightUnit ?? null,
      energyUnit: answers.energyUnit ?? null,
      waistUnit: answers.waistUnit ?? null,
      clock: answers.clock ?? null,
      person: answers.person ?? null,
      source: name,
    };
    return tableReader(head, form, sinkOf(name));
  };
}

/** Passes over everything in a file. */
type Walk = (open: OpenFile) => Promise<WalkProblem | null>;

/** Passes over the sheets of a workbook, which are in memory. */
const walkSheets =
  (sheets: readonly Sheet[]): Walk =>
  (open) => {
    for (const { name, text } of sheets) {
      const sink = open(text.slice(0, HEAD_CHARACTERS), name);
      sink?.push(text);
      sink?.end();
    }
    return Promise.resolve(null);
  };

const failed = (problem: FileProblem): LogFileReading => ({ kind: 'failed', problem });

/** Collects days and everything that isn't one, in either pass. */
function collecting(today: string) {
  const { refuse, found } = refusals();
  const collector = dayCollector(addDays(today, 1), (line, reason) => refuse('')(line, reason));
  const skipped = new Map<Skipped, number>();
  const skip = (reason: Skipped): void => void skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
  const sinkOf = (name: string): ReadingSink => ({ take: collector.take, refuse: refuse(name), skip });
  const finish = () => ({
    ...collector.finish(),
    refused: found(),
    skipped: [...skipped].map(([kind, rows]) => ({ kind, rows })),
  });
  return { sinkOf, finish };
}

/**
 * Reads a file, recognized by its contents. A table is read in two passes, once to detect its format and once to read
 * its rows, so that it never has to be held in memory.
 */
export async function readLogFile(
  file: Blob,
  answers: Answers,
  { today, report }: ReadingOptions,
): Promise<LogFileReading> {
  const walk: Walk = (open) => walkFile(file, open, (bytes) => report(bytes / file.size));
  const collected = collecting(today);
  const gathered = gathering(answers, collected.sinkOf);
  const problem = await walk(gathered.open);
  if (problem) return failed(problem);
  const sheets = gathered.workbook.sheets();
  if (sheets === 'tooLarge') return failed('workbookTooLarge');
  if (!sheets) return readTables({ walk, answers, collected, gathered });

  const inSheets = gathering(answers, collected.sinkOf);
  const again = walkSheets(sheets);
  await again(inSheets.open);
  return readTables({ walk: again, answers, collected, gathered: inSheets });
}

interface Reading {
  readonly walk: Walk;
  readonly answers: Answers;
  readonly collected: ReturnType<typeof collecting>;
  readonly gathered: ReturnType<typeof gathering>;
}

/** Asks, or reads the tables that the first pass found. */
async function readTables({ walk, answers, collected, gathered }: Reading): Promise<LogFileReading> {
  const own = gathered.own();
  if (own !== null) return { kind: 'own', text: own };
  const all = gathered.tables();
  const tables = tablesToRead(all, gathered.formats.size > 0);
  if (tables.length === 0 && gathered.formats.size === 0) return failed(gathered.jsonProblem() ?? 'unknown');
  const questions = questionsAbout(tables, answers);
  if (questions.length > 0) return { kind: 'questions', questions };

  if (tables.length > 0) {
    const second = await walk(rereading(tables, answers, collected.sinkOf));
    if (second) return failed(second);
  }
  return finished(all, tables, { collected, gathered });
}

/** The days that were read, with everything that wasn't. */
function finished(
  all: readonly FoundTable[],
  tables: readonly FoundTable[],
  { collected, gathered }: Pick<Reading, 'collected' | 'gathered'>,
): LogFileReading {
  const { days, collapsed, refused, skipped } = collected.finish();
  if (days.length === 0 && refused.total === 0) return failed('nothing');
  const formats = new Set([...gathered.formats, ...tables.flatMap(({ findings }) => findings.format ?? [])]);
  const [only] = tables.length === 1 && formats.size === 1 ? tables : [];
  return {
    kind: 'read',
    formats: [...formats],
    days,
    collapsed,
    refused,
    leftOut: [...skipped, ...leftOutOf(all, tables)],
    found: only?.findings.columns ?? null,
  };
}
