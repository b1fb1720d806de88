import { kg, percent } from '@evenscale/formulas/units';
import type { SavedResult } from '#person/database/saved-result.ts';
import { readWeight, weightAs, weightUnitOf } from '#person/draft.ts';
import type { PersonDraft, WeightText } from '#person/draft.ts';
import { emptyPersonForm, parsePerson } from '#person/form.ts';
import type { EntryProblem, Person, PersonFormState, PersonRules } from '#person/form.ts';
import { AGE_LIMITS, OTHER_WEIGHT_SHARE } from '#person/limits.ts';
import { ownEntries } from '#person/own-maintenance.ts';
import { newResult } from './new-result.ts';

/** The rules for a saved person, of whom only the weight can be typed. */
export const WEIGHT_RULES: PersonRules = {
  defaultAge: 30,
  ...AGE_LIMITS.home,
  ownEntries,
  steps: { weight: { metric: 0.1, imperial: 0.1 }, height: { metric: 1, imperial: 1 }, age: 1 },
};

function weightTextOf({ person, typed }: SavedResult): WeightText {
  const reading = readWeight(typed.weight);
  const isTyped = reading.ok && reading.value.kilograms === person.kilograms;
  return isTyped ? typed.weight : { unit: 'kg', kilograms: String(person.kilograms) };
}

/** The form for another weight of a saved person, filled in with the current one. */
export function weightFormOf(result: SavedResult): PersonFormState {
  const { person, typed, ownMaintenance: own } = result;
  const { units, gender, activityLevel, age } = person;
  const { inStone } = typed;
  const draft: PersonDraft = {
    units,
    inStone,
    weight: weightAs(weightTextOf(result), weightUnitOf({ units, inStone })),
    height: { unit: 'cm', centimetres: String(person.centimetres) },
    age: String(age),
    gender,
    activityLevel,
    ownMaintenance: own && { ...own, weight: kg(person.kilograms) },
  };
  return { ...emptyPersonForm(WEIGHT_RULES), draft };
}

export type WeightReading =
  { readonly ok: true; readonly person: Person } | { readonly ok: false; readonly problem: EntryProblem };

/** Reads the typed weight, within the calculators' limits. */
export function readWeightForm({ draft, confirmed }: PersonFormState): WeightReading {
  const parsed = parsePerson(draft, WEIGHT_RULES, confirmed);
  if (parsed.ok) return parsed;
  // Height and age were valid before, so a problem with the combination is the weight's.
  return { ok: false, problem: parsed.problems.weight ?? 'implausible' };
}

/** True if the typed weight is the saved one. */
export const isSameWeight = (result: SavedResult, { weight }: Person): boolean =>
  // Converting to a display unit and back isn't a change.
  Math.abs(weight.kilograms - result.person.kilograms) < 0.005;

/** The visitor's own figure is for the weight in its log; it is kept only if the weight hardly changes. */
const withinReach = ({ ownMaintenance: own, weight }: Person): boolean =>
  own !== undefined && Math.abs(weight.kilograms / own.weight - 1) <= OTHER_WEIGHT_SHARE;

/** A saved result recalculated with another weight. A plan becomes a TDEE result, since it only fits its own weight. */
export function atWeight(
  result: SavedResult,
  person: Person,
  draft: PersonDraft,
  entry: { readonly note: string; readonly savedAt: Date },
): SavedResult {
  const { calculator, goal, target, bodyFat, typed, plan } = result;
  return newResult(
    {
      calculator: plan ? 'tdee' : calculator,
      person: { ...person, ownMaintenance: withinReach(person) ? person.ownMaintenance : undefined },
      draft,
      ...(calculator === 'home'
        ? {}
        : {
            goal: goal ?? 'maintain',
            target: target ?? null,
            bodyFat: bodyFat === null ? null : percent(bodyFat),
            bodyFatText: typed.bodyFat,
          }),
    },
    entry.note,
    entry.savedAt,
  );
}
