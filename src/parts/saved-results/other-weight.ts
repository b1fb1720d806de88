import { kg, percent } from '@evenscale/formulas/units';
import type { SavedResult } from '#person/database/saved-result.ts';
import { readWeight, weightAs, weightUnitOf } from '#person/draft.ts';
import type { PersonDraft, WeightText } from '#person/draft.ts';
import { emptyPersonForm, parsePerson } from '#person/form.ts';
import type { EntryProblem, Person, PersonFormState, PersonRules } from '#person/form.ts';
import { AGE_LIMITS, OTHER_WEIGHT_SHARE } from '#person/limits.ts';
import { ownEntries } from '#person/own-maintenance.ts';
import { newResult } from './new-result.ts';

/** The rules of a saved person, whose weight alone can be typed. */
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

/** The form for another weight of a saved person, filled in with the present one. */
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

/** Reads the weight that was typed, within the limits of the calculators. */
export function readWeightForm({ draft, confirmed }: PersonFormState): WeightReading {
  const parsed = parsePerson(draft, WEIGHT_RULES, confirmed);
  if (parsed.ok) return parsed;
  // Height and age were calculated with before: what doesn't fit them is the weight.
  return { ok: false, problem: parsed.problems.weight ?? 'implausible' };
}

/** True where the typed weight is the one that is saved. */
export const isSameWeight = (result: SavedResult, { weight }: Person): boolean =>
  // A conversion for display and back is no change.
  Math.abs(weight.kilograms - result.person.kilograms) < 0.005;

/** One's own figure belongs to the weight of its log: it stays with one that is hardly another. */
const withinReach = ({ ownMaintenance: own, weight }: Person): boolean =>
  own !== undefined && Math.abs(weight.kilograms / own.weight - 1) <= OTHER_WEIGHT_SHARE;

/** A saved result calculated again with another weight; a plan becomes a TDEE result, because it belongs to its weight. */
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
