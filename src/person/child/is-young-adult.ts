/** Adults whom the growth charts still cover. In a file of its own, since only late parts ask. */
import type { Years } from '@evenscale/formulas/units';
import { END_OF_CHART, isUnderAge } from '#person/policy.ts';

/** True at 18 and 19: the answer of an adult, and one line with the percentile. */
export const isYoungAdult = (age: Years): boolean => !isUnderAge(age) && age < END_OF_CHART;
