/** The number to act on today in one line, where the answer is screens away. Pure. */
import { kcal, type EnergyUnit, type Kcal } from '@evenscale/formulas/units';
import { dateLabel } from '#charts/curve/curve-label-words.ts';
import { energyFigure, formatEnergy, shownEnergyDifference } from '#person/energy/format-energy.ts';
import { dayNumber } from '#person/log/local-day.ts';
import type { LogReport } from '#person/log/log-report.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import type { OnTheWay, PlanToday } from '#person/plan/plan-today.ts';
import { formatKcal } from '#ui/text/format.ts';
import type { FigureDay } from './next-step.ts';
import { todayLineWords as words } from './words.ts';

/** Between two facts; a line that wraps ends with it. */
const DOT = '\u00a0· ';

/** Less above the plan isn't worth a word, in kcal. */
const MUCH = 50;

/** What is logged as eaten on a day. */
export function eatenOn(days: readonly StoredLogDay[], on: string): Kcal | null {
  const eaten = days.findLast(({ day }) => day === on)?.intakeKcal;
  return eaten === undefined ? null : kcal(eaten);
}

export interface TodayFacts {
  readonly report: LogReport;
  /** The plan that is followed; `null` without one. */
  readonly now: PlanToday | null;
  /** What is logged as eaten today. */
  readonly eaten: Kcal | null;
  /** When a log without a figure has one. */
  readonly figure: FigureDay | null;
}

/** More than planned, without alarm; less isn't praised. */
function overLine(intake: Kcal, eaten: Kcal | null, unit: EnergyUnit): string {
  const over = (eaten ?? 0) - intake;
  return over < MUCH ? '' : `${DOT}${words.over(formatEnergy(kcal(over), unit))}`;
}

const whichDay = ({ week }: OnTheWay): 'any' | 'training' | 'rest' =>
  week === null ? 'any' : week.isTraining ? 'training' : 'rest';

/** What is left of the plan's calories once something was eaten; `null` if nothing is, and where they aren't shown. */
export function leftToday(now: OnTheWay, eaten: Kcal | null, unit: EnergyUnit): string | null {
  const { intake } = now;
  if (intake.status === 'withheld' || eaten === null) return null;
  const left = shownEnergyDifference(intake.value, eaten, unit);
  if (left <= 0) return null;
  return words.left(`${formatKcal(left)} ${unit}`, energyFigure(intake.value, unit), whichDay(now));
}

function planLine({ now, eaten }: { readonly now: OnTheWay; readonly eaten: Kcal | null }, unit: EnergyUnit) {
  const { intake, day, days } = now;
  if (intake.status === 'withheld') return null;
  const line = leftToday(now, eaten, unit) ?? words.plan(formatEnergy(intake.value, unit), whichDay(now));
  const place = day === 0 ? '' : `${DOT}${words.day(formatKcal(day), formatKcal(days))}`;
  return line + place + overLine(intake.value, eaten, unit);
}

/**
 * The plan's calories, or else what the log says its person uses, or when it will; `null` where a note comes before any
 * figure.
 */
export function todayLine({ report, now, eaten, figure }: TodayFacts, unit: EnergyUnit): string | null {
  if (report.kind === 'stopped' || report.kind === 'pregnancy' || report.kind === 'underAge') return null;
  if (now?.kind === 'underWay') return planLine({ now, eaten }, unit);
  if (report.kind === 'estimated') {
    const { value, low, high } = report.found.maintenance;
    const range = `${energyFigure(low, unit)}–${energyFigure(high, unit)}`;
    return words.uses(formatEnergy(value, unit), range);
  }
  return figure && words.from(dateLabel(dayNumber(figure.day), false), figure.isEveryDay);
}
