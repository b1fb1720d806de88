import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GENDERS } from '@evenscale/formulas/energy';
import { cm, kcal, kg, years, type WeightUnit } from '@evenscale/formulas/units';
import { type WeightModelPerson, weightModelStart } from '@evenscale/formulas/weight-model';
import { gapBetween, textWidth, type LabelBox } from '#charts/label-box.ts';
import { check } from '../../../tests/properties.ts';
import { pictureOfCurve, pictureOfLog, type CurvePicture } from './curve-picture.ts';
import { buildCurvePlot, type CurvePlot } from './curve-plot.ts';
import { curveTexts, dateLabel, expectedNames, isLongTime, type CurveTexts } from './curve-label-words.ts';
import type { HeldScales } from './curve-scales.ts';
import { CURVE_PAPER, HANDLE } from './curve-sizes.ts';
import { heldPlot } from './goal/held-plot.ts';
import { tagAt } from './goal/GoalTag.tsx';
import { mainMark } from './curve-words.ts';
import { reachOf } from '#charts/plot-path.ts';
import { buildLogTrend } from './log-trend.ts';
import { bandAround, CURVE_BAND } from '#person/plan/plan-band.ts';
import { buildWeightCurve, type WeightCurve } from './weight-curve.ts';

/** Nov 24, 2026. */
const TODAY = 20_781;
/** The widths that a card leaves on screens of 320, 390, 768, 1280 and 1920 px, and with text of twice the size. */
const ROOMS = [
  { width: 246, rem: 16 },
  { width: 308, rem: 16 },
  { width: 660, rem: 16 },
  { width: 720, rem: 16 },
  { width: 998, rem: 16 },
  { width: 300, rem: 32 },
  { width: 660, rem: 32 },
] as const;
const PHONE = ROOMS[1];
const WIDE = ROOMS[3];

const woman: WeightModelPerson = {
  gender: 'female',
  age: years(29),
  height: cm(165),
  weight: kg(74),
  pal: 1.55,
  bodyFat: null,
};

function curveOf(gap: number, horizon: number, person = woman): WeightCurve {
  const { intake } = weightModelStart(person);
  return buildWeightCurve({ person, phases: [{ fromDay: 0, intake: kcal(intake + gap) }], horizon });
}

function drawn(
  picture: CurvePicture | null,
  room: { width: number; rem: number },
  unit: WeightUnit = 'kg',
  milestone?: string,
  more: Partial<CurveTexts> = {},
  held: HeldScales | null = null,
) {
  if (!picture) throw new Error('There is no picture');
  const own = curveTexts(picture, unit, {
    expected: expectedNames.plan('1,804 kcal'),
    milestone,
    today: TODAY,
  });
  const texts = { ...own, ...more };
  return { picture, texts, plot: buildCurvePlot(picture, texts, unit, room, held), rem: room.rem };
}

/** A plan whose last fifth is after its goal. */
function planned(
  curve: WeightCurve,
  room: { width: number; rem: number },
  unit?: WeightUnit,
  more?: Partial<CurveTexts>,
  held?: HeldScales,
) {
  const goalDay = Math.round((curve.days.length - 1) * 0.8);
  const mark = mainMark(curve.milestones, goalDay);
  return drawn(
    pictureOfCurve(curve, { first: TODAY, goalDay, milestone: mark?.day }),
    room,
    unit,
    mark?.text,
    more,
    held,
  );
}

const HANDLED = { hasHandle: true } as const;

const textsIn = ({ labels }: CurvePlot): readonly string[] =>
  labels.flatMap(({ lines }) => lines.map(({ text }) => text));

/** The boxes of all texts in the drawing. */
function textBoxes({
  plot,
  rem,
}: ReturnType<typeof drawn>): readonly (readonly [name: string, box: LabelBox])[] {
  const row = (text: string, x: number, y: number, share: number): readonly [string, LabelBox] => {
    const wide = textWidth(text, rem);
    return [
      text,
      { left: x - share * wide, right: x + (1 - share) * wide, top: y - 0.5 * rem, bottom: y + 0.5 * rem },
    ];
  };
  const { axis, bracket, bottom, values, left, flag, labels } = plot;
  const share = { start: 0, middle: 0.5, end: 1 };
  return [
    ...labels.map(({ lines, box }) => [lines.map(({ text }) => text).join(), box] as const),
    ...(flag ? flag.boxes.map((box) => [flag.text.text, box] as const) : []),
    ...axis.texts.map(({ text, x, row: place }) => row(text, x, bottom + (1.35 + 1.2 * place) * rem, 0.5)),
    ...values.map(({ y, text }) => row(text, left - 0.5 * rem, y, 1)),
    ...(bracket
      ? [row(bracket.text.text, bracket.text.x, plot.height - 0.5 * rem, share[bracket.text.anchor])]
      : []),
  ];
}

