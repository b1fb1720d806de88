import { formatWhole } from '#ui/text/format.ts';
import { formatPlural } from '#ui/text/format-plural.ts';
import type { FileProblem, RefusedKind, RefusedLine } from '../log-file-reading.ts';

/** Why a file has nothing for the log. */
export const fileProblems: Readonly<Record<FileProblem, string>> = {
  empty: 'This file is empty. Export it again, or choose another one.',
  unreadable: 'The file couldn’t be read. If it was moved or renamed, choose it again.',
  notUtf8: 'This file isn’t UTF-8 text. If it’s from a spreadsheet, save it again as “CSV UTF-8”.',
  zipDamaged: 'This zip file is damaged or incomplete. Export it again.',
  unknown:
    'No weights or calories with dates were found in this file. It has to be an export from an app we can read, or a CSV or Excel table with a column of dates.',
  zipEncrypted:
    'This zip file has a password. Unpack it with the password, then choose the file with your weights or calories.',
  zipTooMany:
    'This zip file holds more than 10,000 files, so it wasn’t read. Unpack it, then choose the file with your weights or calories.',
  zipTooLarge:
    'This zip file unpacks to far more than an export would (over 2 GB, or 200 times its size), so it wasn’t read. Unpack it, then choose the file with your weights or calories.',
  oldExcel:
    'This Excel file is in the old format or has a password. Save it as .xlsx without a password, or as CSV.',
  workbookTooLarge: 'This Excel file is too large to read. Save the sheet with your log as CSV.',
  database:
    'This is a database, such as Health Connect’s export, which we can’t read. Health Connect gets its data from other apps, so export from the app that recorded your weights or meals, such as Samsung Health, Fitbit or MyFitnessPal. CSV files that an app like Health Sync saves from Health Connect work, too.',
  notJson: 'This file starts like JSON but is damaged further on. Export it again.',
  jsonTooLarge:
    'This JSON file is larger than 200 MB, so it wasn’t read. Export it as CSV, or export fewer days.',
  nothing:
    'This is a file we can read, but it has no weights or calories. Check what you chose to export in the app.',
};

/** Why a line was skipped. */
export const refusals = {
  noDate: 'It has no date.',
  date: 'Its date can’t be read or isn’t in the calendar from 1900 to 2199.',
  ambiguousDate: 'Its date could have the day or the month first.',
  future: 'Its date is in the future.',
  weight: 'Its weight isn’t a number. The rest of the line counts.',
  weightUnit: 'Its weight is in a unit we don’t know. The rest of the line counts.',
  weightRange: 'Its weight isn’t from 20 to 500 kg. The rest of the line counts.',
  energy: 'Its energy isn’t a number. The rest of the line counts.',
  energyUnit: 'Its energy is in a unit we don’t know. The rest of the line counts.',
  energyRange: 'Its day isn’t from 0 to 20,000 kcal.',
  waist: 'Its waist isn’t a number. The rest of the line counts.',
  waistUnit: 'Its waist is in a unit we don’t know. The rest of the line counts.',
  waistRange: 'Its waist isn’t up to 300 cm. The rest of the line counts.',
  bodyFat: 'Its body fat isn’t a percentage. The rest of the line counts.',
  bodyFatRange: 'Its body fat isn’t from 1 to 70%. The rest of the line counts.',
  note: 'Its note isn’t text.',
  cells: 'It has more or fewer cells than the header.',
  openQuote: 'A quotation mark is opened and not closed.',
  total: 'It’s a total of other lines.',
  markup: 'The XML is damaged here, so what follows may be incomplete.',
  cutOff: 'The file ends before it’s complete.',
  shape: 'It isn’t an entry of a log.',
} as const;

/** How many entries were left out for a reason. */
export const refusedKindText = ({ reason, entries }: RefusedKind): string =>
  `${formatPlural(entries, ['# entry', '# entries'])}: ${refusals[reason]}`;

/** A skipped line, and why. */
export function refusedText({ file, line, reason }: RefusedLine): string {
  const place = file === '' ? `Line ${formatWhole(line)}` : `Line ${formatWhole(line)} of ${file}`;
  return `${place}: ${refusals[reason]}`;
}
