import { circle, group, path, rect } from './kit.ts';

/** Things of daily life in outline. Each stands with its foot at 0 and its middle at 0, to be moved to its place. */

const placed = (x: number, y: number, scale: number, ...pieces: readonly string[]) =>
  group(`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`, ...pieces);

/** A shoe from the side, toe to the right; 200 wide. */
export const shoe = (x: number, y: number, scale = 1): string =>
  placed(
    x,
    y,
    scale,
    path('M-98 -14V-82q0 -12 12 -12h18q10 0 14 10q12 26 40 20q10 -3 18 6q22 26 58 30q38 4 38 28Z', 'c'),
    path('M-100 -14H100q2 14 -12 14H-88q-12 0 -12 -14Z', 'o'),
    path('M-10 -56l-16 16M12 -42l-14 16M36 -30l-12 15', 'd'),
  );

/** A fish, head to the left; 180 wide. */
export const fish = (x: number, y: number, scale = 1): string =>
  placed(
    x,
    y,
    scale,
    path('M-90 -32q30 -38 78 -38q46 0 78 32l26 -24v60l-26 -24q-32 32 -78 32q-48 0 -78 -38Z', 'c'),
    path('M-46 -62q14 30 0 58M-6 -52q8 20 0 40M22 -48q7 16 0 32', 'd'),
    circle(-64, -38, 4, 'b'),
  );

/** A bottle with a narrow neck; 60 wide and 150 high. */
export const oilBottle = (x: number, y: number, scale = 1): string =>
  placed(
    x,
    y,
    scale,
    path('M-30 0V-72q0 -14 12 -24q6 -6 6 -16v-22h24v22q0 10 6 16q12 10 12 24V0Z', 'c'),
    path('M-30 -58H30V0H-30Z', 's'),
    path('M-30 -58H30M-14 -134h28v-14h-28Z'),
  );

/** A nut in its shell; 34 wide. */
export const nut = (x: number, y: number, scale = 1): string =>
  placed(
    x,
    y,
    scale,
    path('M0 -40q20 6 17 24q-3 16 -17 16q-14 0 -17 -16q-3 -18 17 -24Z', 'c'),
    path('M-13 -22q13 8 26 0', 'd'),
  );

/** A jar with a lid, its label soft; the height is its own. */
export const jar = (x: number, y: number, height: number): string =>
  placed(
    x,
    y,
    1,
    rect(-52, -height, 104, height, 'c', 16),
    rect(-52, -height * 0.66, 104, height * 0.4, 's'),
    path(`M-52 ${-height * 0.66}h104M-52 ${-height * 0.26}h104`, 'd'),
    rect(-38, -height - 32, 76, 32, 'c', 7),
    path(`M-22 ${-height - 26}v20M-7 ${-height - 26}v20M7 ${-height - 26}v20M22 ${-height - 26}v20`, 'd'),
  );

/** A box with a lid; 160 wide and 106 high. */
export const lunchBox = (x: number, y: number): string =>
  placed(
    x,
    y,
    1,
    path('M-72 -84H72L64 -8q-1 8 -9 8H-55q-8 0 -9 -8Z', 'c'),
    path('M-68 -46H68L64 -8q-1 8 -9 8H-55q-8 0 -9 -8Z', 's'),
    path('M-68 -46H68', 'd'),
    rect(-80, -106, 160, 24, 'c', 9),
  );

/** An iron weight with a ring; 90 wide. */
export const ironWeight = (x: number, y: number, scale = 1): string =>
  placed(x, y, scale, circle(0, -98, 17, 'c'), path('M-22 -84h44l22 78q2 6 -5 6h-78q-7 0 -5 -6Z', 'o'));

/** A fork, upright; 34 wide and 120 high. */
export const fork = (x: number, y: number, scale = 1): string =>
  placed(x, y, scale, path('M0 0V-64M-17 -120v34q0 22 17 22q17 0 17 -22v-34M0 -120v56'));