const linesOf = ({ paths }: CurvePlot) =>
  Object.entries(paths)
    .filter(([, path]) => path !== '')
    .map(([name, path]) => ({
      name,
      points: path
        .slice(1)
        .split('L')
        .map((pair): [number, number] => {
          const [x = NaN, y = NaN] = pair.split(',').map(Number);
          return [x, y];
        }),
    }));

/** How far a label is from a line, in pixels; negative if the line runs through it. */
function distance(box: LabelBox, points: readonly (readonly [number, number])[]): number {
  const reach = reachOf(points, box.left, box.right);
  if (!reach) return Infinity;
  return Math.max(box.top - reach.bottom, reach.top - box.bottom);
}

function expectReadable(drawing: ReturnType<typeof drawn>): void {
  const { plot } = drawing;
  const boxes = textBoxes(drawing);
  for (const [index, [name, box]] of boxes.entries()) {
    expect(box.left, name).toBeGreaterThanOrEqual(-1);
    expect(box.right, name).toBeLessThanOrEqual(plot.width + 1);
    expect(box.top, name).toBeGreaterThanOrEqual(0);
    expect(box.bottom, name).toBeLessThanOrEqual(plot.height);
    for (const [other, place] of boxes.slice(index + 1))
      // A pennant is at the end of its own staff.
      if (other !== name) expect(gapBetween(box, place), `${name} and ${other}`).toBeGreaterThanOrEqual(0);
  }
  const lines = linesOf(plot);
  for (const { box, lines: words } of plot.labels)
    for (const { points, name } of lines)
      expect(distance(box, points), `${words[0]?.text} on ${name}`).toBeGreaterThanOrEqual(0);
  if (plot.flag)
    for (const { points } of lines) expect(distance(plot.flag.boxes[0], points)).toBeGreaterThanOrEqual(0);
  expect(JSON.stringify(plot)).not.toMatch(/NaN|Infinity/u);
}

/** The weight in the ring is written beside it, however narrow the drawing is. */
function expectNow({ plot, texts }: ReturnType<typeof drawn>): void {
  expect(texts.now.some(([line]) => textsIn(plot).includes(line?.text ?? ''))).toBe(true);
}

const somebody = fc.record({
  gender: fc.constantFrom(...GENDERS),
  age: fc.integer({ min: 18, max: 80 }).map(years),
  height: fc.integer({ min: 150, max: 200 }).map(cm),
  weight: fc.integer({ min: 45, max: 180 }).map(kg),
  pal: fc.double({ min: 1.2, max: 1.9, noNaN: true }),
  bodyFat: fc.constant(null),
});
const units = fc.constantFrom<WeightUnit>('kg', 'lb', 'st');
const gaps = fc.integer({ min: -1000, max: 1000 });

