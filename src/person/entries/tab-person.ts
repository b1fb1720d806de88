/**
 * Whose entries a tab has. Tabs tell each other at once when another person is chosen; a tab that missed it, on a page
 * without a form or closed and restored, finds out here.
 */
import { quietly } from '#ui/untrusted.ts';
import { emptyTab } from './erased.ts';

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
