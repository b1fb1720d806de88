/** Finds the root of an increasing function. */

/** An argument that was tried, and the function's value there. */
export interface Trial {
  readonly at: number;
  readonly value: number;
}

/** The maximum number of trials; six is typical. */
const MOST_TRIALS = 100;

/**
 * The root of an increasing function, by regula falsi with the Illinois modification: the next trial is where a straight
 * line between the two ends crosses 0, and an end that stayed twice counts half, so that both ends move.
 *
 * @param valueAt - a function that never falls, in any unit; it may be flat in parts
 * @param low - a place left of the crossing, where the value is not above 0
 * @param high - a place right of the crossing, where the value is not below 0, above that of `low`
 * @param precision - the search ends when the value is nearer to 0 than this, above 0
 * @returns the place, in the unit of the function's argument, not rounded
 * @throws never
 * @source Dowell & Jarratt 1971, BIT 11:168–174
 * @example risingRoot((length) => length ** 3 - 27, { at: 0, value: -27 }, { at: 10, value: 973 }, 1e-12) // 3
 */
export function risingRoot(
  valueAt: (place: number) => number,
  low: Trial,
  high: Trial,
  precision: number,
): number {
  let [left, right] = [low, high];
  let last: Trial = { at: low.at, value: 0 };
  for (let trials = 0; trials < MOST_TRIALS; trials++) {
    const at = left.at - (left.value * (right.at - left.at)) / (right.value - left.value);
    const trial = { at, value: valueAt(at) };
    const stayed = Math.sign(trial.value) === Math.sign(last.value) ? 0.5 : 1;
    last = trial;
    if (Math.abs(trial.value) < precision) break;
    if (trial.value < 0) [left, right] = [trial, { at: right.at, value: right.value * stayed }];
    else [left, right] = [{ at: left.at, value: left.value * stayed }, trial];
  }
  return last.at;
}
