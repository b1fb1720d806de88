/** The axis of a curve: a measuring rule of weeks and months, its dates, and the days to go. Pure. */
import { textWidth } from '#charts/label-box.ts';
import type { Scale } from '#charts/plot-path.ts';
import { dateLabel, isLongTime, monthLabel } from './curve-label-words.ts';

/** A date below the rule; a strong one is today or the goal. */
export interface AxisText {
  readonly text: string;
  readonly x: number;
  readonly row: number;
  readonly isStrong: boolean;
}

/** The line from today to the goal, with its text. */
export interface Bracket {
  readonly from: number;
  readonly to: number;
  readonly text: { readonly text: string; readonly x: number; readonly anchor: 'start' | 'middle' | 'end' };
}

export interface CurveAxis {
  /** A path of ticks that hang from y = 0. */
  readonly ticks: string;
  readonly strongTicks: string;
  readonly texts: readonly AxisText[];
  /** How many rows the texts need. */
  readonly rows: number;
}

/** The days of an axis. */
export interface AxisDays {
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly today: number;
  readonly end: number;
}

/** In pixels, at the usual text size. */
const WEEK_TICK = 4;
const MONTH_TICK = 9;
const TICK_GAP = 5.5;
/** In rem. */
const TEXT_GAP = 0.5;
/** "Nov 29 2027" would be one date. */
const YEAR_GAP = 1.25;

const DAYS_PER_WEEK = 7;
const MONTHS_PER_YEAR = 12;
const DAYS_PER_MONTH = 30.4;
const MS_PER_DAY = 86_400_000;
/** Where only every sixth month or fewer have room for a name, January has its year's. */
const YEARS_FROM = 6;
/** More first days of months would touch each other on a phone. */
const MOST_FIRSTS = 2;
/** How much of the first day's date is left of its tick: half, or all of it where more months have room then. */
const FIRST_SHARES = [0.5, 1] as const;
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120, 240] as const;

interface Month {
  readonly day: number;
  /** Months since January of year 0. */
  readonly index: number;
}

/** The first days of all months between two days. */
function monthsIn(first: number, last: number): readonly Month[] {
  const from = new Date(first * MS_PER_DAY);
  const start = from.getUTCFullYear() * MONTHS_PER_YEAR + from.getUTCMonth();
  const count = Math.ceil((last - first) / DAYS_PER_MONTH) + 2;
  return Array.from({ length: count }, (_, place) => ({
    index: start + place,
    day:
      Date.UTC(Math.floor((start + place) / MONTHS_PER_YEAR), (start + place) % MONTHS_PER_YEAR) / MS_PER_DAY,
  })).filter(({ day }) => day >= first && day <= last);
}

const tick = (x: number, length: number): string => `M${Math.round(x * 10) / 10},0v${length}`;

/** Ticks for months and weeks, as far as they don't touch; a week close to a month has none. */
function ticksOf(months: readonly Month[], days: AxisDays, x: Scale, rem: number): string {
  const gap = (TICK_GAP * rem) / 16;
  const perDay = x(1) - x(0);
  const areMonthsApart = perDay * DAYS_PER_MONTH >= gap;
  const long = months
    .filter(({ index }) => areMonthsApart || index % MONTHS_PER_YEAR === 0)
    .map(({ day }) => x(day));
  const weeks: number[] = [];
  if (perDay * DAYS_PER_WEEK >= gap)
    for (let day = days.start; day <= days.last; day += DAYS_PER_WEEK) weeks.push(x(day));
  const short = weeks.filter((at) => long.every((other) => Math.abs(other - at) >= gap));
  return [...long.map((at) => tick(at, MONTH_TICK)), ...short.map((at) => tick(at, WEEK_TICK))].join('');
}

interface Placing {
  readonly width: number;
  readonly rem: number;
  /** A longer text for today, if there is room for it. */
  readonly today: string | null;
}

interface Span {
  readonly left: number;
  readonly right: number;
  readonly row: number;
}

/** The text of a day, with its place. */
interface DayText extends AxisText, Span {
  readonly day: number;
}

/** Where a text is that has a share of itself left of `x`, inside the drawing. */
function spanOf(text: string, x: number, { width, rem }: Placing, share = 0.5): Omit<Span, 'row'> {
  const wide = textWidth(text, rem);
  const left = Math.max(0, Math.min(width - wide, x - share * wide));
  return { left, right: left + wide };
}

const isApart = (a: Omit<Span, 'row'>, b: Omit<Span, 'row'>, gap: number): boolean =>
  a.left - b.right >= gap || b.left - a.right >= gap;

/** Today and the end: always there, on two rows if they would touch. The start is there if it touches neither. */
function fixedTexts(days: AxisDays, x: Scale, place: Placing, firstShare: number): readonly DayText[] {
  const isLong = isLongTime(days.last - days.first);
  const textOn = (day: number, text: string): DayText => {
    const span = spanOf(text, x(day), place, day === days.start ? firstShare : undefined);
    const isStrong = day === days.today || day === days.end;
    return { ...span, day, text, x: (span.left + span.right) / 2, row: 0, isStrong };
  };
  const isFree = (text: Span, others: readonly Span[]): boolean =>
    others.every((other) => isApart(other, text, TEXT_GAP * place.rem));
  const dates = (...some: readonly number[]) => some.map((day) => textOn(day, dateLabel(day, isLong)));
  // Everybody knows this year.
  const short = textOn(days.today, dateLabel(days.today, false));
  const long = place.today === null ? short : textOn(days.today, place.today);
  const end = days.end === days.today ? [] : dates(days.end);
  const start = dates(days.start).filter((text) => isFree(text, [short, ...end]));
  const today = isFree(long, [...end, ...start]) ? long : short;
  return [...end, { ...today, row: isFree(today, end) ? 0 : 1 }, ...start];
}

