import { initialEntries } from '#person/entries/field.ts';
import { loadSession } from '#person/entries/session.ts';
import type { PregnancyEntries } from '#tools/pregnancy/entries.ts';
import { home } from '#tools/home/entries.ts';

/**
 * What the form takes over from the adult tools of this visit: the units, height and age. Not the weight, since it may
 * be the one during pregnancy, and this form begins with the one before.
 */
export function adoptedEntries(): Partial<PregnancyEntries> {
  const { units, height, age } = { ...initialEntries(home), age: '', ...loadSession(home) };
  return { units, height, age };
}
