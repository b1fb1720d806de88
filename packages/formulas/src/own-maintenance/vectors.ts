/** Linear algebra for fitting by least squares. */

/** A list of numbers in one unit. */
export type Vector = readonly number[];

/**
 * The dot product of two vectors.
 *
 * @param one - numbers of any unit
 * @param other - numbers of any unit; where it is shorter it counts as 0
 * @returns the sum of the products, in the product of the units, not rounded
 * @throws never
 * @source definition of the dot product
 * @example dot([1, 2, 3], [4, 5]) // 14
 */
export function dot(one: Vector, other: Vector): number {
  return one.reduce((total, value, at) => total + value * (other[at] ?? 0), 0);
}

/**
 * A vector minus its component along another one.
 *
 * @param vector - numbers of any unit
 * @param direction - numbers of any unit, not all 0; where it is shorter it counts as 0
 * @returns a vector at right angles to the direction, in the unit of the first, not rounded
 * @throws never
 * @source Gram–Schmidt process, in the modified form
 * @example awayFrom([3, 4], [2, 0]) // [0, 4]
 */
export function awayFrom(vector: Vector, direction: Vector): Vector {
  const share = dot(vector, direction) / dot(direction, direction);
  return vector.map((value, at) => value - share * (direction[at] ?? 0));
}
