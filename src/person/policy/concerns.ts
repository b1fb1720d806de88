/**
 * What a log shows that shouldn't go on without a word. Evenscale's own limits, but for the least intake (see
 * `limits.ts`); the pace is the fastest that a plan can have, with room for the water of the first days.
 */
import { type Gender, MINIMUM_INTAKE } from '@evenscale/formulas/energy';
import type { BodyMassIndex, Kcal, Years } from '@evenscale/formulas/units';
import { isOlderAge, isUnderAge, OLDER } from './limits.ts';

/**
 * - `olderLoss`: from 65 on, more than 5% of the weight lost within half a year, where losing isn't needed
 * - `fastLoss`: more than 1% of the weight a week
 * - `tooLittle`: less eaten than the usual minimum
 */
export type LogConcern = 'olderLoss' | 'fastLoss' | 'tooLittle';

/** The shares of the weight, and the days over which a loss is judged. */
export const CONCERN_LIMITS = {
  olderShare: 0.05,
  olderDays: 182,
  weeklyShare: 0.01,
  waterShare: 0.015,
  fastDays: { least: 13, most: 28 },
  intakeDays: { least: 4, most: 14 },
} as const;

/** A change of the trend: days between two weigh-ins, and the share of the first weight that is gone (below 0: gained). */
export interface TrendLoss {
  readonly days: number;
  readonly share: number;
}

export interface ConcernFacts {
  /** `null` while the log doesn't know the person. */
  readonly person: { readonly gender: Gender; readonly age: Years; readonly bmi: BodyMassIndex } | null;
  /** The mean of the days with meals in the last two weeks; `null` for too few of them. */
  readonly meanIntake: Kcal | null;
  /** Over the last half year, and over the last four weeks; `null` without two weigh-ins. */
  readonly halfYear: TrendLoss | null;
  readonly fourWeeks: TrendLoss | null;
}

function isOlderLoss({ person, halfYear }: ConcernFacts): boolean {
  if (!person || !halfYear || !isOlderAge(person.age) || person.bmi >= OLDER.highestBmi) return false;
  return halfYear.share > CONCERN_LIMITS.olderShare;
}

function isFastLoss({ fourWeeks }: ConcernFacts): boolean {
  const { fastDays, waterShare, weeklyShare } = CONCERN_LIMITS;
  if (!fourWeeks || fourWeeks.days < fastDays.least) return false;
  return fourWeeks.share > waterShare + (weeklyShare * fourWeeks.days) / 7;
}

/** Until the person is known, the lower minimum decides. As printed: 1,199.6 kcal is 1,200. */
function isTooLittle({ person, meanIntake }: ConcernFacts): boolean {
  const least = MINIMUM_INTAKE[person?.gender ?? 'female'];
  return meanIntake !== null && Math.round(meanIntake) < least;
}

/** The concerns about a log, the most important first; none under 18, where the log has no figures at all. */
export function concernsAbout(facts: ConcernFacts): readonly LogConcern[] {
  if (facts.person && isUnderAge(facts.person.age)) return [];
  const loss: LogConcern | null = isOlderLoss(facts) ? 'olderLoss' : isFastLoss(facts) ? 'fastLoss' : null;
  const concerns: readonly (LogConcern | null)[] = [loss, isTooLittle(facts) ? 'tooLittle' : null];
  return concerns.filter((concern) => concern !== null);
}
