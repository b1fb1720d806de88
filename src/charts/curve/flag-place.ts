/** Plants the flag of a curve's goal. Pure. */
import type { LabelBox } from '#charts/label-box.ts';
import type { Point } from '#charts/plot-path.ts';
import { isFree, sizeOf, type Scene } from '#charts/label-places.ts';

/** The goal's flag: a staff from the goal, and a pennant on one side of its end. */
export interface PlacedFlag {
  readonly staff: { readonly x: number; readonly y1: number; readonly y2: number };
  readonly pennant: string;
  readonly text: { readonly text: string; readonly x: number; readonly y: number };
  /** The pennant's box, and the staff's. */
  readonly boxes: readonly [LabelBox, LabelBox];
}

/** In rem. */
const FLAG = {
  height: 1.75,
  notch: 0.44,
  padding: 0.65,
  staff: 6.25,
  shortest: 3.25,
  baseline: 1.16,
} as const;
const STEP = 0.25;
const FARTHEST = 14;

interface Wanted {
  readonly goal: Point;
  readonly text: string;
  /** How far from the goal its staff begins, in rem: at the dot, or at a handle. */
  readonly clear: number;
  readonly rem: number;
}

function flagAt({ goal: [x, y], text, clear, rem }: Wanted, staff: number, side: -1 | 1): PlacedFlag {
  const { wide } = sizeOf([{ text, look: 'strong' }], rem);
  const { height, notch, padding, baseline } = FLAG;
  const length = wide + (2 * padding + notch) * rem;
  const top = y - staff * rem;
  const tip = x + side * length;
  const box = {
    left: Math.min(x, tip),
    right: Math.max(x, tip),
    top,
    bottom: top + height * rem,
  };
  const pennant = `M${x},${top}H${tip}l${-side * notch * rem},${(height / 2) * rem}l${side * notch * rem},${(height / 2) * rem}H${x}Z`;
  return {
    staff: { x, y1: y, y2: staff > 0 ? top : box.bottom },
    pennant,
    text: { text, x: x + (side * (length - notch * rem)) / 2, y: top + baseline * rem },
    boxes: [
      box,
      {
        left: x - 1,
        right: x + 1,
        top: Math.min(y + clear * rem, top),
        bottom: Math.max(y - clear * rem, box.bottom),
      },
    ],
  };
}

/** The lengths and sides of a staff, in the order in which they are tried; a negative one hangs below the goal. */
const STAFFS = Array.from({ length: (2 * FARTHEST) / STEP + 1 }, (_, index) => index * STEP - FARTHEST)
  .filter((staff) => staff >= FLAG.shortest || staff <= FLAG.height - FLAG.shortest)
  .flatMap((staff) => [-1, 1].map((side) => ({ staff, side: side === 1 ? (1 as const) : (-1 as const) })))
  .map((one) => ({
    ...one,
    cost: Math.abs(Math.abs(one.staff) - FLAG.staff) + (one.side > 0 ? 1.5 : 0) + (one.staff < 0 ? 4 : 0),
  }))
  .toSorted((a, b) => a.cost - b.cost);

/** Plants the goal's flag: as high as usual and to the left if nothing is there; `null` if there is no place. */
export function plantFlag(scene: Scene, goal: Point, text: string, clear: number): PlacedFlag | null {
  for (const { staff, side } of STAFFS) {
    const flag = flagAt({ goal, text, clear, rem: scene.rem }, staff, side);
    const [pennant, staffBox] = flag.boxes;
    if (isFree(pennant, scene) && isFree(staffBox, { ...scene, lines: [], dots: [] })) return flag;
  }
  return null;
}
