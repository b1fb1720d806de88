import { targetForGoal } from '@evenscale/formulas/energy';
import { shownValue } from '#person/policy.ts';
import { buildTargetReport, type TargetReport } from '#person/target-report.ts';
import { bodyMassIndexOf } from '#person/assessment.ts';
import { readHeight, readWeight } from '#person/draft.ts';
import type { HeightText, WeightText } from '#person/draft.ts';
import { DEFAULT_MACROS } from '#person/macros/macro-choice.ts';
import { cleanLine, cleanNote } from '#person/database/read-fields.ts';
import { LONGEST_NOTE, LONGEST_TEXT } from '#person/database/saved-result.ts';
import { writePlan } from '#person/link/plan-link.ts';
import type { ShownPlan, ShownResult } from './shown-result.ts';
import type { SavedFigures, SavedPlan, SavedResult, TypedTexts } from '#person/database/saved-result.ts';

/** The targets of a result. */
const targetsOf = ({ person, bodyFat = null, goal = 'maintain', target = null }: ShownResult): TargetReport =>
  buildTargetReport({ ...person, bodyFat, goal, target });

function figuresOf(shared: ShownResult): SavedFigures {
  const { calculator, person, goal, plan } = shared;
  const { day, maintenance, chosen } = targetsOf(shared);
  const { bmr, tdee } = day;
  const bmi = bodyMassIndexOf(person);
  // Outside the range of the equation, the calculators show no energy.
  if (bmr <= 0) return { bmi, bmr: null, tdee: null, target: null };
  if (plan) return { bmi, bmr, tdee, target: plan.intake };
  const isTarget = calculator !== 'home' && goal !== undefined;
  return { bmi, bmr, tdee: shownValue(maintenance), target: isTarget && chosen ? chosen.figure.value : null };
}

const fits = (texts: WeightText | HeightText): boolean =>
  Object.values(texts).every((text) => text.length <= LONGEST_TEXT && cleanLine(text) === text);

// The form may have been edited since: only texts that match the result are saved with it.
function typedOf({ person, draft, bodyFatText = '' }: ShownResult): TypedTexts {
  const weight = readWeight(draft.weight);
  const height = readHeight(draft.height);
  const { kilograms } = person.weight;
  const { centimetres } = person.height;
  const isSameWeight = weight.ok && weight.value.kilograms === kilograms && fits(draft.weight);
  const isSameHeight = height.ok && height.value.centimetres === centimetres && fits(draft.height);
  return {
    inStone: draft.inStone,
    weight: isSameWeight ? draft.weight : { unit: 'kg', kilograms: String(kilograms) },
    height: isSameHeight ? draft.height : { unit: 'cm', centimetres: String(centimetres) },
    age: String(person.age),
    bodyFat: cleanLine(bodyFatText).slice(0, LONGEST_TEXT),
  };
}

const savedPlanOf = ({ entries, end, afterwards }: ShownPlan): SavedPlan => ({
  entries: writePlan(entries),
  end,
  afterwards,
});

/** Only a figure that the result uses: a saved figure belongs to the entries beside it. */
const savedOwnOf = ({ day: { own } }: TargetReport): Pick<SavedResult, 'ownMaintenance'> =>
  own ? { ownMaintenance: { value: own.value, low: own.low, high: own.high } } : {};

const savedMacrosOf = ({ macros = DEFAULT_MACROS }: ShownResult): Pick<SavedResult, 'macros'> =>
  macros === DEFAULT_MACROS ? {} : { macros };

/** A unique id. It starts with a letter, since spreadsheets would read some ids as numbers. */
export function newId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return `r${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** A calculator's result in the stored format. Pure except for the id. */
export function newResult(shared: ShownResult, note: string, now: Date): SavedResult {
  const { calculator, person, goal = null, bodyFat = null, plan } = shared;
  const targets = targetsOf(shared);
  const { chosen } = targets;
  const isGoals = goal === null || chosen === null || chosen.key === targetForGoal[goal];
  const savedAt = now.toISOString();
  return {
    id: newId(),
    savedAt,
    changedAt: savedAt,
    calculator,
    note: cleanNote(note).slice(0, LONGEST_NOTE).trim(),
    typed: typedOf(shared),
    person: {
      units: person.units,
      kilograms: person.weight.kilograms,
      centimetres: person.height.centimetres,
      age: person.age,
      gender: person.gender,
      activityLevel: person.activityLevel,
    },
    goal,
    ...(isGoals ? {} : { target: chosen.key }),
    ...(plan ? { plan: savedPlanOf(plan) } : {}),
    ...savedMacrosOf(shared),
    ...savedOwnOf(targets),
    bodyFat,
    figures: figuresOf(shared),
  };
}
