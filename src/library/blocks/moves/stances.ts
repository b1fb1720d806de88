import type { Leg, Pose, Prop } from './pose.ts';
import { BODY, along, ankleAbove, directionOf, jointBetween, type Limb, type Point } from './skeleton.ts';

/** The building blocks of poses. */

export type Trunk = Pick<Pose, 'hip' | 'lean'>;

/** An almost straight leg or arm. */
export const LEG = BODY.thigh + BODY.shank - 0.05;
export const ARM = BODY.upperArm + BODY.forearm - 0.3;

export const shoulderOf = ({ hip, lean }: Trunk): Point => along(hip, BODY.trunk, lean);
export const straightArm = (trunk: Trunk, degrees: number): Limb => ({
  to: along(shoulderOf(trunk), ARM, degrees),
  bend: 1,
});
export const backLine = (trunk: Trunk): readonly [Point, Point] => [
  along(trunk.hip, -16, trunk.lean),
  along(shoulderOf(trunk), 44, trunk.lean),
];

export const FOOT: Leg = { to: [0, BODY.ankle], bend: -1 };
export const UPRIGHT: Trunk = { hip: [-1, 88.7], lean: 0 };
export const stand = {
  ...UPRIGHT,
  arms: [straightArm(UPRIGHT, 177)],
  legs: [FOOT],
  center: 0,
} satisfies Pose;

export function squat(hip: Point, lean: number): Pose {
  const trunk = { hip, lean };
  return { ...trunk, head: lean - 20, arms: [straightArm(trunk, 86)], legs: [FOOT], center: 0 };
}

export const CHAIR = { props: [{ kind: 'chair', at: [-14, 40] }], center: -8 } as const;

/** A leg on the ball of its foot, with the heel lifted by this many degrees. */
export const onBall = (x: number, foot: number): Leg => ({ to: [x, ankleAbove(foot)], bend: -1, foot });

/** One straight line from the heels to the head, at an angle above the floor. */
export function onToes(degrees: number, hand: Point): Pose {
  const lean = 90 - degrees;
  const leg = onBall(0, lean);
  const ankle = leg.to;
  const trunk = { hip: along(ankle, LEG, lean), lean };
  return {
    ...trunk,
    arms: [{ to: hand, bend: 1 }],
    legs: [leg],
    guide: [along(ankle, -9, lean), along(shoulderOf(trunk), 44, lean)],
    center: 74,
  };
}

/** The push-up rotates around the toes, and the hands stay where they are. */
export const ON_FLOOR: Point = [115, 4];
export const ON_EDGE: Point = [116.3, 89.5];
export const COUNTER = { props: [{ kind: 'counter', at: [109, 84.5] }], center: 62 } as const;

export const KNEELING: Trunk = { hip: along([0, 7], BODY.thigh, 73.5), lean: 73.5 };

const LYING: Trunk = { hip: [0, 10], lean: -90 };
export const onBack = {
  ...LYING,
  head: -78,
  arms: [{ to: [2, 6], bend: -1 }],
  center: -10,
} satisfies Partial<Pose>;
export const BENT_LEG: Leg = { to: [38, 7], bend: -1 };
/** Shoulder, hip and knee in one line, with the feet in the same place. */
export function bridge(): Trunk {
  const shoulder = shoulderOf(LYING);
  const knee = jointBetween(shoulder, BENT_LEG, BODY.trunk + BODY.thigh, BODY.shank);
  const hip = along(shoulder, BODY.trunk, directionOf(shoulder, knee));
  return { hip, lean: directionOf(hip, shoulder) };
}

export const LIFTED_LEG: Leg = { to: [40, 52], bend: -1, foot: -70 };

export const BENT_OVER: Trunk = { hip: [-21, 80], lean: 48 };
export const HINGED: Trunk = { hip: [-28, 77], lean: 62 };
export const OVER_BENCH: Trunk = { hip: [-18, 82], lean: 70 };

export function row(hand: Point): Pose {
  return {
    ...BENT_OVER,
    arms: [{ to: hand, bend: 1 }],
    legs: [FOOT],
    props: [{ kind: 'bag', at: hand }],
    guide: backLine(BENT_OVER),
    center: 4,
  };
}

export function benchRow(hand: Point): Pose {
  return {
    ...OVER_BENCH,
    arms: [
      { to: hand, bend: 1 },
      { to: [51, 53], bend: 1 },
    ],
    legs: [FOOT, { to: [-24, 7], bend: -1 }],
    props: [
      { kind: 'bench', at: [43, 48] },
      { kind: 'dumbbell', at: hand },
    ],
    guide: backLine(OVER_BENCH),
    center: 12,
  };
}

/** From the front, with both sides the same. */
export function press([x, y]: Point, kind: Prop['kind']): Pose {
  return {
    from: 'front',
    ...UPRIGHT,
    hip: [0, 88.8],
    arms: [
      { to: [x, y], bend: 1 },
      { to: [-x, y], bend: -1 },
    ],
    legs: [
      { to: [13, 7], bend: 1 },
      { to: [-13, 7], bend: -1 },
    ],
    props: [
      { kind, at: [x, y] },
      { kind, at: [-x, y] },
    ],
    center: 0,
  };
}

export const AT_SHOULDERS: Point = [31, 140];
export const OVERHEAD: Point = [19, 191];
export const UP = {
  arrow: [
    [52, 148],
    [52, 182],
  ],
} as const satisfies Partial<Pose>;

export const LIFTING: Trunk = { hip: [-25, 58], lean: 48 };
export const WALKING: Trunk = { hip: [0, 86], lean: 0 };
export const WALKING_HANDS = [straightArm(WALKING, 187), straightArm(WALKING, 168)] as const;
