/** Children in a file: their names are never in it, only what tells one child from another. Pure. */
import type { SavedChild } from '#person/database/saved-child.ts';

const standIn = (count: number): string => `Child ${count}`;

/** The first stand-in that isn't taken. */
function freeStandIn(taken: ReadonlySet<string>): string {
  let count = 1;
  while (taken.has(standIn(count))) count += 1;
  return standIn(count);
}

function renamed(children: readonly SavedChild[], nameFor: (name: string) => string): readonly SavedChild[] {
  const names = new Map<string, string>();
  return children.map((child) => {
    const name = names.get(child.name) ?? nameFor(child.name);
    names.set(child.name, name);
    return { ...child, name };
  });
}

/** Measurements with “Child 1”, “Child 2” in place of the names. */
export function withoutNames(children: readonly SavedChild[]): readonly SavedChild[] {
  let count = 0;
  return renamed(children, () => standIn((count += 1)));
}

/** The measurements of a file that aren't here yet, for the children who are here, or for new ones with free stand-ins. */
export function newChildren(
  copies: readonly SavedChild[],
  known: readonly SavedChild[],
): readonly SavedChild[] {
  const here = new Map(known.map(({ id, name }) => [id, name]));
  const taken = new Set(known.map(({ name }) => name));
  const all = renamed(copies, (name) => {
    const same = copies.find((copy) => copy.name === name && here.has(copy.id));
    const own = (same && here.get(same.id)) ?? freeStandIn(taken);
    taken.add(own);
    return own;
  });
  return all.filter(({ id }) => !here.has(id));
}
