/** A file that a visitor chose → days of a log, or the questions to ask first. */
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import { addDays } from '#person/log/local-day.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { dayCollector, type Collapsed } from './day-collector.ts';
import { appleHealthReader, isAppleHealth } from './formats/apple-health.ts';
import type { DateOrder } from '#person/files/file-date.ts';
import { readEntries, readJson, type JsonKind } from './formats/json-log.ts';
import { tableReader } from './formats/table-reader.ts';
import type { ColumnChoice } from './formats/table-layout.ts';
import type { UnknownTable } from './formats/unknown-table.ts';
import { tableSurvey, type TableFindings, type TableSurvey } from './formats/table-survey.ts';
import type { TextSink } from '#person/files/csv-reader.ts';
import type { FormatName, ReadingSink, Refusal } from './formats/text-sink.ts';
import { walkFile, type WalkProblem } from './walk-file.ts';

/** The columns of a table, and its index among the files of an archive. */
export interface ChosenTable extends ColumnChoice {
  readonly place: number;
}

/** The visitor's answers to what the file doesn't say itself. */
export interface Answers {
  readonly columns?: ChosenTable;
  readonly order?: DateOrder;
  readonly weightUnit?: WeightUnit;
  readonly energyUnit?: EnergyUnit;
}

/** What to ask. A sample is a cell of the file. */
export type Question =
  | { readonly kind: 'columns'; readonly table: UnknownTable; readonly place: number }
  | { readonly kind: 'order'; readonly sample: string }
  | { readonly kind: 'weightUnit'; readonly sample: string }
  | { readonly kind: 'energyUnit'; readonly sample: string };

/** Why a file has nothing for the log. */
export type FileProblem = WalkProblem | 'unknown' | 'notJson' | 'newer' | 'jsonTooLarge' | 'nothing';

/** A line that was skipped, with its file if it's from an archive. */
export interface RefusedLine {
  readonly file: string;
  readonly line: number;
  readonly reason: Refusal;
}

export interface ReadDays {
  readonly kind: 'read';
  readonly formats: readonly FormatName[];
  readonly days: readonly StoredLogDay[];
  readonly collapsed: Collapsed;
  readonly refused: { readonly total: number; readonly lines: readonly RefusedLine[] };
}

export type LogFileReading =
  | { readonly kind: 'failed'; readonly problem: FileProblem }
  | { readonly kind: 'questions'; readonly questions: readonly Question[] }
  | ReadDays;

export interface ReadingOptions {
  /** Today for the visitor. Entries for the next day are accepted, since it may already be tomorrow elsewhere. */
  readonly today: string;
  /** Reports progress, from 0 to 1. */
  readonly report: (share: number) => void;
}

/** The most skipped lines that are kept to show and download; any others are only counted. */
const MOST_REFUSED = 10_000;
/** Limit in characters for a JSON file, which has to be read as a whole. */
const LONGEST_JSON = 200_000_000;

function refusals() {
  const lines: RefusedLine[] = [];
  let total = 0;
  const refuse = (file: string) => (line: number, reason: Refusal) => {
    total += 1;
    if (lines.length < MOST_REFUSED) lines.push({ file, line, reason });
  };
  return { refuse, found: () => ({ total, lines }) };
}

/** Collects the text of a JSON file. */
function jsonReader(finish: (kind: JsonKind | 'jsonTooLarge') => void): TextSink {
  let text = '';
  let isTooLarge = false;
  return {
    push: (part) => {
      isTooLarge ||= text.length + part.length > LONGEST_JSON;
      text = isTooLarge ? '' : text + part;
    },
    end: () => finish(isTooLarge ? 'jsonTooLarge' : readJson(text)),
  };
}

const columnsAt = (place: number, { columns }: Answers): ColumnChoice | undefined =>
  columns?.place === place ? columns : undefined;

interface Surveyed {
  /** The index of the table among the files that were opened. */
  readonly place: number;
  readonly survey: TableSurvey;
}

