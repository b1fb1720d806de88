/** Positions a weight chart's labels without overlapping a line or another label. */
import type { CurveDay } from './weight-curve.ts';
import { leaderOf, markPlaces, pointerBox, type ChartScene, type PlacedMark } from './weight-mark-places.ts';
import { boxOf, gapBetween, LABEL_SIZE, textWidth } from '#charts/label-box.ts';
import type { LabelBox, PlacedLabel } from '#charts/label-box.ts';

/** A label with the text that fits at its position. */
export interface PlacedText extends PlacedLabel {
  readonly text: string;
}

export interface ChartLabels {
  readonly healthy: PlacedText | null;
  readonly band: PlacedText | null;
  readonly rule: PlacedText | null;
  readonly curve: PlacedText | null;
  readonly marks: readonly PlacedMark[];
}

/** The texts to place, each with shorter alternatives; a narrow drawing skips the longest. */
export interface ChartTexts {
  readonly healthy: readonly string[];
  readonly band: readonly string[];
  readonly rule: readonly string[];
  readonly curve: readonly string[];
  readonly marks: readonly { readonly day: number; readonly weight: number; readonly text: string }[];
}

/** Text closer to a line than this, in rem, is hard to read. */
const CLEAR = 0.15;
/** Candidate positions of the labels along the 3,500-calorie rule's line and along the band. */
const RULE_PLACES = [0.75, 0.6, 0.85, 0.95, 0.45] as const;
const BAND_PLACES = [0.95, 0.85, 0.75, 0.65, 0.55, 0.45] as const;
const CURVE_PLACES = [0.5, 0.6, 0.4, 0.7, 0.8] as const;
/** How many days are sampled to find lines behind a text. */
const SAMPLES = 200;

type Line = (day: CurveDay) => number | null;
const LINES = {
  weight: (day) => day.weight,
  low: (day) => day.low,
  high: (day) => day.high,
  rule: (day) => day.rule,
} as const satisfies Record<string, Line>;

/** The distance from a box to the nearest of some lines, in pixels; negative if a line crosses it. */
function clearance({ curve, plot }: ChartScene, box: LabelBox, lines: readonly Line[]): number {
  const step = Math.max(1, Math.floor(curve.horizon / SAMPLES));
  const distances = curve.days
    .filter(({ day }) => day % step === 0 && plot.x(day) >= box.left && plot.x(day) <= box.right)
    .flatMap((day) =>
      lines.map((line) => {
        const weight = line(day);
        if (weight === null) return Infinity;
        const y = plot.y(weight);
        return Math.max(box.top - y, y - box.bottom);
      }),
    );
  return Math.min(Infinity, ...distances);
}

interface Wish {
  readonly texts: readonly string[];
  readonly placesFor: (text: string) => readonly PlacedLabel[];
  readonly lines: readonly Line[];
  readonly taken: readonly LabelBox[];
}

/** The position with the most room for the longest text that fits anywhere; `null` if not even the shortest fits. */
function roomiest(scene: ChartScene, { texts, placesFor, lines, taken }: Wish): PlacedText | null {
  const { plot, rem } = scene;
  const enough = LABEL_SIZE.line * rem;
  for (const text of texts) {
    const rated = placesFor(text)
      .map((place) => ({ place, box: boxOf(place, text, rem) }))
      .filter(({ box }) => box.left >= plot.left && box.right <= plot.right && box.bottom <= plot.bottom)
      .map(({ place, box }) => {
        const fromLabels = taken.map((other) => gapBetween(other, box));
        return { place, room: Math.min(enough, clearance(scene, box, lines), ...fromLabels) };
      })
      .filter(({ room }) => room > CLEAR * rem);
    const best = rated.find(({ room }) => room === Math.max(...rated.map((other) => other.room)));
    if (best) return { ...best.place, text };
  }
  return null;
}

function healthyPlaces({ plot, rem }: ChartScene): readonly PlacedLabel[] {
  const { gap, line } = LABEL_SIZE;
  if (!plot.healthy || plot.healthy.height < line * rem) return [];
  const { top, height } = plot.healthy;
  return [top + 1.1 * rem, top + height - gap * rem].flatMap((y): PlacedLabel[] => [
    { x: plot.left + gap * rem, y, anchor: 'start' },
    { x: plot.right - gap * rem, y, anchor: 'end' },
  ]);
}

/** Positions along the curve, halfway to an edge of the band. */
function placesAlong(
  { plot, rem, curve }: ChartScene,
  shares: readonly number[],
  edge: 'low' | 'high',
): (text: string) => readonly PlacedLabel[] {
  const last = curve.days.length - 1;
  return (text) =>
    shares.flatMap((share): PlacedLabel[] => {
      const end = plot.x(Math.round(share * last));
      const middle = (end - plot.left - textWidth(text, rem) / 2) / (plot.x(last) - plot.left);
      const day = curve.days[Math.round(middle * last)];
      if (!day) return [];
      const y = (plot.y(day.weight) + plot.y(day[edge])) / 2;
      return [{ x: end, y: y + ((LABEL_SIZE.ascent - LABEL_SIZE.descent) * rem) / 2, anchor: 'end' }];
    });
}

function rulePlaces({ plot, rem, curve }: ChartScene): readonly PlacedLabel[] {
  const promised = curve.days.filter(({ rule }) => rule !== null);
  const isDown = curve.direction === 'losing';
  return RULE_PLACES.flatMap((place): PlacedLabel[] => {
    const day = promised[Math.round(place * (promised.length - 1))];
    const y = day && day.rule !== null ? plot.y(day.rule) : 0;
    if (!day || y < plot.top || y > plot.bottom) return [];
    const { gap, line } = LABEL_SIZE;
    return [{ x: plot.x(day.day) - gap * rem, y: y + (isDown ? line : -gap) * rem, anchor: 'end' }];
  });
}

/** Finds a position for each of the chart's labels, or omits it if there is none. Pure. */
export function placeLabels(scene: ChartScene, texts: ChartTexts): ChartLabels {
  const { weight, low, high, rule: promise } = LINES;
  const { plot, curve, rem } = scene;
  const marks = markPlaces(scene, texts.marks);
  const taken: LabelBox[] = [
    ...marks.flatMap((mark) => [boxOf(mark, mark.text, rem), leaderOf(mark)]),
    pointerBox(scene),
  ];
  const place = (wish: Omit<Wish, 'taken'>): PlacedText | null => {
    const texts = plot.isNarrow ? wish.texts.slice(1) : wish.texts;
    const found = roomiest(scene, { ...wish, texts, taken });
    if (found) taken.push(boxOf(found, found.text, rem));
    return found;
  };
  const all = [weight, low, high, promise];
  const healthy = place({ texts: texts.healthy, placesFor: () => healthyPlaces(scene), lines: all });
  const forRule = curve.direction === 'level' ? [] : rulePlaces(scene);
  const rule = place({ texts: texts.rule, placesFor: () => forRule, lines: [promise, weight] });
  const inBand = placesAlong(scene, BAND_PLACES, 'low');
  const band = place({ texts: texts.band, placesFor: inBand, lines: [weight, low, promise] });
  const byCurve = placesAlong(scene, CURVE_PLACES, 'high');
  const name = place({ texts: texts.curve, placesFor: byCurve, lines: [weight, high, promise] });
  return { healthy, band, rule, curve: name, marks };
}
