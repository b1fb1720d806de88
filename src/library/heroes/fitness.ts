import {
  arc,
  at,
  circle,
  dialTicks,
  flatRule,
  needle,
  onCircle,
  path,
  pointerDown,
  rect,
  ticks,
} from './kit.ts';
import { shoe } from './shapes.ts';

/** Barbell with plates of three sizes; the pointer stands one tick right of the middle. */
export function barbell(): string {
  const plates = [
    [96, 250],
    [134, 190],
    [166, 130],
  ].flatMap(([fromMiddle = 0, height = 0]) =>
    [-1, 1].map((side) => rect(480 + side * (140 + fromMiddle) - 15, 210 - height / 2, 30, height, 'o', 8)),
  );
  return [
    rect(90, 203, 780, 14, 'c', 7),
    rect(214, 190, 12, 40, 'c', 3),
    rect(734, 190, 12, 40, 'c', 3),
    ...plates,
    path('M400 203v14M420 203v14M440 203v14M520 203v14M540 203v14M560 203v14', 'd'),
    flatRule(90, 400, 780, 70, 36, 6),
    pointerDown(480 + 740 / 36, 400, 70),
  ].join('');
}

/** Stopwatch before a hilly line; the pointer stands at the half hour. */
export const stopwatch = (): string =>
  [
    path('M40 420C130 420 170 300 270 300S400 380 480 360S600 220 700 220S830 400 920 400', 'a'),
    ticks({ x: 60, y: 480, count: 43, step: 20, size: 10 }),
    path('M40 480H920', 'd'),
    rect(458, 62, 44, 42, 'c', 6),
    rect(444, 44, 72, 24, 'c', 8),
    path('M608 150l22 -22', 'a'),
    circle(480, 270, 172, 'c'),
    circle(480, 270, 150, 's'),
    dialTicks({ cx: 480, cy: 270, r: 162, from: 0, to: 360, parts: 60, size: 12 }),
    needle(480, 270, 128, 180),
  ].join('');

/** Protractor; a second, thinner pointer a few ticks further. */
export const protractor = (): string =>
  [
    path(`${arc(480, 470, 330, -90, 90)}Z`, 'c'),
    path(`${arc(480, 470, 190, -90, 90)}Z`, 's'),
    path(arc(480, 470, 190, -90, 90), 'd'),
    dialTicks({ cx: 480, cy: 470, r: 330, from: -90, to: 90, parts: 60, size: 16 }),
    path('M110 470H850'),
    path(`M480 470L${onCircle(480, 470, 350, 46)}`, 'g'),
    needle(480, 470, 320, 30),
    ticks({ x: 120, y: 520, count: 37, step: 20, size: 11 }),
    path('M110 520H850', 'd'),
  ].join('');

/** Chair, backpack and water bottle on a floor that is a rule; the pointer marks the width of a mat. */
export const homeKit = (): string =>
  [
    path('M190 470V150q0 -12 12 -12h0q12 0 12 12V470M190 330H370M370 330V470M346 470V354M190 354H370', 'a'),
    path('M190 306h168q12 0 12 12v14H190Z', 'o'),
    path('M214 168h6M202 190v80', 'd'),
    path('M440 470q-20 0 -20 -22V330q0 -66 66 -78q0 -34 34 -34t34 34q66 12 66 78v118q0 22 -20 22Z', 'c'),
    path('M456 470V392q0 -14 14 -14h100q14 0 14 14v78Z', 'o'),
    path('M456 420h128M498 252q22 -8 44 0M506 378v-20M534 378v-20', 'd'),
    path('M692 470V322q0 -22 22 -30v-26h52v26q22 8 22 30V470Z', 'c'),
    path('M692 380h96v90h-96Z', 's'),
    path('M692 380h96M706 244h68v22h-68Z', 'a'),
    path('M60 470H900', 'a'),
    ticks({ x: 80, y: 470, count: 41, step: 20, size: 15 }),
    path('M400 540v-24M400 528h240M640 540v-24', 'd'),
    path('M640 500v50', 'p'),
    path('M627 556h26l-13 -22Z', 'b'),
  ].join('');

/** A dial with five marks; the pointer rests between the second and the third. */
export const levelDial = (): string =>
  [
    path(`${arc(480, 420, 300, -90, 90)}Z`, 'c'),
    path(`${arc(480, 420, 170, -90, 90)}Z`, 's'),
    dialTicks({ cx: 480, cy: 420, r: 300, from: -80, to: 80, parts: 64, size: 13, every: 8 }),
    ...[-80, -40, 0, 40, 80].map((angle) =>
      path(`M${onCircle(480, 420, 300, angle)}L${onCircle(480, 420, 330, angle)}`, 'a'),
    ),
    ...[-80, -40, 0, 40, 80].map((angle) => {
      const [x = 0, y = 0] = onCircle(480, 420, 348, angle).split(' ').map(Number);
      return circle(x, y, 9, angle === 0 || angle === -40 ? 'o' : 'c');
    }),
    path('M130 420H830'),
    path('M330 420l-20 56H650l-20 -56Z', 'o'),
    needle(480, 420, 250, -20),
    path('M240 476H720', 'a'),
  ].join('');

/** A shoe on a rule of five bands; the pointer stands in the second. */
export const stepBands = (): string =>
  [
    shoe(640, 323, 1.6),
    flatRule(70, 324, 820, 84, 50, 50),
    rect(70 + 20 + 156, 326, 156, 80, 's'),
    ticks({ x: 90, y: 324, count: 51, step: 15.6, size: 24, every: 50 }),
    path([1, 2, 3, 4].map((band) => `M${at(90 + band * 156)} 324v84`).join(''), 'a'),
    pointerDown(90 + 156 * 1.45, 324, 120),
  ].join('');

/** How far a day of the path lies away, as a share of its size at the start. */
const shrink = (day: number) => 1 / (1 + day * 0.055);
const FAR = [850, 96] as const;
const along = (x: number, day: number) => FAR[0] + (x - FAR[0]) * shrink(day);
const height = (day: number) => FAR[1] + (470 - FAR[1]) * shrink(day);

/** A rule that runs into the distance, with a taller mark at day 66 and shoes at the first. */
export function longPath(): string {
  const days = Array.from({ length: 91 }, (_, day) => day);
  const tick = (day: number) => {
    const end = day % 10 === 0 ? 0.5 : 0.24;
    return `M${at(along(60, day))} ${at(height(day))}H${at(along(60 + 330 * end, day))}`;
  };
  const post = [along(60 + 330 * 0.75, 66), height(66)] as const;
  return [
    path(`M60 470H390L${at(along(390, 90))} ${at(height(90))}H${at(along(60, 90))}Z`, 'c'),
    path(
      `M${at(along(60, 2))} ${at(height(2))}H${at(along(390, 2))}L${at(along(390, 3))} ${at(height(3))}H${at(along(60, 3))}Z`,
      's',
    ),
    path(days.map(tick).join(''), 't'),
    path(`M${at(post[0])} ${at(post[1])}V${at(post[1] - 74)}`, 'a'),
    path(`M${at(post[0])} ${at(post[1] - 74)}h30v20h-30`, 'o'),
    shoe(560, 452, 0.8),
    shoe(640, 490, 0.9),
    path(`M${at(along(60, 3) - 78)} ${at(height(3))}H${at(along(60, 3))}`, 'p'),
    path(`M${at(along(60, 3) - 82)} ${at(height(3) - 13)}v26l22 -13Z`, 'b'),
    path('M420 490H920', 'd'),
  ].join('');
}
