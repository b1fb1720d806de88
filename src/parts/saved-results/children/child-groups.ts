import type { SavedChild } from '#person/database/saved-child.ts';

/** The saved measurements of one child, by age. */
export interface ChildGroup {
  /** As first written. */
  readonly name: string;
  readonly entries: readonly SavedChild[];
}

/** The same for names that differ only in case and spaces: “sam ” is Sam. */
const keyOf = (name: string): string => name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** Measurements by child, sorted by name. */
export function groupChildren(entries: readonly SavedChild[]): readonly ChildGroup[] {
  const groups = new Map<string, ChildGroup>();
  for (const entry of entries) {
    const key = keyOf(entry.name);
    const group = groups.get(key);
    groups.set(key, { name: group?.name ?? entry.name, entries: [...(group?.entries ?? []), entry] });
  }
  return [...groups.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The group for a name in any spelling. */
export const groupNamed = (groups: readonly ChildGroup[], name: string): ChildGroup | undefined =>
  groups.find((group) => keyOf(group.name) === keyOf(name));
