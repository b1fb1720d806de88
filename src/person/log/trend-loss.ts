/** How much of the weight is gone by a log's trend. Pure. */
import type { weightTrend } from '@evenscale/formulas/own-maintenance';
import type { TrendLoss } from '#person/policy/concerns.ts';

/**
 * From the first weigh-in of the last days to the last one; `null` without two.
 *
 * @param since - the number of the first day that counts
 */
export function lossSince(trend: ReturnType<typeof weightTrend>, since: number): TrendLoss | null {
  const [first, last] = [trend.find(({ day }) => day >= since), trend.at(-1)];
  if (!first || !last || first.day === last.day) return null;
  return { days: last.day - first.day, share: (first.weight - last.weight) / first.weight };
}
