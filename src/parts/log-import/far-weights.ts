/** Weights in a file that are far from those around them: a typo, or another person on the scale. Pure. */
import { dayNumber } from '#person/log/local-day.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { isFarFrom } from '#person/log/unlikely-weight.ts';

/** Weigh-ins on either side that a weight is compared with, and how many days away they may be. */
const NEIGHBORS = { most: 5, least: 3, days: 60 } as const;

/** What the visitor wants with those weights. */
export type FarChoice = 'leave' | 'keep';

interface Weighing {
  readonly entry: StoredLogDay;
  readonly day: number;
  readonly weight: number;
}

/** Whether a weight is far from its neighbors on one side; `null` if they are too few to say so. */
function isFarIn(neighbors: readonly Weighing[], { day, weight }: Weighing): boolean | null {
  const near = neighbors.filter((other) => Math.abs(other.day - day) <= NEIGHBORS.days);
  const sorted = near.map((other) => other.weight).toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? weight;
  if (sorted.length >= NEIGHBORS.least) return isFarFrom(weight, middle);
  return sorted.some((other) => !isFarFrom(weight, other)) ? false : null;
}

/**
 * The days whose weight is far from those before and from those after it, where there are enough: a change that lasts
 * isn't a mistake.
 *
 * @param days - oldest first
 */
export function farWeights(days: readonly StoredLogDay[]): readonly StoredLogDay[] {
  const weighings = days.flatMap((entry): readonly Weighing[] =>
    entry.weightKg === undefined ? [] : [{ entry, day: dayNumber(entry.day), weight: entry.weightKg }],
  );
  return weighings.flatMap((weighing, at) => {
    if (weighing.entry.isConfirmed) return [];
    const before = weighings.slice(Math.max(0, at - NEIGHBORS.most), at);
    const after = weighings.slice(at + 1, at + 1 + NEIGHBORS.most);
    const sides = [isFarIn(before, weighing), isFarIn(after, weighing)];
    return sides.includes(true) && !sides.includes(false) ? weighing.entry : [];
  });
}

/** The days of a file without those weights, or with the visitor's word for them. */
export function judgedDays(
  days: readonly StoredLogDay[],
  far: readonly StoredLogDay[],
  choice: FarChoice | null,
): readonly StoredLogDay[] {
  if (far.length === 0 || choice === null) return days;
  const isFar = new Set(far.map(({ day }) => day));
  return days.flatMap((entry) => {
    if (!isFar.has(entry.day)) return entry;
    if (choice === 'keep') return { ...entry, isConfirmed: true as const };
    const { weightKg: _, ...others } = entry;
    return Object.keys(others).length > 1 ? others : [];
  });
}
