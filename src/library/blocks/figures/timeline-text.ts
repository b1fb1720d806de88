import { formatExact } from '#library/format-figure.ts';
import type { Ruler } from '#charts/ticks.ts';
import { withUnit } from '#library/blocks/with-unit.ts';

/** The parts of a timeline that describe its axis. */
export interface TimeScale {
  readonly min: number;
  readonly max: number;
  /** Label at the start of the axis. */
  readonly from: string;
  /** Label at its end. */
  readonly to: string;
  readonly unit: string;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

const HOURS_OF_A_DAY = 24;
const CLOCK = /^\d{1,2}:\d\d$/;

/** True if the axis shows the hours of a day as clock times. */
export const readsAsClock = ({ from, to, unit }: TimeScale): boolean =>
  unit === 'h' && CLOCK.test(from) && CLOCK.test(to);

/** A clock time; the axis may run past midnight. */
const clockText = (hours: number): string => {
  const minutes = Math.round(hours * 60);
  const hour = Math.floor(minutes / 60) % HOURS_OF_A_DAY;
  return `${String(hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

/** The ends of the axis have the given labels; numbers appear between them only if the ends are numbers too. */
export function timeText(value: number, scale: TimeScale): string {
  if (value === scale.min) return scale.from;
  if (value === scale.max) return scale.to;
  return readsAsClock(scale) ? clockText(value) : formatExact(value);
}

/** Space for labels on the narrowest page, and the width of a letter. */
const NARROWEST = 272;
const LETTER = 7.5;

/** The stretch of the axis that a text covers on the narrowest page. */
export const widthOf = (text: string, { min, max }: Pick<Ruler, 'min' | 'max'>): number =>
  ((text.length * LETTER) / NARROWEST) * (max - min);

/** The scale with its labeled values. */
export function labeledTimeline(ruler: Ruler, scale: TimeScale): Ruler {
  const inWords = !readsAsClock(scale) && !scale.from.startsWith(formatExact(scale.min));
  const between = ruler.labeled.filter((value) => value > scale.min && value < scale.max);
  const readable = between.filter((value) => {
    const half = widthOf(timeText(value, scale), scale) / 2;
    return (
      value - half > scale.min + widthOf(scale.from, scale) &&
      value + half < scale.max - widthOf(scale.to, scale)
    );
  });
  return { ...ruler, labeled: [scale.min, ...(inWords ? [] : readable), scale.max] };
}

/** A span with its label, as text next to the axis. */
export function spanText({ from, to, label }: Stretch, scale: TimeScale): string {
  const ends = [from, to].map(readsAsClock(scale) ? clockText : formatExact).join('–');
  return `${label} ${readsAsClock(scale) ? ends : withUnit(ends, scale.unit)}`;
}
