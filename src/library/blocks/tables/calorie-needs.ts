import { ACTIVITY_FACTORS, type ActivityLevel, type Gender, mifflinStJeor } from '@evenscale/formulas/energy';
import { cm, kg, years } from '@evenscale/formulas/units';

/** Daily calories at three activity levels, from least to most active. */
type ThreeLevels = readonly [number, number, number];

/** The table’s people: the reference woman and man of the Dietary Guidelines, at a BMI of about 22. */
const REFERENCE = {
  female: { weight: kg(57.15), height: cm(162.56) }, // 126 lb, 5 ft 4 in
  male: { weight: kg(69.85), height: cm(177.8) }, // 154 lb, 5 ft 10 in
} as const;

/** Our three levels that correspond to the guidelines' sedentary, moderately active and active. */
export const COMPARED_LEVELS: readonly ActivityLevel[] = ['lightlyActive', 'moderatelyActive', 'veryActive'];

/**
 * Estimated calorie needs from the Dietary Guidelines for Americans, 2020–2025, table A2-2, in kcal per day: sedentary,
 * moderately active and active, rounded to 200 in the source.
 */
const OFFICIAL: Readonly<Record<Gender, Readonly<Record<number, ThreeLevels>>>> = {
  female: {
    20: [2000, 2200, 2400],
    30: [1800, 2000, 2400],
    40: [1800, 2000, 2200],
    50: [1800, 2000, 2200],
    60: [1600, 1800, 2200],
    70: [1600, 1800, 2000],
    80: [1600, 1800, 2000],
  },
  male: {
    20: [2600, 2800, 3000],
    30: [2400, 2600, 3000],
    40: [2400, 2600, 2800],
    50: [2200, 2400, 2800],
    60: [2200, 2400, 2600],
    70: [2000, 2200, 2600],
    80: [2000, 2200, 2400],
  },
};

/** The needs at one age: ours, and the official ones. */
export interface CalorieNeeds {
  readonly age: number;
  readonly ours: readonly number[];
  readonly official: readonly number[];
}

/** Calorie needs by age for the reference woman or man, in kcal per day; ours aren't rounded. */
export function calorieNeeds(gender: Gender): readonly CalorieNeeds[] {
  const { weight, height } = REFERENCE[gender];
  return Object.entries(OFFICIAL[gender]).map(([age, official]) => {
    const rest = mifflinStJeor(weight, height, years(Number(age)), gender);
    return {
      age: Number(age),
      ours: COMPARED_LEVELS.map((level) => rest * ACTIVITY_FACTORS[level]),
      official,
    };
  });
}
