/** Whose a log’s figure is. */
import type { Gender } from '@evenscale/formulas/energy';
import type { Centimetres, Kilograms, Years } from '@evenscale/formulas/units';

/** How far a person may be from the one whose log a figure was calculated from. */
export const OWNER_LIMITS = { centimetres: 3, years: 3, weightShare: 0.1 } as const;

/** Whom a log's figure was calculated for; only the weight is known of a figure from a link or a saved result. */
export interface FigureOwner {
  readonly weight: Kilograms;
  readonly person?:
    { readonly gender: Gender; readonly age: number; readonly centimetres: number } | undefined;
}

/** True if a log's figure can be about a person of this weight. */
export const isOwnersWeight = (weight: Kilograms, logged: Kilograms): boolean =>
  Math.abs(weight - logged) <= OWNER_LIMITS.weightShare * logged;

/** True if a log's figure is about this person: a figure of anybody else isn't used. */
export function isOwner(
  { weight: logged, person: owner }: FigureOwner,
  {
    gender,
    age,
    height,
    weight,
  }: {
    readonly gender: Gender;
    readonly age: Years;
    readonly height: Centimetres;
    readonly weight: Kilograms;
  },
): boolean {
  const { centimetres, years } = OWNER_LIMITS;
  if (!isOwnersWeight(weight, logged)) return false;
  return (
    !owner ||
    (owner.gender === gender &&
      Math.abs(owner.centimetres - height) <= centimetres &&
      Math.abs(owner.age - age) <= years)
  );
}
