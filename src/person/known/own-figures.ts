/** What pages without a form say about somebody who is known. Pure. */
import type { Kcal } from '@evenscale/formulas/units';
import { idealWeightRangeOf, olderRangeOf, type WeightRange } from '#person/assessment.ts';
import { proteinNeed, type ProteinNeed } from '#person/macros/protein-need.ts';
import type { Person } from '#person/person.ts';
import { isUnderAge, isUnderweight, type PolicyFigure } from '#person/policy.ts';
import { buildTargetReport, type TargetRequest } from '#person/target-report.ts';

/** A figure that a visitor may ask for. */
export type FigureName = 'bmi' | 'healthyWeight' | 'maintenance' | 'bmr' | 'protein';

/** The entries that may be presets, and change the figure. */
export const FOLLOWS_FROM: Readonly<Record<FigureName, readonly GuessedEntry[]>> = {
  bmi: [],
  healthyWeight: ['age'],
  maintenance: ['gender', 'age', 'activityLevel'],
  bmr: ['gender', 'age'],
  protein: ['activityLevel'],
};

export type GuessedEntry = 'gender' | 'age' | 'activityLevel';

export interface OwnFigures {
  readonly person: Person;
  /** The range that applies: from 65 on the one for that age, or else with the lower limits if they were asked for. */
  readonly healthyWeight: WeightRange;
  /** `null` if the figure isn't shown without its caution. */
  readonly maintenance: Kcal | null;
  readonly bmr: Kcal | null;
  readonly protein: Pick<ProteinNeed, 'from' | 'to'> | null;
}

const valueOf = (figure: PolicyFigure): Kcal | null => (figure.status === 'fine' ? figure.value : null);

/**
 * A person's figures, from the report of every tool; `null` for whoever needs more than a line: under 18, below BMI
 * 18.5, and during pregnancy and breastfeeding. The tools' pages have what they need to know.
 */
export function ownFiguresOf(request: TargetRequest): OwnFigures | null {
  const { day, facts, background, maintenance, chosen } = buildTargetReport(request);
  if (isUnderAge(facts.age) || isUnderweight(facts.bmi) || request.pregnancy) return null;
  return {
    person: request,
    healthyWeight: olderRangeOf(request) ?? background?.range ?? idealWeightRangeOf(request),
    maintenance: valueOf(maintenance),
    bmr: day.bmr > 0 ? day.bmr : null,
    protein: chosen && proteinNeed(request, 'maintain', request.bodyFat ?? null),
  };
}
