/**
 * Whose entries a tab has. Tabs tell each other at once when another person is chosen; a tab that missed it, on a page
 * without a form or closed and restored, finds out here.
 */
import { AGE_LIMITS } from '#person/limits.ts';
import { isUnderAge } from '#person/policy/limits.ts';
import { quietly } from '#ui/untrusted.ts';
import { emptyTab } from './erased.ts';
import { ageField } from './person-fields.ts';
import type { Texts, Tool } from './field.ts';
import { loadSession, storedRecord } from './session.ts';

/** The key in the tab's session storage: the id of the person. The privacy page mentions it. */
export const TAB_PERSON_KEY = 'evenscale.for';

/** The id of the person whose entries the tab has; `null` if they are nobody’s who is kept. */
export const tabPerson = (): string | null => quietly(() => sessionStorage.getItem(TAB_PERSON_KEY));

/** Makes the tab the current person's. If it was another's, what was typed for them is emptied. */
export function keepTabFor(person: string): void {
  const before = tabPerson();
  if (before === person) return;
  if (before !== null) emptyTab(new Date().toISOString());
  quietly(() => sessionStorage.setItem(TAB_PERSON_KEY, person));
}

const AGE = ageField({ preset: '', ...AGE_LIMITS.home });

/**
 * True if the tab's person looked something up for a child: the session's age is under 18. Such entries don't take that
 * person's place in the forms of other pages, or of later visits to the same one.
 */
export function isChildsTurn(): boolean {
  const text = storedRecord()?.['age'];
  if (typeof text !== 'string' || tabPerson() === null) return false;
  const age = AGE.read(text);
  return age.ok && isUnderAge(age.value);
}

/** The session's entries for a tool, unless they are a child's in a tab with a kept person. */
export const loadOwnSession = <Entries extends Texts<Entries>, Input>(
  tool: Tool<Entries, Input>,
  without: readonly string[] = [],
): Partial<Entries> | null => (isChildsTurn() ? null : loadSession(tool, without));
