/** The words about the people whose logs are kept on this device. */
import type { KeptOfPerson } from '#person/database/erase-person.ts';
import { LONGEST_NAME, type PersonRow } from '#person/database/person-row.ts';
import { formatPlural } from '#ui/text/format-plural.ts';

/** How a person is named in a sentence. */
export const nameOf = ({ name }: Pick<PersonRow, 'name'>): string =>
  name === '' ? 'the person without a name' : name;

export const peopleWords = {
  add: 'Add a person',
  /** The button that opens the list, with whom the page is for. */
  shown: (name: string) => `For ${name}`,
  title: 'People on this device',
  intro:
    'Each person has a log, a plan, saved results and kept entries of their own. Names stay on this device: none is ever part of a link.',
  current: 'Shown now',
  unnamed: 'No name yet',
  choose: (name: string) => `Switch to ${name}`,
  name: 'Name',
  rename: 'Rename',
  erase: 'Erase…',
  close: 'Close',
  ownName: 'Your name',
  me: 'Me',
  newName: 'Name of the new person',
  addNow: 'Add',
  nameLabel: 'Name (optional)',
  nameHint: `At most ${LONGEST_NAME} characters. It may be a nickname or initials.`,
  save: 'Save',
  cancel: 'Cancel',
  missing: 'Enter a name or initials, so that you can tell the logs apart.',
  taken: (name: string) => `There’s already somebody called ${name} here. Choose another name.`,
  chosen: (name: string) => `This page is for ${name} now.`,
  added: (name: string) => `This page is for ${name} now, and their log is empty.`,
  named: 'The name is saved.',
  erased: (name: string) => `Erased ${name} and everything kept for them from this device.`,
  question: (name: string) => `Erase ${name}?`,
  eraseYes: (name: string) => `Erase ${name}`,
  eraseNo: (name: string) => `Keep ${name}`,
  eraseNote:
    'There’s no way back but a file. If you might want it again, switch to this person and export it first. Everybody else stays, and so do children’s measurements.',
} as const;

const count = (n: number, one: string, other: string): readonly string[] =>
  n === 0 ? [] : [formatPlural(n, [`# ${one}`, `# ${other}`])];

/** "12 days of the log, 1 plan and the entries that the forms start with will be gone from this device for good." */
export function goneText({ days, plans, results }: KeptOfPerson): string {
  const counted = [
    ...count(days, 'day of the log', 'days of the log'),
    ...count(plans, 'plan', 'plans'),
    ...count(results, 'saved result', 'saved results'),
  ].join(', ');
  const entries = 'the name and the entries that the forms start with';
  const all = counted === '' ? entries : `${counted}, and ${entries}`;
  return `${all.charAt(0).toUpperCase()}${all.slice(1)} will be gone from this device for good.`;
}

/** What is wrong with the name of a new person, among those who are here. */
export function nameProblem(name: string, others: readonly Pick<PersonRow, 'name'>[]): string | undefined {
  if (name === '') return peopleWords.missing;
  const key = name.toLowerCase();
  return others.some((other) => other.name.toLowerCase() === key) ? peopleWords.taken(name) : undefined;
}
