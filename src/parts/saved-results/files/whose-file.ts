/** Whose file it is, among the people who are here: a file of somebody else goes nowhere without asking. Pure. */
import { currentOf, LONGEST_NAME, type PersonRow } from '#person/database/person-row.ts';
import type { FileReading } from './import-file.ts';

export type ReadFile = Extract<FileReading, { readonly ok: true }>;

/** Somebody whom a file names. */
export interface Named {
  readonly id: string;
  /** As they are called here, or as they will be. */
  readonly name: string;
  readonly isHere: boolean;
}

type Whose =
  /** It goes to whom it names. */
  | { readonly kind: 'own'; readonly named: readonly Named[] }
  | { readonly kind: 'asked'; readonly named: readonly Named[]; readonly shown: PersonRow };

/** The name of somebody who is added from a file that has none, or whose name is taken. */
const OTHER = 'New person';

/** A name that nobody here has. */
function freeName(name: string, people: readonly PersonRow[]): string {
  const base = name === '' ? OTHER : name;
  const taken = new Set(people.map((person) => person.name.toLowerCase()));
  for (let count = 1; ; count += 1) {
    const end = count === 1 ? '' : ` ${count}`;
    const free = `${base.slice(0, LONGEST_NAME - end.length)}${end}`;
    if (!taken.has(free.toLowerCase())) return free;
  }
}

/** The people whom a file names, and whether the visitor has to be asked where it goes. */
export function whoseFile({ copy, results }: ReadFile, people: readonly PersonRow[]): Whose {
  const ids = copy?.person
    ? [copy.person.id]
    : [...new Set(results.map(({ person }) => person))].filter((id) => id !== '');
  const shown = currentOf(people);
  const named = ids.map((id): Named => {
    const here = people.find((person) => person.id === id);
    const name = copy?.person?.name ?? '';
    return { id, name: here?.name ?? (shown ? freeName(name, people) : name), isHere: here !== undefined };
  });
  if (!shown || ids.every((id) => id === shown.id)) return { kind: 'own', named };
  return { kind: 'asked', named, shown };
}
