/** The log → what its page shows. Pure. */
import { mifflinStJeor } from '@evenscale/formulas/energy';
import { bodyMassIndex } from '@evenscale/formulas/bmi';
import {
  type LogDay as DayOfLog,
  type LogLack,
  logWindow,
  type LogWindow,
  ownMaintenance,
  type OwnMaintenance,
  weighingsIn,
  weightTrend,
} from '@evenscale/formulas/own-maintenance';
import { type BodyMassIndex, cm, kcal, type Kcal, kg, type Years, years } from '@evenscale/formulas/units';
import { lastCounted } from './counted-weighing.ts';
import { daysInReach, withoutUnfinished } from './days-in-reach.ts';
import { addDays, dayNumber } from './local-day.ts';
import { ageOn, knownAgeOn, type LogDetails, type LogPerson, type StoredLogDay } from './parse-log.ts';
import { oddWeighing, type OddWeighing } from './odd-weighing.ts';
import { lossSince } from './trend-loss.ts';
import { figureFor, isUnderAge, isUnderweight } from '#person/policy.ts';
import {
  CONCERN_LIMITS,
  isCountdownStopped,
  isLogStopped,
  underweightLoss,
} from '#person/policy/concerns.ts';
import type { FigureOwner } from '#person/policy/owner.ts';

/** How close a log is to giving a figure. */
export interface LogCounts {
  readonly days: number;
  readonly intakeDays: number;
  readonly weighings: number;
}

type Estimated = Extract<OwnMaintenance, { kind: 'estimated' }>;

export type LogReport =
  | { readonly kind: 'empty' }
  | { readonly kind: 'lacking'; readonly lacks: readonly LogLack[]; readonly counts: LogCounts }
  /** Enough days, but sex, age or height is missing. */
  | { readonly kind: 'personUnknown' }
  | { readonly kind: 'underAge' }
  /** Weight is supposed to change: neither figure, countdown nor plan. */
  | { readonly kind: 'pregnancy' }
  /** Logging isn't good for this person now: a kind stop takes the place of figure and countdown. */
  | {
      readonly kind: 'stopped';
      readonly bmi: BodyMassIndex | null;
      /** Less than 800 kcal a day was logged. */
      readonly isTooLittle: boolean;
    }
  | { readonly kind: 'notModelled' }
  | { readonly kind: 'implausible' }
  | {
      readonly kind: 'estimated';
      readonly found: Estimated;
      /** Whose log it is. */
      readonly person: NonNullable<FigureOwner['person']>;
      /** The BMI at the last weigh-in that counts. */
      readonly bmi: BodyMassIndex;
      /** The figure is below the equation's resting energy, so meals are missing from the log. */
      readonly isBelowRest: boolean;
      readonly isUnderweight: boolean;
      /** A weigh-in that moves the figure by itself, until others settle it. */
      readonly odd: OddWeighing | null;
    };

const countsOf = ({ from, to, weighings, intakes }: LogWindow): LogCounts => ({
  days: to - from + 1,
  intakeDays: intakes.length,
  weighings: weighings.length,
});

/** The fewest days with meals that say how much someone eats. */
const LEAST_DAYS = 3;

/** The mean of what was logged; `null` for too few days. */
function meanIntakeIn(reach: readonly DayOfLog[]): Kcal | null {
  const intakes = reach.flatMap(({ intake }) => intake ?? []);
  const sum = intakes.reduce((total, intake) => total + intake, 0);
  return intakes.length < LEAST_DAYS ? null : kcal(sum / intakes.length);
}

/** True for somebody who loses weight fast below the healthy range: no figure is of use to them. */
function isLosingUnderweight(reach: readonly DayOfLog[], bmi: BodyMassIndex, today: string): boolean {
  const since = dayNumber(addDays(today, -CONCERN_LIMITS.fastDays.most));
  const trend = weightTrend(weighingsIn(reach.filter(({ day }) => day <= dayNumber(today))));
  return underweightLoss(bmi, lossSince(trend, since)) === 'underweightLoss';
}

/** The BMI at the last weigh-in that counts, since the trend is days behind a fast loss; `null` without one, or without a height. */
function lastBmi(reach: readonly DayOfLog[], details: LogDetails | null): BodyMassIndex | null {
  const last = lastCounted(reach);
  const height = details?.centimetres ?? null;
  return last && height !== null ? bodyMassIndex(last.weight, cm(height)) : null;
}

/** The stop, with both of its reasons. */
const stopped = (bmi: BodyMassIndex | null, meanIntake: Kcal | null): LogReport => ({
  kind: 'stopped',
  bmi,
  isTooLittle: meanIntake !== null && isCountdownStopped(null, meanIntake),
});

