import { formatPlural } from '#ui/text/format-plural.ts';
import { formatPercent } from '#ui/text/format.ts';
import type { FilePerson } from '../log-file-reading.ts';

const weighingsText = (weighings: number): string => formatPlural(weighings, ['# weigh-in', '# weigh-ins']);

/** The words of the import. */
export const importWords = {
  of: (name: string) => `The days of a file go to the log of ${name}.`,
  intro:
    'Import weights, calories, waist and body fat from another app or a spreadsheet. The file is read on this device and isn’t sent anywhere. You’ll see what’s in it before anything is saved.',
  underAge: 'The log is for adults, so there’s nothing to import under 18.',
  toChildren: 'See the BMI percentile for your age',
  file: 'Choose a file',
  formats:
    'Apple Health (the zip or export.xml), Libra, openScale, Renpho, Withings, Fitbit, Google Health or Google Fit (Takeout), Garmin Connect, Samsung Health, Zepp Life, MyFitnessPal, Lose It!, Cronometer, MacroFactor, Happy Scale, Hevy, a file exported here, or any CSV or Excel table with dates and weights or calories.',
  cancel: 'Cancel',
  reading: (share: number) => `Reading the file: ${formatPercent(share)}%`,
  readSoFar: 'How much of the file has been read',
  askTitle: 'One more thing about this file',
  change: 'Change',
  person: 'Whose weights are yours?',
  personHint: 'This file has several people. Only one of them is imported.',
  onePerson: ({ mark, weighings, lowest, highest }: FilePerson) => {
    const isHeight = /^\d+(?:\.\d+)?$/u.test(mark);
    const who = mark === '' ? 'No height or name' : isHeight ? `${mark} cm` : mark;
    const range = lowest === highest ? String(lowest) : `${String(lowest)} to ${String(highest)}`;
    return `${who}: ${weighingsText(weighings)}, ${range}${isHeight ? ' kg' : ''}`;
  },
  clock: (sample: string) => `Which day was ${sample} for you?`,
  clockHint: 'The Z says that times are in UTC, but apps don’t agree on whether they are.',
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
  waistUnit: (sample: string) => `Which unit is the waist ${sample} in?`,
  waistUnits: { cm: 'Centimeters', in: 'Inches' },
  choose: 'Choose one.',
  doubtfulUnit: {
    weightUnit: (better: string) =>
      `In this unit, it’s far from the weight we know of you. In ${better}, it’s near it. Press Continue again to keep this unit.`,
    waistUnit: (better: string) =>
      `In this unit, it isn’t a waist of an adult. In ${better}, it is. Press Continue again to keep this unit.`,
  },
  previewTitle: 'What’s in the file',
  table: 'Some of the days',
  day: 'Day',
  values: { weight: 'Weight', intake: 'Eaten', waist: 'Waist', bodyFat: 'Body fat', note: 'Note' },
  none: '–',
  hidden: 'Hidden weight',
  prefer: 'Where your log and the file disagree',
  preferences: { log: 'Keep my log', file: 'Use the file’s' },
  farHint: 'They may be typos, or of somebody else. Everything else on those days is imported either way.',
  farChoices: { leave: 'Leave out', keep: 'Keep' },
  inLog: 'In your log',
  inFile: 'In the file',
  conflictTable: 'Days that differ',
  import: (count: number) => formatPlural(count, ['Import # day', 'Import # days']),
  nothingNew: 'Your log already has everything in this file.',
  close: 'Close',
  writing: (share: number) => `Saving: ${formatPercent(share)}%`,
  savedSoFar: 'How much has been saved',
  stopped: 'The import was canceled. Nothing was saved, and your log is as it was before.',
  written: (count: number, stayed = 0) =>
    [
      formatPlural(count, ['# day imported into your log.', '# days imported into your log.']),
      stayed > 0 &&
        formatPlural(stayed, [
          '# day was changed in another tab meanwhile and stays. Import the file again to choose.',
          '# days were changed in another tab meanwhile and stay. Import the file again to choose.',
        ]),
    ]
      .filter((text) => text !== false)
      .join(' '),
  seeLog: 'See what your log says now',
  details: 'Your log has enough days for your own number. All that’s missing is your sex, age and height.',
  enterDetails: 'Enter them and see your number',
  entered: (person: string) =>
    `Your log has enough days for your own number. It takes your sex, age and height, as you entered them here: ${person}.`,
  useEntered: 'That’s right, see my number',
  changeEntered: 'Change them',
  undo: 'Undo the import',
  undoing: 'Undoing the import…',
  undone: 'The import was undone. Your log is as it was before, except for days you’ve changed since.',
  detailsStay: 'Your sex, age and height stay.',
  last: (days: number, on: string, until: string) =>
    `Last import: ${formatPlural(days, ['# day', '# days'])}, on ${on}. You can undo it until ${until}; days you’ve changed since stay as they are.`,
  another: 'Import another file',
  refusedTitle: (count: number) => formatPlural(count, ['# entry left out', '# entries left out']),
  refusedMore: (count: number) => formatPlural(count, ['And # more entry.', 'And # more entries.']),
  refusedDownload: 'Download the list',
  refusedHead: ['file', 'line', 'reason'],
  refusedFile: 'evenscale-lines-left-out.csv',
  unchanged: 'Nothing was changed.',
  tryAgain: 'Try again',
} as const;
