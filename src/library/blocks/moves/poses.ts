import type { Pose } from './pose.ts';
import { along } from './skeleton.ts';
import {
  ARM,
  shoulderOf,
  straightArm,
  backLine,
  FOOT,
  stand,
  squat,
  CHAIR,
  onBall,
  onToes,
  ON_FLOOR,
  ON_EDGE,
  COUNTER,
  KNEELING,
  onBack,
  BENT_LEG,
  bridge,
  LIFTED_LEG,
  BENT_OVER,
  HINGED,
  OVER_BENCH,
  row,
  benchRow,
  press,
  AT_SHOULDERS,
  OVERHEAD,
  UP,
  LIFTING,
  WALKING,
  WALKING_HANDS,
} from './stances.ts';
import { STRETCHES } from './stretches.ts';

/** Every pose that an article can show. */
export const POSES = {
  stand: {
    ...stand,
    arrow: [
      [-24, 86],
      [-40, 58],
    ],
  },
  squat: squat([-27, 43], 42),
  standAtChair: {
    ...stand,
    ...CHAIR,
    arrow: [
      [-22, 88],
      [-36, 62],
    ],
  },
  sitAtChair: { ...squat([-27, 50], 40), ...CHAIR },
  splitStance: {
    hip: [0, 82],
    lean: 0,
    arms: [straightArm({ hip: [0, 82], lean: 0 }, 177)],
    legs: [{ to: [30, 7], bend: -1 }, onBall(-32, 40)],
    arrow: [
      [-48, 60],
      [-48, 26],
    ],
    center: 0,
  },
  splitSquat: {
    hip: [-2, 51],
    lean: 2,
    arms: [straightArm({ hip: [-2, 51], lean: 2 }, 177)],
    legs: [{ to: [30, 7], bend: -1 }, onBall(-40, 62)],
    center: 0,
  },
  counterPushUpHigh: { ...onToes(54.5, ON_EDGE), ...COUNTER },
  counterPushUpLow: { ...onToes(41.5, ON_EDGE), ...COUNTER },
  pushUpHigh: {
    ...onToes(15, ON_FLOOR),
    arrow: [
      [153, 40],
      [153, 16],
    ],
  },
  pushUpLow: onToes(2.8, ON_FLOOR),
  bridgeLow: {
    ...onBack,
    legs: [BENT_LEG],
    arrow: [
      [-4, 26],
      [-4, 52],
    ],
  },
  bridgeHigh: {
    ...onBack,
    ...bridge(),
    head: -72,
    legs: [BENT_LEG],
    guide: [
      [-68, 1],
      [50, 57],
    ],
  },
  legsLifted: {
    ...onBack,
    legs: [LIFTED_LEG],
    arrow: [
      [66, 46],
      [66, 20],
    ],
  },
  heelDown: { ...onBack, legs: [{ to: [57, 11], bend: -1, foot: -35 }, LIFTED_LEG] },
  kneePlank: {
    ...KNEELING,
    arms: [{ to: [113, 5], bend: 1 }],
    legs: [onBall(-37, 60)],
    guide: [along(KNEELING.hip, -50, 73.5), along(shoulderOf(KNEELING), 44, 73.5)],
    center: 50,
  },
  plank: onToes(5.4, [156, 5]),
  rowLow: {
    ...row(along(shoulderOf(BENT_OVER), ARM, 180)),
    arrow: [
      [44, 50],
      [44, 78],
    ],
  },
  rowHigh: row([6, 82]),
  benchRowLow: { ...benchRow(along(shoulderOf(OVER_BENCH), ARM, 180)) },
  benchRowHigh: benchRow([13, 80]),
  hingeStart: {
    ...stand,
    arms: [{ to: [7, 87], bend: 1 }],
    arrow: [
      [-16, 88],
      [-48, 88],
    ],
  },
  hinge: { ...HINGED, arms: [{ to: [3, 52], bend: 1 }], legs: [FOOT], guide: backLine(HINGED), center: 0 },
  bottlesLow: { ...press(AT_SHOULDERS, 'bottle'), ...UP },
  bottlesHigh: press(OVERHEAD, 'bottle'),
  dumbbellsLow: { ...press(AT_SHOULDERS, 'dumbbell'), ...UP },
  dumbbellsHigh: press(OVERHEAD, 'dumbbell'),
  pickUp: {
    ...LIFTING,
    arms: [straightArm(LIFTING, 180)],
    legs: [FOOT],
    props: [{ kind: 'bag', at: along(shoulderOf(LIFTING), ARM, 180) }],
    guide: backLine(LIFTING),
    center: 0,
  },
  carry: {
    ...WALKING,
    arms: WALKING_HANDS,
    legs: [{ to: [22, 9], bend: -1, foot: -18 }, onBall(-26, 38)],
    props: WALKING_HANDS.map(({ to }, index) => ({ kind: 'bag', at: to, far: index > 0 })),
    center: 0,
  },
  ...STRETCHES,
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof POSES;
export const POSE_NAMES = Object.keys(POSES) as PoseName[];
