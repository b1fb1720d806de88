import type { StoreProblem } from '#person/database/store-failure.ts';
import { formatCounted } from '#ui/text/format-plural.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { formatPercent } from '#ui/text/format.ts';
import type { Collapsed } from './day-collector.ts';
import type { FormatName, Refusal } from './formats/text-sink.ts';
import type { Comparison } from './merge-days.ts';
import type { FileProblem, RefusedLine } from './read-log-file.ts';

const days = (count: number): string => formatCounted(count, { one: 'day', other: 'days' });
const lines = (count: number): string => formatCounted(count, { one: 'line', other: 'lines' });
const weighings = (count: number): string => formatCounted(count, { one: 'weighing', other: 'weighings' });

/** The words of the import. */
export const importWords = {
  intro:
    'Bring in weights and intakes from another app or a spreadsheet. The file is read on this device and sent nowhere. You see what’s in it before anything is saved.',
  file: 'Choose a file',
  formats:
    'Apple Health (the zip or export.xml), Libra, openScale, Renpho, Withings, Fitbit, MyFitnessPal, Cronometer, a file exported here, or any CSV table with dates and weights or calories.',
  cancel: 'Cancel',
  reading: (share: number) => `Reading the file: ${formatPercent(share)}%`,
  progress: 'How much of the file has been read',
  askTitle: 'One more thing about this file',
  continue: 'Continue',
  dateColumn: 'Dates are in',
  weightColumn: 'Weights are in',
  energyColumn: 'Calories or kilojoules are in',
  noColumn: 'Not in this file',
  column: (name: string, sample: string) => (sample === '' ? name : `${name} (${sample})`),
  columnNumber: (number: number) => `Column ${String(number)}`,
  columnsProblem: 'Choose a column with weights or one with calories.',
  order: (sample: string) => `Which day is ${sample}?`,
  orders: { dayFirst: 'Day first', monthFirst: 'Month first' },
  orderHint: 'Nothing in the file shows whether the day or the month comes first.',
  weightUnit: (sample: string) => `In which unit is the weight ${sample}?`,
  weightUnits: { kg: 'Kilograms', lb: 'Pounds', st: 'Stone' },
  energyUnit: (sample: string) => `In which unit is the energy ${sample}?`,
  energyUnits: { kcal: 'Calories (kcal)', kJ: 'Kilojoules' },
  choose: 'Choose one.',
  previewTitle: 'What’s in the file',
  table: 'Some of the days',
  day: 'Day',
  weight: 'Weight',
  intake: 'Intake',
  none: '–',
  prefer: 'Where your log and the file disagree',
  preferences: { log: 'Keep my log', file: 'Take the file’s' },
  inLog: 'In your log',
  inFile: 'In the file',
  conflictTable: 'Days that differ',
  import: (count: number) => `Import ${days(count)}`,
  nothingNew: 'Your log already has everything in this file.',
  close: 'Close',
  writing: 'Saving…',
  written: (count: number) => `${days(count)} imported into your log.`,
  undo: 'Undo the import',
  undone: 'The import is undone. Your log is as it was before, except for days you changed since.',
  another: 'Import another file',
  refusedTitle: (count: number) => `${lines(count)} left out`,
  refusedMore: (count: number) => `And ${lines(count)} more.`,
  refusedDownload: 'Download the list',
  refusedHead: ['file', 'line', 'reason'],
  refusedFile: 'evenscale-lines-left-out.csv',
  tryAgain: 'Try again',
} as const;

const formatNames: Readonly<Record<FormatName, string>> = {
  evenscale: 'Evenscale',
  appleHealth: 'Apple Health',
  libra: 'Libra',
  openScale: 'openScale',
  renpho: 'Renpho',
  withings: 'Withings',
  fitbit: 'Fitbit',
  myFitnessPal: 'MyFitnessPal',
  cronometer: 'Cronometer',
  table: 'a table',
};

interface Facts {
  readonly formats: readonly FormatName[];
  readonly weights: number;
  readonly intakes: number;
  readonly first: string;
  readonly last: string;
}

