import type { ActivityLevel, CalorieTargetKey } from '@evenscale/formulas/energy';
import { formatEntry } from '#ui/format.ts';
import type { WeightUnit } from '@evenscale/formulas/units';
import { formatHeight } from '#person/format-height.ts';
import { formatAge } from '#person/person-line.ts';
import { formatCount, formatWhen } from './format-saved.ts';
import type { FileProblem, Skipped } from './files/import-file.ts';
import { storeProblems } from '#person/database/store-problem-words.ts';
import type { StoreProblem } from '#person/database/store-failure.ts';
import { LARGEST_FILE_MB, LONGEST_NOTE } from '#person/database/saved-result.ts';
import { planGoalOf } from '#person/database/parse-plan.ts';
import { formatGivenWeight } from '#person/format-weight.ts';
import { formatDate } from '#ui/format-date.ts';
import type { SavedPlan, SavedResult } from '#person/database/saved-result.ts';
import { formatCounted } from '#ui/format-plural.ts';
import { LIMITS } from '#person/database/parse-saved.ts';
import type { Measure } from './trend/trend.ts';

const results = (count: number): string => formatCounted(count, { one: 'result', other: 'results' });
const entries = (count: number): string => formatCounted(count, { one: 'entry', other: 'entries' });

/** The words of the part under a result. */
export const saveWords = {
  waiting: 'Press Calculate first, then you can save the result.',
  intro:
    'Nothing is stored unless you press the button. What you save stays in this browser on this device and is sent nowhere.',
  note: 'A note for yourself (optional)',
  noteHint: `At most ${LONGEST_NOTE} characters.`,
  keep: 'Save this result on this device',
  kept: (when: string) => `Saved on this device: the result from ${when}.`,
  undo: 'Undo',
  undone: 'It’s no longer saved.',
  newest: 'Last saved',
  all: (total: number) => `All saved results (${formatCount(total)})`,
  fullList: 'Your saved results',
  notKept: 'This result isn’t saved. It’s still on this page, and you can download it:',
  downloadJson: 'Download it as JSON',
  downloadCsv: 'Download it as CSV',
} as const;

