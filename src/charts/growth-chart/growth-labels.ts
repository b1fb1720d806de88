/** The labels in a growth chart: the child's measurements, and the names of the bands. Pure. */
import type { ChildBmiKey } from '@evenscale/formulas/growth';
import { besidePoint, between, isFree, sizeOf } from '#charts/label-places.ts';
import type { LabelLine, Lane, PlacedLabel, Scene } from '#charts/label-places.ts';
import { reachOf, type Point } from '#charts/plot-path.ts';

/** A band with its name, and the lanes in which the name may be. */
export interface NamedBand {
  readonly key: ChildBmiKey;
  readonly name: string;
  /** From its upper limit to its lower one. */
  readonly whole: Lane;
  readonly lanes: readonly Lane[];
  /** The same between any two neighboring lines, so that the name is on none. */
  readonly clear: readonly Lane[];
}

/** A name in its band, turned by some degrees where it doesn't fit level. */
export interface PlacedName {
  readonly label: PlacedLabel;
  readonly angle: number;
}

/** What a measurement can be labeled with, the longest first. */
export interface NewestTexts {
  /** Inside its own band. */
  readonly inBand: readonly (readonly LabelLine[])[];
  /** Anywhere else, so with the name of its category. */
  readonly elsewhere: readonly (readonly LabelLine[])[];
}

export interface GrowthLabelRequest {
  readonly scene: Scene;
  readonly bands: readonly NamedBand[];
  /** The thin lines, which a name is on only if there's no other place. */
  readonly cuts: Scene['lines'];
  /** The measurements, youngest first. */
  readonly points: readonly Point[];
  readonly newest: NewestTexts;
  /** The band of the newest one; `undefined` without a measurement. */
  readonly ownBand: Lane | undefined;
  /** The labels of the earlier ones. */
  readonly earlier: readonly string[];
}

export interface GrowthLabels {
  /** Those of the measurements. */
  readonly labels: readonly PlacedLabel[];
  readonly names: readonly PlacedName[];
  /** Names that fit nowhere in the drawing. */
  readonly unnamed: readonly NamedBand[];
  /** True if the newest measurement has no room for its label. */
  readonly isUnlabeled: boolean;
}

/** In rem: how far a label may be from its dot, the room around a name, and the steps in which one is tried. */
const NEAR = { newest: 2.5, earlier: 0.75 } as const;
const MARK = { newest: 0.45, earlier: 0.3 } as const;
const GAP = 0.1;
const INSET = 0.4;
const APART = 0.4;
const STEP = 0.25;
/** In rem: a thin line this close to the newest measurement is next to it. */
const NEXT = 0.75;
/** How many of a newest measurement's texts are short. */
const SHORT = 2;
/** The middle of letters above their baseline, as a share of a line's height. */
const MIDDLE = 0.29;
/** Where a turned name is compared with what is around it, and half of what is compared each time; shares of half its width. */
const CHECKED = [-0.9, -0.7, -0.5, -0.3, -0.1, 0.1, 0.3, 0.5, 0.7, 0.9] as const;
const SLICE = 0.1;
const HALF_TURN_DEGREES = 180;

/** How far a lane's lines are from a height; `null` where the lane isn't. */
function roomAt(
  [upper, lower]: Lane,
  [x, y]: Point,
): { readonly over: number; readonly under: number } | null {
  const [over, under] = [reachOf(upper, x, x), reachOf(lower, x, x)];
  return over && under ? { over: y - over.bottom, under: under.top - y } : null;
}

/** True if a line is as close to a point. */
function isNextTo(line: Lane[0], [x, y]: Point, distance: number): boolean {
  const reach = reachOf(line, x, x);
  return reach !== null && Math.min(Math.abs(reach.top - y), Math.abs(reach.bottom - y)) < distance;
}

/** The middle of a lane. */
function middleAt(lane: Lane, x: number): number {
  const room = roomAt(lane, [x, 0]);
  return room ? (room.under - room.over) / 2 : NaN;
}

/** A name that runs along its lane at some place, if it fits there. */
function turnedAt(scene: Scene, lane: Lane, line: LabelLine, x: number): PlacedName | null {
  const { wide, high } = sizeOf([line], scene.rem);
  const [before, middle, after] = [x - wide / 2, x, x + wide / 2].map((at) => middleAt(lane, at)) as [
    number,
    number,
    number,
  ];
  const [slope, y] = [(after - before) / wide, (before + middle + after) / 3];
  const turn = Math.atan(slope);
  const across = (wide / 2) * Math.cos(turn);
  const need = high / 2 / Math.cos(turn) + GAP * scene.rem;
  const half = high / 2 + SLICE * Math.abs(slope) * across;
  const fits = CHECKED.every((share) => {
    const [at, own] = [x + share * across, y + share * across * slope];
    const room = roomAt(lane, [at, own]);
    const slice = {
      left: at - SLICE * across,
      right: at + SLICE * across,
      top: own - half,
      bottom: own + half,
    };
    return room !== null && room.over >= need && room.under >= need && isFree(slice, { ...scene, lines: [] });
  });
  if (!fits) return null;
  const rise = Math.abs(slope) * across + high / 2;
  const box = { left: x - across, right: x + across, top: y - rise, bottom: y + rise };
  const label = { x, anchor: 'middle' as const, lines: [{ ...line, y: y + MIDDLE * high }], box };
  return { label, angle: (turn * HALF_TURN_DEGREES) / Math.PI };
}

