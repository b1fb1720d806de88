import { FrontBody, SideBody } from './Body.tsx';
import { Bone, pathThrough } from './Bone.tsx';
import { jointsOf } from './joints.ts';
import type { Pose } from './pose.ts';
import { PropsShown } from './Props.tsx';
import { BODY, along, directionOf, type Point } from './skeleton.ts';

/** Every drawing has this width, so that the figures are the same size. */
const WIDTH = 200;
const BELOW_FLOOR = 8;

/** Space above the figure for lines, anything held overhead, and a rounded back. */
export function topOf(pose: Pose): number {
  const { head, arms, legs, spine } = jointsOf(pose);
  const held = [...arms.flat(), ...spine].map(([x, y]): Point => [x, y + 14]);
  const drawn = [
    ...held,
    ...legs.flat(),
    ...(pose.arrow ?? []),
    ...(pose.guide ?? []),
    along(head, BODY.headRadius, 0),
  ];
  return Math.ceil(Math.max(pose.top ?? 0, ...drawn.map(([, y]) => y))) + 7;
}

function Arrow({ ends: [from, to] }: { readonly ends: readonly [Point, Point] }) {
  const back = directionOf(to, from);
  const barbs = [along(to, 8, back + 35), to, along(to, 8, back - 35)];
  return (
    <path d={pathThrough([from, to]) + pathThrough(barbs)} stroke="var(--color-brand)" strokeWidth="3" />
  );
}

const Guide = ({ ends }: { readonly ends: readonly [Point, Point] }) => (
  <path d={pathThrough(ends)} stroke="var(--color-brand)" strokeWidth="2.2" strokeDasharray="0.1 5" />
);

/** The floor, drawn as a ruler. */
const Floor = ({ left }: { readonly left: number }) => (
  <g stroke="var(--color-muted)">
    <path d={`M${left} 1h${WIDTH}`} strokeWidth="2" />
    <path d={`M${left + 5} 4.5h${WIDTH}`} strokeWidth="5" strokeDasharray="1 9" strokeLinecap="butt" />
  </g>
);

export interface MovePanelProps {
  readonly pose: Pose;
  /** Height of the drawing above the floor; the same for all positions of a move, so that their floors are level. */
  readonly top: number;
}

/** One position. */
export function MovePanel({ pose, top }: MovePanelProps) {
  const posture = jointsOf(pose);
  const left = pose.center - WIDTH / 2;
  const Body = pose.from === 'front' ? FrontBody : SideBody;
  return (
    <svg
      viewBox={`${left} ${-top} ${WIDTH} ${top + BELOW_FLOOR}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <Floor left={left} />
      <PropsShown props={pose.props} layer="behind" />
      <Body posture={posture} legInFront={pose.legInFront ?? false}>
        <PropsShown props={pose.props} layer="hanging" />
        {pose.towel && <Bone joints={pose.towel} width={7} fill="var(--color-brand-soft)" />}
        {pose.guide && <Guide ends={pose.guide} />}
      </Body>
      <PropsShown props={pose.props} layer="held" />
      {pose.arrow && <Arrow ends={pose.arrow} />}
    </svg>
  );
}
