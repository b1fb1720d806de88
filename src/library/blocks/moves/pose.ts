import type { Limb, Point } from './skeleton.ts';

export interface Leg extends Limb {
  /** Degrees by which the foot is turned from flat; positive lifts the heel. */
  readonly foot?: number;
  /** The visible position of the knee, if the leg is turned toward the viewer and its bones look shorter. */
  readonly knee?: Point;
}

/** An object that the figure holds or uses, at the position of the hand or of its front edge. */
export interface Prop {
  readonly kind: 'chair' | 'bench' | 'counter' | 'wall' | 'doorway' | 'bag' | 'bottle' | 'dumbbell';
  readonly at: Point;
  /** True on the far side of the body. */
  readonly far?: boolean;
}

/** A pose, from the side and facing right unless specified otherwise. */
export interface Pose {
  readonly from?: 'side' | 'front';
  readonly hip: Point;
  /** Direction of the trunk: 0° is upright, 90° is face down, −90° is on the back. */
  readonly lean: number;
  /** How far the back bends, in degrees: positive if rounded, negative if arched. */
  readonly arch?: number;
  /** Direction of the head, if the neck bends. */
  readonly head?: number;
  /** The nearer arm and leg first; a limb hidden by the nearer one is omitted. */
  readonly arms: readonly Limb[];
  readonly legs: readonly Leg[];
  /** True if the nearer leg is in front of the nearer arm. */
  readonly legInFront?: true;
  readonly props?: readonly Prop[];
  /** A towel, from its free end past the hand to the foot. */
  readonly towel?: readonly Point[];
  /** A line that the body follows. */
  readonly guide?: readonly [Point, Point];
  /** The direction of the movement from here. */
  readonly arrow?: readonly [Point, Point];
  /** Height of anything taller than the figure. */
  readonly top?: number;
  /** The middle of the drawing. */
  readonly center: number;
}
