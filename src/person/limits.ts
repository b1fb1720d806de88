/** The limits of forms, links, files and stored results. One table for all tools. */
import { bmiValue, cm, kg, percent } from '@evenscale/formulas/units';

/** The heaviest weight and the tallest height that are accepted, so that no result can overflow (ruling 8). */
export const HEAVIEST = kg(1000);
export const TALLEST = cm(300);

/** Below and above these BMIs, an entry is questioned before anything is calculated (ruling 33). */
export const PLAUSIBLE_BMI = { min: bmiValue(9), max: bmiValue(120) } as const;

/** Accepted ages in completed years, by tool (specification 5). */
export const AGE_LIMITS = {
  home: { youngest: 0, oldest: 120 },
  tdee: { youngest: 1, oldest: 120 },
  planner: { youngest: 1, oldest: 120 },
} as const;

/** Accepted body fat and the arrow keys' step, in percent (specification 5). */
export const BODY_FAT_LIMITS = { least: percent(1), most: percent(70), step: 0.1 } as const;

/** One's own maintenance calories in kcal: what the log's formula gives at all, and the upper end of its interval. */
export const OWN_MAINTENANCE_LIMITS = { least: 500, most: 10_000, highest: 20_000 } as const;

/**
 * What a body can use in a day for its resting energy. Below it uses less than at rest; above it nobody keeps up for
 * months. Own maintenance calories outside of this aren't used.
 */
export const OWN_PAL_LIMITS = { least: 1, most: 2.5 } as const;

/** A weight that differs by more than this share from the log's is another one. */
export const OTHER_WEIGHT_SHARE = 0.05;

/** Characters of one typed entry that are stored or carried in a link. */
export const LONGEST_ENTRY = 40;
