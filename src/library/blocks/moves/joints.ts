import type { Leg, Pose } from './pose.ts';
import { BODY, along, elbowOf, kneeOf, soleOf, spineOf, type Limb, type Point } from './skeleton.ts';

/** Half the visible width between the shoulders and between the hips. */
const SHOULDERS = { side: 0, front: 17 };
const HIPS = { side: 0, front: 9 };

type Joints = readonly Point[];

export interface Posture {
  readonly hip: Point;
  /** From hip to shoulder. */
  readonly spine: Joints;
  readonly shoulder: Point;
  readonly chin: Point;
  readonly head: Point;
  /** Shoulder, elbow and hand of each arm. */
  readonly arms: readonly Joints[];
  /** Hip, knee and ankle of each leg, followed by heel and toes if visible. */
  readonly legs: readonly Joints[];
}

/** In a front view, the nearer limb is on the right. */
const beside = ([x, y]: Point, half: number, index: number): Point => [index === 0 ? x + half : x - half, y];

/** The positions of a pose's joints. */
export function jointsOf({ from = 'side', hip, lean, arch = 0, head = lean, arms, legs }: Pose): Posture {
  const spine = spineOf(hip, lean, arch);
  const shoulder = spine.at(-1) ?? hip;
  const armOf = (limb: Limb, index: number): Joints => {
    const start = beside(shoulder, SHOULDERS[from], index);
    return [start, elbowOf(start, limb), limb.to];
  };
  const legOf = (limb: Leg, index: number): Joints => {
    const start = beside(hip, HIPS[from], index);
    const sole = from === 'front' ? [] : soleOf(limb.to, limb.foot ?? 0);
    return [start, limb.knee ?? kneeOf(start, limb), limb.to, ...sole];
  };
  return {
    hip,
    spine,
    shoulder,
    chin: along(shoulder, BODY.neck - BODY.headRadius, head),
    head: along(shoulder, BODY.neck, head),
    arms: arms.map(armOf),
    legs: legs.map(legOf),
  };
}
