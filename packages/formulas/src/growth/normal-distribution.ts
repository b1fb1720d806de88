/** The standard normal distribution: from a z-score to the probability below it, and back. */
import { zScore, type ZScore } from '../units.ts';

/** Uses the series up to here and the continued fraction beyond. */
const SERIES_LIMIT = 2;
/** The term at which each starts; further terms don't change the result. */
const LAST_ODD_DIVISOR = 57;
const LAST_FRACTION = 100;

/** Wichura's limits: the central region's distance from one half, and where the far tail begins, as √−ln(tail). */
const CENTER_WIDTH = 0.425;
const CENTER_WIDTH_SQUARED = 0.180625;
const FAR_TAIL_START = 5;

/** Coefficients of a ratio of two polynomials, highest power first, rounded to double precision. */
interface RationalFunction {
  readonly numerator: readonly number[];
  readonly denominator: readonly number[];
}

/** Wichura's coefficients for probabilities from 0.075 to 0.925. */
const CENTER: RationalFunction = {
  numerator: [
    2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946,
    1971.5909503065513, 133.14166789178438, 3.3871328727963665,
  ],
  denominator: [
    5226.495278852854, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751,
    687.1870074920579, 42.31333070160091, 1,
  ],
};

/** Wichura's coefficients for tails down to e^-25. */
const NEAR_TAIL: RationalFunction = {
  numerator: [
    0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684, 3.6478483247632045,
    5.769497221460691, 4.630337846156546, 1.4234371107496835,
  ],
  denominator: [
    1.0507500716444169e-9, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008, 0.6897673349851,
    1.6763848301838038, 2.053191626637759, 1,
  ],
};

/** Wichura's coefficients for tails below e^-25. */
const FAR_TAIL: RationalFunction = {
  numerator: [
    2.0103343992922881e-7, 2.7115555687434876e-5, 0.0012426609473880784, 0.026532189526576124,
    0.29656057182850487, 1.7848265399172913, 5.463784911164114, 6.657904643501103,
  ],
  denominator: [
    2.0442631033899397e-15, 1.421511758316446e-7, 1.8463183175100548e-5, 0.0007868691311456133,
    0.014875361290850615, 0.1369298809227358, 0.599832206555888, 1,
  ],
};

const polynomial = (coefficients: readonly number[], at: number): number =>
  coefficients.reduce((value, coefficient) => value * at + coefficient);

const ratioAt = ({ numerator, denominator }: RationalFunction, at: number): number =>
  polynomial(numerator, at) / polynomial(denominator, at);

const density = (z: number): number => Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI);

/** Probability between the median and z: density times z + z³/3 + z⁵/(3·5) + … */
function shareFromMedian(z: number): number {
  let sum = 1;
  for (let odd = LAST_ODD_DIVISOR; odd > 1; odd -= 2) sum = 1 + (z * z * sum) / odd;
  return density(z) * z * sum;
}

/** Probability above a z of at least 2: density divided by z + 1/(z + 2/(z + 3/(z + …))). */
function upperTail(z: number): number {
  let denominator = z;
  for (let term = LAST_FRACTION; term > 0; term--) denominator = z + term / denominator;
  return density(z) / denominator;
}

/**
 * The share of a normal distribution below a z-score (cumulative distribution function).
 *
 * @param z - standard deviations above the median, any finite number
 * @returns the share (no unit), 0–1, within 3e-16; relative error below 1e-14 for z from -9
 * @throws never
 * @source Abramowitz & Stegun 1964, Handbook of Mathematical Functions, 26.2.11 and 26.2.14
 * @example normalCdf(zScore(1.6448536269514722)) // 0.95
 */
export function normalCdf(z: ZScore): number {
  if (Math.abs(z) < SERIES_LIMIT) return 0.5 + shareFromMedian(z);
  const tail = upperTail(Math.abs(z));
  return z < 0 ? tail : 1 - tail;
}

/**
 * The z-score with a given probability below it: the inverse of `normalCdf`.
 *
 * @param share - the share (no unit), above 0 and below 1
 * @returns z in standard deviations, relative error about 1e-15
 * @throws RangeError if the share is not above 0 and below 1
 * @source Wichura 1988, Appl Stat 37:477–484, algorithm AS 241 (PPND16)
 * @example normalQuantile(0.85) // 1.0364333894937898
 */
export function normalQuantile(share: number): ZScore {
  if (!(share > 0 && share < 1))
    throw new RangeError(`normalQuantile: got ${String(share)}, expected a share above 0 and below 1`);
  const fromMedian = share - 0.5;
  if (Math.abs(fromMedian) <= CENTER_WIDTH)
    return zScore(fromMedian * ratioAt(CENTER, CENTER_WIDTH_SQUARED - fromMedian ** 2));
  const tail = Math.sqrt(-Math.log(Math.min(share, 1 - share)));
  const distance =
    tail <= FAR_TAIL_START ? ratioAt(NEAR_TAIL, tail - 1.6) : ratioAt(FAR_TAIL, tail - FAR_TAIL_START);
  return zScore(Math.sign(fromMedian) * distance);
}
