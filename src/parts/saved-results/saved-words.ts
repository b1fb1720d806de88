import type { ActivityLevel } from '#formulas/energy/energy.ts';
import { formatEntry } from '#ui/format.ts';
import type { WeightUnit } from '#formulas/units.ts';
import { formatHeight } from '#person/format-height.ts';
import { formatAge } from '#person/person-line.ts';
import { formatCount, formatWhen } from './format-saved.ts';
import type { FileProblem, Skipped } from './files/import-file.ts';
import type { StoreProblem } from './store/store-failure.ts';
import { LARGEST_FILE_MB, LONGEST_NOTE } from './store/saved-result.ts';
import type { SavedResult } from './store/saved-result.ts';
import { LIMITS } from './store/parse-saved.ts';
import type { Measure } from './trend/trend.ts';

const results = (count: number): string => (count === 1 ? '1 result' : `${formatCount(count)} results`);
const entries = (count: number): string => (count === 1 ? '1 entry' : `${formatCount(count)} entries`);

/** The words of the part under a result. */
export const saveWords = {
  waiting: 'Press Calculate first; then there is something to keep.',
  intro:
    'Nothing is stored unless you press the button. What you keep stays in this browser on this device and is sent nowhere.',
  note: 'A note for yourself (optional)',
  noteHint: `At most ${LONGEST_NOTE} characters.`,
  keep: 'Keep this result on this device',
  kept: (when: string) => `Kept on this device: the result of ${when}.`,
  undo: 'Undo',
  undone: 'It is not kept any more.',
  newest: 'Kept last',
  all: (total: number) => `All saved results (${formatCount(total)})`,
  fullList: 'Your saved results',
  notKept: 'This result is not kept. It is still on this page, and you can take it with you:',
  downloadJson: 'Download it as JSON',
  downloadCsv: 'Download it as CSV',
} as const;

/** The words of the page of saved results. */
export const savedWords = {
  looking: 'Looking on this device …',
  emptyTitle: 'Nothing is kept on this device',
  empty:
    'Work out a result, open “Keep this result” below it, and press the button. From then on it stands here, with its date and your note, and a line shows how your figures change.',
  emptyLinks: 'Begin with',
  chartTitle: 'Over time',
  measure: 'Shown as a line',
  units: 'Weights in',
  listTitle: 'Your results',
  drawing: 'Drawing the line …',
  oneOnly: 'A line needs two results. With the next one it is drawn here.',
  noneOfThese: 'None of these results has this figure.',
  swings:
    'From day to day the scale moves by itself: stress, salt and the menstrual cycle. Months say more than days.',
  position: (first: number, last: number, total: number) =>
    `${formatCount(first)}–${formatCount(last)} of ${formatCount(total)}`,
  pages: 'Pages of the list',
  newest: 'Newest',
  newer: 'Newer',
  older: 'Older',
  oldest: 'Oldest',
  until: 'Results up to',
  go: 'Show',
  edit: 'Edit',
  remove: 'Delete',
  save: 'Save',
  cancel: 'Cancel',
  date: 'Date and time',
  dateProblem: 'Enter a date and a time, for example Nov 21, 2026, 5:03 PM.',
  note: 'Note',
  rescue: (count: number) => `Export the ${results(count)} shown here`,
  close: 'Close',
  tryAgain: 'Try again',
  filesTitle: 'Take along, bring back',
  filesLine:
    'Files are made on this device and saved by your browser. JSON is exact; CSV opens in any table program.',
  exportJson: 'Export as JSON',
  exportCsv: 'Export as CSV',
  importLabel: 'Import a file that was exported here (JSON or CSV)',
  importHint: 'What is here already stays; of two copies of a result the one that you changed last counts.',
  eraseLine:
    'Takes everything off this device that this page keeps. Nothing can bring it back but a file that you exported.',
  erase: 'Erase everything …',
  eraseQuestion: 'Erase everything?',
  eraseExplained: (total: number) =>
    `${results(total)} will be gone from this device for good. If you may want them again, export them first.`,
  eraseYes: 'Erase everything',
  eraseNo: 'Keep them',
  asideDownload: 'Download what could not be read',
  asideErase: 'Erase what could not be read',
  badge: { home: 'BMI calculator', tdee: 'TDEE calculator' },
} as const;

