/** The words of `evenscale log`. What was found and left out is in the site's. */
import { paths } from '../../../src/config/paths.ts';
import { site } from '../../../src/config/site.ts';
import { formatPlural } from '../../../src/ui/text/format-plural.ts';
import type { FileFailure } from './answer.ts';
import { cliWords } from './cli-words.ts';

const days = (count: number): string => formatPlural(count, ['# day', '# days']);
const weighings = (count: number): string => formatPlural(count, ['# weigh-in', '# weigh-ins']);

interface LogWorking {
  readonly eaten: string;
  readonly stored: string;
  readonly isStored: boolean;
  readonly maintenance: string;
  readonly days: number;
  readonly intakeDays: number;
  readonly weighings: number;
}

const columnList = (names: readonly string[]): string =>
  names.map((name, place) => `${place + 1} ${name.trim()}`).join(', ');

const failures: Readonly<Record<FileFailure, string>> = {
  missing: 'There’s no such file. Check its name and folder.',
  folder: 'This is a folder. Enter the name of a file in it.',
  denied: 'This file can’t be read, because you don’t have permission.',
  unreadable: 'This file can’t be read. Copy it to another folder, then try again.',
};

export const logWords = {
  failures,
  newerFile: 'This file was written by a newer version. Update evenscale, then try again.',
  columns: (names: readonly string[]): string =>
    `The columns of this table are: ${columnList(names)}. Add --date-column, and --weight-column or --energy-column or both, by number or name.`,
  likelyColumns: (options: string): string => `If this is right, add: ${options}`,
  noColumn: (names: readonly string[]): string =>
    `This isn’t a column of the table. The columns are: ${columnList(names)}.`,
  dateOrder: 'Add --date-order day-first or month-first.',
  people: (people: readonly string[]): string =>
    `The file has several people. ${people.join('; ')}. Add --person with the height or name of one.`,
  clock: 'Add --clock as-written or utc.',
  weightUnit: 'Add --weight-unit kg, lb or st.',
  energyUnit: 'Add --energy-unit kcal or kj.',
  noEnergy:
    'This file has weights, but no calories were read. The calculation needs both. In a table, name the column with calories: --energy-column.',
  nothingUsable: 'None of the lines in this file can be used.',
  person: 'Your log has enough days. For your own number, add --sex, --age and --height.',
  leftOut: (count: number): string =>
    formatPlural(count, [
      '# weigh-in doesn’t fit the days around it and is left out.',
      '# weigh-ins don’t fit the days around them and are left out.',
    ]),
  working: (working: LogWorking): readonly string[] => [
    cliWords.workingTitle,
    `In ${days(working.days)}: ${days(working.intakeDays)} with meals, ${weighings(working.weighings)}.`,
    working.isStored
      ? `Maintenance = energy eaten − energy stored ≈ ${working.eaten} − ${working.stored} ≈ ${working.maintenance} a day (calculated before rounding)`
      : `Maintenance = energy eaten + energy taken from the body ≈ ${working.eaten} + ${working.stored} ≈ ${working.maintenance} a day (calculated before rounding)`,
    `${site.url}${paths.article('find-your-maintenance-calories')}`,
  ],
} as const;
