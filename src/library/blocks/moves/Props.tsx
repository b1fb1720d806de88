import { outline } from './Bone.tsx';
import type { Prop } from './pose.ts';

type Kind = Prop['kind'];

/** Each is drawn around the hand that holds it, or from its front edge; negative y is up. */
const SHAPES: Readonly<Record<Kind, string>> = {
  chair: 'M-42 0V-48M-42 4V40M-4 4V40M0 0h-46v4h46Z',
  bench: 'M8 8V48M52 8V48M0 0h60v8h-60Z',
  counter: 'M0 0h53v6h-53ZM5 6h48v79h-48Z',
  wall: 'M0 0V-206H12V0Z',
  doorway: 'M-66 0V-206H52V0H40V-195H-54V0Z',
  bag: 'M-6 12c0-16 12-16 12 0M-14 10h28l3 20q0 3-3 3h-28q-3 0-3-3Z',
  bottle: 'M-5 12v-18l3-5v-4h4v4l3 5v18Z',
  dumbbell: 'M-8 0h16M-13-7h5v14h-5ZM8-7h5v14h-5Z',
};

const BEHIND: ReadonlySet<Kind> = new Set(['chair', 'bench', 'counter', 'wall', 'doorway']);
const HELD: ReadonlySet<Kind> = new Set(['bottle', 'dumbbell']);

export type Layer = 'behind' | 'hanging' | 'held';

const layerOf = ({ kind, far }: Prop): Layer => {
  if (BEHIND.has(kind) || far === true) return 'behind';
  return HELD.has(kind) ? 'held' : 'hanging';
};

export interface PropsShownProps {
  readonly props: readonly Prop[] | undefined;
  readonly layer: Layer;
}

/** A pose's props in one layer of the drawing. */
export const PropsShown = ({ props = [], layer }: PropsShownProps) =>
  props
    .filter((prop) => layerOf(prop) === layer)
    .map(({ kind, at: [x, y] }) => (
      <path
        key={x}
        d={SHAPES[kind]}
        transform={`translate(${Math.round(x)} ${-Math.round(y)})`}
        fill="var(--color-brand-soft)"
        {...outline}
      />
    ));
