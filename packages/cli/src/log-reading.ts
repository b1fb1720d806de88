/** Reads the days of a log file with the site's own readers. What the site would ask the visitor is an option here. */
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import { fileProblems, importWords } from '../../../src/parts/log-import/log-import-words.ts';
import type { DateOrder } from '../../../src/person/files/file-date.ts';
import type { UnknownTable } from '../../../src/parts/log-import/formats/unknown-table.ts';
import { readLogFile } from '../../../src/parts/log-import/read-log-file.ts';
import type {
  Answers,
  ChosenTable,
  Question,
  ReadDays,
} from '../../../src/parts/log-import/read-log-file.ts';
import type { Context, Unusable } from './answer.ts';
import { cliWords } from './cli-words.ts';

/** What the site asks if the file doesn't say. */
export interface LogFileOptions {
  readonly dateOrder?: DateOrder;
  readonly weightUnit?: WeightUnit;
  readonly energyUnit?: EnergyUnit;
  /** Columns by name or number. */
  readonly dateColumn?: string;
  readonly weightColumn?: string;
  readonly energyColumn?: string;
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
  return { place, date, weight, energy, hasHeader: table.guess.hasHeader };
}

function questionText(question: Question): string {
  switch (question.kind) {
    case 'columns':
      return cliWords.columns(question.table.names);
    case 'order':
      return `${importWords.order(question.sample)} ${importWords.orderHint} ${cliWords.dateOrder}`;
    case 'weightUnit':
      return `${importWords.weightUnit(question.sample)} ${cliWords.weightUnit}`;
    case 'energyUnit':
      return `${importWords.energyUnit(question.sample)} ${cliWords.energyUnit}`;
  }
}

function answersOf({ dateOrder, weightUnit, energyUnit }: LogFileOptions): Answers {
  return {
    ...(dateOrder === undefined ? {} : { order: dateOrder }),
    ...(weightUnit === undefined ? {} : { weightUnit }),
    ...(energyUnit === undefined ? {} : { energyUnit }),
  };
}

/** Reads a file, and again with the chosen columns if it turns out to be a table. */
export async function readLog(
  path: string,
  options: LogFileOptions,
  { today, readFile }: Context,
): Promise<ReadDays | Unusable> {
  const file = await readFile(path);
  if (!file) return unusable(path, cliWords.noFile);
  const reading = { today, report: () => undefined };
  let answers = answersOf(options);
  let read = await readLogFile(file, answers, reading);
  const asked = read.kind === 'asked' ? read.questions.find(({ kind }) => kind === 'columns') : undefined;
  const columns = asked?.kind === 'columns' ? chosenTable(asked.table, asked.place, options) : null;
  if (columns) {
    answers = { ...answers, columns };
    read = await readLogFile(file, answers, reading);
  }
  if (read.kind === 'failed')
    return unusable(path, read.problem === 'newer' ? cliWords.newerFile : fileProblems[read.problem]);
  if (read.kind === 'asked') return unusable(path, read.questions.map(questionText).join(' '));
  return read;
}
