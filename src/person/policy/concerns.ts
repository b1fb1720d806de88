/**
 * What a log shows that shouldn't go on without a word, or not at all. Evenscale's own limits, but for the least intake (see
 * `limits.ts`); the pace is the fastest that a plan can have, with room for the water of the first days.
 */
import { type Gender, LOWEST_SHOWN_TARGET, MINIMUM_INTAKE } from '@evenscale/formulas/energy';
import type { BodyMassIndex, Kcal, Years } from '@evenscale/formulas/units';
import { isFarUnderweight, isOlderAge, isUnderAge, isUnderweight, OLDER } from './limits.ts';

/**
 * - `farUnderweightLoss`: any loss below BMI 16
 * - `underweightLoss`: more than 1% of the weight a week below BMI 18.5; `underweightSlowLoss`: less than that
 * - `olderLoss`: from 65 on, more than 5% of the weight lost within half a year, where losing isn't needed
 * - `fastLoss`: more than 1% of the weight a week
 * - `tooLittle`: less eaten than the usual minimum; `farTooLittle`: the same below BMI 16, where eating more needs a doctor
 */
export type LogConcern =
  | 'farUnderweightLoss'
  | 'underweightLoss'
  | 'underweightSlowLoss'
  | 'olderLoss'
  | 'fastLoss'
  | 'tooLittle'
  | 'farTooLittle';

/** The shares of the weight, and the days over which a loss is judged. */
export const CONCERN_LIMITS = {
  olderShare: 0.05,
  olderDays: 182,
  weeklyShare: 0.01,
  waterShare: 0.015,
  fastDays: { least: 13, most: 28 },
  /** Below BMI 18.5, a loss isn’t waited for as long. */
  underweightDays: 7,
  intakeDays: { least: 4, most: 14 },
} as const;

/** A change of the trend: days between two weigh-ins, and the share of the first weight that is gone (below 0: gained). */
export interface TrendLoss {
  readonly days: number;
  readonly share: number;
}

export interface ConcernFacts {
  /** Each is `null` while it isn't known. */
  readonly person: {
    readonly gender: Gender | null;
    readonly age: Years | null;
    readonly bmi: BodyMassIndex | null;
  };
  /** The mean of the days with meals in the last two weeks; `null` for too few of them. */
  readonly meanIntake: Kcal | null;
  /** Over the last half year, and over the last four weeks; `null` without two weigh-ins. */
  readonly halfYear: TrendLoss | null;
  readonly fourWeeks: TrendLoss | null;
}

function isOlderLoss({ person: { age, bmi }, halfYear }: ConcernFacts): boolean {
  if (age === null || bmi === null || !halfYear) return false;
  if (!isOlderAge(age) || bmi >= OLDER.highestBmi) return false;
  return halfYear.share > CONCERN_LIMITS.olderShare;
}

const isFaster = ({ days, share }: TrendLoss): boolean =>
  share > CONCERN_LIMITS.waterShare + (CONCERN_LIMITS.weeklyShare * days) / 7;

const isFastLoss = ({ fourWeeks }: ConcernFacts): boolean =>
  fourWeeks !== null && fourWeeks.days >= CONCERN_LIMITS.fastDays.least && isFaster(fourWeeks);

/** What is said about a loss below the healthy range: the lower the BMI, the less of it; `null` for no loss. */
export function underweightLoss(bmi: BodyMassIndex | null, fourWeeks: TrendLoss | null): LogConcern | null {
  const { underweightDays, waterShare } = CONCERN_LIMITS;
  if (bmi === null || !isUnderweight(bmi) || !fourWeeks || fourWeeks.days < underweightDays) return null;
  if (fourWeeks.share <= waterShare) return null;
  if (isFarUnderweight(bmi)) return 'farUnderweightLoss';
  return isFaster(fourWeeks) ? 'underweightLoss' : 'underweightSlowLoss';
}

function lossIn(facts: ConcernFacts): LogConcern | null {
  const underweight = underweightLoss(facts.person.bmi, facts.fourWeeks);
  if (underweight) return underweight;
  if (isOlderLoss(facts)) return 'olderLoss';
  return isFastLoss(facts) ? 'fastLoss' : null;
}

/** Until the sex is known, the lower minimum decides. As printed: 1,199.6 kcal is 1,200. */
function intakeConcern({ person: { gender, bmi }, meanIntake }: ConcernFacts): LogConcern | null {
  const least = MINIMUM_INTAKE[gender ?? 'female'];
  if (meanIntake === null || Math.round(meanIntake) >= least) return null;
  return bmi !== null && isFarUnderweight(bmi) ? 'farTooLittle' : 'tooLittle';
}

/** The concerns about a log, the most important first; none under 18, where the log has no figures at all. */
export function concernsAbout(facts: ConcernFacts): readonly LogConcern[] {
  const { age } = facts.person;
  if (age !== null && isUnderAge(age)) return [];
  return [lossIn(facts), intakeConcern(facts)].filter((concern) => concern !== null);
}

/** True if nobody should go on with a log alone: below BMI 16, or below 18.5 with less logged than the usual minimum (the lower one until the sex is known). */
export function isLogStopped(bmi: BodyMassIndex, meanIntake: Kcal | null, gender: Gender | null): boolean {
  if (isFarUnderweight(bmi)) return true;
  return (
    isUnderweight(bmi) && meanIntake !== null && Math.round(meanIntake) < MINIMUM_INTAKE[gender ?? 'female']
  );
}

/** True if a short log shouldn't count down to a figure: below BMI 18.5, or with less than 800 kcal a day logged. */
export const isCountdownStopped = (bmi: BodyMassIndex | null, meanIntake: Kcal | null): boolean =>
  (bmi !== null && isUnderweight(bmi)) || (meanIntake !== null && meanIntake < LOWEST_SHOWN_TARGET);