/** What a short log lacks, or the stop for someone for whom it shouldn't count down to a figure. */
function lacking(window: LogWindow, bmi: BodyMassIndex | null, meanIntake: Kcal | null): LogReport {
  if (isCountdownStopped(bmi, meanIntake)) return stopped(bmi, meanIntake);
  return { kind: 'lacking', lacks: window.lacks, counts: countsOf(window) };
}

/** What the days say of whom they are about. */
interface Seen {
  readonly bmi: BodyMassIndex | null;
  readonly meanIntake: Kcal | null;
}

function estimated(
  person: LogPerson,
  today: string,
  reach: readonly DayOfLog[],
  { bmi, meanIntake }: Seen,
): LogReport {
  const age = years(ageOn(person, today));
  const { gender, centimetres } = person;
  const body = { gender, age, height: cm(centimetres), bodyFat: null };
  const find = (entries: readonly DayOfLog[]): OwnMaintenance => {
    const all = ownMaintenance(body, entries);
    return all.kind === 'lacking' ? ownMaintenance(body, withoutUnfinished(entries, today)) : all;
  };
  const found = find(reach);
  if (found.kind === 'lacking') return lacking(found.window, bmi, meanIntake);
  if (found.kind !== 'estimated') return { kind: found.kind };
  return withFigure(found, { person, age, findWithout: (day) => find(withoutWeight(reach, day)) });
}

const withoutWeight = (reach: readonly DayOfLog[], day: number): readonly DayOfLog[] =>
  reach.map((entry) => (entry.day === day ? { ...entry, weight: null } : entry));

interface Found {
  readonly person: LogPerson;
  readonly age: Years;
  /** What the log gives without the weigh-in of a day. */
  readonly findWithout: (day: number) => OwnMaintenance;
}

/** An estimate as its person may see it, at the weight of the trend. */
function withFigure(
  found: Estimated,
  { person: { gender, centimetres }, age, findWithout }: Found,
): LogReport {
  const { value } = found.maintenance;
  const height = cm(centimetres);
  const { weighings } = found.window;
  const bmi = bodyMassIndex(weighings.at(-1)?.weight ?? kg(0), height);
  const weight = weightTrend(weighings).at(-1)?.weight ?? kg(0);
  const bmr = mifflinStJeor(weight, height, age, gender);
  const facts = { gender, age, height, weight, bmi, bmr, tdee: value };
  const isWithheld = (figure: Kcal): boolean => figureFor('logFigure', figure, facts).status === 'withheld';
  if (isWithheld(value)) return { kind: 'implausible' };
  return {
    kind: 'estimated',
    found,
    person: { gender, age, centimetres },
    bmi,
    isBelowRest: value < bmr,
    isUnderweight: isUnderweight(bmi),
    odd: oddWeighing(value, found.window, (day) => {
      const other = findWithout(day);
      return other.kind === 'estimated' && !isWithheld(other.maintenance.value) ? other.maintenance : null;
    }),
  };
}

/** True if what is known of the person says that logging isn't good for them now. */
function isStoppedFor(
  details: LogDetails | null,
  today: string,
  reach: readonly DayOfLog[],
  { bmi, meanIntake }: Seen,
): boolean {
  if (bmi === null) return false;
  return isLogStopped(bmi, meanIntake, details?.gender ?? null) || isLosingUnderweight(reach, bmi, today);
}

/** Until the three details are kept: what else is missing. */
function unknown(today: string, reach: readonly DayOfLog[], { bmi, meanIntake }: Seen): LogReport {
  const window = logWindow(withoutUnfinished(reach, today));
  return window.lacks.length === 0 ? { kind: 'personUnknown' } : lacking(window, bmi, meanIntake);
}

/**
 * The page's report on a log.
 *
 * @param person - whom the figure is for; `null` until the three details are kept
 * @param pregnancy - known only if it was said in this visit
 * @param details - what is known of the person so far, for what is safe to show
 */
export function buildLogReport(
  days: readonly StoredLogDay[],
  person: LogPerson | null,
  today: string,
  pregnancy = false,
  details: LogDetails | null = person,
): LogReport {
  const age = knownAgeOn(details, today);
  if (age !== null && isUnderAge(age)) return { kind: 'underAge' };
  if (pregnancy) return { kind: 'pregnancy' };
  if (days.length === 0) return { kind: 'empty' };
  const reach = daysInReach(days);
  const seen = { bmi: lastBmi(reach, details), meanIntake: meanIntakeIn(reach) };
  if (isStoppedFor(details, today, reach, seen)) return stopped(seen.bmi, seen.meanIntake);
  return person ? estimated(person, today, reach, seen) : unknown(today, reach, seen);
}
