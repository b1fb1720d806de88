import { at, circle, dialTicks, onCircle, path, ticks } from './kit.ts';

/** A beam balance with two pans. */
export interface Balance {
  readonly cx: number;
  /** Height of the beam's middle. */
  readonly beam: number;
  /** Height of the table it stands on. */
  readonly foot: number;
  /** Half the beam. */
  readonly arm: number;
  /** Degrees by which the right side has sunk. */
  readonly tilt: number;
}

const PAN = 104;
const HANG = 150;

/** Where the pans hang, left and right, so that something can be put on them. */
export function pansOf({
  cx,
  beam,
  arm,
  tilt,
}: Balance): readonly [readonly [number, number], readonly [number, number]] {
  const sine = Math.sin((tilt * Math.PI) / 180) * arm;
  const cosine = Math.cos((tilt * Math.PI) / 180) * arm;
  return [
    [cx - cosine, beam - sine + HANG],
    [cx + cosine, beam + sine + HANG],
  ];
}

const pan = (x: number, y: number) =>
  path(
    `M${at(x)} ${at(y - HANG)}L${at(x - PAN)} ${at(y)}M${at(x)} ${at(y - HANG)}L${at(x + PAN)} ${at(y)}`,
    'd',
  ) +
  path(
    `M${at(x - PAN - 10)} ${at(y)}h${at(2 * PAN + 20)}q-12 30 -46 30h${at(-2 * PAN + 72)}q-34 0 -46 -30Z`,
    'o',
  );

/** The balance with its pans and its pointer on a scale of fine ticks above the beam. */
export function balance(facts: Balance): string {
  const { cx, beam, foot, arm, tilt } = facts;
  const [left, right] = pansOf(facts);
  const r = 120;
  return [
    dialTicks({ cx, cy: beam, r: r + 34, from: -40, to: 40, parts: 16, size: 11, every: 8 }),
    path(`M${at(cx)} ${at(beam)}V${at(foot)}M${at(cx - 90)} ${at(foot)}h180`),
    path(`M${at(cx - 60)} ${at(foot)}q10 -26 60 -26q50 0 60 26Z`, 'o'),
    path(`M${at(left[0])} ${at(left[1] - HANG)}L${at(right[0])} ${at(right[1] - HANG)}`),
    pan(...left),
    pan(...right),
    path(`M${at(cx)} ${at(beam)}L${onCircle(cx, beam, r + 8, tilt)}`, 'p'),
    circle(cx, beam, 10, 'b'),
    circle(left[0], left[1] - HANG, 6, 'c'),
    circle(right[0], right[1] - HANG, 6, 'c'),
    ticks({ x: cx - arm, y: foot, count: 2 * Math.floor(arm / 20) + 1, step: 20, size: 9 }),
    path(`M${at(cx - arm - 60)} ${at(foot)}H${at(cx + arm + 60)}`, 'd'),
  ].join('');
}
