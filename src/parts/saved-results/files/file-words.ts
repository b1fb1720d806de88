import { LARGEST_FILE_MB, LONGEST_NOTE } from '#person/database/result-row.ts';
import type { StoreProblem } from '#person/database/store-failure.ts';
import { storeProblems } from '#person/database/store-problem-words.ts';
import { logPage } from '#tools/log/page-words.ts';
import { formatWhole } from '#ui/text/format.ts';
import { formatPlural } from '#ui/text/format-plural.ts';
import type { Brought } from './bring-in.ts';
import type { FileProblem, Skipped } from './import-file.ts';

/** Why a file was not imported. */
export const fileProblems: Readonly<Record<FileProblem, string>> = {
  tooLarge: `This file is larger than ${LARGEST_FILE_MB} MB, so it wasn’t opened. Check that you chose the right one.`,
  unreadable: 'The file couldn’t be opened. If it was moved or renamed, choose it again.',
  empty: 'This file is empty. Export it again, or choose another one.',
  notJson: 'This file starts like JSON but is damaged further on. Export it again.',
  unknown: 'This file has nothing that was exported here. Export it again, or choose another one.',
  newer: 'This file was written by a newer version of this site. Reload the page, then try again.',
};

/** What was wrong with a skipped entry. */
const entryProblems: Readonly<Record<Skipped['problem'], string>> = {
  shape: 'It isn’t complete, or its cells don’t match the columns.',
  id: 'The ID is missing, too long, or has characters other than letters, digits, _ and -.',
  savedAt: 'The date is missing or can’t be read; write it as 2026-11-21 or 2026-11-21 17:03.',
  changedAt:
    'The date of its last change is missing or can’t be read; write it as 2026-11-21 or 2026-11-21 17:03.',
  tool: 'The calculator isn’t home, tdee or planner.',
  note: `The note is longer than ${LONGEST_NOTE} characters.`,
  ambiguousDate:
    'The date could have the day or the month first, and no other date in the file shows which; write it as 2026-11-21.',
  entries: 'The entries are missing, or the calculator has no result for them.',
  openQuote: 'A quotation mark is opened and not closed; reading continued on the next line.',
  openQuotes: 'A quotation mark is opened and not closed, as on 99 earlier lines; the rest wasn’t read.',
};

const placeNames = { entry: 'Entry', row: 'Row', line: 'Line' } as const;

/** A skipped entry in one line. */
export function skippedText({ unit, place, problem }: Skipped): string {
  return `${placeNames[unit]} ${formatWhole(place)}: ${entryProblems[problem]}`;
}

interface ImportCounts {
  readonly added: number;
  readonly updated: number;
  readonly known: number;
  readonly skipped: number;
}

/** The outcome of an import, in a few sentences. */
export function importedText({ added, updated, known, skipped }: ImportCounts): string {
  if (added + updated + known + skipped === 0) return 'The file has no results.';
  return [
    formatPlural(added, ['# result added.', '# results added.']),
    updated > 0 && formatPlural(updated, ['# result updated.', '# results updated.']),
    known > 0 && formatPlural(known, ['# result already here.', '# results already here.']),
    skipped > 0 && formatPlural(skipped, ['# entry left out:', '# entries left out:']),
  ]
    .filter((text) => text !== false)
    .join(' ');
}

/** What stopped an import partway through. */
export function stoppedText(done: number, problem: StoreProblem): string {
  const stopped = formatPlural(done, [
    '# result was imported before this stopped. The file still has the others.',
    '# results were imported before this stopped. The file still has the others.',
  ]);
  return `${stopped} ${storeProblems[problem]}`;
}

/** More skipped entries than are listed. */
export const moreText = (count: number): string => `…and ${formatWhole(count)} more.`;

const some = (count: number, one: string, other: string): readonly string[] =>
  count === 0 ? [] : [formatPlural(count, [`# ${one}`, `# ${other}`])];

/** What came from a file of a person; `left` is what couldn't be read, besides results. */
export function broughtText(
  { days, others, plans, children }: Brought,
  { added, updated, left }: { readonly added: number; readonly updated: number; readonly left: number },
): string {
  const news = [
    ...some(days, 'day of the log', 'days of the log'),
    ...some(plans, 'plan', 'plans'),
    ...some(added + updated, 'saved result', 'saved results'),
    ...some(children, 'child’s measurement', 'children’s measurements'),
  ];
  return [
    news.length === 0 ? 'Everything in this file is here already.' : `Imported: ${news.join(', ')}.`,
    ...some(others, 'day has other values here, which stay.', 'days have other values here, which stay.'),
    ...some(left, 'entry couldn’t be read.', 'entries couldn’t be read.'),
  ].join(' ');
}

/** For a spreadsheet or a file of another app: the log's import is open and in view by now, and reads it. */
export const passedText = `This looks like a spreadsheet or another app’s file, so it’s under “${logPage.importTitle}” now. Check there what’s in it, then press Import.`;

/** After Undo. */
export const undoneText = 'The import was undone. What you changed since stays.';

/** The words of a file's question: who should get it. */
export const whoseWords = {
  ofSomebody: (name: string) =>
    `This file is for ${name}, but this page shows somebody else. Who should get it?`,
  ofUnknown: 'This file is of somebody who has nothing saved on this device. Who should get it?',
  ofSeveral: 'This file is of several people. Who should get it?',
  to: (name: string) => (name === '' ? 'the person without a name' : name),
  toNew: (name: string) => (name === '' ? 'Add a new person' : `Add ${name} as a new person`),
  toOwn: (name: string) => `For ${name}`,
  toEach: 'For each of them',
  toShown: (name: string) => (name === '' ? 'For the person shown now' : `For ${name}, shown now`),
  added: (name: string) => `${name} is on this device now: switch to them at the top of the page.`,
} as const;