/** The words of the page of saved results. */
export const savedWords = {
  looking: 'Looking on this device…',
  emptyTitle: 'Nothing is saved on this device',
  empty:
    'Calculate a result, open “Save” above it, and press the button. It will appear here with its date and your note, and a chart shows how your numbers change.',
  emptyLinks: 'Start with',
  chartTitle: 'Over time',
  measure: 'Show in the chart',
  units: 'Weights in',
  listTitle: 'Your results',
  drawing: 'Drawing the chart…',
  oneOnly: 'A chart needs two results. Save another one to see it here.',
  noneOfThese: 'None of these results has this number.',
  swings:
    'Your weight changes from day to day with water, salt, stress and the menstrual cycle. Months tell you more than days.',
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
  filesTitle: 'Export and import',
  filesLine:
    'Files are made on this device and saved by your browser. JSON is exact; CSV opens in any spreadsheet.',
  exportJson: 'Export as JSON',
  exportCsv: 'Export as CSV',
  importLabel: 'Import a file that was exported here (JSON or CSV)',
  importHint: 'Results already here stay. If a result exists twice, the copy you changed last is kept.',
  eraseLine:
    'Removes everything this site has saved from this device: results, children’s measurements and your log. Only a file you exported can bring it back.',
  erase: 'Erase everything…',
  eraseQuestion: 'Erase everything?',
  eraseExplained: (total: number) =>
    `${results(total)} will be gone from this device for good, and so will children’s measurements and your log. If you might want them again, export them first.`,
  eraseYes: 'Erase everything',
  eraseNo: 'Keep them',
  asideDownload: 'Download what couldn’t be read',
  asideErase: 'Erase what couldn’t be read',
  badge: { home: 'BMI calculator', tdee: 'TDEE calculator', planner: 'Weight planner' },
  openPlan: 'Open in planner',
  afterwards: 'Afterward, to stay there',
  goal: 'Goal',
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

const targetNames: Readonly<Record<CalorieTargetKey, string>> = {
  extremeLoss: 'extreme loss',
  loss: 'loss',
  mildLoss: 'mild loss',
  maintain: 'maintain',
  mildGain: 'mild gain',
  gain: 'gain',
  extremeGain: 'extreme gain',
};

/** What is read before a target: the goal, or the target that was chosen in its place. */
export function targetName({ goal, target, plan }: Pick<SavedResult, 'goal' | 'target' | 'plan'>): string {
  if (plan) return 'Until the goal, a day';
  return target ? `Target (${targetNames[target]})` : figureNames.target[goal ?? 'maintain'];
}

const activityNames: Readonly<Record<ActivityLevel, string>> = {
  sedentary: 'sedentary',
  lightlyActive: 'lightly active',
  moderatelyActive: 'moderately active',
  veryActive: 'very active',
  superActive: 'super active',
};

/** What a result was calculated from, besides the weight. */
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

/** The goal of a plan, in the unit that is read: "80 kg by May 20, 2027". */
export function planText(plan: SavedPlan, unit: WeightUnit): string {
  const goal = planGoalOf(plan);
  const weight = goal === null ? '' : formatGivenWeight(goal, unit);
  return `${weight} by ${formatDate(new Date(`${plan.end}T12:00`))}`;
}

/** What happened to the entries that could not be read; `null` where all could be. */
export function unreadableText(aside: number, damaged: number): string | null {
  const count = aside + damaged;
  if (count === 0) return null;
  const one = `${entries(count)} couldn’t be read. All others are here.`;
  const kept = aside > 0 ? ' What couldn’t be read is set aside unchanged.' : '';
  return `${one}${kept}`;
}

/** Why a file was not imported. */
export const fileProblems: Readonly<Record<FileProblem, string>> = {
  tooLarge: `This file is larger than ${LARGEST_FILE_MB} MB, so it wasn’t opened. A hundred thousand results take half of that.`,
  unreadable: 'The file couldn’t be opened. Is it still in the same place?',
  notUtf8: 'This file isn’t UTF-8 text. If it’s from a spreadsheet, save it again as “CSV UTF-8”.',
  empty: 'This file is empty.',
  notJson: 'This file starts like JSON but is damaged further on.',
  unknown: 'This is JSON, but not a file of saved results.',
  newer: 'This file was written by a newer version of this site. Reload the page, then try again.',
  columns: 'This isn’t a file of saved results. Its first line doesn’t name all the columns listed below.',
};

const range = ([least, most]: readonly [number, number], unit: string): string =>
  `from ${formatCount(least)} to ${formatCount(most)} ${unit}`;

/** What was wrong with an entry that was left out. */
const entryProblems: Readonly<Record<Skipped['problem'], string>> = {
  shape: 'it isn’t complete, or its cells don’t match the columns',
  id: 'the id is missing, too long, or has characters other than letters, digits, _ and -',
  savedAt: 'the date is missing or can’t be read; write it as 2026-11-21 or 2026-11-21 17:03',
  changedAt:
    'the date of its last change is missing or can’t be read; write it as 2026-11-21 or 2026-11-21 17:03',
  calculator: 'the calculator isn’t home, tdee or planner',
  note: `the note is longer than ${LONGEST_NOTE} characters`,
  units: 'the units are neither metric nor imperial',
  ambiguousDate:
    'the date could have the day or the month first, and no other date in the file shows which; write it as 2026-11-21',
  weight: `the weight is missing, not a number, or not ${range(LIMITS.kilograms, 'kg')}`,
  height: `the height is missing, not a number, or not ${range(LIMITS.centimetres, 'cm')}`,
  age: `the age is missing, not a number, or not ${range(LIMITS.age, 'years')} (the TDEE calculator starts at 1)`,
  gender: 'the gender is neither male nor female',
  activityLevel: 'the activity level isn’t one of the five',
  goal: 'the goal isn’t lose, maintain or gain',
  bodyFat: `the body fat isn’t a number ${range(LIMITS.bodyFat, 'percent')}`,
  typed: 'what was typed is missing or too long',
  inStone: 'the choice of stone is neither true nor false',
  bmi: 'the BMI doesn’t match weight and height',
  bmr: 'the resting energy isn’t a positive number',
  tdee: 'the energy of the day isn’t a positive number',
  plan: 'the plan is missing or can’t be read',
  target: 'the target is one this site doesn’t show, or its name isn’t one of the seven',
  openQuote: 'a quotation mark is opened and not closed; reading continued on the next line',
  openQuotes:
    'a quotation mark is opened and not closed, as in 99 lines before; the rest of the file wasn’t read',
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
    added + updated + known + skipped === 0 ? 'The file has no results.' : `${results(added)} added.`,
    updated > 0 ? `${results(updated)} updated.` : '',
    known > 0 ? `${results(known)} already here.` : '',
    skipped > 0 ? `${entries(skipped)} left out:` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** What stopped an import halfway. */
export const stoppedText = (done: number, problem: StoreProblem): string =>
  `Only the first ${results(done)} were imported. The file still has the others. ${storeProblems[problem]}`;

/** An export where the store is empty and the list is not. */
export const clearedText =
  'Your results are no longer in this browser because its storage was cleared while this page was open. You can still export what the page shows.';

/** More skipped entries than are listed. */
export const moreText = (count: number): string => `…and ${formatCount(count)} more.`;

/** What is being done, while it takes its time. */
export const progressText = {
  exporting: 'Writing the file…',
  reading: 'Reading the file…',
  importing: (done: number, total: number) => `Importing ${formatCount(done)} of ${formatCount(total)}…`,
  erasing: 'Erasing…',
} as const;

/** What was done. */
export const doneText = {
  deleted: (instant: string) => `Deleted the result from ${formatWhen(instant)}.`,
  restored: (instant: string) => `Restored the result from ${formatWhen(instant)}.`,
  changed: (instant: string) => `Saved the result from ${formatWhen(instant)}.`,
  exported: (count: number, name: string) => `${results(count)} written to ${name}.`,
  erased: 'Everything is erased from this device.',
  asideErased: 'What couldn’t be read is erased.',
} as const;

interface TrendFacts {
  readonly count: number;
  readonly first: { readonly text: string; readonly day: string };
  readonly last: { readonly text: string; readonly day: string };
  readonly lowest: string;
  readonly highest: string;
}

/** The chart in a sentence. */
export function trendSentence(measure: Measure, facts: TrendFacts): string {
  const { count, first, last, lowest, highest } = facts;
  return `${measureNames[measure]}, ${results(count)}: ${first.text} on ${first.day}, ${last.text} on ${last.day}; lowest ${lowest}, highest ${highest}.`;
}
