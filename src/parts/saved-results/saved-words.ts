import { targetNames } from '#config/energy-names.ts';
import { levelName } from '#person/fields/entry-words.ts';
import { formatWhole } from '#ui/text/format.ts';
import type { WeightUnit } from '@evenscale/formulas/units';
import { formatHeight } from '#person/format-height.ts';
import { bodyFatLine, formatAge } from '#person/person-line.ts';
import { formatWhen } from './format-saved.ts';
import { LONGEST_NOTE } from '#person/database/result-row.ts';
import { formatGivenWeight } from '#person/format-weight.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import type { SavedGoal, Summary } from './summary.ts';
import { formatPlural } from '#ui/text/format-plural.ts';

/** The words of the part under a result. */
export const saveWords = {
  title: 'Save this result',
  close: 'Close',
  intro:
    'Nothing is saved unless you press the button. What you save stays in this browser on this device and isn’t sent anywhere.',
  pregnancyIntro:
    'Nothing is saved unless you press the button. It saves what you entered: weights, height, age, the week, and one baby or twins, but never the due date. All of it stays in this browser on this device. The Weight Log page lists it under “Saved results”, and there you can delete it. No other calculator uses it.',
  note: 'A note for yourself (optional)',
  noteHint: `At most ${LONGEST_NOTE} characters.`,
  save: 'Save this result on this device',
  savedPregnancyWhere:
    'It stays in this browser on this device and isn’t sent anywhere. The Weight Log page lists it under “Saved results”.',
  savedWhere: 'It stays in this browser on this device and isn’t sent anywhere.',
  saved: (when: string) => `Saved on this device: the result from ${when}.`,
  personKept:
    'Your entries are saved on this device, too: next time, the forms start with them. Undo takes back both.',
  undo: 'Undo',
  undone: 'It’s no longer saved.',
  newest: 'Last saved',
  newestOf: (name: string) => (name === '' ? 'Last saved' : `Last saved for ${name}`),
  all: (total: number) => `All saved results (${formatWhole(total)})`,
  fullList: 'Your saved results',
  notSaved: 'This result isn’t saved. It’s still on this page, and you can download it:',
  downloadCsv: 'Download it as CSV',
} as const;

/** The words of the log's section of saved results. */
export const savedWords = {
  looking: 'Looking on this device…',
  empty:
    'No results are saved on this device. Calculate a result, open “Save” below it, and press the button. It will appear here with its date and your note.',
  listTitle: 'Saved results',
  /** Whose list it is. */
  of: (name: string) => `for ${name}`,
  hiddenWeight:
    'Weights, BMI and goals are left out here while your weight is hidden. A result that you open shows them.',
  filesOf: (name: string) => `A file has the results of one person. This is for ${name}.`,
  children: 'Children’s measurements have a list of their own',
  position: (first: number, last: number, total: number) =>
    `${formatWhole(first)}–${formatWhole(last)} of ${formatWhole(total)}`,
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
  rescue: (count: number) =>
    formatPlural(count, ['Export the # result shown here', 'Export the # results shown here']),
  tryAgain: 'Try again',
  personTitle: 'Take everything with you',
  personLine:
    'One file holds everything saved for one person: the entries that the forms start with, plans, the log and saved results. It also has the children’s measurements on this device, with “Child 1” in place of a name. Keep it where only you can read it. To bring it back, choose it here, on this device or on another one.',
  personOf: (name: string) => `This is for ${name}.`,
  exportPerson: 'Export everything as JSON',
  personLabel: 'Import a file of everything (JSON)',
  personHint: 'What’s here already stays. If the file is somebody else’s, you’ll be asked who should get it.',
  filesTitle: 'Export and import saved results',
  filesLine:
    'A browser may clear what a site stores when space runs low, or when you haven’t visited for a long time; some do after a week. A file keeps your results. Your browser makes it on this device, and it opens in any spreadsheet. The file with everything, above, has them too.',
  columnsTitle: 'The columns of a CSV file',
  csvLine:
    'The file is UTF-8 text as defined in RFC 4180, with commas between the cells, a decimal point, and ISO 8601 dates in your own time zone. A note that a spreadsheet might take for a formula has an apostrophe in front of it. You can import any file whose first line names these columns, in any order; those after “entries” may be missing. If a spreadsheet has put in semicolons or other date formats, the import understands them.',
  exportCsv: 'Export results as CSV',
  importLabel: 'Import a file of saved results (CSV)',
  importHint: 'Results already here stay. If a result exists twice, the copy you changed last is kept.',
  eraseLine:
    'Removes everything this site has saved from this device, of everybody: results, plans, logs, children’s measurements, and what you typed in this visit. Only a file you exported can bring it back.',
  erase: 'Erase everything…',
  eraseQuestion: 'Erase everything?',
  eraseExplained: (total: number) =>
    total === 0
      ? 'Your log, your plans and any children’s measurements will be gone from this device for good. If you might want them again, export them first.'
      : formatPlural(total, [
          '# result will be gone from this device for good, and so will your log, your plans and any children’s measurements. If you might want them again, export them first.',
          '# results will be gone from this device for good, and so will your log, your plans and any children’s measurements. If you might want them again, export them first.',
        ]),
  eraseYes: 'Erase everything',
  eraseNo: 'Keep them',
  asideDownload: 'Download what couldn’t be read',
  asideErase: 'Erase what couldn’t be read',
  badge: {
    home: 'BMI calculator',
    tdee: 'TDEE calculator',
    planner: 'Weight planner',
    pregnancy: 'Pregnancy',
  },
  noFigures:
    'The calculator has no result for these entries: they can’t be read, or there is no plan for them.',
  ownTdee: 'TDEE, from your log',
  afterwards: 'Afterward, to stay there',
  goal: 'Goal',
  macros: 'Macros',
} as const;

