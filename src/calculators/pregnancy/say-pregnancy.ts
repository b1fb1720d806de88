export { forgetPregnancy } from '#person/entries/forget-entries.ts';
import { initialEntries } from '#person/entries/field.ts';
import { loadSession, saveSession, sessionPresets } from '#person/entries/session.ts';
import { chosenDetails } from '#person/log/chosen-details.ts';
import { OWNER_LIMITS } from '#person/policy/owner.ts';
import { home } from '#tools/home/entries.ts';
import type { PregnancyInput } from '#tools/pregnancy/entries.ts';

const isFar = (one: number | null, other: number | null | undefined, limit: number): boolean =>
  one !== null && typeof other === 'number' && Math.abs(one - other) > limit;

/**
 * Says in this tab, as the adult tools' own checkbox does, that somebody is pregnant: nothing there is then about losing
 * weight. Not if the tab has the height or age of somebody else.
 */
export function sayPregnancy({ height, age }: Pick<PregnancyInput, 'height' | 'age'>): void {
  const chosen = chosenDetails();
  if (isFar(chosen.centimetres, height?.centimetres, OWNER_LIMITS.centimetres)) return;
  if (isFar(chosen.age, age, OWNER_LIMITS.years)) return;
  const entries = { ...initialEntries(home), ...loadSession(home), pregnancy: 'yes' as const };
  saveSession(home, entries, false, sessionPresets());
}
