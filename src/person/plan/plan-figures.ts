/** What the policy says about the calories of a plan. Pure. */
import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { katchMcArdle, mifflinStJeor } from '@evenscale/formulas/energy';
import type { Kcal } from '@evenscale/formulas/units';
import type { Person } from '#person/person.ts';
import { figureFor, type PolicyFigure, type PolicyPerson } from '#person/policy.ts';

/** The person of a plan at another weight, as the policy sees them. */
export function factsAt(
  { gender, height, bodyFat = null }: Person,
  { weight, age, tdee }: Pick<PolicyPerson, 'weight' | 'age' | 'tdee'>,
): PolicyPerson {
  const { centimetres } = height;
  const bmr =
    bodyFat === null ? mifflinStJeor(weight, centimetres, age, gender) : katchMcArdle(weight, bodyFat);
  return { gender, age, height: centimetres, weight, bmi: bodyMassIndex(weight, centimetres), bmr, tdee };
}

/** What it says about the calories of a day: for several people, what it says about the strictest. */
export const planFigureFor =
  (people: readonly PolicyPerson[]) =>
  (intake: Kcal): PolicyFigure => {
    const figures = people.map((person) => figureFor('plan', intake, person));
    const strictest =
      figures.find(({ status }) => status !== 'fine') ??
      figures.find((figure) => figure.status === 'fine' && figure.isBelowRest);
    return strictest ?? { status: 'fine', isBelowRest: false, value: intake };
  };
