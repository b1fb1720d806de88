/** Follows a BMI category if `isLossUnneeded`, since the range from 65 on matters more. */
export const GENERAL_SCALE = 'by the general adult scale';
