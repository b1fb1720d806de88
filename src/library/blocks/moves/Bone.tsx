import type { Point } from './skeleton.ts';

const INK = 'var(--color-ink)';
const OUTLINE = 2.2;

/** A path through the points, in the drawing's coordinates, where y grows downward. */
export const pathThrough = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(-y)}`).join('L')}`;

export interface BoneProps {
  readonly joints: readonly Point[];
  readonly width: number;
  readonly fill: string;
}

/** A body part: a thick line with rounded ends and an outline. */
export function Bone({ joints, width, fill }: BoneProps) {
  const d = pathThrough(joints);
  return (
    <>
      <path d={d} stroke={INK} strokeWidth={width} />
      <path d={d} stroke={fill} strokeWidth={width - 2 * OUTLINE} />
    </>
  );
}

export const outline = { stroke: INK, strokeWidth: OUTLINE } as const;
