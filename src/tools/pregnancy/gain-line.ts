import { FIRST_TRIMESTER_END, gainRange, gainRangeImperial, TERM } from '@evenscale/formulas/pregnancy';
import { type Weeks, weeks } from '@evenscale/formulas/units';
import type { GainSpan } from './gain-place.ts';
import type { GainReport } from './report.ts';

/** The range until a week, in the units of the report. */
export interface GainAt extends GainSpan {
  readonly week: Weeks;
}

/** Weeks from one row of the table to the next. */
const ROW_STEP = 4;

function rangesAt({ category, isTwins, units }: GainReport, at: readonly Weeks[]): readonly GainAt[] {
  const rangeOf = units === 'metric' ? gainRange : gainRangeImperial;
  return at.flatMap((week) => {
    const range = rangeOf(category, week, isTwins);
    return range ? [{ week, min: range.min, max: range.max }] : [];
  });
}

/** The last week of the line. */
export const termOf = ({ isTwins }: Pick<GainReport, 'isTwins'>): Weeks => TERM[isTwins ? 'twins' : 'single'];

/** True from the week on in which the range is that of the whole pregnancy. */
export const isAtTerm = (report: Pick<GainReport, 'week' | 'isTwins'>): boolean =>
  report.week >= termOf(report);

/** The corners of the band: its beginning, the end of the first trimester, and the last week. */
export const gainCorners = (report: GainReport): readonly GainAt[] =>
  rangesAt(report, [weeks(0), FIRST_TRIMESTER_END, termOf(report)]);

/** The rows of the chart's table: the end of the first trimester, and from there every fourth week, this one and the last. */
export function gainRows(report: GainReport): readonly GainAt[] {
  const term = termOf(report);
  const regular = Array.from({ length: Math.floor(term / ROW_STEP) + 1 }, (_, index) => index * ROW_STEP);
  const at = new Set([...regular, FIRST_TRIMESTER_END, Math.min(report.week, term), term]);
  // The guideline has no figure for a week before.
  const shown = [...at].filter((week) => week >= FIRST_TRIMESTER_END);
  return rangesAt(report, shown.toSorted((one, other) => one - other).map(weeks));
}