describe('no label is on another, on a line or outside', () => {
  test('in a plan', () => {
    check(
      [somebody, gaps, fc.integer({ min: 49, max: 1281 }), fc.constantFrom(...ROOMS), units],
      (person, gap, horizon, room, unit) => {
        const drawing = planned(curveOf(gap, horizon, person), room, unit);
        expectReadable(drawing);
        expect(drawing.plot.flag).not.toBeNull();
        expectNow(drawing);
      },
      300,
    );
  });

  test('in a plan whose goal has a handle, or on it', () => {
    check(
      [somebody, gaps, fc.integer({ min: 49, max: 1281 }), fc.constantFrom(...ROOMS), units],
      (person, gap, horizon, room, unit) => {
        const drawing = planned(curveOf(gap, horizon, person), room, unit, HANDLED);
        expectReadable(drawing);
        expect(drawing.plot.flag).not.toBeNull();
        expectNow(drawing);
        const { plot, rem } = drawing;
        const [x = NaN, y = NaN] = plot.end ?? [];
        const halo = HANDLE.halo * rem;
        const box = { left: x - halo, right: x + halo, top: y - halo, bottom: y + halo };
        for (const label of plot.labels)
          expect(gapBetween(box, label.box), label.lines[0]?.text).toBeGreaterThanOrEqual(0);
        if (plot.flag) expect(gapBetween(box, plot.flag.boxes[0])).toBeGreaterThanOrEqual(0);
      },
      300,
    );
  });

  test('in a plan that is drawn on the scales of another one', () => {
    check(
      [
        somebody,
        gaps,
        gaps,
        fc.integer({ min: 49, max: 1281 }),
        fc.double({ min: 0.2, max: 1.5, noNaN: true }),
        fc.constantFrom(...ROOMS),
        units,
      ],
      (person, gap, other, horizon, share, room, unit) => {
        const { scales } = planned(curveOf(gap, horizon, person), room, unit, HANDLED).plot;
        const moved = curveOf(other, Math.max(28, Math.round(share * horizon)), person);
        const drawing = planned(moved, room, unit, HANDLED, scales);
        if (TODAY + (moved.days.length - 1) * 0.8 > scales.days.last) return;
        const { plot } = drawing;
        const held = { ...drawing, plot: heldPlot(plot, null) };
        expect(held.plot.scales).toEqual(scales);
        expectReadable(held);
        for (const { points } of linesOf(plot))
          for (const [x, y] of points) {
            expect(x).toBeLessThanOrEqual(plot.right + 0.1);
            expect(y).toBeGreaterThanOrEqual(plot.top - 0.1);
            expect(y).toBeLessThanOrEqual(plot.bottom + 0.1);
          }
        const day = Math.min(scales.days.last, TODAY + Math.max(21, Math.round(0.3 * horizon)));
        const bare = heldPlot(plot, { today: TODAY, day, rem: room.rem });
        expect([bare.band, ...Object.values(bare.paths)].join('')).toBe('');
        expect([bare.flag, bare.end]).toEqual([null, null]);
        // Its own day is strong, with today, and not that of the curve that was drawn before.
        const strong = bare.axis.texts.filter(({ isStrong }) => isStrong).map(({ text }) => text);
        expect(strong).toContain(dateLabel(day, isLongTime(scales.days.last - scales.days.first)));
        // Where there is a row for both.
        if (plot.bracket) expect(strong).toContain(dateLabel(TODAY, false));
        expect(bare.bracket?.text.text ?? `${day - TODAY} days`).toBe(`${day - TODAY} days`);
      },
      300,
    );
  });

  test('in a projection', () => {
    check(
      [somebody, gaps, fc.constantFrom(91, 183, 365, 730, 1095), fc.constantFrom(...ROOMS), units],
      (person, gap, horizon, room, unit) => {
        const curve = curveOf(gap, horizon, person);
        const drawing = drawn(pictureOfCurve(curve, { first: TODAY }), room, unit);
        expectReadable(drawing);
        expect(drawing.texts.end.some((text) => textsIn(drawing.plot).includes(text))).toBe(true);
      },
      300,
    );
  });

  test('in a log, with and without a plan', () => {
    check(
      [
        somebody,
        gaps,
        fc.integer({ min: 1, max: 700 }),
        fc.integer({ min: 21, max: 400 }),
        fc.boolean(),
        fc.constantFrom(...ROOMS),
        units,
      ],
      (person, gap, logged, length, hasPlan, room, unit) => {
        const course = hasPlan ? curveOf(gap, length, person).days : [];
        const weighings = Array.from({ length: logged }, (_, index) => ({
          day: TODAY - logged + 1 + index,
          weight: kg(person.weight * (1 + 0.01 * Math.sin(index * 2.1) - index / 5000)),
          isConfirmed: false,
        }));
        const log = buildLogTrend(weighings, 0);
        const start = TODAY - Math.min(logged - 1, length);
        const days = course.map(({ day, weight, low, high }) => ({ day: start + day, weight, low, high }));
        const drawing = drawn(pictureOfLog(log, days, TODAY), room, unit);
        expectReadable(drawing);
        expectNow(drawing);
      },
      300,
    );
  });
});