/** What the first pass collects. */
function gathering(answers: Answers, sinkOf: (name: string) => ReadingSink) {
  const tables: Surveyed[] = [];
  const formats = new Set<FormatName>();
  let jsonProblem: FileProblem | null = null;
  let place = 0;

  function open(head: string, name: string): TextSink {
    place += 1;
    if (isAppleHealth(head)) {
      formats.add('appleHealth');
      return appleHealthReader(sinkOf(name));
    }
    if (/^\ufeff?\s*[[{]/u.test(head))
      return jsonReader((kind) => {
        if (typeof kind === 'string') jsonProblem = kind;
        else {
          formats.add(kind.format);
          readEntries(kind, sinkOf(name));
        }
      });
    const survey = tableSurvey(head, columnsAt(place, answers));
    tables.push({ place, survey });
    return survey;
  }
  return { open, tables, formats, jsonProblem: () => jsonProblem };
}

interface FoundTable {
  readonly place: number;
  readonly findings: TableFindings;
}

/** The tables to read: those in a known format, or else the one that the visitor was or has to be asked about. */
function tablesToRead(tables: readonly Surveyed[], hasOther: boolean): readonly FoundTable[] {
  const found = tables.map(({ place, survey }) => ({ place, findings: survey.findings() }));
  const isKnown = ({ findings }: FoundTable): boolean =>
    findings.format !== null && findings.format !== 'table';
  // A plain table of dates and weights next to known ones belongs to them.
  const isPlain = ({ findings }: FoundTable): boolean =>
    findings.format === 'table' && findings.unknown === null;
  if (found.some(isKnown)) return found.filter((table) => isKnown(table) || isPlain(table));
  if (hasOther) return [];
  const usable = found.find(
    ({ findings }) => findings.format !== null || (findings.unknown?.guess.date ?? -1) >= 0,
  );
  return usable ? [usable] : [];
}

function orderIn(tables: readonly FoundTable[], answers: Answers): DateOrder | null {
  const orders = new Set(tables.flatMap(({ findings }) => [...findings.orders]));
  const [only] = orders;
  return orders.size === 1 && only ? only : (answers.order ?? null);
}

function questionsAbout(tables: readonly FoundTable[], answers: Answers): readonly Question[] {
  const unknown = tables.find(({ findings }) => findings.format === null);
  if (unknown?.findings.unknown)
    return [{ kind: 'columns', table: unknown.findings.unknown, place: unknown.place }];
  const sampleOf = (name: 'openDate' | 'openWeight' | 'openEnergy'): string | undefined =>
    tables.find(({ findings }) => findings[name] !== null)?.findings[name] ?? undefined;
  const [date, weight, energy] = [sampleOf('openDate'), sampleOf('openWeight'), sampleOf('openEnergy')];
  const isOpen = date !== undefined && orderIn(tables, answers) === null;
  return [
    ...(isOpen ? [{ kind: 'order', sample: date } as const] : []),
    ...(weight !== undefined && !answers.weightUnit ? [{ kind: 'weightUnit', sample: weight } as const] : []),
    ...(energy !== undefined && !answers.energyUnit ? [{ kind: 'energyUnit', sample: energy } as const] : []),
  ];
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
    };
    return tableReader(head, form, sinkOf(name));
  };
}

const failed = (problem: FileProblem): LogFileReading => ({ kind: 'failed', problem });

/**
 * Reads a file, recognized by its contents. A table is read in two passes, once to detect its format and once to read
 * its rows, so that it never has to be held in memory.
 */
export async function readLogFile(
  file: Blob,
  answers: Answers,
  { today, report }: ReadingOptions,
): Promise<LogFileReading> {
  const { refuse, found } = refusals();
  const collector = dayCollector(addDays(today, 1), (line, reason) => refuse('')(line, reason));
  const sinkOf = (name: string): ReadingSink => ({ take: collector.take, refuse: refuse(name) });
  const gathered = gathering(answers, sinkOf);
  const shareOf = (bytes: number): number => bytes / file.size;

  const problem = await walkFile(file, gathered.open, (bytes) => report(shareOf(bytes)));
  if (problem) return failed(problem);
  const tables = tablesToRead(gathered.tables, gathered.formats.size > 0);
  if (tables.length === 0 && gathered.formats.size === 0) return failed(gathered.jsonProblem() ?? 'unknown');
  const questions = questionsAbout(tables, answers);
  if (questions.length > 0) return { kind: 'questions', questions };

  if (tables.length > 0) {
    const second = await walkFile(file, rereading(tables, answers, sinkOf), (bytes) =>
      report(shareOf(bytes)),
    );
    if (second) return failed(second);
  }
  const { days, collapsed } = collector.finish();
  const refused = found();
  if (days.length === 0 && refused.total === 0) return failed('nothing');
  const formats = new Set([...gathered.formats, ...tables.flatMap(({ findings }) => findings.format ?? [])]);
  return { kind: 'read', formats: [...formats], days, collapsed, refused };
}