export const measureNames: Readonly<Record<Measure, string>> = {
  weight: 'Weight',
  bmi: 'BMI',
  tdee: 'TDEE',
};

/** The figures of a result, by what is read before them. */
export const figureNames = {
  weight: 'Weight',
  bmi: 'BMI',
  bmr: 'BMR',
  tdee: 'TDEE',
  target: { lose: 'Target, to lose', maintain: 'Target, to maintain', gain: 'Target, to gain' },
} as const;

const activityNames: Readonly<Record<ActivityLevel, string>> = {
  sedentary: 'sedentary',
  lightlyActive: 'lightly active',
  moderatelyActive: 'moderately active',
  veryActive: 'very active',
  superActive: 'super active',
};

/** What a result was worked out from, besides the weight. */
export function bodyText({ person, bodyFat }: SavedResult, unit: WeightUnit): string {
  const { age, gender, activityLevel } = person;
  return [
    formatHeight(person.centimetres, unit === 'kg' ? 'metric' : 'imperial'),
    formatAge(age),
    gender,
    activityNames[activityLevel],
    ...(bodyFat === null ? [] : [`${formatEntry(bodyFat)}% body fat`]),
  ].join(' · ');
}

/** What happened to the entries that could not be read; `null` where all could be. */
export function unreadableText(aside: number, damaged: number): string | null {
  const count = aside + damaged;
  if (count === 0) return null;
  const one = `${entries(count)} could not be read. All others are here.`;
  const kept = aside > 0 ? ' What could not be read is set aside, as it was found.' : '';
  return `${one}${kept}`;
}

/** Why nothing can be kept or shown, and what to do. */
export const storeProblems: Readonly<Record<StoreProblem, string>> = {
  denied:
    'This browser does not let the site store anything, as in a private window or with storage switched off. Allow it in the browser’s settings, or use an ordinary window.',
  full: 'There is no room left for it on this device. Free some space, then try again; what is kept already is safe.',
  newer:
    'Your results were kept by a newer version of this site than this page. Reload the page to see them; nothing is lost.',
  replaced: 'Another tab of this site has just changed the store. Reload this page; nothing is lost.',
  blocked:
    'Another tab of this site holds an older version of the store. Close the other tabs, then try again; nothing is lost.',
  failed:
    'The browser could not read its store. Try again, or restart the browser; nothing was changed or erased by this page.',
};

/** Why a file was not taken in. */
export const fileProblems: Readonly<Record<FileProblem, string>> = {
  tooLarge: `This file is larger than ${LARGEST_FILE_MB} MB, so it was not opened. A hundred thousand results take half of that.`,
  unreadable: 'The file could not be opened. Is it still where it was?',
  notUtf8: 'This file is not UTF-8 text. If a table program wrote it, save it again as “CSV UTF-8”.',
  empty: 'This file is empty.',
  notJson: 'This file begins like JSON but is broken further on.',
  unknown: 'This is JSON, but not a file of saved results.',
  newer: 'This file was written by a newer version of this site. Reload the page, then try again.',
  columns: 'This is not a file of saved results: its first line does not name all the columns listed below.',
};

const range = ([least, most]: readonly [number, number], unit: string): string =>
  `from ${formatCount(least)} to ${formatCount(most)} ${unit}`;

