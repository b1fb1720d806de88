/** An example of a log, for visitors who have none yet. Pure. */
import { kg } from '@evenscale/formulas/units';
import type { Weighing } from '@evenscale/formulas/own-maintenance';

const DAYS = 41;

/** Six weeks of weigh-ins up to a day: a slow loss below the swings of water, with some days left out. */
export function sampleWeighings(last: number): readonly Weighing[] {
  return Array.from({ length: DAYS }, (_, index) => ({
    day: last + 1 - DAYS + index,
    weight: kg(74 - 0.055 * index + 0.35 * Math.sin(index * 2.3) + 0.25 * Math.sin(index * 0.9 + 1)),
    isConfirmed: false,
  })).filter(({ day }) => day % 6 !== 2);
}
