/** What the form starts with within a visit. */
import { initialEntries, isUntouched } from '#person/entries/field.ts';
import { entriesFor, knownEntries } from '#person/entries/known-entries.ts';
import { loadSession } from '#person/entries/session.ts';
import { home } from '#tools/home/entries.ts';
import { pregnancy, type PregnancyEntries } from '#tools/pregnancy/entries.ts';
import { quietly } from '#ui/untrusted.ts';

/** The key in the tab's session storage: this form's entries, apart from the other tools' own. The privacy page mentions it. */
export const PREGNANCY_KEY = 'evenscale.pregnancy';

/** Keeps the form's entries until it's emptied or the tab is closed; of a due date only its week. */
export function keepForVisit(entries: PregnancyEntries): void {
  quietly(() => {
    if (isUntouched(pregnancy, entries)) sessionStorage.removeItem(PREGNANCY_KEY);
    else sessionStorage.setItem(PREGNANCY_KEY, JSON.stringify(entriesFor(pregnancy, entries, 'history')));
  });
}

/**
 * What was typed here earlier in this visit, and from the adult tools the units, height and age. Not their weight, since it
 * may be the one during pregnancy, and this form begins with the one before.
 */
export function visitEntries(): Partial<PregnancyEntries> {
  const { units, height, age } = { ...initialEntries(home), age: '', ...loadSession(home) };
  const stored = quietly((): unknown => JSON.parse(sessionStorage.getItem(PREGNANCY_KEY) ?? 'null'));
  const typed = Object.entries(knownEntries(pregnancy, stored, 'history')).filter(([, text]) => text !== '');
  return { units, height, age, ...Object.fromEntries(typed) };
}