/** What was wrong with an entry that was left out. */
const entryProblems: Readonly<Record<Skipped['problem'], string>> = {
  shape: 'it is not complete, or its cells do not fit the columns',
  id: 'the id is missing, too long or has other characters than letters, digits, _ and -',
  savedAt: 'the date is missing or cannot be read; write it as 2026-11-21 or 2026-11-21 17:03',
  changedAt:
    'the date of its last change is missing or cannot be read; write it as 2026-11-21 or 2026-11-21 17:03',
  calculator: 'the calculator is neither home nor tdee',
  note: `the note is longer than ${LONGEST_NOTE} characters`,
  units: 'the units are neither metric nor imperial',
  ambiguousDate:
    'a date could have the day or the month first, and no other date of the file tells; write it as 2026-11-21',
  weight: `the weight is missing, not a number, or not ${range(LIMITS.kilograms, 'kg')}`,
  height: `the height is missing, not a number, or not ${range(LIMITS.centimetres, 'cm')}`,
  age: `the age is missing, not a number, or not ${range(LIMITS.age, 'years')} (the TDEE calculator begins at 1)`,
  gender: 'the gender is neither male nor female',
  activityLevel: 'the activity level is none of the five',
  goal: 'the goal is none of lose, maintain and gain',
  bodyFat: `the body fat is not a number ${range(LIMITS.bodyFat, 'percent')}`,
  typed: 'what was typed is missing or too long',
  inStone: 'whether stone was chosen is neither true nor false',
  bmi: 'the BMI does not fit weight and height',
  bmr: 'the resting energy is not a positive number',
  tdee: 'the energy of the day is not a positive number',
  target: 'the target is one that this site does not show',
  openQuote: 'a quotation mark is opened and not closed; what follows was read from the next line on',
  openQuotes:
    'a quotation mark is opened and not closed, as in 99 lines before; the rest of the file was not read',
};

const placeNames = { entry: 'Entry', row: 'Row', line: 'Line' } as const;

/** A skipped entry in a line. */
export function skippedText({ unit, place, problem }: Skipped): string {
  return `${placeNames[unit]} ${formatCount(place)}: ${entryProblems[problem]}.`;
}

interface ImportCounts {
  readonly added: number;
  readonly updated: number;
  readonly known: number;
  readonly skipped: number;
}

/** What became of a file, in a few sentences. */
export function importedText({ added, updated, known, skipped }: ImportCounts): string {
  const parts = [
    added + updated + known + skipped === 0 ? 'The file holds no results.' : `${results(added)} added.`,
    updated > 0 ? `${results(updated)} updated.` : '',
    known > 0 ? `${results(known)} here already.` : '',
    skipped > 0 ? `${entries(skipped)} left out:` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** What stopped a file half-way. */
export const stoppedText = (done: number, problem: StoreProblem): string =>
  `Only the first ${results(done)} were taken in; the file still has the others. ${storeProblems[problem]}`;

/** An export where the store is empty and the list is not. */
export const clearedText =
  'Your results are no longer in this browser: its storage was cleared while this page was open. What the page shows can still go into a file.';

/** More skipped entries than are listed. */
export const moreText = (count: number): string => `… and ${formatCount(count)} more.`;

/** What is being done, while it takes its time. */
export const progressText = {
  exporting: 'Writing the file …',
  reading: 'Reading the file …',
  importing: (done: number, total: number) => `Taking in ${formatCount(done)} of ${formatCount(total)} …`,
  erasing: 'Erasing …',
} as const;

/** What was done. */
export const doneText = {
  deleted: (instant: string) => `Deleted: the result of ${formatWhen(instant)}.`,
  restored: (instant: string) => `Here again: the result of ${formatWhen(instant)}.`,
  changed: (instant: string) => `Saved: the result of ${formatWhen(instant)}.`,
  exported: (count: number, name: string) => `${results(count)} written to ${name}.`,
  erased: 'Everything is erased. Nothing of it is left on this device.',
  asideErased: 'What could not be read is erased.',
} as const;

interface TrendFacts {
  readonly count: number;
  readonly first: { readonly text: string; readonly day: string };
  readonly last: { readonly text: string; readonly day: string };
  readonly lowest: string;
  readonly highest: string;
}

/** The line in a sentence, for whoever cannot see it and for whoever can. */
export function trendSentence(measure: Measure, facts: TrendFacts): string {
  const { count, first, last, lowest, highest } = facts;
  return `${measureNames[measure]}, ${results(count)}: ${first.text} on ${first.day}, ${last.text} on ${last.day}; lowest ${lowest}, highest ${highest}.`;
}