/** The file in a sentence. */
export function foundText({ formats, weights, intakes, first, last }: Facts): string {
  const names = formats.map((name) => formatNames[name]).join(' and ');
  const span = `from ${formatIsoDay(first)} to ${formatIsoDay(last)}`;
  return `Read as ${names}: ${days(weights)} with a weight and ${days(intakes)} with an intake, ${span}.`;
}

/** What became of several entries of one day. */
export function collapsedTexts({ laterWeighings, summedDays, severalApps }: Collapsed): readonly string[] {
  return [
    ...(laterWeighings > 0
      ? [`Of several weighings on a day, the earliest counts: ${weighings(laterWeighings)} left out.`]
      : []),
    ...(summedDays > 0 ? [`Meals of a day are added up: ${days(summedDays)}.`] : []),
    ...(severalApps > 0
      ? [
          `Where more than one app recorded meals, the one with the most energy that day counts: ${days(severalApps)}.`,
        ]
      : []),
  ];
}

/** How the file compares with the log. */
export function comparedText({ added, completed, conflicts, known }: Comparison): string {
  const parts = [
    `${days(added)} new to your log.`,
    completed > 0 ? `${days(completed)} completed with what the file has.` : '',
    conflicts.length > 0 ? `${days(conflicts.length)} with other values than the file.` : '',
    known > 0 ? `${days(known)} already there.` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** Why a file has nothing for the log. */
export const fileProblems: Readonly<Record<FileProblem, string>> = {
  empty: 'This file is empty.',
  unreadable: 'The file couldn’t be read. Is it still in the same place?',
  notUtf8: 'This file isn’t UTF-8 text. If it’s from a spreadsheet, save it again as “CSV UTF-8”.',
  zipDamaged: 'This zip file is damaged or incomplete. Export it again.',
  unknown: 'No weights or intakes with dates were found in this file.',
  notJson: 'This file starts like JSON but is damaged further on. Export it again.',
  newer: 'This file was written by a newer version of this site. Reload the page, then try again.',
  jsonTooLarge: 'This JSON file is larger than 200 MB, so it wasn’t read.',
  nothing: 'This file was recognized, but it has no weights or intakes.',
};

/** Why nothing could be saved. */
export const storeProblems: Readonly<Record<StoreProblem, string>> = {
  denied:
    'This browser doesn’t let the site store anything, so nothing was imported. Allow it in the browser’s settings, or use a regular window.',
  full: 'There isn’t enough space left on this device, so nothing was imported. Free some up, then try again.',
  newer: 'Your log was saved by a newer version of this site. Reload the page, then try again.',
  replaced: 'Another tab of this site just updated the storage. Reload this page, then try again.',
  blocked:
    'Another tab of this site is using an older version of the storage. Close the other tabs, then try again.',
  failed: 'The browser couldn’t use its storage, so nothing was imported. Try again, or restart the browser.',
};

/** Why a line was left out. */
const refusals: Readonly<Record<Refusal, string>> = {
  noDate: 'it has no date',
  date: 'its date can’t be read or isn’t in the calendar from 1900 to 2199',
  ambiguousDate: 'its date could have the day or the month first',
  future: 'its date is in the future',
  weight: 'its weight isn’t a number',
  weightUnit: 'the unit of its weight isn’t known',
  weightRange: 'its weight isn’t above 0 and up to 1,000 kg',
  energy: 'its energy isn’t a number',
  energyUnit: 'the unit of its energy isn’t known',
  energyRange: 'its day has more than 20,000 kcal',
  note: 'its note isn’t text',
  cells: 'it has more or fewer cells than the header',
  openQuote: 'a quotation mark is opened and not closed',
  total: 'it’s a total of other lines',
  markup: 'the XML is damaged here; what follows may be incomplete',
  cutOff: 'the file ends before it’s complete',
  shape: 'it isn’t an entry of a log',
};

/** Why a line was left out, for a table. */
export const refusalReason = (reason: Refusal): string => refusals[reason];

const count = (value: number): string => formatCounted(value, { one: '', other: '' }).trim();

/** A line that was left out, as a sentence. */
export function refusedText({ file, line, reason }: RefusedLine): string {
  const place = file === '' ? `Line ${count(line)}` : `Line ${count(line)} of ${file}`;
  return `${place}: ${refusals[reason]}.`;
}
