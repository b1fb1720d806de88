import type { ChildAge } from '@evenscale/formulas/growth';
import type { ChildMeasurement } from '#person/child/child-measurement.ts';
import { readChildAge } from './age.ts';
import type { ChildEntries, ChildInput } from './entries.ts';

/** The measurement that the entries give, or the age that the charts don't cover. */
export type ChildFinding =
  | { readonly kind: 'measured'; readonly child: ChildMeasurement }
  | { readonly kind: 'refused'; readonly refusal: Exclude<ChildAge, { kind: 'covered' }> };

/** What valid entries are: a child, or an age outside the charts. */
export function childFinding(
  entries: ChildEntries,
  { gender, weight, height, units }: ChildInput,
): ChildFinding | null {
  const age = readChildAge(entries);
  if (!age.ok) return null;
  const { range, completed } = age;
  if (range.kind !== 'covered') return { kind: 'refused', refusal: range };
  if (!gender || !weight || !height) return null;
  return { kind: 'measured', child: { gender, age: range.age, completed, weight, height, units } };
}
