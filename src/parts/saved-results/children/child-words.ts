import { formatPlural } from '#ui/text/format-plural.ts';
import { LONGEST_NAME } from '#person/database/person-row.ts';

/** The words of a child's measurements over time. */
export const savedChildWords = {
  waiting: 'Press Calculate first. Then you can save the measurement here.',
  intro:
    'Nothing is saved unless you press Save. Measurements stay in this browser on this device, with the age in months and without any date. Anyone who uses this browser can see them.',
  name: 'Name or initials',
  nameHint: `Stays on this device. It’s never in a link or a file. If you print, it’s above the list of measurements. At most ${LONGEST_NAME} characters.`,
  known: 'Saved before:',
  nameMissing: 'Enter a name or initials, so that you can tell children apart.',
  save: 'Save this measurement',
  close: 'Close',
  listBelow: 'The list of measurements is below the result. You can export it there.',
  saved: 'Saved on this device.',
  removed: 'Deleted from this device.',
  restored: 'Back in the list.',
  choice: 'Saved on this device',
  choiceHint:
    'Measuring more than once? Save each result on this device to see your child’s line on the chart.',
  count: (count: number) => formatPlural(count, ['# measurement', '# measurements']),
  next: (name: string) =>
    `${name}: the sex is filled in. Enter the age, weight and height of the next measurement.`,
  onChart: (name: string) =>
    `The measurements saved for ${name} are on the growth chart, too. Enter another name to show another child’s.`,
  listOf: (name: string) => `Saved measurements for ${name}`,
  remove: 'Delete',
  removeAll: (name: string) => `Delete everything saved for ${name}`,
  removeAllSure: 'This can’t be undone. An export keeps a copy.',
  removeAllYes: 'Yes, delete all of it',
  otherSex: (name: string) =>
    `The measurements saved for ${name} are for a child of the other sex. Enter another name, or correct the sex in the form.`,
  exportCsv: 'Export as CSV',
  exported: (count: number) =>
    formatPlural(count, [
      '# measurement exported to a file, without the name.',
      '# measurements exported to a file, without the name.',
    ]),
  importLabel: 'Import a file that was exported here',
  importHint: 'The measurements are added to the name above.',
  imported: (count: number) => formatPlural(count, ['# measurement added.', '# measurements added.']),
  importProblem:
    'This file has no measurements that this page can read. It needs the same columns as a file exported here.',
  adults: 'Saved results of adults',
  snapshot:
    'A few measurements a year, at checkups, are enough. You don’t need to weigh a child at home, and it isn’t a good idea if food or weight is a worry.',
} as const;