describe('the labels of a plan', () => {
  test('are all there on a phone: flag, today, band, milestone and plan', () => {
    const { plot } = planned(curveOf(-470, 231), PHONE);
    expect(plot.flag?.text.text).toMatch(/^\d\d(?:\.\d)? kg · May \d+$/u);
    expect(textsIn(plot)).toEqual(['74 kg today', 'likely range', 'Healthy range', 'Apr 1', 'plan']);
  });

  test('say more on a wide screen', () => {
    const { plot } = planned(curveOf(-450, 231), WIDE);
    expect(textsIn(plot)).toContain('the strong part is from a study');
    expect(textsIn(plot)).toContain('plan, 1,804 kcal a day');
  });

  test('are struck through by no line of the grid, on a phone and on a wide screen', () => {
    for (const room of [PHONE, WIDE]) {
      const { plot } = planned(curveOf(-450, 231), room);
      const inside = plot.labels.flatMap(({ lines }) =>
        lines.filter((line) => plot.values.some(({ y }) => y > line.y - 9 && y < line.y + 1)),
      );
      expect(plot.values.length).toBeGreaterThan(2);
      expect(inside).toEqual([]);
    }
  });

  test.each([-600, -300, 300, 600])(
    'with a gap of %i kcal a day, the plan’s name is at its own line',
    (gap) => {
      for (const room of ROOMS) {
        const weighings = Array.from({ length: 40 }, (_, index) => ({
          day: TODAY - 39 + index,
          weight: kg(74 - index / 30),
          isConfirmed: false,
        }));
        const days = curveOf(gap, 182).days.map((day) => ({ ...day, day: TODAY - 39 + day.day }));
        const { plot } = drawn(pictureOfLog(buildLogTrend(weighings, 0), days, TODAY), room);
        const label = plot.labels.find(({ lines }) => lines[0]?.look === 'plan');
        if (!label) continue;
        const near = linesOf(plot).map(({ name, points }) => ({ name, away: distance(label.box, points) }));
        expect(near.toSorted((a, b) => a.away - b.away)[0]?.name).toBe('ahead');
      }
    },
  );

  test('the name of the band is inside it, or beside it where it has no room', () => {
    for (const room of ROOMS) {
      const { plot } = planned(curveOf(-450, 231), room);
      const label = plot.labels.find(({ lines }) => lines.some(({ text }) => text.includes('likely')));
      const points = plot.band
        .slice(1, -1)
        .split('L')
        .map((pair) => pair.split(',').map(Number));
      const half = points.length / 2;
      const [upper, lower] = [points.slice(0, half), points.slice(half).toReversed()] as [
        [number, number][],
        [number, number][],
      ];
      if (!label) throw new Error(`No label at ${room.width} px`);
      const { left, right, top, bottom } = label.box;
      // With text of twice the size on a phone, it would be across an edge, so it's below.
      if (room.rem > 16 && room.width < 400) {
        expect(top).toBeGreaterThan(reachOf(lower, left, right)?.bottom ?? NaN);
        continue;
      }
      expect(top).toBeGreaterThan(reachOf(upper, left, right)?.bottom ?? NaN);
      expect(bottom).toBeLessThan(reachOf(lower, left, right)?.top ?? NaN);
    }
  });
});

describe('the handle of a goal', () => {
  test('has a tag inside the drawing, and never on it', () => {
    const texts = {
      name: '',
      weight: '11 st 7.5 lb',
      date: 'May 25, 2028',
      meaning: '1,804 kcal a day',
      spoken: '',
    };
    for (const { width, rem } of ROOMS)
      for (const at of [
        [0, 0],
        [width, 300],
        [width / 2, 40],
      ] as const) {
        const { box } = tagAt(at, width, rem, texts);
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(width + 1);
        expect(box.top).toBeGreaterThanOrEqual(0);
        const away = Math.max(at[1] - box.bottom, box.top - at[1]);
        expect(away).toBeGreaterThanOrEqual(HANDLE.halo * rem);
      }
  });
});

describe('the first week of a log', () => {
  const course = curveOf(-450, 42).days.map((day) => ({ ...day, day: TODAY - 4 + day.day }));
  const weights = [74, 74.1, 73.7, 74.3, 73.6];
  const weighings = weights.map((weight, index) => ({
    day: TODAY - 4 + index,
    weight: kg(weight),
    isConfirmed: false,
  }));
  const pictureWith = (days: typeof course) =>
    pictureOfLog(buildLogTrend(weighings, 0), days, TODAY, TODAY + 200);

  test('is dots without a line, and the ring is on the newest one', () => {
    for (const room of ROOMS) {
      const drawing = drawn(pictureWith(course), room, 'lb');
      expectReadable(drawing);
      const { plot } = drawing;
      expect(plot.paths.trend).toBe('');
      expect(plot.dots.split('M').length - 1).toBe(5);
      expect(plot.now[1]).toBeCloseTo(plot.y(kg(73.6)), 6);
      expect(textsIn(plot)[0]).toMatch(/^162.3 lb/u);
      expect(textsIn(plot).join()).not.toContain('trend');
    }
  });

  test('has its dots inside the band, which isn’t cut', () => {
    const { plot } = drawn(pictureWith(course), PHONE, 'lb');
    for (const [index, { low, high }] of course.slice(0, 5).entries()) {
      expect(weights[index]).toBeGreaterThan(low);
      expect(weights[index]).toBeLessThan(high);
    }
    const heights = [...plot.band.matchAll(/,([\d.]+)/gu)].map(([, y]) => Number(y));
    expect(Math.max(...heights)).toBeLessThan(plot.bottom - 1);
    expect(Math.min(...heights)).toBeGreaterThan(plot.top + 1);
  });

  test('names no shade of a band that has only one', () => {
    for (const room of ROOMS)
      expect(textsIn(drawn(pictureWith(course), room).plot).join()).not.toContain('study');
  });

  test('names its measured part within that part, or says that it’s the darker one', () => {
    const long = 'likely range, from a study';
    for (const [length, names] of [
      [80, long],
      [180, 'the strong part is from a study'],
    ] as const) {
      const days = curveOf(-450, length).days.map((day) => ({ ...day, day: TODAY - 4 + day.day }));
      const { plot } = drawn(pictureWith(days), WIDE);
      expect(textsIn(plot)).toContain(names);
      const last = days.findLast(({ isMeasured }) => isMeasured)?.day ?? NaN;
      const label = plot.labels.find(({ lines }) => lines.some(({ text }) => text === long));
      if (names === long) expect(label?.box.right).toBeLessThanOrEqual(plot.x(last));
    }
  });

  test('has its dates in one row: the start is left out where it would touch today', () => {
    for (const room of ROOMS) {
      const { axis } = drawn(pictureWith(course), room).plot;
      expect(axis.rows).toBe(1);
      const texts = axis.texts.map(({ text }) => text);
      expect(texts.join()).toMatch(/Nov 24/u);
      expect(texts.includes('Nov 20')).toBe(room.rem === 16 && room.width > 320);
    }
  });
});

