import type { ReactNode } from 'react';
import { Bone, outline, pathThrough } from './Bone.tsx';
import type { Posture } from './joints.ts';
import { BODY, type Point } from './skeleton.ts';

const SKIN = 'var(--color-card)';
const SHIRT = 'var(--color-brand-soft)';
const SHADED = 'var(--color-line)';
const WIDTH = { arm: 10, leg: 11.5, neck: 9, trunk: 19 };

const at = ([x, y]: Point) => ({ cx: Math.round(x), cy: Math.round(-y) });

function Head({ posture: { shoulder, chin, head } }: { readonly posture: Posture }) {
  return (
    <>
      <Bone joints={[shoulder, chin]} width={WIDTH.neck} fill={SKIN} />
      <circle {...at(head)} r={BODY.headRadius} fill={SKIN} {...outline} />
    </>
  );
}

interface LimbsProps {
  readonly limbs: readonly (readonly Point[])[];
  readonly width: number;
  readonly fill?: string;
}

const Limbs = ({ limbs, width, fill = SKIN }: LimbsProps) =>
  limbs.map((joints) => <Bone key={pathThrough(joints)} joints={joints} width={width} fill={fill} />);

export interface BodyProps {
  readonly posture: Posture;
  /** True if the nearer leg is in front of the nearer arm. */
  readonly legInFront: boolean;
  /** Drawn between the trunk and the nearer arm. */
  readonly children: ReactNode;
}

/** From the side, the nearer arm is in front of everything, and the farther limbs are shaded. */
export function SideBody({ posture, legInFront, children }: BodyProps) {
  const { arms, legs, spine } = posture;
  const nearerLeg = <Limbs limbs={legs.slice(0, 1)} width={WIDTH.leg} />;
  return (
    <>
      <Limbs limbs={arms.slice(1)} width={WIDTH.arm} fill={SHADED} />
      <Limbs limbs={legs.slice(1)} width={WIDTH.leg} fill={SHADED} />
      <Head posture={posture} />
      {!legInFront && nearerLeg}
      <Bone joints={spine} width={WIDTH.trunk} fill={SHIRT} />
      {children}
      <Limbs limbs={arms.slice(0, 1)} width={WIDTH.arm} />
      {legInFront && nearerLeg}
    </>
  );
}

/** From the front, both arms are in front of the trunk. */
export function FrontBody({ posture, children }: BodyProps) {
  const {
    arms,
    legs,
    hip: [x, y],
  } = posture;
  const trunk = `M${x - 15} ${-y + 7}l-6-52q-1-8 7-8h28q8 0 7 8l-6 52q0 4-4 4h-22q-4 0-4-4Z`;
  return (
    <>
      <Limbs limbs={legs} width={WIDTH.leg} />
      <Head posture={posture} />
      <path d={trunk} fill={SHIRT} {...outline} />
      {children}
      <Limbs limbs={arms} width={WIDTH.arm} />
    </>
  );
}