const monthOf = (day: number): string => new Date(day * MS_PER_DAY).toISOString().slice(0, 7);

/** What a month can be called, the longest first: January has its year, too, or only that. */
function monthNames({ day, index }: Month, step: number): readonly string[] {
  const isJanuary = index % MONTHS_PER_YEAR === 0;
  const [month, year] = [monthLabel(day, false), monthLabel(day, true)];
  if (!isJanuary) return [month];
  return step < YEARS_FROM ? [`${month} ${year}`, month] : [year];
}

/** Names of months or years, wherever there is room: not of a month that a date has already, nor a year that looks like a date's. */
function monthTexts(
  months: readonly Month[],
  fixed: readonly DayText[],
  x: Scale,
  place: Placing,
): readonly AxisText[] {
  const perMonth = (x(1) - x(0)) * DAYS_PER_MONTH;
  // Of two neighbors, at most one is a year.
  const most = textWidth('2026Mar', place.rem) / 2 + TEXT_GAP * place.rem;
  const step = MONTH_STEPS.find((size) => size * perMonth >= most) ?? Infinity;
  const dateGap = (step < YEARS_FROM ? TEXT_GAP : YEAR_GAP) * place.rem;
  const dates = fixed.filter(({ row }) => row === 0);
  const named = months.filter(({ index }) => index % step === 0);
  const placeOf = (text: string, { day }: Month): Omit<Span, 'row'> => {
    const wide = textWidth(text, place.rem);
    return { left: x(day) - wide / 2, right: x(day) + wide / 2 };
  };
  return named.flatMap((month, at): readonly AxisText[] => {
    if (fixed.some(({ day }) => monthOf(day) === monthOf(month.day))) return [];
    const neighbors = [named[at - 1], named[at + 1]].flatMap((other) =>
      other ? [placeOf(monthNames(other, step).at(-1) ?? '', other)] : [],
    );
    const text = monthNames(month, step).find((name) => {
      const span = placeOf(name, month);
      const isInside = span.left >= 0 && span.right <= place.width;
      return (
        isInside &&
        dates.every((other) => isApart(other, span, dateGap)) &&
        neighbors.every((other) => isApart(other, span, TEXT_GAP * place.rem))
      );
    });
    return text === undefined ? [] : [{ text, x: x(month.day), row: 0, isStrong: false }];
  });
}

/** The first days of months as dates, where no month is named: "Nov 1" is clear beside "Nov 27", and "Nov" isn't. */
function firstTexts(
  months: readonly Month[],
  fixed: readonly DayText[],
  x: Scale,
  place: Placing,
): readonly AxisText[] {
  return months.flatMap(({ day }): readonly AxisText[] => {
    const text = dateLabel(day, false);
    const span = { ...spanOf(text, x(day), place), row: 0 };
    const isClear = fixed.every((other) => other.row > 0 || isApart(other, span, TEXT_GAP * place.rem));
    return isClear ? [{ text, x: x(day), row: 0, isStrong: false }] : [];
  });
}

/** The names of months where there is room for any; in a few weeks, their first days. */
function textsBetween(
  months: readonly Month[],
  fixed: readonly DayText[],
  x: Scale,
  place: Placing,
): readonly AxisText[] {
  const named = monthTexts(months, fixed, x, place);
  return named.length > 0 || months.length > MOST_FIRSTS ? named : firstTexts(months, fixed, x, place);
}

/** Lays out the axis of some days. */
export function curveAxis(days: AxisDays, x: Scale, place: Placing): CurveAxis {
  const months = monthsIn(days.first, days.last);
  const texts = FIRST_SHARES.map((share) => {
    const fixed = fixedTexts(days, x, place, share);
    return [...fixed, ...textsBetween(months, fixed, x, place)];
  }).reduce((one, other) => (other.length > one.length ? other : one));
  const strong = [...new Set([days.today, days.end])].map((day) => tick(x(day), MONTH_TICK));
  return {
    ticks: ticksOf(months, days, x, place.rem),
    strongTicks: strong.join(''),
    texts,
    rows: 1 + Math.max(...texts.map(({ row }) => row)),
  };
}

/** The bracket below the dates; its text is beside it if it's too short, and without room there is none. */
export function bracketOf(
  texts: readonly string[],
  [from, to]: readonly [number, number],
  width: number,
  rem: number,
): Bracket | null {
  if (to <= from) return null;
  const gap = TEXT_GAP * rem;
  const options = texts.flatMap((text) => {
    const wide = textWidth(text, rem);
    return [
      { text, x: (from + to) / 2, anchor: 'middle', fits: to - from >= wide + 2 * gap },
      { text, x: from - gap, anchor: 'end', fits: from - gap >= wide },
      { text, x: to + gap, anchor: 'start', fits: to + gap + wide <= width },
    ] as const;
  });
  const place = options.find(({ fits }) => fits);
  return place ? { from, to, text: place } : null;
}