describe('the rule', () => {
  test('has today and the goal at every width, the start and months where there is room', () => {
    const weighings = [
      { day: TODAY - 40, weight: kg(74), isConfirmed: false },
      { day: TODAY, weight: kg(72), isConfirmed: false },
    ];
    for (const room of ROOMS) {
      const days = curveOf(-400, 182).days.map((day) => ({ ...day, day: TODAY - 40 + day.day }));
      const { plot } = drawn(pictureOfLog(buildLogTrend(weighings, 0), days, TODAY), room);
      const texts = plot.axis.texts.map(({ text }) => text.replace('today, ', ''));
      expect(texts.slice(0, 2).toSorted()).toEqual(['Apr 15', 'Nov 24']);
      expect(texts.includes('Oct 15')).toBe(room.width > 10 * room.rem);
      expect(plot.bracket?.text.text).toBe(room.rem > 16 && room.width < 400 ? '142 days' : '142 days to go');
    }
    const { plot } = planned(curveOf(-450, 231), WIDE);
    expect(plot.axis.texts.slice(2).map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Jan 2027', 'Feb', 'Mar', 'Apr']),
    );
  });

  test('names every month that has room: the first date moves aside for January', () => {
    const picture = pictureOfCurve(curveOf(-300, 231), { first: TODAY + 6, goalDay: 182 });
    const textsOn = (room: (typeof ROOMS)[number]) =>
      drawn(picture, room).plot.axis.texts.toSorted((a, b) => a.x - b.x);
    const names = textsOn(PHONE).map(({ text }) => text);
    expect(names).toEqual(['Nov 30', 'Jan', 'Feb', 'Mar', 'Apr', 'May 31']);
    const [first, january] = textsOn(WIDE);
    expect(first?.x).toBeCloseTo(drawn(picture, WIDE).plot.now[0], 6);
    expect(january?.text).toBe('Jan 2027');
  });

  test('names no month twice, and no year beside a date', () => {
    // From Nov 29 to May 30, and to a day three years later.
    for (const [days, last] of [
      [187, 'May 30'],
      [1095, 'Nov 23, 2029'],
    ] as const)
      for (const room of ROOMS) {
        const curve = curveOf(days > 200 ? -60 : -450, days);
        const { plot } = drawn(pictureOfCurve(curve, { first: TODAY, goalDay: days }), room);
        const texts = plot.axis.texts.toSorted((a, b) => a.x - b.x).map(({ text }) => text);
        expect(texts).toContain(last);
        expect(texts[texts.indexOf(last) - 1]).not.toBe(last.slice(0, 3));
        expect(texts[texts.indexOf('Nov 24') + 1]).not.toBe('Nov');
        const [today, year] = ['Nov 24', '2027'].map((text) =>
          plot.axis.texts.find((one) => one.text === text),
        );
        if (today && year) expect(year.x - today.x).toBeGreaterThan(textWidth('Nov 2', room.rem) + room.rem);
      }
  });

  test('names the first day of a month in a few weeks, where no month has room for its name', () => {
    const weighings = Array.from({ length: 40 }, (_, index) => ({
      day: TODAY - 39 + index,
      weight: kg(80 + Math.sin(index) / 4),
      isConfirmed: false,
    }));
    for (const room of ROOMS) {
      const drawing = drawn(pictureOfLog(buildLogTrend(weighings, 0), [], TODAY), room);
      const texts = drawing.plot.axis.texts.map(({ text }) => text.replace('today, ', ''));
      expect(texts.includes('Nov 1')).toBe(room.width > 10 * room.rem);
      expect(texts).not.toContain('Nov');
      expectReadable(drawing);
    }
  });

  test('drops a week’s tick closer than 5.5 px to a month’s', () => {
    const { plot } = planned(curveOf(-470, 231), PHONE);
    const ticks = [...plot.axis.ticks.matchAll(/M([\d.]+),0v(\d)/gu)].map(([, x, size]) => ({
      x: Number(x),
      size,
    }));
    const months = ticks.filter(({ size }) => size === '9');
    expect(months).toHaveLength(8);
    for (const { x, size } of ticks)
      if (size === '4')
        expect(Math.min(...months.map((month) => Math.abs(month.x - x)))).toBeGreaterThanOrEqual(5.4);
  });
});

