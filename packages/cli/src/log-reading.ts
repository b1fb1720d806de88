/** Reads the days of a log file with the site's own readers. What the site would ask the visitor is an option here. */
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import { importWords } from '../../../src/parts/log-import/words/log-import-words.ts';
import { fileProblems } from '../../../src/parts/log-import/words/import-problem-words.ts';
import { readPersonFile } from '../../../src/person/files/person-file.ts';
import type { DateOrder } from '../../../src/person/files/file-date.ts';
import type { Clock } from '../../../src/parts/log-import/formats/table-reader.ts';
import type { UnknownTable } from '../../../src/parts/log-import/formats/unknown-table.ts';
import { readLogFile } from '../../../src/parts/log-import/read-log-file.ts';
import type {
  Answers,
  ChosenTable,
  LogFileReading,
  Question,
  ReadDays,
} from '../../../src/parts/log-import/log-file-reading.ts';
import type { Context, EntryMistake, Unusable } from './answer.ts';
import { given } from './form-entries.ts';
import { logWords } from './log-words.ts';

/** What the site asks if the file doesn't say. */
export interface LogFileOptions {
  readonly dateOrder?: DateOrder;
  readonly weightUnit?: WeightUnit;
  readonly energyUnit?: EnergyUnit;
  /** Columns by name or number. */
  readonly dateColumn?: string;
  readonly weightColumn?: string;
  readonly energyColumn?: string;
  /** The person's height or name in a file of several people. */
  readonly person?: string;
  readonly clock?: Clock;
}

const unusable = (path: string, message: string): Unusable => ({
  kind: 'unusable',
  mistakes: [{ entry: 'file', typed: path, message }],
});

/** The index of a column given by name or by number from 1; `null` if the table doesn't have it. */
function placeOf(column: string | undefined, names: readonly string[]): number | null {
  if (column === undefined) return null;
  const named = names.findIndex((name) => name.trim().toLowerCase() === column.trim().toLowerCase());
  if (named >= 0) return named;
  const number = /^\d{1,4}$/u.test(column) ? Number(column) - 1 : -1;
  return number >= 0 && number < names.length ? number : null;
}

/** The chosen columns; `null` if one isn't in the table or too few were given. */
function chosenTable(
  table: UnknownTable,
  place: number,
  { dateColumn, weightColumn, energyColumn }: LogFileOptions,
): ChosenTable | null {
  const at = (column: string | undefined): number | null => placeOf(column, table.names);
  const date = at(dateColumn) ?? (dateColumn === undefined ? table.guess.date : -1);
  const [weight, energy] = [at(weightColumn), at(energyColumn)];
  const isMissing =
    (weightColumn !== undefined && weight === null) || (energyColumn !== undefined && energy === null);
  if (date < 0 || isMissing || (weight === null && energy === null)) return null;
  return { ...table.guess, place, date, weight, energy };
}

/** The options for the columns that are likely the right ones. */
function likelyColumns({ guess: { date, weight, energy } }: UnknownTable): readonly string[] {
  if (date < 0 || (weight === null && energy === null)) return [];
  const options = [
    `--date-column ${date + 1}`,
    ...(weight === null ? [] : [`--weight-column ${weight + 1}`]),
    ...(energy === null ? [] : [`--energy-column ${energy + 1}`]),
  ];
  return [logWords.likelyColumns(options.join(' '))];
}

/** Columns that were given and aren't in the table. */
function columnMistakes(
  { names }: UnknownTable,
  { dateColumn, weightColumn, energyColumn }: LogFileOptions,
): readonly EntryMistake[] {
  const given = [
    ['--date-column', dateColumn],
    ['--weight-column', weightColumn],
    ['--energy-column', energyColumn],
  ] as const;
  return given.flatMap(([entry, typed]) =>
    typed === undefined || placeOf(typed, names) !== null
      ? []
      : [{ entry, typed, message: logWords.noColumn(names) }],
  );
}

function questionText(question: Question): string {
  switch (question.kind) {
    case 'columns':
      return [logWords.columns(question.table.names), ...likelyColumns(question.table)].join(' ');
    case 'order':
      return `${importWords.order(question.sample)} ${importWords.orderHint} ${logWords.dateOrder}`;
    case 'person':
      return [importWords.person, logWords.people(question.people.map(importWords.onePerson))].join(' ');
    case 'clock':
      return `${importWords.clock(question.sample)} ${importWords.clockHint} ${logWords.clock}`;
    case 'weightUnit':
      return `${importWords.weightUnit(question.sample)} ${logWords.weightUnit}`;
    case 'energyUnit':
      return `${importWords.energyUnit(question.sample)} ${logWords.energyUnit}`;
    case 'waistUnit':
      return importWords.waistUnit(question.sample);
  }
}

function answersOf(options: LogFileOptions): Answers {
  const { dateOrder, weightUnit, energyUnit, person, clock, dateColumn, weightColumn, energyColumn } =
    options;
  const hasColumns = (dateColumn ?? weightColumn ?? energyColumn) !== undefined;
  return {
    ...(hasColumns ? { columns: 'asked' } : {}),
    ...given({ person: person?.replace(/\s*cm$/iu, ''), clock, order: dateOrder, weightUnit, energyUnit }),
    // The command shows no waists, so it doesn't ask for their unit.
    waistUnit: 'cm',
  };
}

/** The question about a table's columns, if the file is a table. */
function columnQuestion(read: LogFileReading): Extract<Question, { kind: 'columns' }> | null {
  if (read.kind !== 'questions') return null;
  return read.questions.find((question) => question.kind === 'columns') ?? null;
}

/** Reads a file, and again with the chosen columns if it turns out to be a table. */
export async function readLog(
  path: string,
  options: LogFileOptions,
  { today, readFile }: Context,
): Promise<ReadDays | Unusable> {
  const file = await readFile(path);
  if (typeof file === 'string') return unusable(path, logWords.failures[file]);
  const reading = { today, report: () => undefined };
  const answers = answersOf(options);
  const first = await readLogFile(file, answers, reading);
  const columnsQuestion = columnQuestion(first);
  const mistakes = columnsQuestion ? columnMistakes(columnsQuestion.table, options) : [];
  if (mistakes.length > 0) return { kind: 'unusable', mistakes };
  const columns = columnsQuestion && chosenTable(columnsQuestion.table, columnsQuestion.place, options);
  return finished(path, columns ? await readLogFile(file, { ...answers, columns }, reading) : first);
}

/** The days of a file of a person; a table of saved results has none. */
function ownDays(path: string, text: string): ReadDays | Unusable {
  const file = readPersonFile(text);
  if (!file.ok && file.problem === 'newer') return unusable(path, logWords.newerFile);
  const { days = [], left = 0 } = (file.ok && file.copy) || {};
  if (days.length === 0) return unusable(path, fileProblems.nothing);
  return {
    kind: 'read',
    formats: ['evenscale'],
    days,
    collapsed: { laterWeighings: 0, summedDays: 0, severalApps: 0 },
    refused: { total: left, kinds: [], lines: [] },
    leftOut: [],
    far: [],
    found: null,
    units: [],
    weightUnit: null,
  };
}

/** The days of a file, or why there are none. */
function finished(path: string, read: LogFileReading): ReadDays | Unusable {
  switch (read.kind) {
    case 'failed':
      return unusable(path, fileProblems[read.problem]);
    case 'questions':
      return unusable(path, read.questions.map(questionText).join(' '));
    case 'own':
      return ownDays(path, read.text);
    case 'read':
      return read;
  }
}
