/** The words in a curve. */
import type { WeightUnit } from '@evenscale/formulas/units';
import { formatGivenWeight, formatWeight, formatWholeWeight } from '#person/format-weight.ts';
import { formatDate, formatDayOfYear, formatShortMonth, formatYear } from '#ui/text/format-date.ts';
import { formatPlural } from '#ui/text/format-plural.ts';
import { bandOf, type CurvePicture, type ExpectedDay } from './curve-picture.ts';
import { dayNumbered } from './format-day.ts';
import type { WeightOnDay } from './log-trend.ts';
import type { LabelLine } from '#charts/label-places.ts';

/** In days. */
const LONG = 330;

/** The labels in a curve; of several texts the first that fits, and on a phone not the longest. */
export interface CurveTexts {
  readonly now: readonly (readonly LabelLine[])[];
  /** The goal, or the end of a projection. */
  readonly end: readonly string[];
  readonly milestone: readonly LabelLine[] | null;
  readonly expected: readonly string[];
  readonly band: readonly (readonly LabelLine[])[];
  /** The name of its measured part, for a place within that; none where the band has one shade. */
  readonly measured: readonly LabelLine[] | null;
  readonly weighIns: string;
  /** The names of the weigh-ins that are left out, each with a shorter alternative; none where they have no marks. */
  readonly leftOut: readonly (readonly string[])[];
  /** The time to the goal; none without one. */
  readonly ahead: readonly string[];
  /** Today on the axis of a wide drawing; `null` if it isn't on the curve. */
  readonly today: string | null;
  /** The weights beside the plot: none, or closer together than usual. */
  readonly values?: 'none' | 'close';
  /** The characters that there is room for beside the plot, for another drawing below with the same days. */
  readonly valueRoom?: number;
  /** True if the goal has a handle; a goal without one stays where it is. */
  readonly hasHandle?: boolean;
}

/** True if dates need their year: the same day and month may come twice. */
export const isLongTime = (days: number): boolean => days > LONG;

/** A date on the axis: "Nov 22", with the year on a long one. */
export const dateLabel = (day: number, isLong: boolean): string =>
  (isLong ? formatDate : formatDayOfYear)(dayNumbered(day));

/** A month on the axis, or the year that it starts. */
export const monthLabel = (day: number, isYear: boolean): string =>
  (isYear ? formatYear : formatShortMonth)(dayNumbered(day));

const quiet = (text: string): LabelLine => ({ text, look: 'quiet' });

/** What a band is, without a share of people: beside a flag, they would be those who reach the goal. */
const PLAIN_BAND = [['likely range'], ['likely', 'range']].map((lines) => lines.map(quiet));
/** The same of one with a stronger part, which is lighter in a dark theme; the longest text first. */
const BAND = [['likely range;', 'the strong part is from a study'].map(quiet), ...PLAIN_BAND];
const MEASURED = [quiet('likely range, from a study')];

/** True if one part of a band is darker than another. */
const hasShades = (band: readonly Pick<ExpectedDay, 'isMeasured'>[]): boolean =>
  band.some(({ isMeasured }) => isMeasured) && band.some(({ isMeasured }) => !isMeasured);

/** How the expected weights are named. */
export const expectedNames = {
  projection: ['expected weight', 'expected'],
  plan: (intake: string | null) => [intake === null ? 'plan' : `plan, ${intake} a day`, 'plan'],
} as const;

/** The time to a goal. */
export function aheadTexts(days: number, isUnderway: boolean): readonly string[] {
  const short = formatPlural(days, ['# day', '# days']);
  return isUnderway ? [formatPlural(days, ['# day to go', '# days to go']), short] : [short];
}

export interface LabelOptions {
  readonly expected: readonly string[];
  readonly milestone?: string | undefined;
  readonly today: number;
  /** True if the first expected weight isn't one that was entered. */
  readonly isUnderWay?: boolean | undefined;
  /** The trend's name, for a reader whose trend it isn't. */
  readonly trendName?: string | undefined;
  /** True if the drawing has no weight, only its course. */
  readonly isWeightHidden?: boolean | undefined;
}

/** The weight in the ring and what it is, with shorter alternatives. */
function nowTexts(
  { points, trend, expected, now }: CurvePicture,
  unit: WeightUnit,
  {
    today,
    isUnderWay = false,
    trendName = 'your trend',
    isWeightHidden,
  }: Pick<LabelOptions, 'today' | 'isUnderWay' | 'trendName' | 'isWeightHidden'>,
): CurveTexts['now'] {
  const day = now.day === today ? 'today' : `on ${dateLabel(now.day, false)}`;
  if (isWeightHidden) return [[{ text: `${trendName} ${day}`, look: 'quiet' }]];
  const isGiven = trend.length === 0 && (points.length > 0 || (!isUnderWay && now.day === expected[0]?.day));
  const text = (isGiven ? formatGivenWeight : formatWeight)(now.weight, unit);
  const value = { text, look: 'value' } as const;
  const small = [{ text, look: 'strong' }] as const;
  const meaning = (words: string): readonly LabelLine[] => [value, { text: words, look: 'quiet' }];
  if (isGiven) return [[{ text: `${text} ${day}`, look: 'value' }], meaning(day), small];
  return [meaning(trend.length > 0 ? `${trendName} ${day}` : `the plan ${day}`), [value], small];
}

/** The goal or the end of a projection, with shorter alternatives. */
function endTexts(
  { weight, day, isGoal }: NonNullable<CurvePicture['end']>,
  unit: WeightUnit,
  isLong: boolean,
) {
  const whole = formatWholeWeight(weight, unit);
  const exact = isGoal ? formatGivenWeight(weight, unit) : `about ${whole}`;
  return [`${exact} · ${dateLabel(day, isLong)}`, exact, whole, ...(isGoal ? ['goal'] : [])];
}

/** A weigh-in that is left out: "92.4 kg, doesn’t fit", or only its weight. */
function leftOutTexts(weight: WeightOnDay['weight'], unit: WeightUnit): readonly string[] {
  const text = formatGivenWeight(weight, unit);
  return [`${text}, doesn’t fit`, text];
}

/** The labels of a picture. */
export function curveTexts(picture: CurvePicture, unit: WeightUnit, options: LabelOptions): CurveTexts {
  const { expected, milestone, today, isWeightHidden } = options;
  const { end, now, milestone: marked } = picture;
  const start = Math.min(
    ...[picture.points, picture.trend, picture.expected].flatMap((days) => days[0]?.day ?? []),
  );
  const isLong = isLongTime((end?.day ?? now.day) - start);
  const isShaded = hasShades(bandOf(picture));
  return {
    now: nowTexts(picture, unit, options),
    end: end ? endTexts(end, unit, isLong) : [],
    milestone:
      marked && milestone !== undefined
        ? [
            { text: milestone, look: 'strong' },
            { text: dateLabel(marked.day, isLong), look: 'quiet' },
          ]
        : null,
    expected,
    band: isShaded ? BAND : PLAIN_BAND,
    measured: isShaded ? MEASURED : null,
    weighIns: 'weigh-ins',
    leftOut: isWeightHidden ? [] : picture.leftOut.map(({ weight }) => leftOutTexts(weight, unit)),
    ahead: end?.isGoal ? aheadTexts(end.day - picture.today, picture.today > start) : [],
    today: picture.today === today && today > start ? `today, ${dateLabel(today, false)}` : null,
    ...(isWeightHidden ? { values: 'none' } : {}),
  };
}