describe('the drawing', () => {
  test('is 380 px high on a phone and 424 px on a wide screen, and grows with the text', () => {
    const curve = curveOf(-450, 231);
    expect(planned(curve, PHONE).plot.height).toBe(380);
    expect(planned(curve, WIDE).plot.height).toBe(424);
    expect(planned(curve, { width: 660, rem: 32 }).plot.height).toBe(760);
    // On a phone, it would be steep.
    expect(planned(curve, { width: 300, rem: 32 }).plot.height).toBe(640);
  });

  test('has no band and no values if it’s less than 200 px high', () => {
    const picture = pictureOfCurve(curveOf(-450, 231), { first: TODAY });
    const { plot } = drawn(picture, { ...PHONE, height: 160 } as { width: number; rem: number });
    expect([plot.band, plot.values]).toEqual(['', []]);
    expect(plot.paths.ahead).toMatch(/^M/u);
  });

  test('dashes the plan up to its goal and dots it afterward', () => {
    const { plot, picture } = planned(curveOf(-450, 231), WIDE);
    const [ahead, after] = ['ahead', 'after'].map(
      (name) => linesOf(plot).find((line) => line.name === name)?.points,
    );
    expect(plot.paths.past).toBe('');
    expect(ahead?.at(-1)?.[0]).toBeCloseTo(plot.x(picture.end?.day ?? NaN), 0);
    expect(after?.[0]).toEqual(ahead?.at(-1));
    expect(after?.at(-1)?.[0]).toBeCloseTo(plot.right, 0);
  });

  test('starts a little before the first day, so that the ring touches no figure', () => {
    for (const room of ROOMS) {
      const { plot, rem } = planned(curveOf(-450, 231), room);
      expect(plot.now[0] - plot.left).toBeGreaterThanOrEqual(0.5 * rem);
    }
  });

  test.each([
    { unit: 'kg', texts: ['62', '64', '66', '68', '70', '72', '74'] },
    { unit: 'lb', texts: ['140', '145', '150', '155', '160', '165'] },
    { unit: 'st', texts: ['10 st', '10 st 7', '11 st', '11 st 7'] },
  ] as const)('has round weights in $unit', ({ unit, texts }) => {
    const { plot } = planned(curveOf(-450, 231), WIDE, unit);
    expect(plot.values.map(({ text }) => text)).toEqual(texts);
  });

  test.each(['kg', 'lb', 'st'] as const)('has at least two weights beside it on paper, in %s', (unit) => {
    for (const weight of [61, 74, 90, 118])
      for (const horizon of [45, 180, 365]) {
        const picture = pictureOfCurve(curveOf(-450, horizon, { ...woman, weight: kg(weight) }), {
          first: TODAY,
        });
        const { plot } = drawn(picture, CURVE_PAPER, unit);
        expect(plot.values.length, `${weight} kg, ${horizon} days`).toBeGreaterThan(1);
        const places = plot.values.map(({ y }) => y);
        for (const [index, place] of places.slice(1).entries())
          expect(Math.abs(place - (places[index] ?? 0))).toBeGreaterThan(CURVE_PAPER.rem);
      }
  });

  test('of 100,000 weigh-ins has few points', () => {
    const many = Array.from({ length: 100_000 }, (_, index) => ({
      day: TODAY - 99_999 + index,
      weight: kg(80 + Math.sin(index)),
      isConfirmed: false,
    }));
    const start = performance.now();
    const { plot } = drawn(pictureOfLog(buildLogTrend(many, 0), [], TODAY), PHONE, 'st');
    expect(performance.now() - start).toBeLessThan(500);
    expect(plot.dots.split('M').length - 1).toBe(400);
    expect(plot.bracket).toBeNull();
  });
});

test('the band opens smoothly, from a weigh-in’s ups and downs to its full width on day 49', () => {
  const widths = [0, 7, 24.5, 49, 200].map((day) => bandAround(100, day).high - 100);
  expect(widths.map((width) => Math.round(width * 1e4) / 1e4)).toEqual([1, 1.7959, 3.25, 4, 4]);
});

