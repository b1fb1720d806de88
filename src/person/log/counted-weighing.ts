/** The last weigh-in of a log that isn't left out as a mistake. Pure. */
import { weighingsIn, weightTrend, type LogDay } from '@evenscale/formulas/own-maintenance';
import type { Kilograms } from '@evenscale/formulas/units';

/** A weigh-in that counts, and the trend on its day. */
export interface CountedWeighing {
  readonly day: number;
  readonly weight: Kilograms;
  readonly trend: Kilograms;
}

/** What the trend leaves out isn't anybody's weight; `null` without a weigh-in. */
export function lastCounted(days: readonly LogDay[]): CountedWeighing | null {
  const weighings = weighingsIn(days);
  const last = weightTrend(weighings).at(-1);
  const counted = last && weighings.find(({ day }) => day === last.day);
  return counted ? { day: counted.day, weight: counted.weight, trend: last.weight } : null;
}
