import type { Limb, Point } from './skeleton.ts';

export interface Leg extends Limb {
  /** Degrees by which the foot is turned from flat; positive lifts the heel. */
  readonly foot?: number;
  /** Where the knee is seen, if the leg is turned toward the viewer and its bones look shorter. */
  readonly knee?: Point;
}

/** Something that the figure holds or uses: the place of the hand, or of the front edge. */
export interface Prop {
  readonly kind: 'chair' | 'bench' | 'counter' | 'wall' | 'doorway' | 'bag' | 'bottle' | 'dumbbell';
  readonly at: Point;
  /** On the far side of the body. */
  readonly far?: boolean;
}

/** A posture, seen from the side and facing right unless it says otherwise. */
export interface Pose {
  readonly from?: 'side' | 'front';
  readonly hip: Point;
  /** Direction of the trunk: 0° is upright, 90° is face down, −90° is on the back. */
  readonly lean: number;
  /** The angle by which the back bends: positive when it is rounded, negative when it is hollow. */
  readonly arch?: number;
  /** Direction of the head, where the neck bends. */
  readonly head?: number;
  /** The nearer arm and leg first; a limb that is hidden by the nearer one is left out. */
  readonly arms: readonly Limb[];
  readonly legs: readonly Leg[];
  /** The nearer leg is in front of the nearer arm. */
  readonly legInFront?: true;
  readonly props?: readonly Prop[];
  /** A towel, from its free end past the hand to the foot. */
  readonly towel?: readonly Point[];
  /** A line that the body keeps. */
  readonly guide?: readonly [Point, Point];
  /** The way that the move goes from here. */
  readonly arrow?: readonly [Point, Point];
  /** Height of what is taller than the figure. */
  readonly top?: number;
  /** The middle of the drawing. */
  readonly center: number;
}