test('the band is strong until its last measured day; from a plan’s update on, line and band are new', () => {
  const curve = curveOf(-450, 231);
  const xs = (path: string): readonly number[] =>
    path
      .split(/[ML]/u)
      .slice(1)
      .map((pair) => parseFloat(pair));
  const goalDay = 231;
  const { plot } = drawn(pictureOfCurve(curve, { first: TODAY, goalDay }), WIDE);
  expect(Math.max(...xs(plot.measured))).toBeCloseTo(plot.x(TODAY + CURVE_BAND.day), -1);
  expect(Math.max(...xs(plot.band))).toBeCloseTo(plot.x(TODAY + goalDay), 0);
  const update = 100;
  const updated = curve.days.map(({ day, weight: planned }) => {
    const weight = kg(day < update ? planned : planned + 2);
    const band =
      day < update ? { low: weight, high: weight, isMeasured: true } : bandAround(weight, day - update);
    return { day: TODAY + day, weight, ...band, startsLine: day === update };
  });
  const again = drawn(pictureOfLog(buildLogTrend([], 0), updated, TODAY + 150), WIDE).plot;
  const lines = again.paths.past.split('M').slice(1);
  expect(lines).toHaveLength(2);
  // The first line ends the day before, and the second is higher from its first day on.
  expect(Math.max(...xs(`M${lines[0]}`))).toBeCloseTo(again.x(TODAY + update - 1), 0);
  expect(Math.min(...xs(`M${lines[1]}`))).toBeCloseTo(again.x(TODAY + update), 0);
  expect(again.measured.match(/M/gu)).toHaveLength(1);
  expect(Math.min(...xs(again.band))).toBeCloseTo(again.x(TODAY + update), 0);
});

/** The curve of a log with a mistake. */
function mistaken(mistake: number, room: (typeof ROOMS)[number] = PHONE, unit: WeightUnit = 'kg') {
  const weighings = Array.from({ length: 20 }, (_, day) => ({
    day: TODAY - 20 + day,
    weight: kg(day === 11 ? mistake : 81 + Math.sin(day) / 5),
    isConfirmed: false,
  }));
  return drawn(pictureOfLog(buildLogTrend(weighings, 0), [], TODAY), room, unit).plot;
}

test('a weigh-in that is left out far from all others doesn’t stretch the axis, and is at its end', () => {
  const plotOf = (mistake: number) => mistaken(mistake);
  const [typo, near, none] = [plotOf(814), plotOf(85), plotOf(81)];
  expect(typo.values).toEqual(none.values);
  expect(typo.crosses).toContain(`,${typo.top}`);
  const low = plotOf(8.1);
  const [, y] = /^M[\d.]+,([\d.]+)/u.exec(low.crosses) ?? [];
  expect(Number(y)).toBeCloseTo(low.bottom - 16, 1);
  // One that is near has its own place.
  expect(near.values.map(({ text }) => text)).toContain('84');
});

test.each(ROOMS)(
  'a weigh-in that is left out is named in its place, and beyond the axis has an arrow, on %o',
  (room) => {
    for (const [mistake, text] of [
      [814, '814 kg'],
      [8.1, '8.1 kg'],
    ] as const) {
      const { labels, crosses } = mistaken(mistake, room);
      expect(crosses.match(/M/gu)).toHaveLength(2);
      const label = labels.find(({ lines }) => lines[0]?.text.startsWith(text));
      const [, x] = /^M([\d.]+),/u.exec(crosses) ?? [];
      expect(Math.abs((label?.x ?? 0) - Number(x))).toBeLessThan(4 * room.rem);
    }
    const near = mistaken(85, room);
    expect(near.crosses.match(/M/gu)).toHaveLength(1);
    expect(textsIn(near)).toContainEqual(room.width > 10 * room.rem ? '85 kg, doesn’t fit' : '85 kg');
  },
);

test.each(ROOMS)('the axis goes to a newest weigh-in that is left out, on %o', (room) => {
  const weighings = Array.from({ length: 40 }, (_, index) => ({
    day: TODAY - 42 + index,
    weight: kg(89.8 - 0.02 * index + Math.sin(2.1 * index) / 4),
    isConfirmed: false,
  }));
  const odd = { day: TODAY, weight: kg(92.4), isConfirmed: false };
  for (const course of [[], curveOf(-450, 182).days.map((day) => ({ ...day, day: TODAY - 10 + day.day }))]) {
    const drawing = drawn(pictureOfLog(buildLogTrend([...weighings, odd], 0), course, TODAY), room);
    const { plot } = drawing;
    const [, x, y] = /^M([\d.]+),([\d.]+)/u.exec(plot.crosses) ?? [];
    expect(Number(x)).toBeCloseTo(plot.x(TODAY), 0);
    expect(Number(x)).toBeLessThanOrEqual(plot.right + 0.1);
    expect(Number(y)).toBeGreaterThan(plot.top);
    expect(plot.axis.texts.map(({ text }) => text.replace('today, ', ''))).toContain('Nov 24');
    expect(textsIn(plot).join()).toMatch(/92.4 kg/u);
    expectReadable(drawing);
  }
});