/** The labels of a result's figures. */
export const figureNames = {
  weight: 'Weight',
  bmi: 'BMI',
  bmr: 'BMR',
  tdee: 'TDEE',
  maintenance: 'Calories to maintain',
  target: { lose: 'Target, to lose', maintain: 'Target, to maintain', gain: 'Target, to gain' },
} as const;

/** The label of a target: the goal, or the target that was chosen instead. */
export function targetName({ goal, choice, plan }: Pick<Summary, 'goal' | 'choice' | 'plan'>): string {
  if (plan) return 'Per day, until you reach the goal';
  return choice ? `Target (${targetNames[choice].toLowerCase()})` : figureNames.target[goal ?? 'maintain'];
}

/** What a result was calculated from, besides the weight: "175 cm · 30 years · male · moderately active". */
export const bodyText = ({ person, unit }: Summary): string =>
  [
    formatHeight(person.height.centimetres, unit === 'kg' ? 'metric' : 'imperial'),
    formatAge(person.age),
    person.gender,
    levelName(person.activityLevel).toLowerCase(),
    ...bodyFatLine(person),
  ].join(' · ');

/** The goal of a plan, in the given unit: "80 kg by May 20, 2027". */
export const planText = ({ weight, day }: SavedGoal, unit: WeightUnit): string =>
  `${formatGivenWeight(weight, unit)} by ${formatIsoDay(day)}`;

/** What happened to the entries that couldn't be read; `null` if all could be. */
export function unreadableText(aside: number, damaged: number): string | null {
  const count = aside + damaged;
  if (count === 0) return null;
  const unread = formatPlural(count, [
    '# entry couldn’t be read. All others are here.',
    '# entries couldn’t be read. All others are here.',
  ]);
  const setAside = aside > 0 ? ' What couldn’t be read is set aside unchanged.' : '';
  return `${unread}${setAside}`;
}

/** For an export when the store is empty but the list isn't. */
export const clearedText =
  'Your results are no longer in this browser because its storage was cleared while this page was open. You can still export what the page shows.';

/** What is in progress. */
export const progressText = {
  exporting: 'Writing the file…',
  reading: 'Reading the file…',
  importing: (done: number, total: number) => `Importing ${formatWhole(done)} of ${formatWhole(total)}…`,
  erasing: 'Erasing…',
} as const;

/** What was done. */
export const doneText = {
  deleted: (instant: string) => `Deleted the result from ${formatWhen(instant)}.`,
  restored: (instant: string) => `Restored the result from ${formatWhen(instant)}.`,
  changed: (instant: string) => `Saved your changes to the result from ${formatWhen(instant)}.`,
  unchanged: (instant: string) => `The result from ${formatWhen(instant)} is unchanged.`,
  exported: (count: number, name: string) =>
    formatPlural(count, [`# result exported to ${name}.`, `# results exported to ${name}.`]),
  exportedPerson: (name: string) => `Everything was exported to ${name}.`,
  nobody: 'Nothing is kept of anybody here yet.',
  erased:
    'Everything was erased from this device. Your browser may still have the addresses you visited, what it fills in for you, downloaded files and backups.',
  asideErased: 'What couldn’t be read was erased.',
} as const;
