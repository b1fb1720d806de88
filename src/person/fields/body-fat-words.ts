import { BODY_FAT_LIMITS } from '#person/limits.ts';

/** The words of the optional body fat. */
export const bodyFatWords = {
  ask: 'I know my body fat (optional)',
  /** On the page that estimates it. */
  has: 'I already have a measurement (optional)',
  name: 'Body fat',
  hint: 'From a scan, or calipers in trained hands. Your resting calories then come from your lean mass. Without a percentage, this uses your weight.',
  /** In the place of the hint, once something is calculated without it. */
  leftEmpty:
    'Left empty: we estimate it from your weight. A percentage is from a scan, or calipers in trained hands.',
  problem: `Enter your body fat as a percentage from ${BODY_FAT_LIMITS.least} to ${BODY_FAT_LIMITS.most}, for example 22, or clear the box.`,
} as const;
