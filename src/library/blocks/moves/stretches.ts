import type { Leg, Pose } from './pose.ts';
import { BODY, along, type Point } from './skeleton.ts';
import { ARM, LEG, UPRIGHT, backLine, onBack } from './stances.ts';

/** Hands and knees stay where they are while the back moves. */
function onAllFours(hip: Point, back: Required<Pick<Pose, 'lean' | 'arch' | 'head'>>): Pose {
  return {
    hip,
    ...back,
    arms: [{ to: [46, 4], bend: 1 }],
    legs: [{ to: [-40, 8], bend: -1, foot: 160 }],
    center: 12,
  };
}

/** The knee on the floor and the front foot stay where they are. */
function halfKneeling(degrees: number, hand: Point): Pose {
  const knee: Point = [-22, 6.5];
  const kneeling: Leg = { to: along(knee, BODY.shank, -88), bend: -1, foot: 160 };
  return {
    hip: along(knee, BODY.thigh, degrees),
    lean: 0,
    arms: [{ to: hand, bend: 1 }],
    legs: [kneeling, { to: [33, 7], bend: -1 }],
    center: 0,
  };
}

const RAISED = 14;
const raisedAnkle = along(onBack.hip, LEG, RAISED);
const raisedSole = along(raisedAnkle, 9, RAISED);
const strapHand: Point = [-17, 49];

const BACK_LEG: Leg = { to: [-48, 7], bend: -1 };
const CALF = { hip: along(BACK_LEG.to, LEG, 29), lean: 29 };

/** The six stretches of the routine. */
export const STRETCHES = {
  cat: onAllFours([-2, 48.5], { lean: 80, arch: 95, head: 150 }),
  cow: onAllFours([0, 48.5], { lean: 80, arch: -60, head: 35 }),
  doorwayChest: {
    from: 'front',
    ...UPRIGHT,
    hip: [0, 88.8],
    arms: [
      { to: [46, 163], bend: 1 },
      { to: along([-17, 138.8], ARM, 188), bend: -1 },
    ],
    legs: [
      { to: [13, 7], bend: 1 },
      { to: [-13, 7], bend: -1 },
    ],
    props: [{ kind: 'doorway', at: [0, 0] }],
    arrow: [
      [-31, 130],
      [-50, 130],
    ],
    top: 206,
    center: 0,
  },
  halfKneel: {
    ...halfKneeling(0, [-14, 60]),
    arrow: [
      [-62, 52],
      [-36, 52],
    ],
  },
  hipStretch: {
    ...halfKneeling(18, [-3, 58]),
    guide: backLine({ hip: along([-22, 6.5], BODY.thigh, 18), lean: 0 }),
  },
  strapHamstring: {
    ...onBack,
    arms: [{ to: strapHand, bend: 1 }],
    legs: [
      { to: raisedAnkle, bend: -1, foot: RAISED - 180 },
      { to: along(onBack.hip, LEG, 91), bend: -1, foot: -90 },
    ],
    towel: [along(strapHand, 16, 190), strapHand, along(raisedSole, 10, RAISED - 90), raisedSole],
    arrow: [
      [60, 66],
      [44, 92],
    ],
    center: 0,
  },
  figureFour: {
    ...onBack,
    arms: [{ to: [-1, 28], bend: 1 }],
    legs: [
      { to: [-12, 41], knee: [27, 38], bend: -1, foot: -130 },
      { to: [27, 63], bend: -1, foot: -65 },
    ],
    legInFront: true,
    arrow: [
      [12, 82],
      [-14, 84],
    ],
    center: -10,
  },
  calfAtWall: {
    ...CALF,
    arms: [{ to: [57, 128], bend: 1 }],
    legs: [BACK_LEG, { to: [4, 7], bend: -1 }],
    props: [{ kind: 'wall', at: [60, 0] }],
    guide: [along(BACK_LEG.to, -5, 29), along(CALF.hip, 94, 29)],
    center: 6,
  },
} as const satisfies Record<string, Pose>;
