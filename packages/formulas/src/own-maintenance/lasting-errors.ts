/**
 * Least squares for daily measurements with autocorrelated errors: what makes one weight too high is still there the next
 * day. An ordinary fit would count such an error as new evidence every day, and its intervals would be far too narrow.
 */
import { awayFrom, dot, type Vector } from './vectors.ts';

/** One measurement. */
export interface Measurement {
  readonly day: number;
  readonly value: number;
}

/** A term of the fit: a known value for each day, times a coefficient to estimate. */
export interface Term {
  readonly at: (day: number) => number;
  /** Prior standard deviation of the coefficient around 0; Infinity if nothing is known. */
  readonly spread: number;
}

/** The estimated coefficient of a term: its most likely value, and the square of its standard error. */
export interface Coefficient {
  readonly value: number;
  readonly variance: number;
}

/** Prior assumptions about the errors. */
export interface UsualErrors {
  /** Standard deviation, in the unit of the measurements. */
  readonly deviation: number;
  /** How many measurements this prior counts as. */
  readonly weight: number;
}

/** Fractions of an error that may remain after one day. Each is tried and weighted by how well it fits. */
const PERSISTENCES = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95] as const;

interface Whitened {
  readonly values: Vector;
  readonly logVariance: number;
}

/** Whitens a column: subtracts the carry-over from the previous day, and scales all rows to the same spread. */
function whiten(measurements: readonly Measurement[], persistence: number): Whitened {
  let logVariance = 0;
  let last: Measurement | undefined;
  const values = measurements.map((measurement) => {
    const { day, value } = measurement;
    const left = last === undefined ? 0 : persistence ** (day - last.day);
    const explained = last === undefined ? 0 : left * last.value;
    const variance = 1 - left ** 2;
    logVariance += Math.log(variance);
    last = measurement;
    return (value - explained) / Math.sqrt(variance);
  });
  return { values, logVariance };
}

/** The residual of a column after projection onto orthogonal directions. */
const besides = (column: Vector, directions: readonly Vector[]): Vector =>
  directions.reduce((left, direction) => awayFrom(left, direction), column);

const sum = (values: Vector): number => values.reduce((total, value) => total + value, 0);

/** A term and its whitened values on the days of the measurements. */
interface Column {
  readonly course: Vector;
  readonly spread: number;
}

interface Solution {
  readonly value: number;
  /** The squared length of the column's component orthogonal to all others. */
  readonly length: number;
  /** The squared residual. */
  readonly rest: number;
  readonly logVolume: number;
}

/** Least squares for the last column. A coefficient's prior acts as one more measurement of that coefficient. */
function solve(values: Vector, columns: readonly Column[], deviation: number): Solution {
  const zeros = columns.map(() => 0);
  const known = columns.map(({ spread }) => deviation / spread);
  const directions: Vector[] = [];
  let own: Vector = [];
  for (const [at, { course }] of columns.entries()) {
    const alone = known.map((weight, index) => (index === at ? weight : 0));
    own = besides([...course, ...alone], directions);
    directions.push(own);
  }
  const padded = [...values, ...zeros];
  const rest = besides(padded, directions);
  const lengths = directions.map((direction) => dot(direction, direction));
  const logPriors = known.map((weight) => (weight === 0 ? 0 : 2 * Math.log(weight)));
  return {
    value: dot(own, padded) / dot(own, own),
    length: dot(own, own),
    rest: dot(rest, rest),
    logVolume: sum(lengths.map(Math.log)) - sum(logPriors),
  };
}

/** The coefficient for one persistence, and how well that persistence fits the measurements. */
interface Fit extends Coefficient {
  readonly logLikelihood: number;
}

/** The measurements, and the terms over the same days; the term to estimate is the last. */
interface Problem {
  readonly measurements: readonly Measurement[];
  readonly courses: readonly { readonly course: readonly Measurement[]; readonly spread: number }[];
  readonly usual: UsualErrors;
}

function fitWith(persistence: number, { measurements, courses, usual }: Problem): Fit {
  const { values, logVariance } = whiten(measurements, persistence);
  const columns = courses.map(({ course, spread }) => ({
    course: whiten(course, persistence).values,
    spread,
  }));
  const unknown = courses.filter(({ spread }) => spread === Infinity).length;
  const freedom = measurements.length - unknown + usual.weight;
  const squaresOf = ({ rest }: Solution): number => rest + usual.weight * usual.deviation ** 2;
  const first = solve(values, columns, usual.deviation);
  // Priors are weighted by the estimated size of the errors, not the usual size.
  const second = solve(values, columns, Math.sqrt(squaresOf(first) / freedom));
  const volume = logVariance + second.logVolume + freedom * Math.log(squaresOf(second));
  return {
    value: second.value,
    // The variance of Student's distribution, because the size of the errors is estimated, too.
    variance: squaresOf(second) / (freedom - 2) / second.length,
    logLikelihood: Math.log(persistence * (1 - persistence) ** 2) - volume / 2,
  };
}

/**
 * The coefficient of a term in daily measurements whose errors last: each keeps a fraction of the previous day's error.
 * Because that fraction is unknown, several are tried, each weighted by how well it fits the measurements.
 *
 * @param measurements - in the order of their days, each day once, more than there are terms of unknown spread; any unit
 * @param target - the term to estimate; spread in the unit of the measurements per unit of the term
 * @param others - the other terms of the measurements
 * @param usual - prior size of the errors, in the unit of the measurements, above 0
 * @returns value and variance of the target's coefficient, in the unit of its spread, not rounded
 * @throws never
 * @source Chib 1993, J Econometrics 58:275–294 (regression with autoregressive errors); the fractions to try are a product decision
 * @example fitWithLastingErrors([4, 4, 4, 4].map((value, day) => ({ day, value })), { at: () => 1, spread: Infinity }, [], { deviation: 1, weight: 2 }).value // 4
 */
export function fitWithLastingErrors(
  measurements: readonly Measurement[],
  target: Term,
  others: readonly Term[],
  usual: UsualErrors,
): Coefficient {
  const courses = [...others, target].map(({ at, spread }) => ({
    course: measurements.map(({ day }) => ({ day, value: at(day) })),
    spread,
  }));
  const fits = PERSISTENCES.map((persistence) => fitWith(persistence, { measurements, courses, usual }));
  const best = Math.max(...fits.map(({ logLikelihood }) => logLikelihood));
  const weights = fits.map(({ logLikelihood }) => Math.exp(logLikelihood - best));
  const meanOf = (of: (fit: Fit) => number): number => dot(fits.map(of), weights) / sum(weights);
  const value = meanOf((fit) => fit.value);
  return { value, variance: meanOf((fit) => fit.variance + (fit.value - value) ** 2) };
}
