import type { StoreProblem } from '#person/database/store-failure.ts';
import { formatList } from '#ui/text/format-list.ts';
import { formatCounted, formatPlural, type PluralSentences } from '#ui/text/format-plural.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { formatPercent } from '#ui/text/format.ts';
import type { Collapsed } from './day-collector.ts';
import type { FormatName, Refusal } from './formats/text-sink.ts';
import type { Comparison } from './merge-days.ts';
import type { FileProblem, RefusedLine } from './read-log-file.ts';

/** The words of the import. */
export const importWords = {
  of: (name: string) => `The days of a file go to the log of ${name}.`,
  intro:
    'Import weights and calories from another app or a spreadsheet. The file is read on this device and isn’t sent anywhere. You’ll see what’s in it before anything is saved.',
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
  order: (sample: string) => `How should ${sample} be read?`,
  orders: { dayFirst: 'Day first', monthFirst: 'Month first' },
  orderHint: 'Nothing in the file shows whether the day or the month comes first.',
  weightUnit: (sample: string) => `Which unit is the weight ${sample} in?`,
  weightUnits: { kg: 'Kilograms', lb: 'Pounds', st: 'Stone' },
  energyUnit: (sample: string) => `Which unit is the energy ${sample} in?`,
  energyUnits: { kcal: 'Calories (kcal)', kJ: 'Kilojoules' },
  choose: 'Choose one.',
  previewTitle: 'What’s in the file',
  table: 'Some of the days',
  day: 'Day',
  weight: 'Weight',
  intake: 'Eaten',
  none: '–',
  prefer: 'Where your log and the file disagree',
  preferences: { log: 'Keep my log', file: 'Use the file’s' },
  inLog: 'In your log',
  inFile: 'In the file',
  conflictTable: 'Days that differ',
  import: (count: number) =>
    formatPlural(count, { one: (n) => `Import ${n} day`, other: (n) => `Import ${n} days` }),
  nothingNew: 'Your log already has everything in this file.',
  close: 'Close',
  writing: 'Saving…',
  written: (count: number, stayed = 0) =>
    [
      formatPlural(count, {
        one: (n) => `${n} day imported into your log.`,
        other: (n) => `${n} days imported into your log.`,
      }),
      stayed > 0 &&
        formatPlural(stayed, {
          one: (n) =>
            `${n} day was changed in another tab meanwhile and stays. Import the file again to choose.`,
          other: (n) =>
            `${n} days were changed in another tab meanwhile and stay. Import the file again to choose.`,
        }),
    ]
      .filter((text) => text !== false)
      .join(' '),
  undo: 'Undo the import',
  undone: 'The import was undone. Your log is as it was before, except for days you’ve changed since.',
  another: 'Import another file',
  refusedTitle: (count: number) =>
    formatPlural(count, { one: (n) => `${n} line left out`, other: (n) => `${n} lines left out` }),
  refusedMore: (count: number) =>
    formatPlural(count, { one: (n) => `And ${n} more line.`, other: (n) => `And ${n} more lines.` }),
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

/** The file in two or three sentences. */
export function foundText({ formats, weights, intakes, first, last }: Facts): string {
  const names = formatList(formats.map((name) => formatNames[name]));
  return [
    `Read as ${names}, from ${formatIsoDay(first)} to ${formatIsoDay(last)}.`,
    weights > 0 &&
      formatPlural(weights, {
        one: (n) => `${n} day has a weight.`,
        other: (n) => `${n} days have a weight.`,
      }),
    intakes > 0 &&
      formatPlural(intakes, {
        one: (n) => `${n} day has calories.`,
        other: (n) => `${n} days have calories.`,
      }),
  ]
    .filter((text) => text !== false)
    .join(' ');
}

const collapsed = {
  laterWeighings: {
    one: (n) => `Only a day’s first weigh-in counts, so ${n} weigh-in is left out.`,
    other: (n) => `Only a day’s first weigh-in counts, so ${n} weigh-ins are left out.`,
  },
  summedDays: {
    one: (n) => `On ${n} day, meals were added up.`,
    other: (n) => `On ${n} days, meals were added up.`,
  },
  severalApps: {
    one: (n) => `On ${n} day, more than one app recorded meals. The app with the highest total is used.`,
    other: (n) =>
      `On ${n} days, more than one app recorded meals. For each of those days, the app with the highest total is used.`,
  },
} satisfies Readonly<Record<keyof Collapsed, PluralSentences>>;

/** What happened to several entries for the same day. */
export const collapsedTexts = (found: Collapsed): readonly string[] =>
  (['laterWeighings', 'summedDays', 'severalApps'] as const).flatMap((kind) =>
    found[kind] > 0 ? formatPlural(found[kind], collapsed[kind]) : [],
  );

const compared = {
  added: {
    one: (n) => `${n} day is new to your log.`,
    other: (n) => `${n} days are new to your log.`,
  },
  completed: {
    one: (n) => `${n} day in your log gets a value it was missing.`,
    other: (n) => `${n} days in your log get values they were missing.`,
  },
  conflicts: {
    one: (n) => `${n} day has different values in your log and in the file.`,
    other: (n) => `${n} days have different values in your log and in the file.`,
  },
  known: {
    one: (n) => `${n} day is already in your log.`,
    other: (n) => `${n} days are already in your log.`,
  },
} satisfies Readonly<Record<keyof Comparison, PluralSentences>>;

/** How the file compares with the log. */
export function comparedText({ added, completed, conflicts, known }: Comparison): string {
  const others = { completed, conflicts: conflicts.length, known };
  return [
    formatPlural(added, compared.added),
    ...(['completed', 'conflicts', 'known'] as const).flatMap((kind) =>
      others[kind] > 0 ? formatPlural(others[kind], compared[kind]) : [],
    ),
  ].join(' ');
}

/** Why a file has nothing for the log. */
export const fileProblems: Readonly<Record<FileProblem, string>> = {
  empty: 'This file is empty. Export it again, or choose another one.',
  unreadable: 'The file couldn’t be read. If it was moved or renamed, choose it again.',
  notUtf8: 'This file isn’t UTF-8 text. If it’s from a spreadsheet, save it again as “CSV UTF-8”.',
  zipDamaged: 'This zip file is damaged or incomplete. Export it again.',
  unknown:
    'No weights or calories with dates were found in this file. It has to be an export from an app we can read, or a CSV table with a column of dates.',
  notJson: 'This file starts like JSON but is damaged further on. Export it again.',
  newer: 'This file was written by a newer version of this site. Reload the page, then try again.',
  jsonTooLarge:
    'This JSON file is larger than 200 MB, so it wasn’t read. Export it as CSV, or export fewer days.',
  nothing:
    'This is a file we can read, but it has no weights or calories. Check what you chose to export in the app.',
};

/** Why nothing could be saved. */
export const storeProblems: Readonly<Record<StoreProblem, string>> = {
  denied:
    'This browser doesn’t let the site store anything, so nothing was imported. Allow it in the browser’s settings, or use a regular window.',
  full: 'There isn’t enough space left on this device, so nothing was imported. Free some up, then try again.',
  newer: 'Your log was saved by a newer version of this site. Reload the page, then try again.',
  replaced: 'This site was just updated in another tab. Reload this page, then try again.',
  blocked:
    'Another tab has an older version of this site open. Close your other tabs of this site, then try again.',
  failed: 'The browser couldn’t use its storage, so nothing was imported. Try again, or restart the browser.',
};

/** Why a line was skipped. */
export const refusals: Readonly<Record<Refusal, string>> = {
  noDate: 'It has no date.',
  date: 'Its date can’t be read or isn’t in the calendar from 1900 to 2199.',
  ambiguousDate: 'Its date could have the day or the month first.',
  future: 'Its date is in the future.',
  weight: 'Its weight isn’t a number.',
  weightUnit: 'Its weight is in a unit we don’t know.',
  weightRange: 'Its weight is 0 or less, or more than 1,000 kg.',
  energy: 'Its energy isn’t a number.',
  energyUnit: 'Its energy is in a unit we don’t know.',
  energyRange: 'Its day has more than 20,000 kcal.',
  note: 'Its note isn’t text.',
  cells: 'It has more or fewer cells than the header.',
  openQuote: 'A quotation mark is opened and not closed.',
  total: 'It’s a total of other lines.',
  markup: 'The XML is damaged here, so what follows may be incomplete.',
  cutOff: 'The file ends before it’s complete.',
  shape: 'It isn’t an entry of a log.',
};

const count = (value: number): string => formatCounted(value, { one: '', other: '' }).trim();

/** A skipped line, and why. */
export function refusedText({ file, line, reason }: RefusedLine): string {
  const place = file === '' ? `Line ${count(line)}` : `Line ${count(line)} of ${file}`;
  return `${place}: ${refusals[reason]}`;
}
