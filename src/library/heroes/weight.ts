import { balance, pansOf } from './balance.ts';
import {
  arc,
  at,
  circle,
  dialTicks,
  needle,
  onCircle,
  path,
  pointerDown,
  pointerLeft,
  rect,
  ringSector,
  ticks,
  ticksUp,
} from './kit.ts';
import { fork, ironWeight, shoe } from './shapes.ts';

/** A clock of twenty-four hours with a window from noon to eight. */
export const eatingWindow = (): string =>
  [
    path(ringSector(480, 270, 232, 206, 180, 300), 'o'),
    circle(480, 270, 190, 'c'),
    circle(480, 270, 120, 's'),
    dialTicks({ cx: 480, cy: 270, r: 178, from: 0, to: 360, parts: 24, size: 18, every: 6 }),
    needle(480, 270, 196, 180),
    path('M200 510H760', 'd'),
    ticks({ x: 220, y: 510, count: 27, step: 20, size: 9 }),
  ].join('');

/** An alarm clock with the night shaded, from ten to six. */
export const alarmClock = (): string =>
  [
    path('M372 506l-34 50M588 506l34 50', 'a'),
    path('M322 168q-14 -66 48 -96q52 -18 78 28Z', 'o'),
    path('M638 168q14 -66 -48 -96q-52 -18 -78 28Z', 'o'),
    path('M480 92V70M462 70h36', 'a'),
    circle(480, 326, 224, 'c'),
    path(ringSector(480, 326, 196, 120, 300, 540), 's'),
    path(arc(480, 326, 120, 300, 540), 'd'),
    dialTicks({ cx: 480, cy: 326, r: 210, from: 0, to: 360, parts: 60, size: 14 }),
    needle(480, 326, 180, 300),
    path('M180 560H780', 'a'),
    ticks({ x: 200, y: 560, count: 29, step: 20, size: 11 }),
  ].join('');

/** A pressure gauge that has come back; its valve stands open. */
export const gauge = (): string =>
  [
    path('M452 170v-40h56v40M440 130h80v-22h-80Z', 'c'),
    path('M508 119h44l40 -26', 'a'),
    path('M470 96q-22 -20 0 -38t0 -38M490 96q-22 -20 0 -38t0 -38', 'd'),
    circle(480, 370, 204, 'c'),
    circle(480, 370, 180, 's'),
    dialTicks({ cx: 480, cy: 370, r: 194, from: -130, to: 130, parts: 52, size: 14 }),
    path(`M480 370L${onCircle(480, 370, 150, 96)}`, 'g'),
    path(arc(480, 370, 116, -2, 86), 'g'),
    needle(480, 370, 160, -10),
    path('M440 570h80v40h-80Z', 'o'),
    path('M180 610H780', 'a'),
  ].join('');

/** Two columns with one fluid: rest, and the whole day. */
export function twoColumns(): string {
  const column = (x: number, level: number) =>
    rect(x - 46, 60, 92, 390, 'c', 46) +
    path(`M${at(x - 30)} ${level}V404a30 30 0 0 0 60 0V${level}Z`, 's') +
    path(`M${at(x - 30)} ${level}h60`, 'd') +
    ticksUp({ x: x - 58, y: 420, count: 33, step: 10, size: -12 });
  return [
    column(340, 256),
    column(620, 140),
    path('M386 256L574 140', 'p'),
    circle(386, 256, 9, 'b'),
    circle(574, 140, 9, 'b'),
    path('M220 452H740v26H220Z', 'o'),
    path('M180 478H780', 'a'),
  ].join('');
}

/** A cylinder with four layers of unequal height. */
export function layers(): string {
  const tops = [520, 268, 186, 142, 112];
  const look = ['s', 'c', 's', 'c'] as const;
  return [
    ...look.map((kind, index) =>
      rect(380, tops[index + 1] ?? 0, 200, (tops[index] ?? 0) - (tops[index + 1] ?? 0), kind),
    ),
    path(
      tops
        .slice(1)
        .map((top) => `M380 ${top}h200`)
        .join(''),
      'd',
    ),
    path('M380 60V500q0 20 20 20H560q20 0 20 -20V60M366 60h28M566 60h28', 'a'),
    path('M330 520h300v30H330Z', 'o'),
    ticksUp({ x: 352, y: 510, count: 44, step: 10, size: -14 }),
    pointerLeft(594, 112, 90),
    path('M220 550H740', 'a'),
    ticks({ x: 240, y: 550, count: 25, step: 20, size: 11 }),
  ].join('');
}

