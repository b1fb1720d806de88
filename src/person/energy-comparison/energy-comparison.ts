import { type ActivityCategory, type ActivityLevel, CATEGORY_OF_LEVEL } from '@evenscale/formulas/energy';
import { kcal, type Kcal } from '@evenscale/formulas/units';
import { isUnderAge, isUnderweight } from '#person/policy.ts';
import { bodyMassIndexOf } from '#person/assessment.ts';
import { dayEnergyOf } from '#person/energy/day-energy.ts';
import { dayErrorOf, restingErrorOf } from '#person/energy/day-error.ts';
import type { Person } from '#person/person.ts';
import type { OwnMaintenance } from '#person/own-maintenance.ts';
import { figuresOf, ENERGY_METHODS } from './energy-estimates.ts';
import type { MissingReason, EnergyFigures, EnergyMethod } from './energy-estimates.ts';

/** A method with its figures. */
export interface MethodEstimate extends EnergyFigures {
  readonly method: EnergyMethod;
  /** True if the calculator's own result comes from it. */
  readonly isUsed: boolean;
}

/** A method without figures for this person. */
export interface MissingMethod {
  readonly method: EnergyMethod;
  readonly reason: MissingReason;
}

/** The meaning of the difference between the methods. */
export type Agreement =
  /** All are within the range of the method in use. */
  | 'withinRange'
  /** The reference intakes are above that range although the person is sedentary: the activity factor is too low. */
  | 'sittingGap'
  /** The method in use is based on lean mass, most others aren't. */
  | 'leanMass'
  | 'apart'
  /** All, or not all, are within the interval of the person's own figure. */
  | 'withinOwn'
  | 'outsideOwn';

/** Everything that this part shows; nothing is rounded. */
export type EnergyComparison =
  | { readonly status: 'underAge' }
  /** The calculator itself shows no figure. */
  | { readonly status: 'outsideRange' }
  | {
      readonly status: 'shown';
      readonly used: MethodEstimate;
      /** The method in use comes first. */
      readonly estimates: readonly MethodEstimate[];
      readonly missing: readonly MissingMethod[];
      readonly activityLevel: ActivityLevel;
      readonly category: ActivityCategory;
      /** Difference between the highest and the lowest daily energy, and the same at rest. */
      readonly spread: Kcal;
      readonly restingSpread: Kcal;
      readonly agreement: Agreement;
      /** The margins of error of this site's estimate, as fractions. */
      readonly dayError: number;
      readonly restingError: number;
      readonly isUnderweight: boolean;
    };

export type ShownEnergyComparison = Extract<EnergyComparison, { status: 'shown' }>;

/** The daily energy of each method. */
export const daysOf = (estimates: readonly MethodEstimate[]): readonly Kcal[] =>
  estimates.map(({ day }) => day.value);

/** The resting energy of each method that has one. */
export const restingOf = (estimates: readonly MethodEstimate[]): readonly Kcal[] =>
  estimates.flatMap(({ resting }) => (resting ? [resting.value] : []));

const spreadOf = (values: readonly Kcal[]): Kcal => kcal(Math.max(...values) - Math.min(...values));

/** The lowest and highest daily energy of the methods that the calculator doesn't use; `null` if there are none. */
export function otherDaysOf(report: EnergyComparison): { readonly low: Kcal; readonly high: Kcal } | null {
  if (report.status !== 'shown') return null;
  const days = report.estimates.filter(({ isUsed }) => !isUsed).map(({ day }) => day.value);
  return days.length === 0 ? null : { low: kcal(Math.min(...days)), high: kcal(Math.max(...days)) };
}

const SITTING: readonly ActivityLevel[] = ['sedentary', 'lightlyActive'];

function agreementOf(
  used: MethodEstimate,
  estimates: readonly MethodEstimate[],
  activityLevel: ActivityLevel,
): Agreement {
  const { low, high } = used.day.range ?? { low: used.day.value, high: used.day.value };
  const isWithin = estimates.every(({ day }) => day.value >= low && day.value <= high);
  if (used.method === 'ownLog') return isWithin ? 'withinOwn' : 'outsideOwn';
  const reference = estimates.find(({ method }) => method === 'eer');
  if (SITTING.includes(activityLevel) && reference && reference.day.value > high) return 'sittingGap';
  if (isWithin) return 'withinRange';
  return used.method === 'katchMcArdle' ? 'leanMass' : 'apart';
}

/** The person's own figure with its interval. */
const ownEstimate = ({ value, low, high }: OwnMaintenance): MethodEstimate => ({
  method: 'ownLog',
  isUsed: true,
  resting: null,
  day: { value, range: { low, high } },
  error: { kind: 'ownLog' },
});

/** A person → the estimate of each method. Pure. */
export function buildEnergyComparison(person: Person): EnergyComparison {
  if (isUnderAge(person.age)) return { status: 'underAge' };
  // With a body fat measurement the calculator uses Katch–McArdle, otherwise Mifflin–St Jeor.
  const { own } = dayEnergyOf(person);
  const equation: EnergyMethod = (person.bodyFat ?? null) === null ? 'mifflin' : 'katchMcArdle';
  const usedMethod: EnergyMethod = own ? 'ownLog' : equation;
  const estimates: MethodEstimate[] = own ? [ownEstimate(own)] : [];
  const missing: MissingMethod[] = [];
  for (const method of ENERGY_METHODS) {
    const answer = figuresOf(method, person);
    if (typeof answer === 'string') missing.push({ method, reason: answer });
    else estimates.push({ method, isUsed: method === usedMethod, ...answer });
  }
  estimates.sort((a, b) => Number(b.isUsed) - Number(a.isUsed));
  const [used] = estimates;
  if (!used?.isUsed) return { status: 'outsideRange' };
  const { activityLevel } = person;
  return {
    status: 'shown',
    used,
    estimates,
    missing,
    activityLevel,
    category: CATEGORY_OF_LEVEL[activityLevel],
    spread: spreadOf(daysOf(estimates)),
    restingSpread: spreadOf(restingOf(estimates)),
    agreement: agreementOf(used, estimates, activityLevel),
    dayError: dayErrorOf(person),
    restingError: restingErrorOf(person),
    isUnderweight: isUnderweight(bodyMassIndexOf(person)),
  };
}
