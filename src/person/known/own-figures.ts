/** What pages without a form say about somebody who is known. Pure. */
import type { Gender, Goal } from '@evenscale/formulas/energy';
import type { Kcal } from '@evenscale/formulas/units';
import type { GuessedEntry } from '#person/answer/answer-words.ts';
import { idealWeightRangeOf, olderRangeOf, type WeightRange } from '#person/assessment.ts';
import { proteinNeed, type ProteinNeed } from '#person/macros/protein-need.ts';
import type { Person } from '#person/person.ts';
import { isUnderAge, isUnderweight, type PolicyFigure } from '#person/policy.ts';
import { plannedGoal } from '#person/targets.ts';
import { buildTargetReport, type TargetRequest } from '#person/target-report.ts';

/** A figure that a visitor may ask for. */
export type FigureName = 'bmi' | 'healthyWeight' | 'maintenance' | 'bmr' | 'protein' | 'water';

/** The entries that may be presets, and change the figure. */
export const FOLLOWS_FROM: Readonly<Record<FigureName, readonly GuessedEntry[]>> = {
  bmi: [],
  healthyWeight: ['age'],
  maintenance: ['gender', 'age', 'activityLevel'],
  bmr: ['gender', 'age'],
  protein: ['activityLevel'],
  water: ['gender'],
};

/** An amount of water a day, in liters. */
interface Drinks {
  readonly from: number;
  readonly to: number;
}

/**
 * Drinks that are enough for nearly every adult: from four fifths of the European intake for all water (EFSA 2010) to
 * the US one for drinks (IOM 2005). The hydration article explains both.
 */
const DRINKS: Readonly<Record<Gender, Drinks>> = {
  female: { from: 0.8 * 2, to: 2.2 },
  male: { from: 0.8 * 2.5, to: 3 },
};

export interface OwnFigures {
  readonly person: Person;
  /** The range that applies: from 65 on the one for that age, or else with the lower limits if they were asked for. */
  readonly healthyWeight: WeightRange;
  /** `null` if the figure isn't shown without its caution. */
  readonly maintenance: Kcal | null;
  readonly bmr: Kcal | null;
  readonly protein: Pick<ProteinNeed, 'key' | 'from' | 'to'> | null;
  /** What the protein is for. */
  readonly goal: Goal;
  readonly water: Drinks;
}

const valueOf = (figure: PolicyFigure): Kcal | null => (figure.status === 'fine' ? figure.value : null);

/**
 * A person's figures, from the report of every tool; `null` for whoever needs more than a line: under 18, below BMI
 * 18.5, and during pregnancy and breastfeeding. The tools' pages have what they need to know.
 */
export function ownFiguresOf(request: TargetRequest): OwnFigures | null {
  const report = buildTargetReport(request);
  const { day, facts, background, maintenance, chosen } = report;
  const goal = plannedGoal(report);
  if (isUnderAge(facts.age) || isUnderweight(facts.bmi) || request.pregnancy) return null;
  return {
    person: request,
    healthyWeight: olderRangeOf(request) ?? background?.range ?? idealWeightRangeOf(request),
    maintenance: valueOf(maintenance),
    bmr: day.bmr > 0 ? day.bmr : null,
    protein: chosen && proteinNeed(request, goal),
    goal,
    water: DRINKS[request.gender],
  };
}
