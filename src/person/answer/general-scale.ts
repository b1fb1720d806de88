/** Beside a category of BMI where `isLossUnneeded`: the range from 65 on counts more. */
export const GENERAL_SCALE = 'by the general adult scale';
