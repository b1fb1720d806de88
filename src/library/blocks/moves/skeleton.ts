/** A jointed figure: the positions of its joints, given its hip, trunk, hands and feet. */

/** Centimeters to the right of the pose's origin, and above the floor. */
export type Point = readonly [x: number, y: number];

/** One body for every pose, about 5 ft 9 in (175 cm) tall. */
export const BODY = {
  shank: 40,
  thigh: 42,
  trunk: 50,
  neck: 21,
  headRadius: 11.5,
  upperArm: 28,
  forearm: 25,
  /** Height of the ankle above a flat sole, then heel and toes to either side of it. */
  ankle: 7,
  heel: 5,
  toes: 15,
} as const;

/** The position of a hand or an ankle, and which way its first bone turns from the straight line: 1 is clockwise. */
export interface Limb {
  readonly to: Point;
  readonly bend: 1 | -1;
}

const RADIANS = Math.PI / 180;

/** The point at a distance in a direction: 0° is up, 90° is to the right. */
export const along = ([x, y]: Point, distance: number, degrees: number): Point => [
  x + distance * Math.sin(degrees * RADIANS),
  y + distance * Math.cos(degrees * RADIANS),
];

/** The direction from one point to another. */
export const directionOf = (from: Point, to: Point): number =>
  Math.atan2(to[0] - from[0], to[1] - from[1]) / RADIANS;

export const distanceBetween = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/**
 * The joint between two bones, from the start of the first to the end of the second.
 *
 * @throws RangeError if the bones can't reach
 */
export function jointBetween(from: Point, { to, bend }: Limb, first: number, second: number): Point {
  const distance = distanceBetween(from, to);
  if (distance > first + second || distance < Math.abs(first - second)) {
    throw new RangeError(`jointBetween: ${Math.round(distance)} is out of reach of ${first} and ${second}`);
  }
  const cosine = (first ** 2 + distance ** 2 - second ** 2) / (2 * first * distance);
  const angle = Math.acos(cosine) / RADIANS;
  return along(from, first, directionOf(from, to) + bend * angle);
}

export const elbowOf = (shoulder: Point, arm: Limb): Point =>
  jointBetween(shoulder, arm, BODY.upperArm, BODY.forearm);

export const kneeOf = (hip: Point, leg: Limb): Point => jointBetween(hip, leg, BODY.thigh, BODY.shank);

/** A curved back is drawn as this many straight segments. */
const SPINE_PIECES = 8;

/** From hip to shoulder. The arch is the total angle by which the back bends: positive if rounded. */
export function spineOf(hip: Point, lean: number, arch: number): readonly [Point, ...Point[], Point] {
  if (arch === 0) return [hip, along(hip, BODY.trunk, lean)];
  const points: Point[] = [];
  let end = hip;
  for (let piece = 0; piece < SPINE_PIECES; piece += 1) {
    points.push(end);
    end = along(end, BODY.trunk / SPINE_PIECES, lean + arch * (piece / (SPINE_PIECES - 1) - 0.5));
  }
  return [hip, ...points.slice(1), end];
}

/** Distance from a joint to the outside of its limb. */
const SOLE_RADIUS = 5.75;
const SOLE_DROP = BODY.ankle - 4;

/** Heel and toes of a foot with its heel lifted by this many degrees; at 0 it is flat and points to the right. */
export function soleOf([x, y]: Point, lifted: number): readonly [heel: Point, toes: Point] {
  const [sine, cosine] = [Math.sin(lifted * RADIANS), Math.cos(lifted * RADIANS)];
  const onSole = (dx: number): Point => [
    x + dx * cosine - SOLE_DROP * sine,
    y - dx * sine - SOLE_DROP * cosine,
  ];
  return [onSole(-BODY.heel), onSole(BODY.toes)];
}

/** Height of the ankle with the toes on the floor and the heel lifted by this many degrees. */
export const ankleAbove = (lifted: number): number =>
  SOLE_RADIUS + BODY.toes * Math.sin(lifted * RADIANS) + SOLE_DROP * Math.cos(lifted * RADIANS);
