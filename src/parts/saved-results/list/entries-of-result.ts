/** A saved result's entries as its calculator's form has them. */
import { kg } from '@evenscale/formulas/units';
import { planEntriesIn } from '#person/database/parse-plan.ts';
import type { SavedPlan, SavedResult } from '#person/database/saved-result.ts';
import { measureTextOf } from '#person/entries/draft-of.ts';
import type { KeptEntries } from '#person/entries/kept.ts';
import { ownMaintenanceText } from '#person/entries/person-fields.ts';
import { DEFAULT_MACROS } from '#person/macros/macro-choice.ts';

type Entries = KeptEntries['entries'];

const personEntries = ({ typed, person }: SavedResult): Entries => ({
  weight: measureTextOf(typed.weight),
  height: measureTextOf(typed.height),
  age: typed.age,
  gender: person.gender,
  activityLevel: person.activityLevel,
  units: person.units,
  inStone: typed.inStone ? 'yes' : 'no',
});

function energyEntries({ typed, person, ownMaintenance: own }: SavedResult): Entries {
  const weight = kg(person.kilograms);
  return { bodyFat: typed.bodyFat, ownMaintenance: ownMaintenanceText(own && { ...own, weight }) };
}

function planEntries(plan: SavedPlan): Entries | null {
  const entries = planEntriesIn(plan.entries);
  if (!entries) return null;
  const { goal, when, shape } = entries;
  return {
    goalWeight: measureTextOf(goal),
    by: when.by,
    goalDate: when.by === 'date' ? when.date : '',
    pace: when.by === 'pace' ? when.pace : 'steady',
    shape,
  };
}

function toolEntries(result: SavedResult): Entries | null {
  const { calculator, goal, target = '', macros = DEFAULT_MACROS, plan } = result;
  if (calculator === 'home') return {};
  if (calculator === 'tdee') return { ...energyEntries(result), goal: goal ?? 'maintain', target, macros };
  const planned = plan && planEntries(plan);
  return planned ? { ...energyEntries(result), ...planned } : null;
}

/** The entries of a saved result; `null` if its plan can't be read. */
export function entriesOfResult(result: SavedResult): KeptEntries | null {
  const entries = toolEntries(result);
  return entries && { tool: result.calculator, entries: { ...personEntries(result), ...entries } };
}
