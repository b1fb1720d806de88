/** Which labels a curve has, and in which order they give way to each other. Pure. */
import type { LabelBox } from '#charts/label-box.ts';
import type { Point } from '#charts/plot-path.ts';
import type { CurvePicture } from './curve-picture.ts';
import type { CurveLines } from './curve-plot.ts';
import type { CurveTexts } from './curve-label-words.ts';
import { plantFlag, type PlacedFlag } from './flag-place.ts';
import type { Cross } from './curve-marks.ts';
import { HANDLE } from './curve-sizes.ts';
import { alongLine, besidePoint, between } from '#charts/label-places.ts';
import type { LabelLine, Lane, PlacedLabel, Scene } from '#charts/label-places.ts';

export interface LabelRequest {
  readonly picture: CurvePicture;
  readonly texts: CurveTexts;
  readonly lines: CurveLines;
  /** The band's upper and lower edge. */
  readonly edges: readonly [readonly Point[], readonly Point[]];
  /** The ends of the band's measured parts. */
  readonly measured: readonly (readonly [from: number, to: number])[];
  readonly dots: readonly Point[];
  /** Weigh-ins that are left out. */
  readonly crosses: readonly Cross[];
  readonly marks: Readonly<Record<'end' | 'milestone', Point | null>> & { readonly now: Point };
  readonly room: {
    readonly bounds: LabelBox;
    readonly rem: number;
    readonly isNarrow: boolean;
    readonly grid: readonly number[];
  };
}

/** In rem: how far the label of a milestone or a cross may be from it; the ring, the dot of the goal, and that of a milestone. */
const NEAR = 1.5;
/** How far today's label is from its ring before it is shortened, in rem. */
const CLOSE = 3;
/** How far from the goal its staff begins, for labels, in rem. */
const CLEAR = { dot: 0.75, handle: HANDLE.halo + 0.3 } as const;
/** The room that a milestone's label needs around it beside other labels in a narrow drawing, where there are many. */
const ROOM = 0.5;
/** Between the foot of a label and the rule. */
const FOOT = 0.25;
const MARK = { now: 0.45, end: 0.35, milestone: 0.3 } as const;

function boxAround([x, y]: Point, size: number): LabelBox {
  return { left: x - size, right: x + size, top: y - size, bottom: y + size };
}

/** The name of a band that is too thin for it, above or below the band. */
function besideBand(
  scene: Scene,
  edges: LabelRequest['edges'],
  names: CurveTexts['band'],
): PlacedLabel | null {
  const bounds = { ...scene.bounds, bottom: scene.bounds.bottom - FOOT * scene.rem };
  const beside = { ...scene, bounds, lines: [...scene.lines, ...edges] };
  return firstOf(edges, (edge) => alongLine(beside, edge, edge === edges[1], names));
}

/** The scene with more room around what is placed already. */
function roomy(scene: Scene): Scene {
  const by = ROOM * scene.rem;
  const taken = scene.taken.map(({ left, right, top, bottom }) => ({
    left: left - by,
    right: right + by,
    top: top - by,
    bottom: bottom + by,
  }));
  return { ...scene, taken };
}

/** The texts of a label as single lines of one look; a narrow drawing skips the longest. */
function options(
  texts: readonly string[],
  look: LabelLine['look'],
  isNarrow: boolean,
): readonly (readonly LabelLine[])[] {
  return (isNarrow ? texts.slice(1) : texts).map((text) => [{ text, look }]);
}

/** What the first of some gives. */
function firstOf<One, Found>(all: readonly One[], find: (one: One) => Found | null): Found | null {
  for (const one of all) {
    const found = find(one);
    if (found) return found;
  }
  return null;
}

interface Labels {
  readonly flag: PlacedFlag | null;
  readonly labels: readonly PlacedLabel[];
}

/** The scene with what is placed already. */
const besides = (scene: Scene, labels: readonly PlacedLabel[], flag: PlacedFlag | null): Scene => ({
  ...scene,
  taken: [...scene.taken, ...(flag?.boxes ?? []), ...labels.map(({ box }) => box)],
});

/** The weigh-ins of years may leave no gap as large as a label; then it may cover some. */
const evenOnDots = <Label>(scene: Scene, place: (scene: Scene) => Label | null): Label | null =>
  place(scene) ?? place({ ...scene, dots: [] });

