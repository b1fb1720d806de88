/**
 * Fewer weigh-ins, or fewer days between the first and the last, have no direction: within a week, water moves a weight by
 * more than food does, and a line through three points mostly follows one of them.
 */
export const TREND_NEEDS = { weighings: 4, days: 7 } as const;

/**
 * True if weigh-ins have a direction. Until then no trend is drawn or named: its line would turn with every weigh-in, and
 * while weights are hidden, it would tell what was typed.
 *
 * @param weighings - those that count, oldest first
 */
export function hasDirection(weighings: readonly { readonly day: number }[]): boolean {
  const [first, last] = [weighings[0], weighings.at(-1)];
  const span = first && last ? last.day - first.day : 0;
  return weighings.length >= TREND_NEEDS.weighings && span >= TREND_NEEDS.days;
}