test('crosses in their places are named while they are few', () => {
  const namesFor = (odd: readonly number[]) => {
    const weighings = Array.from({ length: 90 }, (_, index) => ({
      day: TODAY - 89 + index,
      weight: kg(odd.includes(index) ? 86 : 81 + Math.sin(index) / 5),
      isConfirmed: false,
    }));
    return textsIn(drawn(pictureOfLog(buildLogTrend(weighings, 0), [], TODAY), WIDE).plot).filter((text) =>
      text.endsWith('doesn’t fit'),
    );
  };
  expect(namesFor([20, 60])).toHaveLength(2);
  expect(namesFor([20, 40, 60])).toEqual([]);
});

test('a weigh-in beyond the axis has its weight in the log’s unit', () => {
  const texts = mistaken(814, WIDE, 'lb').labels.map(({ lines }) => lines[0]?.text);
  expect(texts).toContainEqual(expect.stringMatching(/^1,?79\d\.\d lb, doesn’t fit$/u));
});

test('beside the way to a goal, the band is whole, as in the planner', () => {
  const course = curveOf(-450, 120).days.map(({ day, ...weights }) => ({
    ...weights,
    day: TODAY - 10 + day,
  }));
  const weighings = course.slice(0, 11).map(({ day, weight }) => ({ day, weight, isConfirmed: false }));
  for (const room of ROOMS) {
    const { plot } = drawn(pictureOfLog(buildLogTrend(weighings, 0), course, TODAY), room);
    const [low, high] = plot.scales.ends;
    expect(low).toBeLessThan(Math.min(...course.map((day) => day.low)));
    expect(high).toBeGreaterThan(Math.max(...course.map((day) => day.high)));
  }
});

test('the band of a projection is part of the picture, not all of it', () => {
  for (const room of ROOMS) {
    const curve = curveOf(0, 365);
    const { plot } = drawn(pictureOfCurve(curve, { first: TODAY }), room);
    const [last] = curve.days.slice(-1);
    const wide = plot.y(last?.low ?? NaN) - plot.y(last?.high ?? NaN);
    expect(wide / (plot.bottom - plot.top)).toBeLessThan(0.65);
  }
});

test('a band’s name is inside it, or above it', () => {
  const across = (share: number) => {
    const course = curveOf(-200, 91).days.map(({ day, weight }) => ({
      day: TODAY + day,
      weight,
      low: kg(weight - share),
      high: kg(weight + share),
    }));
    const { plot } = drawn(pictureOfLog(buildLogTrend([], 0), course, TODAY), WIDE);
    const label = plot.labels.find(({ lines }) => lines.some(({ text }) => text.includes('likely')));
    const edges = [...plot.band.matchAll(/([\d.]+),([\d.]+)/gu)].map(([, x, y]) => [Number(x), Number(y)]);
    const { left = 0, right = 0, top = 0, bottom = 0 } = label?.box ?? {};
    return {
      isNamed: label !== undefined,
      isCrossed: edges.some(([x = 0, y = 0]) => x > left && x < right && y > top + 1 && y < bottom - 1),
    };
  };
  for (const share of [0.1, 0.3, 0.6, 1, 2])
    expect(across(share), String(share)).toEqual({ isNamed: true, isCrossed: false });
});

test('a band much wider than the trend doesn’t stretch the axis, and ends at it', () => {
  const course = curveOf(-250, 70).days.map(({ day, ...weights }) => ({ ...weights, day: TODAY - 35 + day }));
  const weighings = course.slice(0, 36).map(({ day, weight }) => ({
    day,
    weight: kg(weight + 0.3 * Math.sin(day)),
    isConfirmed: false,
  }));
  const log = buildLogTrend(weighings, 0);
  const { plot } = drawn(pictureOfLog(log, course, TODAY, TODAY + 200), WIDE);
  const [low, high] = plot.scales.ends;
  const lowest = Math.min(...course.map((day) => day.low));
  expect(lowest).toBeLessThan(low);
  const weights = [...weighings, ...course].map(({ weight }) => weight);
  expect(high - low).toBeLessThan(1.7 * (Math.max(...weights) - Math.min(...weights)));
  const heights = [...plot.band.matchAll(/,([\d.]+)/gu)].map(([, y]) => Number(y));
  expect(Math.max(...heights)).toBeCloseTo(plot.bottom, 0);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(plot.top - 0.1);
  // A plan without a trend shows all of its band.
  const [from, to] = drawn(pictureOfLog(buildLogTrend([], 0), course, TODAY), WIDE).plot.scales.ends;
  expect(from).toBeLessThan(lowest);
  expect(to).toBeGreaterThan(Math.max(...course.map((day) => day.high)));
});