/** The goal and today, which always have a label: the flag's text is as long as leaves room for today's. */
function fixedLabels(scene: Scene, { picture, texts, marks }: LabelRequest): Labels {
  const todayIn = (room: Scene): readonly PlacedLabel[] => {
    // A shorter text beside its ring says more than a longer one beside the goal.
    const near = besidePoint(room, marks.now, texts.now, CLOSE);
    const label = near ?? evenOnDots(room, (free) => besidePoint(free, marks.now, texts.now));
    return label ? [label] : [];
  };
  const { end } = marks;
  if (!end) return { flag: null, labels: todayIn(scene) };
  if (!picture.end?.isGoal) {
    const label = besidePoint(
      scene,
      end,
      texts.end.map((text) => [{ text, look: 'strong' }]),
    );
    const ends = label ? [label] : [];
    return { flag: null, labels: [...todayIn(besides(scene, ends, null)), ...ends] };
  }
  const clear = texts.hasHandle ? CLEAR.handle : CLEAR.dot;
  // Today's label first: it's beside its ring, and a flag has other places.
  const today = todayIn(scene);
  const best = evenOnDots(besides(scene, today, null), (free) =>
    plantFlag(free, end, texts.end[0] ?? '', clear),
  );
  if (best && today.length > 0) return { flag: best, labels: today };
  const flags = texts.end.flatMap(
    (text) => evenOnDots(scene, (free) => plantFlag(free, end, text, clear)) ?? [],
  );
  const both = flags.map((flag) => ({ flag, labels: todayIn(besides(scene, [], flag)) }));
  return both.find(({ labels }) => labels.length > 0) ?? both[0] ?? { flag: null, labels: todayIn(scene) };
}

/**
 * The labels that fit. The flag and today have a place first, then weigh-ins that are left out, the name of the band,
 * a milestone, the name of the plan, and last that of the weigh-ins.
 */
export function placeLabels(request: LabelRequest): Labels {
  const { texts, lines, edges, measured, dots, crosses, marks, room } = request;
  const { rem, isNarrow, bounds, grid } = room;
  const size = { now: MARK.now, end: texts.hasHandle ? HANDLE.halo : MARK.end };
  const ends = (['now', 'end'] as const).flatMap((key) => {
    const mark = marks[key];
    return mark ? [boxAround(mark, size[key] * rem)] : [];
  });
  const taken = [...ends, ...crosses.map(({ box }) => box)];
  const { trend, past, ahead, after } = lines;
  const bare: Scene = { bounds, rem, lines: [trend, ...past, ahead, after], dots, taken, grid };
  const { flag, labels: fixed } = fixedLabels(bare, request);
  const expected = [...past.flat(), ...ahead, ...after];
  const isRising = (ahead[0]?.[1] ?? 0) > (ahead.at(-1)?.[1] ?? 0);
  const lanes: readonly Lane[] = [
    [edges[0], expected],
    [expected, edges[1]],
  ];
  const { expected: planNames, weighIns, milestone } = texts;
  const others: readonly ((scene: Scene) => PlacedLabel | null)[] = [
    ...crosses.map(
      ({ at, texts: names }) =>
        (scene: Scene) =>
          besidePoint(scene, at, options(names, 'quiet', false), NEAR),
    ),
    (scene) =>
      firstOf(measured, ([left, right]) =>
        texts.measured && !isNarrow
          ? between({ ...scene, bounds: { ...bounds, left, right } }, lanes, [texts.measured])
          : null,
      ) ??
      between(scene, lanes, texts.band) ??
      besideBand(scene, edges, texts.band),
    (scene) =>
      marks.milestone &&
      milestone &&
      besidePoint(isNarrow ? roomy(scene) : scene, marks.milestone, [milestone], NEAR),
    (scene) => alongLine(scene, ahead, !isRising, options(planNames, 'plan', isNarrow)),
    (scene) => alongLine(scene, dots, isRising, [[{ text: weighIns, look: 'quiet' }]]),
  ];
  const labels = [...fixed];
  for (const place of others) {
    const label = place(besides(bare, labels, flag));
    if (label) labels.push(label);
  }
  return { flag, labels };
}
