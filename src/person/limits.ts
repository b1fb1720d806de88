/** The limits of forms, links, files and stored results. One table for all tools. */
import { bmiValue, cm, kg, percent } from '@evenscale/formulas/units';

/** The heaviest weight and the tallest height that are accepted, so that no result can overflow. */
export const HEAVIEST = kg(1000);
export const TALLEST = cm(300);

/** A BMI outside this range is questioned before anything is calculated. */
export const PLAUSIBLE_BMI = { min: bmiValue(9), max: bmiValue(120) } as const;

/** Accepted ages in completed years, by tool (specification 5). */
export const AGE_LIMITS = {
  home: { youngest: 0, oldest: 120 },
  tdee: { youngest: 1, oldest: 120 },
  planner: { youngest: 1, oldest: 120 },
} as const;

/** Accepted body fat and the arrow keys' step, in percent (specification 5). */
export const BODY_FAT_LIMITS = { least: percent(1), most: percent(70), step: 0.1 } as const;

/**
 * The visitor's own maintenance calories in kcal: the range of the log's formula, and the limit for the upper end of
 * its interval.
 */
export const OWN_MAINTENANCE_LIMITS = { least: 500, most: 10_000, highest: 20_000 } as const;

/** What somebody can have eaten for weeks, as shares of what they used, and weighed, as shares of the weight after that. */
export const EATEN_SHARES = { meals: { least: 0.2, most: 1.3 }, weight: { least: 0.8, most: 1.25 } } as const;

/**
 * The plausible range of daily energy divided by resting energy. A lower value would be less than the body uses at
 * rest; a higher one can't be kept up for months. Maintenance calories from a log that are outside this range aren't
 * used.
 */
export const OWN_PAL_LIMITS = { least: 1, most: 2.5 } as const;

/** A weight that differs from the log's by more than this fraction counts as another weight. */
export const OTHER_WEIGHT_SHARE = 0.05;

/** The most characters of a typed entry that are stored or included in a link. */
export const LONGEST_ENTRY = 40;
