/** An example of a trend, for visitors who have none yet: without days and weights, so that nobody takes it for theirs. Pure. */
import { weightTrend, type Weighing } from '@evenscale/formulas/own-maintenance';
import { kg } from '@evenscale/formulas/units';
import { linearScale, linePath, type Point } from '#charts/plot-path.ts';

const DAYS = 41;

/** Six weeks of weigh-ins: a slow loss below the swings of water, with some days left out. */
const weighings: readonly Weighing[] = Array.from({ length: DAYS }, (_, index) => ({
  day: index,
  weight: kg(74 - 0.055 * index + 0.35 * Math.sin(index * 2.3) + 0.25 * Math.sin(index * 0.9 + 1)),
  isConfirmed: false,
})).filter(({ day }) => day % 6 !== 2);

export interface SampleDrawing {
  readonly width: number;
  readonly height: number;
  readonly dots: readonly Point[];
  /** The path of the trend. */
  readonly trend: string;
}

/** The drawing, with room for a dot around it. */
export function sampleDrawing(width: number, height: number, room: number): SampleDrawing {
  const weights = weighings.map(({ weight }) => weight);
  const x = linearScale([0, DAYS - 1], [room, width - room]);
  const y = linearScale([Math.max(...weights), Math.min(...weights)], [room, height - room]);
  const placed = (days: readonly Pick<Weighing, 'day' | 'weight'>[]): readonly Point[] =>
    days.map(({ day, weight }) => [x(day), y(weight)]);
  return { width, height, dots: placed(weighings), trend: linePath(placed(weightTrend(weighings))) };
}