/** The name of a band, at the right as the other names: level if there is room, and otherwise along its lines. */
function placeName(scene: Scene, { name, lanes }: NamedBand): PlacedName | null {
  const line: LabelLine = { text: name, look: 'strong' };
  const level = between(scene, lanes, [[line]], true);
  if (level) return { label: level, angle: 0 };
  const { bounds, rem } = scene;
  for (const lane of lanes)
    for (let x = bounds.right; x > bounds.left; x -= STEP * rem) {
      const turned = turnedAt(scene, lane, line, x);
      if (turned) return turned;
    }
  return null;
}

function boxAround([x, y]: Point, size: number) {
  return { left: x - size, right: x + size, top: y - size, bottom: y + size };
}

/** A scene in which names keep a distance from the edges and from the labels of measurements. */
function roomForNames({ bounds, taken, rem, ...scene }: Scene): Scene {
  const [inset, gap] = [INSET * rem, APART * rem];
  return {
    ...scene,
    rem,
    bounds: { ...bounds, left: bounds.left + inset, right: bounds.right - inset },
    taken: taken.map(({ left, right, top, bottom }) => ({
      left: left - gap,
      right: right + gap,
      top: top - gap,
      bottom: bottom + gap,
    })),
  };
}

/** The labels of the measurements: the newest first of all. */
function labelMeasurements({ scene, points, cuts, newest, ownBand, earlier }: GrowthLabelRequest) {
  const last = points.length - 1;
  const marks = points.map((point, place) =>
    boxAround(point, MARK[place === last ? 'newest' : 'earlier'] * scene.rem),
  );
  const labels: PlacedLabel[] = [];
  const besides = (lines: Scene['lines']): Scene => ({
    ...scene,
    lines,
    taken: [...marks, ...labels.map(({ box }) => box)],
  });
  const all = [...scene.lines, points];
  const at = points[last];
  const beside = (place: Scene, texts: NewestTexts['inBand']): PlacedLabel | null =>
    at ? besidePoint(place, at, texts, NEAR.newest) : null;
  const inBand = (lines: Scene['lines']): Scene =>
    ownBand ? { ...besides(lines), lane: ownBand } : besides(lines);
  // A percentile on the thin line next to its dot would look like that line's name.
  const next = cuts.filter((cut) => at && isNextTo(cut, at, NEXT * scene.rem));
  // The child's own line may not be covered, and those of the chart only by a short text without another place.
  const own =
    beside(inBand([...all, ...next]), newest.inBand) ??
    beside(inBand(all), newest.inBand) ??
    beside(inBand([points]), newest.inBand.slice(-SHORT)) ??
    beside(besides(all), newest.elsewhere) ??
    beside(besides([points]), newest.elsewhere.slice(-SHORT));
  if (own) labels.push(own);
  for (const [place, text] of earlier.entries()) {
    const point = points[place];
    const label = point && besidePoint(besides([points]), point, [[{ text, look: 'quiet' }]], NEAR.earlier);
    if (label) labels.push(label);
  }
  return { labels, isUnlabeled: at !== undefined && own === null, free: besides(all) };
}

function placeAll(request: GrowthLabelRequest): GrowthLabels {
  const { labels, isUnlabeled, free } = labelMeasurements(request);
  // Each name is inside its own band, so names can't touch each other.
  const roomy = roomForNames(free);
  const clear = { ...roomy, lines: [...roomy.lines, ...request.cuts] };
  const placed = request.bands.map((band) => ({
    band,
    name: placeName(clear, { ...band, lanes: band.clear }) ?? placeName(roomy, band) ?? placeName(free, band),
  }));
  return {
    labels,
    isUnlabeled,
    names: placed.flatMap(({ name }) => name ?? []),
    unnamed: placed.flatMap(({ band, name }) => (name ? [] : [band])),
  };
}

/** Measurements first, then the names. A measurement's text is shorter if that leaves room for a name. */
export function placeGrowthLabels(request: GrowthLabelRequest): GrowthLabels {
  const all = placeAll(request);
  if (all.unnamed.length === 0) return all;
  const { inBand, elsewhere } = request.newest;
  const short = placeAll({
    ...request,
    newest: { inBand: inBand.slice(-1), elsewhere: elsewhere.slice(-1) },
  });
  return short.unnamed.length < all.unnamed.length ? short : all;
}
