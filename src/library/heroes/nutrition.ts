import { balance, pansOf } from './balance.ts';
import {
  arc,
  at,
  circle,
  dialTicks,
  flatRule,
  hatched,
  needle,
  onCircle,
  path,
  pointerDown,
  pointerLeft,
  rect,
  ticks,
  ticksUp,
} from './kit.ts';
import { fish, jar, lunchBox, nut, oilBottle } from './shapes.ts';

/** A kitchen scale with an egg, a bean pod and a fish on its tray. */
export const kitchenScale = (): string =>
  [
    path('M330 214L300 470q-2 16 14 16H646q16 0 14 -16L630 214Z', 'c'),
    path('M230 190H730q-14 32 -60 32H290q-46 0 -60 -32Z', 'o'),
    circle(480, 352, 112, 'c'),
    circle(480, 352, 84, 's'),
    dialTicks({ cx: 480, cy: 352, r: 102, from: 0, to: 360, parts: 60, size: 10 }),
    needle(480, 352, 84, 200),
    path('M330 188q-34 0 -34 -40q0 -44 34 -44t34 44q0 40 -34 40Z', 'c'),
    path('M392 182q60 14 120 -44q10 -10 16 2q0 44 -62 52q-50 6 -74 -10Z', 'o'),
    path('M424 178a9 9 0 1 1 18 -4M456 172a9 9 0 1 1 18 -6M488 156a8 8 0 1 1 14 -8', 'd'),
    fish(630, 196, 0.95),
    path('M200 486H760'),
    ticks({ x: 220, y: 486, count: 27, step: 20, size: 10 }),
  ].join('');

/** An ear of wheat along a rule, one grain above each tick; the pointer marks the thirtieth. */
export function wheat(): string {
  const step = 740 / 40;
  const grain = (index: number) => {
    const x = 110 + index * step;
    const side = index % 2 === 0 ? -1 : 1;
    return `M${at(x - 8)} 252q-4 ${at(side * 44)} 30 ${at(side * 62)}q10 ${at(-side * 40)} -22 ${at(-side * 60)}`;
  };
  const indices = Array.from({ length: 25 }, (_, index) => index + 12);
  return [
    path('M60 262q120 -14 240 -10H800', 'a'),
    path(indices.map(grain).join(''), 'o'),
    path('M790 252l110 -44M800 252l116 -14M800 254l112 18M790 256l104 42', 'd'),
    flatRule(90, 396, 780, 76, 40),
    pointerDown(110 + 30 * step, 396, 70),
  ].join('');
}

/** Fish against oil and nuts. */
export function fatsBalance(): string {
  const facts = { cx: 480, beam: 190, foot: 480, arm: 250, tilt: 6 };
  const [left, right] = pansOf(facts);
  return [
    balance(facts),
    fish(left[0], left[1] - 4, 0.85),
    oilBottle(right[0] - 26, right[1], 0.78),
    nut(right[0] + 24, right[1]),
    nut(right[0] + 62, right[1]),
  ].join('');
}

/** Four lidded boxes on a shelf, the days of the week below. */
export const weekOfBoxes = (): string =>
  [
    ...[195, 385, 575, 765].map((x) => lunchBox(x, 250)),
    path('M70 254H890', 'a'),
    path('M110 254v26q0 10 10 10M850 254v26q0 10 -10 10', 'd'),
    rect(90, 392, 780, 76, 'c', 6),
    ticks({ x: 150, y: 392, count: 7, step: 110, size: 30, every: 1 }),
    ticks({ x: 150, y: 392, count: 25, step: 27.5, size: 13, every: 100 }),
    pointerDown(480, 392, 64),
  ].join('');

/** Four bottles, each lower than the one before. */
export const bottles = (): string =>
  [
    ...[300, 236, 172, 108].map((height, index) => jar(210 + index * 180, 430, height)),
    flatRule(90, 432, 780, 60, 39, 3),
    path('M210 30v52', 'p'),
    path('M197 26h26l-13 22Z', 'b'),
  ].join('');

/** A glass of water, filled to the sixth of eight ticks. */
export function glass(): string {
  const level = (tick: number) => 460 - tick * 45;
  return [
    path(`M371 ${level(6)}H589L577 448q-1 12 -13 12H396q-12 0 -13 -12Z`, 's'),
    path('M356 60H604L577 448q-1 12 -13 12H396q-12 0 -13 -12Z', 'a'),
    path(`M371 ${level(6)}q55 14 109 0t109 0`, 'a'),
    ticksUp({ x: 330, y: level(1), count: 8, step: 45, size: -22, every: 2 }),
    ticksUp({ x: 330, y: level(1), count: 36, step: 9, size: -10, every: 100 }),
    path(`M330 ${level(0)}V${level(8)}`, 'd'),
    pointerLeft(600, level(6), 90),
    path('M200 464H760', 'a'),
    ticks({ x: 220, y: 464, count: 27, step: 20, size: 10 }),
  ].join('');
}

/** A plate as a dial, in three sectors hatched in three directions; a pointer lies on one of the lines between. */
export function plate(): string {
  const [cx, cy, r] = [480, 262, 158];
  const cuts = [20, 128, 250, 380];
  const sector = (from: number, to: number) => `${arc(cx, cy, r, from, to)}L${cx} ${cy}Z`;
  const lines = cuts.slice(0, 3).map((angle) => `M${cx} ${cy}L${onCircle(cx, cy, r, angle)}`);
  return [
    circle(cx, cy, 220, 'c'),
    circle(cx, cy, r, 's'),
    ...[0, 60, -60].map((angle, index) =>
      hatched(`h${index}`, sector(cuts[index] ?? 0, cuts[index + 1] ?? 0), [cx, cy], r, angle),
    ),
    path(lines.join('')),
    circle(cx, cy, r),
    dialTicks({ cx, cy, r: 212, from: 0, to: 360, parts: 72, size: 13 }),
    path(`M${cx} ${cy}L${onCircle(cx, cy, 196, 20)}`, 'p'),
    circle(cx, cy, 11, 'b'),
    path('M180 508H780', 'd'),
    ticks({ x: 200, y: 508, count: 29, step: 20, size: 9 }),
  ].join('');
}
