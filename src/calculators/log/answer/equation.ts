/** The equation's figure for the person, to compare with the log's own figure. */
import { mifflinStJeor, totalDailyEnergyExpenditure } from '@evenscale/formulas/energy';
import { kcal, years } from '@evenscale/formulas/units';
import { readPage } from '#person/database/list-page.ts';
import type { SavedResult } from '#person/database/saved-result.ts';
import { initialEntries, readEntries } from '#person/entries/field.ts';
import { loadSession } from '#person/entries/session.ts';
import { isUnderAge } from '#person/policy.ts';
import { tdee } from '#tools/tdee/entries.ts';

/** The figure, and where it comes from. */
export interface EquationFigure {
  readonly value: number;
  readonly from: 'session' | 'saved';
}

function fromSession(): EquationFigure | null {
  const session = loadSession(tdee);
  const reading = session && readEntries(tdee, { ...initialEntries(tdee), ...session });
  if (!reading?.ok || isUnderAge(reading.input.age)) return null;
  const { weight, height, age, gender, activityLevel } = reading.input;
  const bmr = mifflinStJeor(weight.kilograms, height.centimetres, age, gender);
  return bmr > 0 ? { value: totalDailyEnergyExpenditure(bmr, activityLevel), from: 'session' } : null;
}

/** A saved result's daily energy from the equation; the visitor's own figure can't be compared with itself. */
function equationTdeeOf({ figures, person, ownMaintenance }: SavedResult): number | null {
  if (!ownMaintenance) return figures.tdee;
  return figures.bmr === null ? null : totalDailyEnergyExpenditure(kcal(figures.bmr), person.activityLevel);
}

/** The figure for the session's person, or else from the newest saved result; `null` without either. */
export async function readEquationFigure(): Promise<EquationFigure | null> {
  const own = fromSession();
  if (own) return own;
  const page = await readPage({ to: 'newest' }, 1);
  const saved = page.ok ? page.value.results[0] : undefined;
  const tdee = saved ? equationTdeeOf(saved) : null;
  return tdee === null || saved === undefined || isUnderAge(years(saved.person.age))
    ? null
    : { value: tdee, from: 'saved' };
}