/** Weight against height times height. */
export function bmiBalance(): string {
  const facts = { cx: 480, beam: 190, foot: 480, arm: 250, tilt: -2 };
  const [left, right] = pansOf(facts);
  const [x, y] = [right[0] - 52, right[1] - 104];
  return [
    balance(facts),
    ironWeight(left[0], left[1], 0.95),
    rect(x + 20, y - 4, 78, 78, 's'),
    rect(x - 16, y + 74, 130, 20, 'c', 3),
    rect(x, y - 14, 20, 118, 'c', 3),
    ticks({ x: x + 30, y: y + 74, count: 9, step: 9, size: 6, every: 4 }),
    ticksUp({ x: x + 20, y: y + 66, count: 9, step: 9, size: -6, every: 4 }),
  ].join('');
}

/** Food against movement: the left pan hangs a little higher. */
export function deficitBalance(): string {
  const facts = { cx: 480, beam: 190, foot: 480, arm: 250, tilt: 10 };
  const [left, right] = pansOf(facts);
  return [balance(facts), fork(left[0], left[1] - 2, 0.75), shoe(right[0], right[1], 0.85)].join('');
}

/** A height gauge with a tape around its middle. */
export const gaugeAndTape = (): string =>
  [
    rect(430, 50, 100, 500, 'c', 8),
    ticksUp({ x: 430, y: 530, count: 47, step: 10, size: 20 }),
    path('M530 174h120v-26H410q-8 0 -8 8v10q0 8 8 8Z', 'o'),
    path('M250 330q0 -58 230 -58t230 58q0 60 -230 60q-200 0 -224 -42', 'g'),
    path('M250 318q0 62 230 62t230 -62v36q0 62 -230 62t-230 -62Z', 'o'),
    path(
      Array.from({ length: 23 }, (_, index) => {
        const x = 260 + index * 20;
        const sag = 62 * Math.sqrt(Math.max(0, 1 - ((x - 480) / 230) ** 2));
        return `M${at(x)} ${at(318 + sag)}v${index % 5 === 0 ? 22 : 13}`;
      }).join(''),
      't',
    ),
    pointerLeft(540, 398, 190),
    path('M180 552H780', 'a'),
    ticks({ x: 200, y: 552, count: 29, step: 20, size: 11 }),
  ].join('');

/** A slide rule, its middle scale shifted; the pointer links one reading to the next. */
export const slideRule = (): string =>
  [
    rect(80, 150, 760, 80, 'c', 8),
    rect(80, 310, 760, 80, 'c', 8),
    rect(170, 230, 720, 80, 'o', 4),
    ticks({ x: 110, y: 150, count: 36, step: 20, size: 20 }),
    ticks({ x: 200, y: 230, count: 45, step: 15, size: 18 }),
    ticks({ x: 110, y: 310, count: 29, step: 25, size: 20, every: 4 }),
    rect(520, 126, 80, 288, 'a', 8),
    path('M560 92V446', 'p'),
    path('M547 88h26l-13 22Z', 'b'),
    path('M120 470H840', 'd'),
  ].join('');

/** A path down a hillside, level in the middle; the pointer stands on the level part. */
export const hillside = (): string =>
  [
    path('M60 90h70v38h64v38h64v38h64v38H620v36h72v36h72v36h136V390H60Z', 's'),
    path('M60 90h70v38h64v38h64v38h64v38H620v36h72v36h72v36h136'),
    path('M60 390H900', 'd'),
    pointerDown(470, 238, 84),
    rect(90, 420, 780, 70, 'c', 6),
    ticks({ x: 110, y: 420, count: 38, step: 20, size: 18 }),
  ].join('');

/** Where nobody has drawn anything yet: a rule, its pointer set by the name of the article. */
export function ruleOf(slug: string): string {
  const letters = Array.from(slug, (letter) => letter.charCodeAt(0));
  const sum = letters.reduce((total, code, index) => (total * 31 + code + index) % 9973, 7);
  const place = 4 + (sum % 29);
  return [
    path(
      `M90 330q${100 + (sum % 160)} ${-60 - (sum % 90)} 390 ${-20 - (sum % 60)}t390 ${-40 + (sum % 80)}`,
      'd',
    ),
    rect(90, 330, 780, 90, 'c', 6),
    ticks({ x: 120, y: 330, count: 37, step: 20, size: 26 }),
    pointerDown(120 + place * 20, 330, 96),
  ].join('');
}
